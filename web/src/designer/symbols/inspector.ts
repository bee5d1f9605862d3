import { button, html } from '../../dom';
import { colorOfWord } from '../cards/drawing';
import { wordFor } from '../controls/choice_words';
import { ColorField } from '../controls/color_field';
import { NumberField } from '../controls/number_field';
import type { DeckSymbol } from '../protocol/generated';
import { isOwn } from '../state/queries';
import type { Store } from '../state/store';
import { describeTooLong, isTooLong } from '../theme_text/long_words';
import { entryOf, setSymbolKeys, setText, textsOf } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { portrait } from './thumbnails';
import { TurnField } from './turn_field';

const percents = ([min, max]: [number, number] = [1, 1]) => [100 * min, 100 * max] as const;

interface Listener {
    move(by: number): void;
    remove(): void;
    replace(): void;
    /** Missing where pictures can't be changed. */
    crop?: (() => void) | undefined;
}

/** The panel that changes one symbol. */
export class Inspector {
    readonly element = html('fieldset', { class: 'inspector', hidden: true });
    private readonly picture = html('span', { class: 'portrait' });
    private readonly legend = html('legend');
    private readonly texts = html('span', { class: 'texts' });
    private readonly color = new ColorField(translate('color'), (hex) => this.set('color', `"${hex}"`));
    private readonly noColor = button(translate('as_others'), () => this.set('color'));
    private readonly font = html('input', {
        type: 'text',
        list: 'fonts',
        autocomplete: 'off',
        placeholder: translate('as_others'),
    });
    private readonly scale = new NumberField(
        {
            label: translate('size'),
            range: percents(keyOf('symbols.scale').range),
            usual: percents(keyOf('symbols.scale').usual),
            step: 5,
            unit: '%',
        },
        (percent) => this.set('scale', percent === 100 ? undefined : String(percent / 100)),
    );
    private readonly turned = new TurnField((rotation) => this.turn(rotation));
    private readonly mask = new Toggles(
        translate('shape'),
        keyOf('symbols.mask').words.map((value) => ({ value, label: wordFor('symbols.mask', value) })),
        (mask) => this.set('mask', mask === keyOf('symbols.mask').default ? undefined : mask),
    );
    private readonly cutOut = html('input', { type: 'checkbox' });
    private readonly crop = button(translate('crop'), () => this.listener.crop?.());
    private readonly ofWords: HTMLElement[];
    private readonly ofPictures: HTMLElement[];
    private readonly own: HTMLElement[];
    private readonly remove: HTMLButtonElement;
    private index = -1;
    private shownTexts = '';

    constructor(
        private readonly store: Store,
        private readonly listener: Listener,
    ) {
        this.font.addEventListener('change', () => {
            const font = this.font.value.trim();
            this.set('font', font ? quoted(font) : undefined);
        });
        this.cutOut.addEventListener('change', () => this.set('cut_out', this.cutOut.checked ? 'white' : undefined));
        this.remove = button('', () => listener.remove());
        const label = (name: 'font' | 'cut_out', control: HTMLElement) =>
            html('label', {}, translate(name), ' ', control);
        const { slider, box, refusal } = this.scale,
            scale = html('span', { class: 'scale' }, translate('size'), ' ', slider, box, refusal),
            turned = this.turned.element,
            replace = button(translate('replace'), () => listener.replace()),
            earlier = button(translate('earlier'), () => listener.move(-1)),
            later = button(translate('later'), () => listener.move(1));
        this.ofWords = [
            html('span', { class: 'color' }, translate('color'), ' ', this.color.element, this.noColor),
            label('font', this.font),
        ];
        this.ofPictures = [this.mask.element, label('cut_out', this.cutOut), this.crop];
        this.own = [this.texts, ...this.ofWords, ...this.ofPictures, scale, turned, replace, earlier, later];
        this.element.append(
            this.legend,
            this.picture,
            this.texts,
            ...this.ofWords,
            scale,
            turned,
            ...this.ofPictures,
            html('datalist', { id: 'fonts' }, ...keyOf('symbols.font').names.map((value) => html('option', { value }))),
            html('span', { class: 'tools' }, replace, earlier, later, this.remove),
        );
    }

