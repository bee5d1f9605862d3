import { button, html } from '../../ui/dom';
import { colorOfWord } from '../cards/drawing';
import { translate, translateCount, wordFor } from '../ui/texts';
import { makeColorField } from '../controls/color_field';
import { makeFontField } from '../controls/font_field';
import { makeNumberField } from '../controls/number_field';
import { readMask } from '../photos/crop';
import { isVector } from '../photos/formats';
import type { DeckSymbol } from '../protocol/generated';
import { isOwn } from '../state/state';
import type { Store } from '../state/store';
import { entryOf, textsOf, type SymbolText } from '../theme_text/symbol_list';
import { setSymbolKeys, setText } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/tree';
import { keyOf } from '../theme_text/theme_keys';
import { showValue } from '../ui/field';
import { makeToggles } from '../ui/toggles';
import { portrait } from './thumbnails';
import { describeTooLong, isTooLong } from '../theme_text/new_symbol';

/** Words for how a symbol may be turned, and the degrees that mean the same. */
const words = { any: 180, upright: 0 };

const percents = ([min, max]: [number, number] = [1, 1]) => [100 * min, 100 * max] as const;

interface Actions {
    move: (by: number) => void;
    remove: () => void;
    replace: () => void;
    /** Missing where pictures can't be changed. */
    crop: (() => void) | undefined;
}

/** Something that can be changed: of words or pictures alone, or of one symbol alone. */
interface Row {
    part: HTMLElement;
    of?: 'text' | 'image';
    isSingle?: boolean;
}

/** The panel that changes what is chosen: one symbol, or what several can all have. */
export function makeInspector(store: Store, actions: Actions) {
    let chosen: readonly number[] = [];
    /** Sets keys of all that are chosen. */
    function set(keys: Record<string, string | undefined>): void {
        const symbols = chosen.map((index) => store.state.symbols[index]!);
        if (symbols.some(({ from }) => from === undefined)) return; // its place comes with the next cards
        const gesture = [...Object.keys(keys), ...symbols.map(({ id }) => id)].join(' ');
        store.edit((text) => setSymbolKeys(text, symbols, keys), gesture);
    }
    const toggles = (label: string, key: string, words: string[], take: (word: string) => void) =>
        makeToggles(
            label,
            words.map((value) => ({ value, label: wordFor(key, value) })),
            take,
        );
    const turn = keyOf('symbols.rotation'),
        size = keyOf('symbols.scale'),
        [turnLabel, sizeLabel] = [translate('turned'), translate('size')],
        setTurn = (rotation?: string) => set({ upright: undefined, rotation }),
        setScale = (percent: number) => set({ scale: percent === 100 ? undefined : String(percent / 100) }),
        sizes = { range: percents(size.range), usual: percents(size.usual) };
    const texts = makeTextFields(store),
        color = makeColorField(translate('color'), (hex) => set({ color: `"${hex}"` })),
        noColor = button(translate('as_others'), () => set({ color: undefined })),
        font = makeFontField(store, (name) => set({ font: name ? quoted(name) : undefined })),
        scale = makeNumberField({ label: sizeLabel, ...sizes, step: 5, unit: '%' }, setScale),
        turned = toggles(turnLabel, turn.path, ['', ...turn.words], (word) => setTurn(word || undefined)),
        degrees = makeNumberField({ label: turnLabel, range: turn.range!, step: 5, unit: '°' }, (angle) =>
            setTurn(String(angle)),
        ),
        mask = toggles(translate('shape'), 'symbols.mask', keyOf('symbols.mask').words, (word) =>
            set({ mask: word === 'none' ? undefined : word }),
        ),
        toggleCut = () => set({ cut_out: cutOut.checked ? 'white' : undefined }),
        cutOut = html('input', { type: 'checkbox', onchange: toggleCut }),
        crop = button(translate('crop'), () => actions.crop?.());
    degrees.box.placeholder = '°';
    const picture = html('span'),
        legend = html('legend'),
        remove = button('', actions.remove),
        line = (kind: string, ...parts: (HTMLElement | string)[]) => html('span', { class: kind }, parts);
    const rows: Row[] = [
        { part: texts.element, isSingle: true },
        { part: line('color', `${translate('color')} `, color.element, noColor), of: 'text' },
        { part: line('font', `${translate('font')} `, font.element), of: 'text' },
        { part: line('scale', `${sizeLabel} `, scale.slider, scale.box, scale.refusal) },
        { part: line('turned', `${turnLabel} `, turned.element, degrees.box, degrees.refusal) },
        { part: mask.element, of: 'image' },
        { part: html('label', translate('cut_out'), ' ', cutOut), of: 'image' },
        { part: crop },
    ];
    const tools: Row[] = [
        { part: button(translate('replace'), actions.replace), isSingle: true },
        { part: button(translate('earlier'), () => actions.move(-1)), isSingle: true },
        { part: button(translate('later'), () => actions.move(1)), isSingle: true },
    ];
    const partsOf = (list: Row[]) => list.map(({ part }) => part),
        ends = line('tools', ...partsOf(tools), remove),
        element = html('fieldset', { class: 'inspector', hidden: true }, legend, picture, partsOf(rows), ends);

    /** Shows what can be changed of symbols by their indices. Those of a group or a folder can only be left out. */
    function show(indices: readonly number[]): void {
        const { state } = store,
            symbols = indices.map((index) => state.symbols[index]!),
            symbol = symbols.at(-1),
            isOne = symbols.length === 1;
        chosen = indices;
        element.hidden = !symbol;
        if (!symbol) return;
        const hasEntries = symbols.every((one) => isOwn(state, one)),
            areAll = (kind: string) => symbols.every((one) => one.kind === kind),
            shown = portrait(symbol);
        legend.textContent = isOne ? symbol.name : translateCount(symbols.length, 'several_chosen');
        picture.replaceChildren(typeof shown === 'string' && symbol.kind !== 'emoji' ? '' : shown);
        picture.className = `portrait ${symbol.kind}`;
        picture.hidden = !isOne;
        for (const { part, of, isSingle } of [...rows, ...tools])
            part.hidden = !hasEntries || (isSingle === true && !isOne) || (of !== undefined && !areAll(of));
        // Photos of a folder can be looked at, too.
        crop.hidden = !isOne || symbol.kind !== 'image' || !actions.crop || isVector(symbol.written);
        remove.textContent = translate(hasEntries ? 'remove' : 'leave_out');
        if (hasEntries) showKeys(symbol);
        noColor.hidden = symbols.every((one) => one.color === undefined);
    }
    function showKeys(symbol: DeckSymbol): void {
        const { text, colors } = store.state,
            entry = entryOf(text, symbol),
            name = entry?.get('font');
        color.offer(colors);
        color.show(symbol.color ?? colorOfWord(symbol) ?? '#000000');
        showValue(font.input, typeof name === 'string' ? name : '');
        scale.show(Math.round((symbol.scale ?? 1) * 100));
        showTurn(entry?.get('upright') === true ? 'upright' : entry?.get('rotation'));
        mask.show(readMask(entry).shape);
        cutOut.checked = entry?.get('cut_out') === 'white';
        texts.show(symbol);
    }
    /** Shows how a symbol may be turned: as the others, by a word, or by so many degrees. */
    function showTurn(rotation: unknown): void {
        const text = typeof rotation === 'string' || typeof rotation === 'number' ? String(rotation) : '',
            angle = words[text as keyof typeof words] ?? Number(text.replace('°', ''));
        turned.show(text);
        degrees.show(angle || 0, text === '' || Number.isNaN(angle) ? text : undefined);
    }
    return { element, show };
}

