import { button, html } from '../../ui/dom';
import { colorOfWord } from '../cards/drawing';
import { wordFor } from '../controls/choice_words';
import { makeColorField } from '../controls/color_field';
import { makeFontField } from '../controls/font_field';
import { NumberField } from '../controls/number_field';
import { readMask } from '../photos/mask';
import type { DeckSymbol } from '../protocol/generated';
import { isOwn } from '../state/queries';
import type { Store } from '../state/store';
import { entryOf, setSymbolKeys } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { showValue } from '../ui/field';
import { translate, type DesignerText } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { makeTextFields } from './text_fields';
import { portrait } from './thumbnails';

/** Words for how a symbol may be turned, and the degrees that mean the same. */
const words = { any: 180, upright: 0 };

const percents = ([min, max]: [number, number] = [1, 1]) => [100 * min, 100 * max] as const;

interface Listener {
    move(by: number): void;
    remove(): void;
    replace(): void;
    /** Missing where pictures can't be changed. */
    crop?: (() => void) | undefined;
}

/** The panel that changes what is chosen: one symbol, or what several can all have. */
export class Inspector {
    readonly element = html('fieldset', { class: 'inspector', hidden: true });
    private readonly picture = html('span', { class: 'portrait' });
    private readonly legend = html('legend');
    private readonly texts: ReturnType<typeof makeTextFields>;
    private readonly color = makeColorField(translate('color'), (hex) => this.set({ color: `"${hex}"` }));
    private readonly noColor = button(translate('as_others'), () => this.set({ color: undefined }));
    private readonly font: ReturnType<typeof makeFontField>;
    private readonly scale = new NumberField(
        {
            label: translate('size'),
            range: percents(keyOf('symbols.scale').range),
            usual: percents(keyOf('symbols.scale').usual),
            step: 5,
            unit: '%',
        },
        (percent) => this.set({ scale: percent === 100 ? undefined : String(percent / 100) }),
    );
    private readonly turn = keyOf('symbols.rotation');
    private readonly turned = new Toggles(
        translate('turned'),
        ['', ...this.turn.words].map((value) => ({ value, label: wordFor(this.turn.path, value) })),
        (word) => this.set({ upright: undefined, rotation: word || undefined }),
    );
    private readonly degrees = new NumberField(
        { label: translate('turned'), range: this.turn.range!, step: 5, unit: '°' },
        (degrees) => this.set({ upright: undefined, rotation: String(degrees) }),
    );
    private readonly mask = new Toggles(
        translate('shape'),
        keyOf('symbols.mask').words.map((value) => ({ value, label: wordFor('symbols.mask', value) })),
        (mask) => this.set({ mask: mask === 'none' ? undefined : mask }),
    );
    private readonly cutOut = html('input', {
        type: 'checkbox',
        onchange: () => this.set({ cut_out: this.cutOut.checked ? 'white' : undefined }),
    });
    private readonly crop = button(translate('crop'), () => this.listener.crop?.());
    private readonly ofWords: HTMLElement[];
    private readonly ofPictures: HTMLElement[];
    private readonly ofOne: HTMLElement[];
    private readonly own: HTMLElement[];
    private readonly remove: HTMLButtonElement;
    private chosen: readonly number[] = [];

