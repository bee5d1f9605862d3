import { isMap, type Node } from 'yaml';
import { symbolKeys } from '../protocol/generated';
import { findHunks } from './hunks';
import { writeEntry, writeKeys, type NewSymbol } from './new_symbol';
import { editSymbols, removeSlot } from './symbol_edits';
import { hasOwnKeys, writeLine } from './symbol_list';
import { joinComments, nodeOf, takeComments } from './tree';

/** Keys that say what a symbol is; others are options, which the next one in its place can have, too. */
const ownKeys = [...symbolKeys, 'forms', 'name', 'names'];
const pictureKeys = ['mask', 'cut_out'];

/** Returns a symbol in the place of another one, whose options it keeps. */
function rewrite(node: Node, symbol: NewSymbol): Node {
    const own = isMap(node) && hasOwnKeys(node) ? node : undefined,
        names = own?.get('names'),
        languages = isMap(names) ? (Object.keys(names.toJSON() as object) as [string, string]) : symbol.languages,
        keys = writeKeys(symbol.languages ? { ...symbol, languages: languages! } : symbol),
        known = keys[0]!.startsWith('image:') ? ownKeys : [...ownKeys, ...pictureKeys],
        options = own?.items.filter(({ key }) => !known.includes(String(key))) ?? [];
    if (!options.length) return takeComments(nodeOf(writeEntry(symbol)), node);
    own!.items = [...(nodeOf(`{ ${keys.join(', ')} }`) as typeof own)!.items, ...options];
    return own!;
}

/**
 * Makes the symbols those of the lines. What is new stands where another one is gone, so that all others keep their cards.
 * `read` returns the symbol of a line. Returns the symbols that others have given their places to, and those to be added, too.
 */
export function editLines(text: string, lines: readonly string[], read: (line: string) => NewSymbol) {
    const replacing: NewSymbol[] = [],
        after = [...new Set(lines)];
    let added: NewSymbol[] = [];
    const change = editSymbols(text, (slots) => {
        const nodes = slots.map(({ node }) => node),
            before = nodes.map((node) => writeLine(text, node)),
            isNew = (line: string) => !before.includes(line),
            isGone = (line: string) => !after.includes(line);
        // Lines that were edited, with what they were; the other new ones take the places of those that are gone elsewhere.
        const edited = new Map<string, string>();
        for (const { from, to, pieces } of findHunks(before, after)) {
            const gone = before.slice(from, to).filter(isGone);
            for (const line of pieces.filter(isNew).slice(0, gone.length)) edited.set(line, gone.shift()!);
        }
        const old = [...edited.values()],
            beside = after.filter((line) => isNew(line) && !edited.has(line)),
            left = before.filter((line) => isGone(line) && !old.includes(line)),
            order = after.filter((line) => !beside.includes(line));
        added = beside.splice(left.length).map(read);
        for (const [i, line] of beside.entries()) order.splice(before.indexOf(left[i]!), 0, line);
        left.splice(0, beside.length);
        for (const [i, slot] of [...slots].entries())
            if (left.includes(before[i]!) || before.indexOf(before[i]!) !== i) removeSlot(slots, slot);
        const rowOf = (at: number) => slots.map(({ isRow }) => isRow).lastIndexOf(false, at),
            rows = slots.map(({ comment, node }, at) => ({ comment, node, row: rowOf(at) }));
        for (const [i, line] of order.entries()) {
            const node = nodes[before.indexOf(edited.get(line) ?? line)],
                symbol = isNew(line) ? read(line) : undefined;
            if (symbol) replacing.push(symbol);
            slots[i]!.node = !symbol ? node! : node ? rewrite(node, symbol) : nodeOf(writeEntry(symbol));
        }
        // The comment of a row goes where the middle one of its emoji goes.
        for (const slot of slots) slot.comment = undefined;
        for (const [row, { comment }] of rows.entries()) {
            const nodes = rows.filter((one) => one.row === row).map(({ node }) => node),
                places = slots.flatMap(({ node }, at) => (nodes.includes(node) ? at : [])),
                slot = slots[places[places.length >> 1] ?? row]!;
            slot.comment = joinComments(slot.comment, comment);
        }
        return true;
    });
    return change && { change, replacing, added };
}
