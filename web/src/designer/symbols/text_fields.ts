import { html } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import type { Store } from '../state/store';
import { describeTooLong, isTooLong } from '../theme_text/long_words';
import { entryOf, setText, textsOf, type SymbolText } from '../theme_text/symbol_keys';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';

/** The texts of a symbol: its word, its two forms, or its names. */
export class TextFields {
    readonly element = html('span', { class: 'texts' });
    private symbol = ''; // the id
    private shown = '';

    constructor(private readonly store: Store) {}

    /** Shows a field for each text; fields stay while there are as many, so that the focus does. */
    show(symbol: DeckSymbol): void {
        const texts = textsOf(this.store.state.text, symbol);
        const kinds = JSON.stringify(texts.map(({ kind, language }) => [kind, language]));
        this.symbol = symbol.id;
        if (kinds !== this.shown) {
            this.shown = kinds;
            this.element.replaceChildren(...texts.map((text, number) => this.makeField(text, number)));
        }
        for (const [number, field] of this.element.querySelectorAll('input').entries())
            showValue(field, texts[number]!.value);
    }

    private makeField({ kind, language }: SymbolText, number: number): HTMLElement {
        const name = kind === 'name' ? 'name' : kind === 'form' && number ? 'column_translation' : 'column_word',
            set = () => this.set(number, field.value.trim()),
            field = html('input', { type: 'text', autocomplete: 'off', onchange: set });
        return html('label', `${translate(name)} ${language ? `(${language}) ` : ''}`, field);
    }

    private set(number: number, value: string): void {
        const { symbols, text } = this.store.state,
            symbol = symbols.find(({ id }) => id === this.symbol);
        if (symbol?.from === undefined) return;
        const { kind } = textsOf(text, symbol)[number]!;
        if (isTooLong(value)) return this.store.notify(describeTooLong([value]));
        if (!value && (kind !== 'name' || !entryOf(text, symbol)?.has('name'))) return;
        this.store.edit((now) => setText(now, symbol, number, value));
        if (kind === 'word' || (kind === 'form' && !number)) this.store.dispatch({ type: 'expectSymbol', what: value });
    }
}