/** The texts of a symbol: its word, its two forms, or its names. */
export function makeTextFields(store: Store) {
    const element = html('span', { class: 'texts' });
    let id = '', // of the symbol
        shown = '';

    function set(number: number, value: string): void {
        const { symbols, text } = store.state,
            symbol = symbols.find((one) => one.id === id);
        if (symbol?.from === undefined) return;
        const { kind } = textsOf(text, symbol)[number]!;
        if (isTooLong(value)) return store.notify(describeTooLong([value]));
        if (!value && (kind !== 'name' || !entryOf(text, symbol)?.has('name'))) return;
        store.edit((now) => setText(now, symbol, number, value));
        if (kind === 'word' || (kind === 'form' && !number)) store.dispatch({ type: 'expectSymbol', written: value });
    }
    function makeField({ kind, language }: SymbolText, number: number): HTMLElement {
        const name = kind === 'name' ? 'name' : kind === 'form' && number ? 'column_translation' : 'column_word',
            onchange = () => set(number, field.value.trim()),
            field = html('input', { type: 'text', autocomplete: 'off', onchange });
        return html('label', `${translate(name)} ${language ? `(${language}) ` : ''}`, field);
    }
    /** Shows a field for each text; fields stay while there are as many, so that the focus does. */
    function show(symbol: DeckSymbol): void {
        const texts = textsOf(store.state.text, symbol),
            kinds = JSON.stringify(texts.map(({ kind, language }) => [kind, language]));
        id = symbol.id;
        if (kinds !== shown) element.replaceChildren(...texts.map(makeField));
        shown = kinds;
        for (const [number, field] of element.querySelectorAll('input').entries())
            showValue(field, texts[number]!.value);
    }
    return { element, show };
}
