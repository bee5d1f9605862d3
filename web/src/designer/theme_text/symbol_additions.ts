import { isMap, isScalar, isSeq, type Scalar, type YAMLSeq } from 'yaml';
import type { Change } from './changes';
import { writeEntry, writePart, type NewSymbol } from './new_symbol';
import { inSteps, isEmoji, makeList, symbolsOf } from './symbol_places';
import { end, indentOf, parse, quoted, setValue, start, writtenEnd, type Edit } from './text_edits';

const maxLine = 76; // characters of a row of words

/** Whether a line is a row of words, and has room for this part, which is a word, too. */
const isRowFor = (line: string, part: string): boolean =>
    line.trim().includes(' ') && /^[\p{L}\p{M}\p{N}\s'-]+$/u.test(line + part) && line.length + part.length < maxLine;

/** Returns an edit that adds a part to symbols that are one text: emoji and words in rows, others on lines of their own. */
function addPart(text: string, node: Scalar, part: string): Edit {
    const written = writtenEnd(text, node);
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const line = text.slice(text.lastIndexOf('\n', written - 1) + 1, written);
    const isRow = isRowFor(isBlock ? line : String(node.value), part);
    if (!isBlock && !isEmoji(part) && !(isRow && node.type === 'PLAIN')) {
        const lineEnd = text.indexOf('\n', written),
            to = lineEnd < 0 ? text.length : lineEnd;
        return { from: start(node), to, insert: `|${text.slice(written, to)}\n  ${String(node.value)}\n  ${part}` }; // with its comment
    }
    if (!isBlock) {
        const whole = `${String(node.value)} ${part}`;
        return { from: start(node), to: written, insert: isEmoji(part) ? quoted(whole) : whole };
    }
    const isSameGesture = isRow || (isEmoji(part) && isEmoji(line));
    return { from: written, to: written, insert: isSameGesture ? ` ${part}` : `\n${/^\s*/.exec(line)![0]}${part}` };
}

/** Adds an entry, which is YAML, to a list. */
function addEntry(text: string, list: YAMLSeq, entry: string): Edit {
    const last = list.items.at(-1);
    if (!last) return { from: start(list), to: end(list), insert: `[${entry}]` };
    if (list.flow) return { from: end(last), to: end(last), insert: `, ${entry}` };
    const lineEnd = text.indexOf('\n', writtenEnd(text, last)),
        at = lineEnd < 0 ? text.length : lineEnd;
    const indent = ' '.repeat(indentOf(text, text.lastIndexOf('-', start(last))));
    return { from: at, to: at, insert: `\n${indent}- ${entry}` };
}

/** Whether the theme has no symbols, but something else that its cards are made of. */
const hasOthers = (text: string): boolean =>
    parse(text).hasIn(['deck', 'categories']) || parse(text).getIn(['deck', 'kind']) === 'set';

/** Adds a symbol, or an entry that is YAML, whatever form the theme's symbols have. */
export function addSymbol(text: string, symbol: NewSymbol | string): Edit | Change | undefined {
    const root = parse(text),
        node = symbolsOf(text);
    if (root.errors.length || hasOthers(text)) return undefined;
    const entry = typeof symbol === 'string' ? symbol : writeEntry(symbol);
    if (isSeq(node)) return addEntry(text, node, entry);
    if (!root.has('symbols')) return setValue(text, ['symbols'], `[${entry}]`);
    if (!isScalar(node)) return undefined;
    if (node.value === null) return { from: start(node), to: end(node), insert: `\n  - ${entry}` };
    if (typeof node.value !== 'string') return undefined;
    const part = typeof symbol === 'string' ? undefined : writePart(symbol);
    if (part !== undefined) return addPart(text, node, part);
    return inSteps(
        text,
        [],
        () => makeList(text, node),
        (list) => addSymbol(list, symbol),
    );
}

/** Adds symbols, one after the other. */
export const addSymbols = (text: string, symbols: readonly NewSymbol[]): Change | undefined =>
    inSteps(text, [], ...symbols.map((symbol) => (now: string) => addSymbol(now, symbol)));

const rowLength = 10; // emoji

/** Puts symbols in the place of all that there are: emoji in rows, others in a list, one a line. */
export function replaceSymbols(text: string, symbols: readonly NewSymbol[]): Edit | undefined {
    const root = parse(text),
        node = symbolsOf(text);
    if (root.errors.length || hasOthers(text)) return undefined;
    const entries = symbols.map(writeEntry),
        rows: string[] = [];
    for (const entry of entries) {
        const row = rows.at(-1);
        const isInRow = row && isEmoji(entry) && isEmoji(row) && row.split(' ').length < rowLength;
        rows.splice(isInRow ? -1 : rows.length, 1, isInRow ? `${row} ${entry}` : entry);
    }
    if (isMap(root.contents) && root.contents.flow) return setValue(text, ['symbols'], `[${rows.join(', ')}]`);
    const written = rows.map((row) => `\n  - ${row}`).join('');
    if (!node) {
        const begin = text === '' || text.endsWith('\n') ? '' : '\n';
        return { from: text.length, to: text.length, insert: `${begin}symbols:${written}\n` };
    }
    return { from: text.slice(0, start(node)).trimEnd().length, to: writtenEnd(text, node), insert: written };
}