    /** Shows what can be changed of a symbol by its index, -1 for none. Those of a group or a folder can only be left out. */
    show(index: number): void {
        const { state } = this.store,
            symbol = state.symbols[index];
        this.index = index;
        this.element.hidden = !symbol;
        if (!symbol) return;
        const hasEntry = isOwn(state, symbol);
        this.legend.textContent = symbol.name;
        const shown = portrait(symbol);
        this.picture.replaceChildren(typeof shown === 'string' && symbol.kind !== 'emoji' ? '' : shown);
        for (const control of this.own) control.hidden = !hasEntry;
        for (const control of this.ofWords) control.hidden ||= symbol.kind !== 'text';
        for (const control of this.ofPictures) control.hidden ||= symbol.kind !== 'image';
        this.crop.hidden ||= !this.listener.crop || /\.svg$/i.test(symbol.what);
        this.remove.textContent = translate(hasEntry ? 'remove' : 'leave_out');
        if (hasEntry) this.showKeys(symbol);
    }

    private showKeys(symbol: DeckSymbol): void {
        const { text } = this.store.state,
            entry = entryOf(text, symbol);
        this.color.offer(this.store.state.colors);
        this.color.show(symbol.color ?? colorOfWord(symbol) ?? '#000000');
        this.noColor.hidden = symbol.color === undefined;
        const font = entry?.get('font');
        showValue(this.font, typeof font === 'string' ? font : '');
        this.scale.show(Math.round((symbol.scale ?? 1) * 100));
        this.turned.show(entry?.get('upright') === true ? 'upright' : entry?.get('rotation'));
        const mask = entry?.get('mask');
        this.mask.show(typeof mask === 'string' ? mask : keyOf('symbols.mask').default);
        this.cutOut.checked = entry?.get('cut_out') === 'white';
        this.showTexts(symbol);
    }

    /** Shows a field for each text; fields stay while there are as many, so that the focus does. */
    private showTexts(symbol: DeckSymbol): void {
        const texts = textsOf(this.store.state.text, symbol);
        const kinds = JSON.stringify(texts.map(({ kind, language }) => [kind, language]));
        if (kinds !== this.shownTexts) {
            this.shownTexts = kinds;
            this.texts.replaceChildren(
                ...texts.map(({ kind, language }, number) => {
                    const field = html('input', { type: 'text', autocomplete: 'off' });
                    field.addEventListener('change', () => this.setText(number, field.value.trim()));
                    const name = {
                        word: 'column_word',
                        form: number ? 'column_translation' : 'column_word',
                        name: 'name',
                    };
                    const label = translate(name[kind] as 'name');
                    return html('label', {}, language ? `${label} (${language}) ` : `${label} `, field);
                }),
            );
        }
        for (const [number, field] of this.texts.querySelectorAll('input').entries())
            showValue(field, texts[number]!.value);
    }

    private set(key: string, value?: string): void {
        const { symbols, text } = this.store.state,
            symbol = symbols[this.index];
        if (symbol?.from === undefined) return; // its place comes with the next cards
        if (value === undefined && !entryOf(text, symbol)?.has(key)) return;
        this.store.edit((now) => setSymbolKeys(now, symbol, { [key]: value }), `${key} ${symbol.id}`);
    }

    /** Says how the symbol may be turned, by one key: `upright` goes. */
    private turn(value?: string): void {
        const { symbols, text } = this.store.state,
            symbol = symbols[this.index];
        if (symbol?.from === undefined) return;
        const keys = { upright: undefined, rotation: value };
        if (value === undefined && !entryOf(text, symbol)) return;
        this.store.edit((now) => setSymbolKeys(now, symbol, keys), `rotation ${symbol.id}`);
    }

    private setText(number: number, value: string): void {
        const { symbols, text } = this.store.state,
            symbol = symbols[this.index];
        if (symbol?.from === undefined) return;
        const { kind } = textsOf(text, symbol)[number]!;
        if (isTooLong(value)) return this.store.notify(describeTooLong([value]));
        if (!value && (kind !== 'name' || !entryOf(text, symbol)?.has('name'))) return;
        this.store.edit((now) => setText(now, symbol, number, value));
        if (kind === 'word' || (kind === 'form' && !number)) this.store.dispatch({ type: 'expectSymbol', what: value });
    }
}
