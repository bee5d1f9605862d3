import { joinTexts } from '../../ui/dom';
import { maxTheme, type Table } from '../protocol/generated';
import { ask } from '../server/api';
import { parseXml } from '../ui/markup';
import { pageLanguage, translate } from '../ui/texts';
import { readDirectory, readEntry } from '../ui/zip';

/** Tables that are pasted or chosen. The program reads them, as it does those that themes name. */

const script = '/spreadsheet.js'; // beside the page, since few have such files
const maxLines = 10_000;
const maxPart = 50 << 20; // bytes of a spreadsheet's XML

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim());

/** Whether a text is more than a deck can be made of. */
export const isTooMuch = (text: string): boolean => text.length > maxTheme / 2 || linesOf(text).length > maxLines;

export const describeTooMuch = (): string =>
    translate('too_much_pasted', { n: maxLines.toLocaleString(pageLanguage()) });

/** Whether a text that was pasted is more than what one types: several lines, or cells, quoted or not. */
export const isTable = (text: string): boolean =>
    isTooMuch(text) || linesOf(text).length > 1 || /\t|^"([^"]|"")*"\s*[,;]/.test(text);

/** Returns the text of a spreadsheet; nothing, or throws, where a file is none. */
async function readSpreadsheet(file: File): Promise<string | undefined> {
    const entries = await readDirectory(file),
        { readSheet } = (await import(script)) as typeof import('./spreadsheet');
    return readSheet(async (path) => {
        const entry = entries.find((one) => one.path === path);
        return entry && parseXml(await (await readEntry(file, entry, maxPart)).text());
    });
}

/** Returns a table as the program is to get it: what is no spreadsheet is for itself to judge. */
async function open(table: string | File): Promise<{ text: string } | { name: string; bytes: string }> {
    const text = typeof table === 'string' ? table : await readSpreadsheet(table).catch(() => undefined);
    if (text !== undefined) return { text };
    const file = table as File,
        bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, bytes: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
}

/** Returns a pasted text or a file as the program reads it. Throws Error with its message. */
export async function readTable(table: string | File, deckLanguage: string): Promise<Table> {
    const given = await open(table);
    if (isTooMuch('text' in given ? given.text : given.bytes)) throw new Error(describeTooMuch());
    const body = JSON.stringify({ ...given, deckLanguage }),
        answer = await ask('table', { method: 'POST', body }).catch(() => undefined),
        read = answer?.ok ? ((await answer.json()) as Table) : undefined;
    if (read?.rows.length) return read;
    const problem = read?.problems[0];
    if (!problem) throw new Error(translate(answer ? 'not_made' : 'no_answer'));
    throw new Error(joinTexts([problem.message, ...problem.remedies.map(({ text }) => text)], ' – '));
}
