import { isMap, isScalar, isSeq, type Document, type Node, type Scalar, type YAMLMap } from 'yaml';
import { drawnKinds, pluralKeys } from '../protocol/generated';
import { areEmoji, partEmoji } from './new_symbol';
import { isNull, nodeOf, parse, quoted, start, writtenAs, type Commented } from './tree';

/** A symbol of the theme at its place in the text, which is inside of its quotes. */
export interface Placed {
    kind: string;
    written: string;
    from?: number;
    to?: number;
}

/** A place in the list of symbols: one, or an entry that gives several, such as a group. The comments are the place's own. */
export interface Slot extends Commented {
    node: Node;
    /** Whether it is in a row with the one before. */
    isRow: boolean;
}

/** Returns whether keys are of one symbol, and not of a group, a file or a folder. */
export const hasOwnKeys = (map: YAMLMap): boolean => !pluralKeys.some((key) => map.has(key));

const isEmoji = (word: string): boolean => /^:[\w+-]+:$/.test(word) || areEmoji(word);
export const isEmojiNode = (node: Node): node is Scalar<string> =>
    isScalar(node) && typeof node.value === 'string' && node.value.split(' ').every(isEmoji);

/** Returns the symbols that are written as words, or emoji, from a place of the text. */
function readWords(text: string, from: number, written: string): Slot[] {
    let at = from;
    return [...written.matchAll(/"[^"\n]*"(?=\s|$)|'[^'\n]*'(?=\s|$)|\S+/g)]
        .flatMap(([word]) => (areEmoji(word) ? partEmoji(word) : word))
        .map((word, i) => {
            const begin = text.indexOf(word, at),
                blank = text.slice(at, begin),
                node = nodeOf(/^["']/.test(word) ? word : quoted(word));
            at = begin + word.length;
            node.range = [begin, at, at];
            return { node, isRow: i > 0 && !blank.includes('\n'), spaceBefore: i > 0 && /\n\s*\n/.test(blank) };
        });
}

/** Returns symbols whose places are all known; words with escapes are written otherwise. */
const placed = (slots: Slot[]): Slot[] | undefined => (slots.every(({ node }) => start(node) >= 0) ? slots : undefined);

/** Returns the symbols of an entry of the list: those of a row of emoji, or one. */
function readEntry(text: string, node: Node): Slot[] {
    const { commentBefore, spaceBefore, comment } = node,
        row = isEmojiNode(node) ? readWords(text, start(node), node.value) : [];
    if (row.length < 2) return [{ node, isRow: false, commentBefore, spaceBefore }];
    Object.assign(row[0]!, { commentBefore, spaceBefore, comment });
    return row;
}

/** Reads the symbols of a theme, whatever form they have; nothing where they have none that is known. */
export function readSymbols(text: string, root: Document.Parsed): Slot[] | undefined {
    const node = root.get('symbols', true);
    if (isNull(node)) return [];
    if (isSeq(node)) return placed(node.items.flatMap((item) => readEntry(text, item as Node)));
    if (!isScalar<string>(node)) return undefined;
    const begin = node.type?.startsWith('BLOCK') ? text.indexOf('\n', start(node)) : start(node),
        isQuoted = node.type?.startsWith('QUOTE');
    return placed(readWords(text, begin, isQuoted ? node.value : text.slice(begin, node.range![1])));
}

export const findSlot = (slots: readonly Slot[], { from, to }: Placed): Slot | undefined =>
    from === undefined || to === undefined
        ? undefined
        : slots.find(({ node }) => start(node) <= from && to <= node.range![1]);

/** Returns the entry with keys that gives a symbol, which may be a group or a folder. */
export function mapOf(text: string, symbol: Placed): YAMLMap | undefined {
    const node = findSlot(readSymbols(text, parse(text)) ?? [], symbol)?.node;
    return isMap(node) ? node : undefined;
}

/** Returns the entry with keys that a symbol has for itself; one of a group, a file or a folder has none. */
export function entryOf(text: string, symbol: Placed): YAMLMap | undefined {
    const map = mapOf(text, symbol);
    return map && hasOwnKeys(map) ? map : undefined;
}

/** A text of a symbol: the word that it is, one of its two forms, or its name, which may be that of a language. */
export interface SymbolText {
    kind: 'word' | 'form' | 'name';
    value: string;
    language?: string;
}

/** Returns the texts of a symbol that people can change. */
export function textsOf(text: string, symbol: Placed & { name: string }): SymbolText[] {
    const entry = entryOf(text, symbol),
        forms = entry?.get('forms', true),
        names = entry?.get('names');
    if (isSeq(forms) && forms.items.length === 2 && forms.items.every(isScalar))
        return forms.items.map((form) => ({ kind: 'form', value: String(form.value) }));
    if (isMap(names))
        return Object.entries(names.toJSON() as Record<string, unknown>).map(([language, value]) => ({
            kind: 'name',
            language,
            value: String(value),
        }));
    return symbol.kind === 'text' ? [{ kind: 'word', value: symbol.written }] : [{ kind: 'name', value: symbol.name }];
}

/** Returns whether the cards are made of something else than the theme's symbols, or the theme is broken. */
export const hasOthers = (text: string): boolean =>
    parse(text).errors.length > 0 ||
    parse(text).hasIn(['deck', 'categories']) ||
    drawnKinds.includes(String(parse(text).getIn(['deck', 'kind'])));

function cellsOf(map: YAMLMap, root: Document): unknown[] {
    const { emoji, image, text: word, forms, name, names } = map.toJS(root) as Record<string, unknown>,
        words = forms ?? (names ? Object.values(names) : (word ?? name));
    return [emoji ?? image, words].flat().filter((cell) => cell !== undefined);
}

/** Returns a symbol as a line that people edit, with semicolons between what it is and what it is called. A line has what distinguishes its symbol from others; an entry that gives several is written as it is. */
export function writeLine(text: string, node: Node): string {
    const own = isMap(node) && hasOwnKeys(node) ? cellsOf(node, parse(text)) : [writtenAs(text, node)],
        cells = isScalar(node) ? [node.value] : own;
    return cells.map((cell) => String(cell).trim().replace(/\s+/g, ' ')).join('; ');
}

/** Returns the symbols of a theme, one a line; nothing where its cards are made of something else. */
export const listLines = (text: string): string[] | undefined =>
    hasOthers(text) ? undefined : readSymbols(text, parse(text))?.map(({ node }) => writeLine(text, node));
