import { follow, type Change } from './changes';
import { writeBoth, type NewSymbol } from './new_symbol';
import { apply } from './text_edits';
import { editSymbols, findPart, findSide, insertPart, removeSymbols, type Placed, type Side } from './symbol_edits';
import { isBare, readSymbols } from './symbol_list';

/** A place that a symbol has left: the next symbol that is added takes it, so that all others keep theirs. */
export interface LeftPlace extends Side {
    /** Where the symbol begins that followed, or the last one ends. */
    at: number;
}

/** Returns the places that symbols leave when they are removed. */
export function placesLeft(text: string, symbols: readonly Placed[]): LeftPlace[] {
    const before = readSymbols(text),
        removal = removeSymbols(text, symbols),
        after = removal && readSymbols(apply(text, removal));
    if (!before || !after) return [];
    const indices = symbols.map((symbol) => before.parts.indexOf(findPart(before, symbol)!)).sort((a, b) => a - b);
    return indices.map((index, gone) => ({
        at: after.parts[index - gone]?.from ?? after.parts.at(-1)?.to ?? after.to,
        ...findSide(before, index),
    }));
}

/** Returns the places after a change of the text, but the one that it takes. */
export const movePlaces = (places: readonly LeftPlace[], change: Change, taken?: LeftPlace): readonly LeftPlace[] =>
    places.filter((left) => left !== taken).map((left) => ({ ...left, at: follow(change)(left.at, 1) }));

/** Puts a symbol at the first of the places that can take it; nothing where none can. */
export function takePlace(
    text: string,
    places: readonly LeftPlace[],
    symbol: NewSymbol,
): { change: Change; taken: LeftPlace } | undefined {
    const part = writeBoth(symbol),
        list = readSymbols(text),
        isText = list?.form === 'text' || list?.form === 'plain',
        taken = places.find(({ isRow }) => !isRow || isBare(part.entry) || (isText && part.word !== undefined));
    const change =
        taken &&
        editSymbols(text, (now) => {
            const index = now.parts.findIndex(({ from }) => from! >= taken.at);
            insertPart(now, index < 0 ? now.parts.length : index, part, taken);
            return true;
        });
    return change && { change, taken };
}
