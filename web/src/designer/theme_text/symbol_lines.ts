import { isMap, parse as parseYaml, type YAMLMap } from 'yaml';
import type { Change } from './changes';
import { findHunks } from './merge';
import { writeBoth, writeKeys, type NewSymbol } from './new_symbol';
import { editSymbols, hasOthers, removePart } from './symbol_edits';
import { align, hasOwnKeys, readSymbols, type Part, type SymbolList } from './symbol_list';
import { indentOf, nodeAt, parse, start, writtenEnd } from './text_edits';

/** The symbols of a theme as lines that people edit: what each is and what it is called, between semicolons. */

/** Keys that say what a symbol is; others are options, which the next one in its place can have, too. */
const ownKeys = ['emoji', 'image', 'text', 'forms', 'name', 'names'];
const pictureKeys = ['mask', 'cut_out'];

function cellsOf(text: string, map: YAMLMap): unknown[] {
    const { emoji, image, text: word, forms, name, names } = map.toJS(parse(text)) as Record<string, unknown>,
        words = forms ?? (names ? Object.values(names) : (word ?? name));
    return [emoji ?? image, words].flat().filter((cell) => cell !== undefined);
}

/** A line has what distinguishes its symbol from others; an entry that gives several is written as it is. */
function writeLine(text: string, { entry, map }: Part): string {
    const isQuoted = /^["']/.test(entry);
    const cells = map && hasOwnKeys(map) ? cellsOf(text, map) : [isQuoted ? (parseYaml(entry) as unknown) : entry];
    return cells.map((cell) => String(cell).trim().replace(/\s+/g, ' ')).join('; ');
}

/** Returns the symbols of a theme, one a line; nothing where its cards are made of something else. */
export function listLines(text: string): string[] | undefined {
    if (hasOthers(text)) return undefined;
    return nodeAt(text, ['symbols']) ? readSymbols(text)?.parts.map((part) => writeLine(text, part)) : [];
}

/** A place in the list: the symbol that had it, and the line that takes it, if it is another one. */
interface Slot {
    index: number;
    line?: string | undefined;
    /** Nothing was written where the symbol stood. */
    isGone?: boolean;
}

/** Finds what became of each line: it stays, wherever it stands now, or has another in its place. Returns those beside them. */
function match(before: string[], after: string[]): { slots: Slot[]; others: string[] } {
    const hunks = findHunks(before, after),
        slots: Slot[] = before.map((_, index) => ({ index })),
        free = slots.filter(({ index }) => hunks.some(({ from, to }) => from <= index && index < to)),
        others: string[] = [];
    const moved = new Map<string, Slot>();
    for (const line of hunks.flatMap(({ pieces }) => pieces)) {
        const at = free.findIndex(({ index }) => before[index] === line);
        if (at >= 0) moved.set(line, free.splice(at, 1)[0]!);
    }
    for (const { from, to, pieces } of [...hunks].reverse()) {
        const left = free.filter(({ index }) => from <= index && index < to),
            beside = pieces.filter((line) => !moved.has(line)).slice(left.length);
        const here = pieces
            .filter((line) => !beside.includes(line))
            .map((line) => moved.get(line) ?? { ...left.shift()!, line });
        slots.splice(from, to - from, ...here, ...left.map((slot) => ({ ...slot, isGone: true })));
        others.unshift(...beside);
    }
    return { slots, others };
}

/** Returns what is written for a symbol in the place of another one, whose options it keeps. */
function rewrite(text: string, { indent }: SymbolList, { map, from, to }: Part, symbol: NewSymbol): Partial<Part> {
    const names = map?.get('names'),
        languages = isMap(names) ? (Object.keys(names.toJSON() as object) as [string, string]) : symbol.languages,
        keys = writeKeys(symbol.languages ? { ...symbol, languages: languages! } : symbol),
        known = keys[0]!.startsWith('image:') ? ownKeys : [...ownKeys, ...pictureKeys],
        items = map && hasOwnKeys(map) ? map.items : [],
        ends = items.map(({ key, value }, i) =>
            map!.flow ? writtenEnd(text, value ?? key) : items[i + 1] ? start(items[i + 1]!.key) : to,
        ),
        options = items.flatMap(({ key }, i) =>
            known.includes(String(key)) ? [] : text.slice(start(key), ends[i]).trimEnd(),
        );
    if (!options.length) return { ...writeBoth(symbol), map: undefined };
    const all = [...keys, ...options];
    if (map!.flow) return { entry: `{ ${all.join(', ')} }` };
    return { entry: align(text, from!, all.join(`\n${' '.repeat(indentOf(text, from!))}`), indent) };
}

/** What editing the lines has changed. */
export interface LineEdit {
    change: Change;
    /** Those that others have given their places to. */
    replacing: NewSymbol[];
    /** Those that are to be added. */
    added: NewSymbol[];
}

/**
 * Makes the symbols those of the lines. What is new stands where another one is gone, so that all others keep their cards.
 * `read` returns the symbol of a line.
 */
export function editLines(
    text: string,
    lines: readonly string[],
    read: (line: string) => NewSymbol,
): LineEdit | undefined {
    const replacing: NewSymbol[] = [],
        after = [...new Set(lines)];
    if (!nodeAt(text, ['symbols'])) return { change: [], replacing, added: after.map(read) };
    let added: NewSymbol[] = [];
    const change = editSymbols(text, (list) => {
        const before = [...list.parts],
            { slots, others } = match(
                before.map((part) => writeLine(text, part)),
                after,
            );
        for (const slot of slots) if (slot.isGone) slot.line = others.shift();
        const kept = slots.filter(({ isGone, line }) => !isGone || line !== undefined);
        for (const [index, part] of before.entries())
            if (kept.every((slot) => slot.index !== index)) removePart(list, part);
        list.parts = kept.map(({ index }) => before[index]!);
        for (const { index, line, isGone } of kept) {
            if (line === undefined) continue;
            const symbol = read(line),
                part = before[index]!;
            replacing.push(symbol);
            Object.assign(part, isGone ? { ...writeBoth(symbol), map: undefined } : rewrite(text, list, part, symbol));
        }
        added = others.map(read);
        return true;
    });
    return change && { change, replacing, added };
}
