import { isMap, isScalar, isSeq, Scalar, YAMLSeq, type Document, type Node } from 'yaml';
import type { Change } from './changes';
import { writeEntry, type NewSymbol } from './new_symbol';
import { findSlot, hasOthers, hasOwnKeys, isEmojiNode, readSymbols, type Placed, type Slot } from './symbol_list';
import { editTree, put } from './text_edits';
import { joinComments, nodeOf, start, takeComments, writtenAs } from './tree';

/** Writes the symbols as a list with rows of emoji. */
function writeSymbols(root: Document.Parsed, slots: readonly Slot[]): void {
    const old = root.get('symbols', true),
        seq = isSeq(old) ? old : new YAMLSeq(),
        items: Node[] = (seq.items = []);
    if (isScalar(old)) [old.commentBefore, old.comment] = [joinComments(old.commentBefore, old.comment), undefined];
    for (const { node, isRow, ...own } of slots) {
        const comment = joinComments(own.comment, node.comment),
            before = items.at(-1);
        if (isRow && !seq.flow && before && isEmojiNode(before) && isEmojiNode(node)) {
            const row = new Scalar(`${before.value} ${node.value}`);
            items.splice(-1, 1, takeComments(row, { ...before, comment: joinComments(before.comment, comment) }));
        } else items.push(takeComments(node, { ...own, comment }));
    }
    if (seq !== old) put(root.contents, ['symbols'], seq);
}

/** Changes the symbols of a theme; nothing where that can't be done. */
export const editSymbols = (text: string, edit: (slots: Slot[]) => boolean): Change | undefined =>
    editTree(text, ['symbols'], (root) => {
        const slots = readSymbols(text, root);
        if (!slots || !edit(slots)) return false;
        writeSymbols(root, slots);
        return true;
    });

/** Takes a symbol out. The comments before it, and those of its row, stay. */
export function removeSlot(slots: Slot[], slot: Slot): void {
    const index = slots.indexOf(slot),
        [before, next] = [slots[index - 1], slots[index + 1]];
    slots.splice(index, 1);
    if (before && !next) before.comment = joinComments(before.comment, slot.commentBefore);
    if (!next) return;
    Object.assign(next, {
        isRow: next.isRow && slot.isRow,
        comment: next.isRow && !slot.isRow ? slot.comment : next.comment,
        commentBefore: joinComments(slot.commentBefore, next.commentBefore),
        spaceBefore: slot.spaceBefore || next.spaceBefore,
    });
}

/** Removes symbols; one of a group or a folder takes all of them with it. */
export const removeSymbols = (text: string, symbols: Placed | readonly Placed[]): Change | undefined =>
    editSymbols(text, (slots) => {
        const found = new Set([symbols as Placed].flat().map((symbol) => findSlot(slots, symbol)));
        for (const slot of found) if (slot) removeSlot(slots, slot);
        return !found.has(undefined);
    });

/** Puts a symbol where another one stands; those between move up. Indices are those of `symbols`. */
export const moveSymbol = (text: string, symbols: readonly Placed[], from: number, to: number): Change | undefined =>
    editSymbols(text, (slots) => {
        const places = symbols.map((symbol) => slots.indexOf(findSlot(slots, symbol)!)),
            [first, last] = [places[from]!, places[to]!],
            nodes = slots.map(({ node }) => node);
        if (first < 0 || last < 0 || places.filter((place) => place === first).length > 1) return false; // a group moves as one
        nodes.splice(last, 0, ...nodes.splice(first, 1));
        for (const [i, slot] of slots.entries()) slot.node = nodes[i]!;
        return true;
    });

/** Puts another symbol in the place of one, so that only the cards that have it change. */
export const replaceSymbol = (text: string, symbol: Placed, other: NewSymbol): Change | undefined =>
    editSymbols(text, (slots) => {
        const slot = findSlot(slots, symbol);
        if (!slot || (isMap(slot.node) && !hasOwnKeys(slot.node))) return false;
        slot.node = takeComments(nodeOf(writeEntry(other)), slot.node);
        return true;
    });

/** Lets symbols change places, two at a time; nothing where one of them has none of its own. */
export const swapSymbols = (text: string, ...pairs: (readonly [Placed, Placed])[]): Change | undefined =>
    editSymbols(text, (slots) =>
        pairs
            .map((pair) => pair.map((symbol) => findSlot(slots, symbol)))
            .every(([one, other]) => {
                if (!one || !other || one === other) return false;
                [one.node, other.node] = [other.node, one.node];
                return true;
            }),
    );

const rowLength = 10; // emoji

/** Adds symbols behind the others or instead of them; emoji in rows. */
export function addSymbols(text: string, symbols: readonly NewSymbol[], isInstead = false): Change | undefined {
    if (!symbols.length) return [];
    if (hasOthers(text)) return undefined;
    return editSymbols(text, (slots) => {
        if (isInstead) slots.length = 0;
        for (const symbol of symbols) {
            const node = nodeOf(writeEntry(symbol)),
                row = slots.slice(slots.map(({ isRow }) => isRow).lastIndexOf(false)),
                areEmoji = [...row, { node }].every((one) => isEmojiNode(one.node));
            slots.push({ node, isRow: areEmoji && row.length > 0 && row.length < rowLength });
        }
        return true;
    });
}

/** Puts a symbol where others have left, at the first of the places, before the one that follows; nothing where there are none. */
export function takePlace(text: string, [at]: readonly number[], symbol: NewSymbol): Change | undefined {
    if (at === undefined) return undefined;
    return editSymbols(text, (slots) => {
        const next = slots.find(({ node }) => start(node) + writtenAs(text, node).length > at),
            index = next ? slots.indexOf(next) : slots.length,
            isRow = next?.isRow || slots[index + 1]?.isRow === true;
        slots.splice(index, 0, { isRow: false, ...next, node: nodeOf(writeEntry(symbol)) });
        if (next) Object.assign(next, { isRow, comment: undefined, commentBefore: undefined, spaceBefore: false });
        return true;
    });
}
