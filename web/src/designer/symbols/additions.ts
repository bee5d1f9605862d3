import { isOwn } from '../state/state';
import type { Store } from '../state/store';
import { fileName, writtenOf, type NewSymbol } from '../theme_text/new_symbol';
import { addSymbols, removeSymbols, replaceSymbol, takePlace } from '../theme_text/symbol_edits';
import { leaveOut } from '../theme_text/symbol_keys';
import { editLines } from '../theme_text/symbol_lines';
import { nodeAt, quoted } from '../theme_text/tree';
import { removeValue, setValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import type { Replacement } from './replacement';

let count = 0; // of additions and removals

export type Additions = ReturnType<typeof makeAdditions>;

/** Puts symbols into the deck. */
export function makeAdditions(store: Store, replacement: Replacement) {
    const added = new Set<string>(); // until the program knows them
    store.watch(['symbols'], ({ text, asked }) => {
        if (text === asked) added.clear();
    });

    /** Adds those that are not there yet: no symbol may stand in a deck twice. Reports the others, and shows the last. */
    function add(symbols: readonly NewSymbol[], language = '', gesture = `add ${++count}`): void {
        const isFirst = (symbol: NewSymbol, i: number) =>
            symbols.findIndex((one) => writtenOf(one) === writtenOf(symbol)) === i;
        const fresh = symbols.filter((symbol, i) => isFirst(symbol, i) && !isKnown(symbol));
        if (fresh.length) {
            const rest = fresh.filter((symbol) => !putWhereLeft(symbol, gesture));
            store.edit((text) => addSymbols(text, rest), gesture);
            setForms(fresh, gesture);
            if (store.state.symbols.every(({ kind }) => kind !== 'text')) takeLanguage(fresh, language, gesture);
            for (const symbol of fresh) added.add(writtenOf(symbol));
            replacement.expect(fresh.map(writtenOf), gesture);
        }
        const known = symbols.filter((symbol) => !fresh.includes(symbol)).at(-1);
        if (known) showKnown(writtenOf(known));
    }
    /** Puts a symbol where another one has left; returns whether there is such a place. */
    function putWhereLeft(symbol: NewSymbol, gesture: string): boolean {
        const { text, left } = store.state,
            change = takePlace(text, left, symbol);
        if (change) store.edit(change, gesture, { takes: true });
        return change !== undefined;
    }
    /** Puts symbols in the place of all others. */
    function replaceAll(symbols: readonly NewSymbol[], language: string, perCard: number): void {
        const gesture = `add ${++count}`;
        store.edit((text) => addSymbols(text, symbols, true), gesture);
        takeLanguage(symbols, language, gesture);
        const isPlain = symbols.some(({ picture, translation }) => !picture && !translation); // such a word has one form alone
        if (isPlain) store.edit((text) => removeValue(text, ['deck', 'forms']) ?? [], gesture);
        else setForms(symbols, gesture);
        if ([undefined, perCard].includes(store.state.count?.wanted)) return;
        store.edit((text) => setValue(text, ['deck', 'symbols_per_card'], 'auto'), gesture);
    }
    /** Makes the symbols those of lines, each of one; those that stay keep what they have. */
    function setLines(lines: readonly string[], read: (line: string) => NewSymbol): void {
        const gesture = `add ${++count}`,
            edit = editLines(store.state.text, lines, read);
        store.edit(() => edit?.change, gesture);
        if (!edit) return;
        setForms(edit.replacing, gesture);
        add(edit.added, '', gesture);
    }
    /** Puts a symbol in the place of another one; returns whether it could. */
    function replace(index: number, symbol: NewSymbol): boolean {
        if (isKnown(symbol)) return (showKnown(writtenOf(symbol)), false);
        const replaced = store.state.symbols[index]!;
        store.edit((text) => replaceSymbol(text, replaced, symbol));
        store.dispatch({ type: 'expectSymbol', written: writtenOf(symbol) });
        return true;
    }
    /** Shows both forms of symbols that have two, if the deck does not do so yet. */
    function setForms(symbols: readonly NewSymbol[], gesture: string): void {
        const both = symbols.find(({ languages }) => languages)?.languages,
            isPair = symbols.some(({ translation }) => translation);
        const forms = both ? `{ mode: split, of: [word.${both[0]}, word.${both[1]}] }` : isPair ? 'split' : 'labeled';
        const hasTexts = symbols.some(({ picture, word, translation }) => (picture && word) || translation);
        if (hasTexts && (both || nodeAt(store.state.text, ['deck', 'forms']) === undefined))
            store.edit((text) => setValue(text, ['deck', 'forms'], forms), gesture);
    }
    /** The deck takes the language of its words. */
    function takeLanguage(symbols: readonly NewSymbol[], language: string, gesture: string): void {
        const { language: now } = store.state.settings;
        if (language && language !== now?.value && symbols.some(({ word }) => word))
            store.edit((text) => setValue(text, ['language'], quoted(language)), gesture);
    }
    function isKnown(symbol: NewSymbol): boolean {
        const known = writtenOf(symbol);
        return store.state.symbols.some(({ written }) => written === known) || added.has(known);
    }
    function showKnown(written: string): void {
        const known = store.state.symbols.find((symbol) => symbol.written === written),
            name = known?.name ?? fileName(written);
        if (known) store.dispatch({ type: 'chooseSymbol', symbol: known.id });
        store.notify(translate('known_already', { name }));
    }
    return { add, replaceAll, setLines, replace };
}

/** Removes symbols from the deck, whose places the next ones take; those of a group or a folder are left out of it. */
export function removeFromDeck(store: Store, indices: readonly number[]): void {
    const { state } = store,
        gesture = `remove ${++count}`,
        symbols = indices.flatMap((index) => state.symbols[index] ?? []).filter(({ from }) => from !== undefined),
        own = symbols.filter((symbol) => isOwn(state, symbol));
    if (own.length) store.edit((text) => removeSymbols(text, own), gesture, { leaves: own.map(({ from }) => from!) });
    for (const { id } of symbols.filter((symbol) => !own.includes(symbol))) {
        const symbol = store.state.symbols.find((one) => one.id === id); // it may have another place now
        if (symbol) store.edit((text) => leaveOut(text, symbol), gesture);
    }
}
