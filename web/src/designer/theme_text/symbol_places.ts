import { isScalar, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { applyChange, compose, mover, toChange, type Change } from './changes';
import { indentOf, parse, quoted, start, writtenEnd, type Edit } from './text_edits';

/** Where symbols stand in the text of a theme, which has them as one text or as a list. */

/** A symbol of the theme at its place in the text, which is inside of its quotes. */
export interface Placed {
    kind: string;
    what: string;
    from?: number;
    to?: number;
}
export interface Slot {
    from: number;
    to: number;
}
/** Edits of the text with its symbols; nothing where they can't be made. */
export type SymbolEdit = (text: string, symbols: readonly Placed[]) => Edit | Change | undefined;

export const isEmoji = (text: string): boolean => /\p{Emoji}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** Whether a text as it is written is emoji without quotes, as they stand in rows. */
export const isBare = (written: string): boolean => isEmoji(written) && quoted(written) === written;

/** Returns the symbols of the theme, a text or a list; nothing where the text is broken. */
export function symbolsOf(text: string): Node | undefined {
    const root = parse(text);
    return root.errors.length ? undefined : (root.get('symbols', true) as Node | undefined);
}

export const isBetween = (outer: Slot, inner: Slot): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Returns the place of a symbol with its quotes. */
export function slotOf(text: string, { from, to }: Placed): Slot | undefined {
    if (from === undefined || to === undefined) return undefined;
    const quote = text[from - 1];
    return (quote === '"' || quote === "'") && text[to] === quote ? { from: from - 1, to: to + 1 } : { from, to };
}

export const spanOf = (text: string, node: unknown): Slot => ({ from: start(node), to: writtenEnd(text, node) });
export const entryAt = (text: string, list: YAMLSeq, slot: Slot) =>
    list.items.find((item) => isBetween(spanOf(text, item), slot));

/** Returns what is moved with a symbol: its word in a row, or its entry with its keys and its comment. */
export function extentOf(text: string, node: unknown, slot: Slot): (Slot & { isEntry: boolean }) | undefined {
    if (isScalar(node)) return { ...slot, isEntry: false };
    const item = isSeq(node) ? entryAt(text, node, slot) : undefined;
    if (!item) return undefined;
    const entry = spanOf(text, item);
    if (isScalar(item) && (slot.from > entry.from || slot.to < entry.to)) return { ...slot, isEntry: false };
    const comment = (node as YAMLSeq).flow ? null : /^[ \t]+#[^\n]*/.exec(text.slice(entry.to));
    return { from: entry.from, to: entry.to + (comment?.[0].length ?? 0), isEntry: true };
}

/** Makes one change of several edits, each of what those before it have left; nothing where one can't be made. */
export function inSteps(text: string, symbols: readonly Placed[], ...makes: SymbolEdit[]): Change | undefined {
    let whole: Change = [],
        after = text,
        placed = symbols;
    for (const make of makes) {
        const edits = make(after, placed);
        if (!edits) return undefined;
        const change = toChange(edits);
        whole = compose(text.length, whole, change);
        after = applyChange(after, change);
        placed = placed.map(mover(change));
    }
    return whole;
}

/** Returns edits that part a row of a list around a symbol, which gets an entry of its own and is changed by other edits. */
export function isolate(text: string, list: YAMLSeq, slot: Slot, ...edits: Edit[]): Edit[] | undefined {
    const item = entryAt(text, list, slot);
    if (!isScalar(item)) return undefined;
    const entry = spanOf(text, item);
    if (slot.from === entry.from && slot.to === entry.to) return edits;
    const quote = item.type === 'PLAIN' ? 0 : 1; // around the row, whose parts need none
    if (quote && quoted(String(item.value)) !== item.value) return undefined;
    const parting = list.flow ? ', ' : `\n${' '.repeat(indentOf(text, text.lastIndexOf('-', entry.from)))}- `;
    const before = text.slice(entry.from + quote, slot.from),
        after = text.slice(slot.to, entry.to - quote);
    if (before)
        edits.unshift({ from: slot.from - before.length + before.trimEnd().length, to: slot.from, insert: parting });
    if (after) edits.push({ from: slot.to, to: slot.to + after.length - after.trimStart().length, insert: parting });
    if (quote) {
        edits.unshift({ from: entry.from, to: entry.from + quote, insert: '' });
        edits.push({ from: entry.to - quote, to: entry.to, insert: '' });
    }
    return edits;
}

/** Makes a list of symbols that are one text. Rows of emoji stay rows. */
export function makeList(text: string, node: Scalar): Edit[] | undefined {
    const header = /^[|>][-+0-9]*/.exec(text.slice(start(node)))?.[0];
    if (!header && node.type !== 'PLAIN') return undefined;
    const { from, to } = spanOf(text, node);
    const begin = header ? text.indexOf('\n', from) + 1 : from;
    const parts = [...text.slice(begin, to).matchAll(/"[^"\n]*"(?=\s|$)|'[^'\n]*'(?=\s|$)|\S+/g)].map((part) => ({
        written: part[0],
        from: begin + part.index,
        to: begin + part.index + part[0].length,
    }));
    if (!parts.length) return undefined;
    const keyStart = text.lastIndexOf('\n', from - 1) + 1;
    const indent = header
        ? indentOf(text, parts[0]!.from)
        : indentOf(text, keyStart + /^\s*/.exec(text.slice(keyStart))![0].length) + 2;
    const dash = `${' '.repeat(indent)}- `;
    const isInRow = (index: number) => isBare(parts[index]!.written);
    const edits: Edit[] = [];
    if (header) edits.push({ from: from - (text[from - 1] === ' ' ? 1 : 0), to: from + header.length, insert: '' });
    for (const [i, part] of parts.entries()) {
        const before = parts[i - 1],
            gap = before ? text.slice(before.to, part.from) : '';
        if (!before && header) edits.push({ from: part.from, to: part.from, insert: '- ' });
        else if (!before)
            edits.push({ from: text.slice(0, part.from).trimEnd().length, to: part.from, insert: `\n${dash}` });
        else if (gap.includes('\n'))
            edits.push({ from: before.to, to: part.from, insert: gap.replace(/[^\n]+/g, '') + dash });
        else if (!isInRow(i - 1) || !isInRow(i)) edits.push({ from: before.to, to: part.from, insert: `\n${dash}` });
        const isQuoted = /^["']/.test(part.written) || quoted(part.written) === part.written;
        if (!isQuoted) edits.push({ from: part.from, to: part.to, insert: quoted(part.written) });
    }
    return edits;
}
