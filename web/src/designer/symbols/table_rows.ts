import type { TableColumn } from '../protocol/generated';
import { isPictureName } from '../photos/formats';
import { areEmoji, partEmoji, type NewSymbol } from '../theme_text/new_symbol';

/** What the columns of a table can be. */
export const meanings = ['word', 'translation', 'picture', 'ignored'] as const;

const isPicture = (cell: string): boolean => areEmoji(cell) || isPictureName(cell);

/** Returns the symbols of a text without columns: emoji, however many stand together, a picture, or a word. */
export function symbolsIn(text: string): NewSymbol[] {
    if (!isPicture(text)) return [{ word: text }];
    return areEmoji(text) ? partEmoji(text).map((picture) => ({ picture })) : [{ picture: text }];
}

/** Returns the symbols of the rows, each once. */
export function readRows(
    rows: readonly (readonly string[])[],
    columns: readonly Pick<TableColumn, 'meaning' | 'language'>[],
): NewSymbol[] {
    const found = new Map<string, NewSymbol>(),
        [first, second, third] = (['word', 'translation', 'picture'] as const).map((meaning) =>
            columns.findIndex((column) => column.meaning === meaning),
        ) as [number, number, number],
        languages = [columns[first]?.language ?? '', columns[second]?.language ?? ''] as const;
    for (const row of rows) {
        const word = row[first] ?? '',
            translation = row[second] ?? '',
            picture = row[third] ?? '';
        let symbols = word || picture ? symbolsIn(word || picture) : [];
        if (picture && word) symbols = [{ picture, word, ...(translation && { translation, languages }) }];
        else if (word && translation) symbols = [{ word, translation }];
        for (const symbol of symbols) {
            const key = symbol.picture ?? symbol.word!;
            if (!found.has(key)) found.set(key, symbol);
        }
    }
    return [...found.values()];
}

/** Returns the symbols of a line that has a word and its translation between semicolons, or a picture and what it is called. */
export function readLine(line: string, languages: readonly [string, string]): NewSymbol[] {
    const cells = line
            .normalize()
            .split(line.includes('\t') ? '\t' : ';')
            .map((cell) => cell.trim()),
        at = cells.length > 1 ? cells.findIndex(isPicture) : -1,
        [word = '', translation = ''] = cells.filter((_, n) => n !== at);
    const columns = meanings.map((meaning, n) => ({ meaning, language: languages[n] ?? '' }));
    return readRows([[word, translation, cells[at] ?? '']], columns);
}
