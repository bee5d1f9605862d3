import { findChange, type Change } from './changes';
import { writeBoth, type NewSymbol } from './new_symbol';
import { hasOwnKeys, makeGap, readSymbols, writeSymbols, type Gap, type Part, type SymbolList } from './symbol_list';

/** A symbol of the theme at its place in the text, which is inside of its quotes. */
export interface Placed {
    kind: string;
    what: string;
    from?: number;
    to?: number;
}

/** Which gap a symbol has beside the others: a blank of a row or a line end, before it or behind it. */
export interface Side {
    isRow: boolean;
    isBehind: boolean;
}

export const findPart = ({ parts }: SymbolList, { from, to }: Placed): Part | undefined =>
    from === undefined || to === undefined ? undefined : parts.find((part) => part.from! <= from && to <= part.to!);

/** Changes the symbols of a theme; nothing where that can't be done. */
export function editSymbols(text: string, edit: (list: SymbolList) => boolean): Change | undefined {
    const list = readSymbols(text);
    return list && edit(list) ? findChange(text, { ...list, insert: writeSymbols(list) }) : undefined;
}

export function insertPart({ parts, gaps }: SymbolList, index: number, part: Part, { isRow, isBehind }: Side): void {
    const isFollowed = index < parts.length && (isBehind || index === 0);
    parts.splice(index, 0, part);
    gaps.splice(isFollowed ? index + 1 : index, 0, makeGap(isRow));
}

/** Returns on which side of a part the gap goes with it. */
export function findSide({ gaps }: SymbolList, index: number): Side {
    const [before, behind] = gaps.slice(index) as [Gap, Gap];
    return { isRow: before.isRow || behind.isRow, isBehind: behind.isRow };
}

/** Takes a part out. Comments between the others stay. */
export function removePart({ parts, gaps }: SymbolList, part: Part): void {
    const index = parts.indexOf(part),
        [before, behind] = gaps.slice(index) as [Gap, Gap],
        comments = [before.comment, behind.comment].filter(Boolean),
        lines = [...comments.slice(1), ...before.lines, ...behind.lines],
        whole = { ...behind, comment: comments[0] ?? '', lines };
    gaps.splice(index, 2, behind.isRow ? before : before.isRow ? behind : whole);
    parts.splice(index, 1);
}

/** Removes symbols; one of a group or a folder takes all of them with it. */
export const removeSymbols = (text: string, symbols: Placed | readonly Placed[]): Change | undefined =>
    editSymbols(text, (list) => {
        const parts = new Set([symbols as Placed].flat().map((symbol) => findPart(list, symbol)));
        for (const part of parts) if (part) removePart(list, part);
        return !parts.has(undefined);
    });

/** Puts a symbol where another one stands; those between move up. Indices are those of `symbols`. */
export const moveSymbol = (text: string, symbols: readonly Placed[], from: number, to: number): Change | undefined =>
    editSymbols(text, (list) => {
        const places = symbols.map((symbol) => list.parts.indexOf(findPart(list, symbol)!)),
            [first, last] = [places[from]!, places[to]!];
        if (first < 0 || last < 0 || places.filter((place) => place === first).length > 1) return false; // a group moves as one
        list.parts.splice(last, 0, ...list.parts.splice(first, 1));
        return true;
    });

/** Puts another symbol in the place of one, so that only the cards that have it change. */
export const replaceSymbol = (
    text: string,
    symbols: readonly Placed[],
    index: number,
    symbol: NewSymbol,
): Change | undefined =>
    editSymbols(text, (list) => {
        const part = findPart(list, symbols[index]!);
        if (!part || (part.map && !hasOwnKeys(part.map))) return false;
        Object.assign(part, writeBoth(symbol));
        return true;
    });

/** Lets symbols change places, two at a time; nothing where one of them has none of its own. */
export const swapSymbols = (
    text: string,
    symbols: readonly Placed[],
    ...pairs: (readonly [number, number])[]
): Change | undefined =>
    editSymbols(text, (list) => {
        const { parts } = list;
        return pairs
            .map((pair) => pair.map((index) => findPart(list, symbols[index]!)))
            .every(([one, other]) => {
                if (!one || !other || one === other) return false;
                const [first, second] = [parts.indexOf(one), parts.indexOf(other)];
                [parts[first], parts[second]] = [other, one];
                return true;
            });
    });
