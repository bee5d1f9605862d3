/** The first sheet of files of Excel (ECMA-376, part 1) and LibreOffice (OpenDocument 1.3, part 3), as far as they have words. */

/** Returns a part of the file; nothing where it has none of that path. */
export type OpenPart = (path: string) => Promise<Document | undefined>;

const maxRows = 10_000,
    maxColumns = 50;

const all = (part: Document | Element | undefined, name: string): Element[] => [
    ...(part?.getElementsByTagNameNS('*', name) ?? []),
];
const valueOf = (element: Element | undefined, name: string): string =>
    [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';

/** Returns the text of a cell without the marks of its pronunciation, and without carriage returns. */
const richText = (cell: Element): string =>
    all(cell, 't')
        .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
        .map(({ textContent }) => textContent)
        .join('')
        .replaceAll('_x000D_', '');

/** Returns a number with the digits that Excel shows: not 1.1000000000000001. */
const shownNumber = (value: string): string => (value ? String(Number(Number(value).toPrecision(15))) : '');

/** Returns the number of a column, from 0: of "AB7" 27. */
const columnOf = (reference: string): number =>
    [...reference.replace(/\d/g, '')].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0) - 1;

async function readExcel(open: OpenPart, book: Document): Promise<string[][]> {
    const shown = all(book, 'sheet').find((one) => !/hidden/i.test(valueOf(one, 'state'))),
        id = valueOf(shown, 'id'),
        links = all(await open('xl/_rels/workbook.xml.rels'), 'Relationship'),
        link = links.find((one) => valueOf(one, 'Id') === id),
        target = valueOf(link, 'Target'),
        sheet = await open(target.startsWith('/') ? target.slice(1) : `xl/${target}`),
        texts = all(await open('xl/sharedStrings.xml'), 'si').map(richText);
    return all(sheet, 'row')
        .slice(0, maxRows)
        .map((row) => {
            const cells: string[] = [];
            for (const cell of all(row, 'c')) {
                const value = all(cell, 'v')[0]?.textContent ?? '',
                    column = columnOf(valueOf(cell, 'r')),
                    at = column < 0 ? cells.length : column;
                const type = valueOf(cell, 't');
                if (at >= maxColumns) continue;
                if (type === 's') cells[at] = texts[Number(value)]!;
                else cells[at] = (type && type !== 'n' ? value : shownNumber(value)) || richText(cell);
            }
            return cells;
        });
}

/** Returns the text of a paragraph, in which elements stand for spaces. */
const spaced = (paragraph: Node): string =>
    [...paragraph.childNodes]
        .map((node) =>
            /:(s|tab|line-break)$/.test(node.nodeName) ? ' ' : node.nodeType === 3 ? node.nodeValue : spaced(node),
        )
        .join('');

function readOpenDocument(content: Document): string[][] {
    const repeat = (element: Element, kind: string) => Number(valueOf(element, `number-${kind}-repeated`) || 1);
    const rows: string[][] = [];
    for (const row of all(all(content, 'table')[0], 'table-row')) {
        const cells: string[] = [];
        for (const cell of [...row.children].filter(({ localName }) => localName.endsWith('table-cell'))) {
            const lines = [...cell.children].filter(({ localName }) => localName === 'p'), // comments have some, too
                text = lines.map(spaced).join('\n');
            for (let n = repeat(cell, 'columns'); n > 0 && cells.length < maxColumns; --n) cells.push(text);
        }
        const isEmpty = cells.every((cell) => !cell);
        for (let n = isEmpty ? 1 : repeat(row, 'rows'); n > 0 && rows.length < maxRows; --n) rows.push(cells);
    }
    return rows;
}

/** Returns the first sheet that is not hidden as lines whose cells stand between tabs, as the first line says; nothing where the file is no spreadsheet. */
export async function readSheet(open: OpenPart): Promise<string | undefined> {
    const book = await open('xl/workbook.xml'),
        content = book ? undefined : await open('content.xml');
    if (!book && !content) return undefined;
    const rows = book ? await readExcel(open, book) : readOpenDocument(content!);
    const quoted = (cell = '') => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    return ['sep=\t', ...rows.map((row) => Array.from(row, quoted).join('\t').replace(/\t+$/, ''))].join('\n');
}