    constructor(
        private readonly store: Store,
        private readonly listener: Listener,
    ) {
        this.texts = makeTextFields(store);
        this.font = makeFontField(store, (font) => this.set({ font: font ? quoted(font) : undefined }));
        this.remove = button('', () => listener.remove());
        const row = (name: DesignerText, kind: string, ...parts: HTMLElement[]) =>
            html('span', { class: kind }, `${translate(name)} `, parts);
        const { slider, box, refusal } = this.scale,
            scale = row('size', 'scale', slider, box, refusal),
            turned = row('turned', 'turned', this.turned.element, this.degrees.box, this.degrees.refusal),
            replace = button(translate('replace'), () => listener.replace()),
            earlier = button(translate('earlier'), () => listener.move(-1)),
            later = button(translate('later'), () => listener.move(1));
        this.degrees.box.placeholder = '°';
        this.ofWords = [
            row('color', 'color', this.color.element, this.noColor),
            row('font', 'font', this.font.element),
        ];
        this.ofPictures = [this.mask.element, html('label', translate('cut_out'), ' ', this.cutOut), this.crop];
        this.ofOne = [this.texts.element, this.crop, replace, earlier, later];
        this.own = [...this.ofOne, ...this.ofWords, ...this.ofPictures, scale, turned];
        this.element.append(
            this.legend,
            this.picture,
            this.texts.element,
            ...this.ofWords,
            scale,
            turned,
            ...this.ofPictures,
            html('span', { class: 'tools' }, replace, earlier, later, this.remove),
        );
    }

    /** Shows what can be changed of symbols by their indices. Those of a group or a folder can only be left out. */
    show(chosen: readonly number[]): void {
        const { state } = this.store,
            symbols = chosen.map((index) => state.symbols[index]!),
            symbol = symbols.at(-1),
            isOne = symbols.length === 1;
        this.chosen = chosen;
        this.element.hidden = !symbol;
        if (!symbol) return;
        const hasEntries = symbols.every((one) => isOwn(state, one)),
            areAll = (kind: string) => symbols.every((one) => one.kind === kind);
        this.legend.textContent = isOne ? symbol.name : translate('several_chosen', { n: symbols.length });
        const shown = portrait(symbol);
        this.picture.replaceChildren(typeof shown === 'string' && symbol.kind !== 'emoji' ? '' : shown);
        this.picture.hidden = !isOne;
        for (const control of this.own) control.hidden = !hasEntries;
        for (const control of this.ofOne) control.hidden ||= !isOne;
        for (const control of this.ofWords) control.hidden ||= !areAll('text');
        for (const control of this.ofPictures) control.hidden ||= !areAll('image');
        this.crop.hidden = !isOne || symbol.kind !== 'image' || !this.listener.crop || /\.svg$/i.test(symbol.what);
        this.remove.textContent = translate(hasEntries ? 'remove' : 'leave_out');
        if (hasEntries) this.showKeys(symbol);
        this.noColor.hidden = symbols.every(({ color }) => color === undefined);
    }

    private showKeys(symbol: DeckSymbol): void {
        const { text } = this.store.state,
            entry = entryOf(text, symbol);
        this.color.offer(this.store.state.colors);
        this.color.show(symbol.color ?? colorOfWord(symbol) ?? '#000000');
        const font = entry?.get('font');
        showValue(this.font.input, typeof font === 'string' ? font : '');
        this.scale.show(Math.round((symbol.scale ?? 1) * 100));
        this.showTurn(entry?.get('upright') === true ? 'upright' : entry?.get('rotation'));
        this.mask.show(readMask(entry).shape);
        this.cutOut.checked = entry?.get('cut_out') === 'white';
        this.texts.show(symbol);
    }

    /** Shows how a symbol may be turned: as the others, by a word, or by so many degrees. */
    private showTurn(rotation: unknown): void {
        const text = typeof rotation === 'string' || typeof rotation === 'number' ? String(rotation) : '',
            degrees = words[text as keyof typeof words] ?? Number(text.replace('°', ''));
        this.turned.show(text);
        this.degrees.show(degrees || 0, text === '' || Number.isNaN(degrees) ? text : undefined);
    }

    /** Sets keys of all that are chosen. */
    private set(keys: Record<string, string | undefined>): void {
        const chosen = this.chosen.map((index) => this.store.state.symbols[index]!);
        if (chosen.some(({ from }) => from === undefined)) return; // its place comes with the next cards
        const gesture = [...Object.keys(keys), ...chosen.map(({ id }) => id)].join(' ');
        this.store.edit((text) => setSymbolKeys(text, chosen, keys), gesture);
    }
}
