import { html } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import type { Store } from '../state/store';
import { describeTooLong, isTooLong } from '../theme_text/long_words';
import { entryOf, setText, textsOf, type SymbolText } from '../theme_text/symbol_keys';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';

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
