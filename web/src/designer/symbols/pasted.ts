import { pictureEndings } from '../protocol/generated';
import { hasEmoji, partEmoji, type NewSymbol } from '../theme_text/new_symbol';
import { pageLanguage, translate } from '../ui/texts';

/** Lists that are pasted: lines, or cells of a spreadsheet. */

export const columnKinds = ['word', 'translation', 'picture', 'none'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Pasted {
    /** The cells of each line; all lines have as many. */
    rows: string[][];
    /** What the columns seem to have. */
    columns: ColumnKind[];
}

const isPicture = (cell: string): boolean =>
    (hasEmoji.test(cell) && !/[\p{L}]/u.test(cell)) ||
    pictureEndings.some((ending) => cell.toLowerCase().endsWith(ending));

/** Returns the cells of a line: between tabs, else between semicolons, else all of it. Cells in quotes lose them. */
const cellsOf = (line: string, separator: string | undefined): string[] =>
    (separator ? line.split(separator) : [line]).map((cell) =>
        cell
            .trim()
            .replace(/^"(.*)"$/, (_, inner: string) => inner.replaceAll('""', '"'))
            .replace(/\s+/g, ' ')
            .replace(/^[-*•]\s+/, ''),
    );

const maxLines = 10_000;
const maxLength = 500_000; // a theme is at most twice as long

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim());

/** Whether a text is more than a deck can be made of. */
export const isTooMuch = (text: string): boolean => text.length > maxLength || linesOf(text).length > maxLines;

export const describeTooMuch = (): string =>
    translate('too_much_pasted', { n: maxLines.toLocaleString(pageLanguage()) });

/** Reads what was pasted; nothing where it is a single line without cells. */
export function readPasted(text: string): Pasted | undefined {
    const lines = linesOf(text.normalize());
    return lines.length < 2 && !text.includes('\t') ? undefined : readTable(lines);
}

function readTable(lines: string[]): Pasted {
    const hasTabs = lines.some((line) => line.includes('\t')),
        separator = hasTabs ? '\t' : lines.every((line) => line.includes(';')) ? ';' : undefined;
    const table = lines.map((line) => cellsOf(line, separator));
    const width = table.reduce((widest, cells) => Math.max(widest, cells.length), 0);
    const rows = table.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
    return { rows, columns: guessColumns(rows) };
}

function guessColumns(rows: string[][]): ColumnKind[] {
    const free: ColumnKind[] = ['word', 'translation'];
    let hasPicture = false;
    return rows[0]!.map((_, column) => {
        const cells = rows.map((row) => row[column]!).filter(Boolean);
        const isPictures = cells.length > 0 && cells.filter(isPicture).length > cells.length / 2;
        if (isPictures && !hasPicture && rows[0]!.length > 1) {
            hasPicture = true;
            return 'picture';
        }
        return cells.length ? (free.shift() ?? 'none') : 'none';
    });
}

/** Returns the symbols of a text without columns: emoji, however many stand together, a picture, or a word. */
export function symbolsIn(text: string): NewSymbol[] {
    if (!isPicture(text)) return [{ word: text }];
    return hasEmoji.test(text) ? partEmoji(text).map((picture) => ({ picture })) : [{ picture: text }];
}

/** Returns the languages that words of a deck and their translations are likely to have. */
export function likelyLanguages(deck: string): [string, string] {
    const page = document.documentElement.lang;
    return [deck, deck === page ? (deck === 'en' ? 'fr' : 'en') : page];
}

/** Returns the symbols of the rows, each once. */
export function readRows(rows: string[][], columns: ColumnKind[], languages: readonly [string, string]): NewSymbol[] {
    const found = new Map<string, NewSymbol>();
    for (const row of rows) {
        const cell = (kind: ColumnKind) => row[columns.indexOf(kind)]?.trim() ?? '';
        const [word, translation, picture] = [cell('word'), cell('translation'), cell('picture')];
        const symbols: NewSymbol[] = picture
            ? [{ picture, ...(word && { word }), ...(word && translation && { translation, languages }) }]
            : word && translation
              ? [{ word, translation }]
              : word
                ? symbolsIn(word)
                : [];
        for (const symbol of symbols) {
            const key = symbol.picture ?? symbol.word!;
            if (!found.has(key)) found.set(key, symbol);
        }
    }
    return [...found.values()];
}

/** Returns the symbols of a line, which has columns of its own. */
export function readLine(line: string, languages: readonly [string, string]): NewSymbol[] {
    const { rows, columns } = readTable([line.normalize()]);
    return readRows(rows, columns, languages);
}
