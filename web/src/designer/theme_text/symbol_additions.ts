import { isMap } from 'yaml';
import { drawnKinds } from '../protocol/generated';
import type { Change } from './changes';
import { writeBoth, writeEntry, type NewSymbol } from './new_symbol';
import { editSymbols, insertPart } from './symbol_edits';
import { isEmoji, type Part, type SymbolList } from './symbol_list';
import { nodeAt, parse, setValue, start, writtenEnd, type Edit } from './text_edits';

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
    drawnKinds.some((kind) => kind === parse(text).getIn(['deck', 'kind']));

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
