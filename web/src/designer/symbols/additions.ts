import { isOwn } from '../state/state';
import type { Store } from '../state/store';
import { setLanguage } from '../theme_text/language';
import { placesLeft, takePlace } from '../theme_text/left_places';
import { fileName, writtenOf, type NewSymbol } from '../theme_text/new_symbol';
import { addSymbols, removeSymbols, replaceSymbol, replaceSymbols } from '../theme_text/symbol_edits';
import { leaveOut } from '../theme_text/symbol_keys';
import { editLines } from '../theme_text/symbol_lines';
import { nodeAt, removeValue, setValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import type { Replacement } from './replacement';

/** Puts symbols into the deck. */
export class Additions {
    private count = 0;
    private readonly added = new Set<string>(); // until the program knows them

    constructor(
        private readonly store: Store,
        private readonly replacement: Replacement,
    ) {
        store.watch(['symbols'], ({ text, asked }) => {
            if (text === asked) this.added.clear();
        });
    }

    /** Adds those that are not there yet: no symbol may stand in a deck twice. Reports the others, and shows the last. */
    add(symbols: readonly NewSymbol[], name?: string, language = '', gesture = `add ${++this.count}`): void {
        const isFirst = (symbol: NewSymbol, i: number) =>
            symbols.findIndex((one) => writtenOf(one) === writtenOf(symbol)) === i;
        const fresh = symbols.filter((symbol, i) => isFirst(symbol, i) && !this.isKnown(symbol));
        if (fresh.length) {
            const rest = fresh.filter((symbol) => !this.takePlace(symbol, gesture));
            this.store.edit((text) => addSymbols(text, rest), gesture);
            this.setForms(fresh, gesture);
            if (this.store.state.symbols.every(({ kind }) => kind !== 'text'))
                this.setLanguage(fresh, language, gesture);
            for (const symbol of fresh) this.added.add(writtenOf(symbol));
            this.replacement.expect(fresh.map(writtenOf), gesture);
        }
        const known = symbols.filter((symbol) => !fresh.includes(symbol)).at(-1);
        if (known) this.showKnown(writtenOf(known), name);
    }

    /** Puts a symbol where another one has left; returns whether there is such a place. */
    private takePlace(symbol: NewSymbol, gesture: string): boolean {
        const { text, left } = this.store.state,
            place = takePlace(text, left, symbol);
        if (place) this.store.edit(place.change, gesture, place.taken);
        return place !== undefined;
    }

    /** Puts symbols in the place of all others. */
    replaceAll(symbols: readonly NewSymbol[], language: string, perCard: number | undefined): void {
        const gesture = `add ${++this.count}`;
        this.store.edit((text) => replaceSymbols(text, symbols), gesture);
        this.setLanguage(symbols, language, gesture);
        const isPlain = symbols.some(({ picture, translation }) => !picture && !translation); // such a word has one form alone
        if (isPlain) this.store.edit((text) => removeValue(text, ['deck', 'forms']) ?? [], gesture);
        else this.setForms(symbols, gesture);
        if (perCard === undefined || this.store.state.count?.wanted === undefined) return;
        this.store.edit((text) => setValue(text, ['deck', 'symbols_per_card'], String(perCard)), gesture);
    }

    /** Makes the symbols those of lines, each of one; those that stay keep what they have. */
    setLines(lines: readonly string[], read: (line: string) => NewSymbol): void {
        const gesture = `add ${++this.count}`,
            edit = editLines(this.store.state.text, lines, read);
        this.store.edit(() => edit?.change, gesture);
        if (!edit) return;
        this.setForms(edit.replacing, gesture);
        this.add(edit.added, undefined, '', gesture);
    }

    /** Puts a symbol in the place of another one; returns whether it could. */
    replace(index: number, symbol: NewSymbol, name?: string): boolean {
        if (this.isKnown(symbol)) return (this.showKnown(writtenOf(symbol), name), false);
        const { symbols } = this.store.state;
        this.store.edit((text) => replaceSymbol(text, symbols, index, symbol));
        this.store.dispatch({ type: 'expectSymbol', written: writtenOf(symbol) });
        return true;
    }

    /** Shows both forms of symbols that have two, if the deck does not do so yet. */
    private setForms(symbols: readonly NewSymbol[], gesture: string): void {
        const both = symbols.find(({ languages }) => languages)?.languages,
            isPair = symbols.some(({ translation }) => translation);
        const forms = both ? `{ mode: split, of: [word.${both[0]}, word.${both[1]}] }` : isPair ? 'split' : 'labeled';
        const hasTexts = symbols.some(({ picture, word, translation }) => (picture && word) || translation);
        if (hasTexts && (both || nodeAt(this.store.state.text, ['deck', 'forms']) === undefined))
            this.store.edit((text) => setValue(text, ['deck', 'forms'], forms), gesture);
    }

    /** The deck takes the language of its words. */
    private setLanguage(symbols: readonly NewSymbol[], language: string, gesture: string): void {
        if (language && symbols.some(({ word }) => word))
            this.store.edit((text) => setLanguage(text, language) ?? [], gesture);
    }

    private isKnown(symbol: NewSymbol): boolean {
        const known = writtenOf(symbol);
        return this.store.state.symbols.some(({ written }) => written === known) || this.added.has(known);
    }

    private showKnown(written: string, name = fileName(written)): void {
        const known = this.store.state.symbols.find((symbol) => symbol.written === written);
        if (known) this.store.dispatch({ type: 'chooseSymbol', symbol: known.id });
        this.store.notify(translate('known_already', { name }));
    }
}

let count = 0;

/** Removes symbols from the deck, whose places the next ones take; those of a group or a folder are left out of it. */
export function removeFromDeck(store: Store, indices: readonly number[]): void {
    const { state } = store,
        gesture = `remove ${++count}`,
        symbols = indices.flatMap((index) => state.symbols[index] ?? []).filter(({ from }) => from !== undefined),
        own = symbols.filter((symbol) => isOwn(state, symbol));
    if (own.length) {
        const places = placesLeft(state.text, own);
        store.edit((text) => removeSymbols(text, own), gesture);
        for (const place of places) store.dispatch({ type: 'leavePlace', place });
    }
    for (const { id } of symbols.filter((symbol) => !own.includes(symbol))) {
        const symbol = store.state.symbols.find((one) => one.id === id); // it may have another place now
        if (symbol) store.edit((text) => leaveOut(text, symbol), gesture);
    }
}
