import { isMap } from 'yaml';
import { drawnKinds } from '../protocol/generated';
import { findChange, type Change } from './changes';
import { writeBoth, writeEntry, type NewSymbol } from './new_symbol';
import {
    hasOwnKeys,
    isEmoji,
    makeGap,
    readSymbols,
    writeSymbols,
    type Gap,
    type Part,
    type SymbolList,
} from './symbol_list';
import { nodeAt, parse, setValue, start, writtenEnd, type Edit } from './text_edits';

/** A symbol of the theme at its place in the text, which is inside of its quotes. */
export interface Placed {
    kind: string;
    written: string;
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

const maxLine = 76; // characters of a row of words

/** Returns whether the last row of a text has room for another part: words in rows of words, emoji in those of emoji. */
function isRowFor({ form, parts, gaps }: SymbolList, { word }: Part): boolean {
    const begin = gaps
            .slice(0, -1)
            .map(({ isRow }) => isRow)
            .lastIndexOf(false),
        row = parts.slice(begin).map((part) => part.word);
    if (word === undefined || row.includes(undefined)) return false;
    const line = row.join(' ');
    if (isEmoji(word)) return isEmoji(line) || (form === 'plain' && begin === 0);
    return row.length > 1 && /^[\p{L}\p{M}\p{N}\s'-]+$/u.test(line + word) && line.length + word.length < maxLine;
}

/** Returns whether the cards are made of something else than the theme's symbols, or the theme is broken. */
export const hasOthers = (text: string): boolean =>
    parse(text).errors.length > 0 ||
    parse(text).hasIn(['deck', 'categories']) ||
    drawnKinds.includes(String(parse(text).getIn(['deck', 'kind'])));

/** Adds symbols, or entries that are YAML, whatever form the theme's symbols have. */
export function addSymbols(text: string, symbols: readonly (NewSymbol | string)[]): Change | undefined {
    if (hasOthers(text) || !symbols.length) return symbols.length ? undefined : [];
    const parts = symbols.map((symbol) => (typeof symbol === 'string' ? { entry: symbol } : writeBoth(symbol)));
    if (!parse(text).has('symbols')) {
        const edit = setValue(text, ['symbols'], `[${parts.map(({ entry }) => entry).join(', ')}]`);
        return edit && [edit];
    }
    return editSymbols(text, (list) => {
        for (const part of parts)
            insertPart(list, list.parts.length, part, { isRow: isRowFor(list, part), isBehind: false });
        return true;
    });
}

export const addSymbol = (text: string, symbol: NewSymbol | string): Change | undefined => addSymbols(text, [symbol]);

const rowLength = 10; // emoji

/** Puts symbols in the place of all that there are: emoji in rows, others in a list, one a line. */
export function replaceSymbols(text: string, symbols: readonly NewSymbol[]): Edit | undefined {
    if (hasOthers(text)) return undefined;
    const rows: string[] = [];
    for (const entry of symbols.map(writeEntry)) {
        const row = rows.at(-1);
        const isInRow = row && isEmoji(entry) && isEmoji(row) && row.split(' ').length < rowLength;
        rows.splice(isInRow ? -1 : rows.length, 1, isInRow ? `${row} ${entry}` : entry);
    }
    const { contents } = parse(text),
        node = nodeAt(text, ['symbols']),
        insert = rows.map((row) => `\n  - ${row}`).join('');
    if (isMap(contents) && contents.flow) return setValue(text, ['symbols'], `[${rows.join(', ')}]`);
    if (!node)
        return { from: text.length, to: text.length, insert: `${/[^\n]$/.test(text) ? '\n' : ''}symbols:${insert}\n` };
    return { from: text.slice(0, start(node)).trimEnd().length, to: writtenEnd(text, node), insert };
}
