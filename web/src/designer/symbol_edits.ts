// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { end, indentOf, parse, quoted, removeKey, setKey, setValue, start, writtenEnd, type Edit } from './text_edits';

/** Edits of the symbols of a theme, which are one text or a list. */

/** Returns an edit that adds an entry to symbols that are one text: emoji in rows, files and words on lines of their own. */
function addToText(text: string, node: Scalar, symbol: string): Edit {
    const written = writtenEnd(text, node);
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    if (!isBlock && !isEmoji(symbol)) {
        const lineEnd = text.indexOf('\n', written),
            to = lineEnd < 0 ? text.length : lineEnd;
        return { from: start(node), to, insert: `|${text.slice(written, to)}\n  ${String(node.value)}\n  ${symbol}` }; // with its comment
    }
    if (!isBlock) return { from: start(node), to: written, insert: quoted(`${String(node.value)} ${symbol}`) };
    const line = text.slice(text.lastIndexOf('\n', written - 1) + 1, written);
    const indent = /^\s*/.exec(line)![0];
    return {
        from: written,
        to: written,
        insert: isEmoji(symbol) && isEmoji(line) ? ` ${symbol}` : `\n${indent}${symbol}`,
    };
}

const isEmoji = (text: string): boolean => /\p{Emoji}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** Adds a symbol to the theme: an emoji or a file. */
export function addSymbol(text: string, symbol: string): Edit | undefined {
    const root = parse(text);
    if (root.errors.length || root.hasIn(['deck', 'categories'])) return undefined;
    const node = root.get('symbols', true) as Node | undefined;
    const entry = quoted(symbol);
    if (isSeq(node)) {
        const last = node.items.at(-1);
        if (!last) return { from: start(node), to: end(node), insert: `[${entry}]` };
        if (node.flow) return { from: end(last), to: end(last), insert: `, ${entry}` };
        const written = writtenEnd(text, last);
        const lineEnd = text.indexOf('\n', written);
        const at = lineEnd < 0 ? text.length : lineEnd;
        return {
            from: at,
            to: at,
            insert: `\n${' '.repeat(indentOf(text, text.lastIndexOf('-', start(last))))}- ${entry}`,
        };
    }
    if (isScalar(node) && typeof node.value === 'string') return addToText(text, node, symbol);
    if (!node && !root.has('symbols')) return setValue(text, ['symbols'], `[${entry}]`);
    return undefined;
}

/** Returns whether an entry of the theme's symbols is this emoji or file. */
export function hasSymbol(text: string, symbol: string): boolean {
    const words = (value: unknown): string[] =>
        typeof value === 'string'
            ? value.split(/\s+/)
            : value && typeof value === 'object'
              ? Object.values(value).flatMap(words)
              : [];
    return words((parse(text).toJS() as { symbols?: unknown } | null)?.symbols).includes(symbol);
}

/** A symbol of the theme at its place in the text, which is inside of its quotes. */
export interface Placed {
    kind: string;
    what: string;
    from?: number;
    to?: number;
}
interface Slot {
    from: number;
    to: number;
}

const isBetween = (outer: Slot, inner: Slot): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Returns the place of a symbol with its quotes. */
function slotOf(text: string, { from, to }: Placed): Slot | undefined {
    if (from === undefined || to === undefined) return undefined;
    const quote = text[from - 1];
    return (quote === '"' || quote === "'") && text[to] === quote ? { from: from - 1, to: to + 1 } : { from, to };
}

const spanOf = (text: string, node: unknown): Slot => ({ from: start(node), to: writtenEnd(text, node) });
const entryAt = (text: string, list: YAMLSeq, slot: Slot) =>
    list.items.find((item) => isBetween(spanOf(text, item), slot));

/** Returns what is moved with a symbol: its word in a row, or its entry with its keys and its comment. */
function moved(text: string, node: unknown, slot: Slot): (Slot & { isEntry: boolean }) | undefined {
    if (isScalar(node)) return { ...slot, isEntry: false };
    const item = isSeq(node) ? entryAt(text, node, slot) : undefined;
    if (!item) return undefined;
    const entry = spanOf(text, item);
    if (isScalar(item) && (slot.from > entry.from || slot.to < entry.to)) return { ...slot, isEntry: false };
    const comment = (node as YAMLSeq).flow ? null : /^[ \t]+#[^\n]*/.exec(text.slice(entry.to));
    return { from: entry.from, to: entry.to + (comment?.[0].length ?? 0), isEntry: true };
}

/** Removes a symbol; one of a group or a folder takes all of them with it. */
export function removeSymbol(text: string, symbol: Placed): Edit | undefined {
    const root = parse(text);
    const node = root.get('symbols', true),
        slot = slotOf(text, symbol);
    const whole = slot && !root.errors.length ? moved(text, node, slot) : undefined;
    if (!whole) return undefined;
    const { from, to, isEntry } = whole;
    if (!isEntry) {
        // With one of the blanks around it, but not a line end that others need.
        if (text[to] === ' ') return { from, to: to + 1, insert: '' };
        return {
            from: text[from - 1] === ' ' && text[from - 2] !== '\n' && text[from - 2] !== ' ' ? from - 1 : from,
            to,
            insert: '',
        };
    }
    const list = node as YAMLSeq,
        index = list.items.findIndex((item) => start(item) === from);
    if (list.flow) {
        const next = list.items[index + 1],
            before = list.items[index - 1];
        if (next) return { from, to: start(next), insert: '' };
        return { from: before ? end(before) : from, to, insert: '' };
    }
    const lineStart = text.lastIndexOf('\n', text.lastIndexOf('-', from)) + 1,
        lineEnd = text.indexOf('\n', to);
    return { from: lineStart, to: lineEnd < 0 ? text.length : lineEnd + 1, insert: '' };
}

/** Puts a symbol where another one stands; those between move up. Indices are those of `symbols`. */
export function moveSymbol(text: string, symbols: readonly Placed[], from: number, to: number): Edit | undefined {
    const root = parse(text);
    const node = root.get('symbols', true);
    if (root.errors.length) return undefined;
    const slots: (Slot & { isEntry: boolean })[] = [];
    const [first, last] = from < to ? [from, to] : [to, from];
    let index = -1;
    for (let i = first; i <= last; ++i) {
        const slot = slotOf(text, symbols[i]!),
            whole = slot && moved(text, node, slot);
        if (!whole) return undefined;
        if (slots.at(-1)?.from === whole.from) {
            // a group moves as one
            if (i === from || i - 1 === from) return undefined;
        } else slots.push(whole);
        if (slots.at(-2) && slots.at(-2)!.to > whole.from) return undefined;
        if (i === from) index = slots.length - 1;
    }
    const texts = slots.map((slot) => text.slice(slot.from, slot.to));
    // A symbol with keys or a comment can't stand in a row with others.
    if (slots.some(({ isEntry }) => !isEntry) && slots.some(({ isEntry }, i) => isEntry && /[{#"'\n]/.test(texts[i]!)))
        return undefined;
    texts.splice(from < to ? texts.length : 0, 0, ...texts.splice(index, 1));
    const insert = texts
        .map((one, i) => one + (i + 1 < slots.length ? text.slice(slots[i]!.to, slots[i + 1]!.from) : ''))
        .join('');
    return { from: slots[0]!.from, to: slots.at(-1)!.to, insert };
}

/** Returns the edits that give a symbol keys of its own where it stands. */
function wrap(text: string, slot: Slot, kind: string, key: string, value: string): Edit[] {
    const written = text.slice(slot.from, slot.to),
        safe = /^["']/.test(written) ? written : quoted(written);
    const open = `{ ${kind}: `,
        close = `, ${key}: ${value} }`;
    if (safe !== written) return [{ ...slot, insert: open + safe + close }];
    return [
        { from: slot.from, to: slot.from, insert: open },
        { from: slot.to, to: slot.to, insert: close },
    ];
}

/** Makes a list of symbols that are one text, and gives one of them a key. Rows of emoji stay rows. */
function listWithKey(
    text: string,
    node: Scalar,
    symbols: readonly Placed[],
    index: number,
    key: string,
    value: string,
): Edit[] | undefined {
    const header = /^[|>][-+0-9]*/.exec(text.slice(start(node)))?.[0];
    if (!header && node.type !== 'PLAIN') return undefined;
    const written = spanOf(text, node),
        slots: Slot[] = [];
    for (const symbol of symbols) {
        const slot = slotOf(text, symbol);
        if (!slot || !isBetween(written, slot)) return undefined;
        slots.push(slot);
    }
    const keyStart = text.lastIndexOf('\n', start(node) - 1) + 1;
    const indent = header
        ? indentOf(text, slots[0]!.from)
        : indentOf(text, keyStart + /^\s*/.exec(text.slice(keyStart))![0].length) + 2;
    const dash = `${' '.repeat(indent)}- `;
    const edits: Edit[] = [];
    if (header)
        edits.push({
            from: start(node) - (text[start(node) - 1] === ' ' ? 1 : 0),
            to: start(node) + header.length,
            insert: '',
        });
    for (const [i, slot] of slots.entries()) {
        const before = slots[i - 1],
            gap = before ? text.slice(before.to, slot.from) : '';
        const isRow = (one: number) =>
            symbols[one]!.kind === 'emoji' && one !== index && quoted(symbols[one]!.what) === symbols[one]!.what;
        if (!before && header) edits.push({ from: slot.from, to: slot.from, insert: '- ' });
        else if (!before)
            edits.push({ from: text.slice(0, slot.from).trimEnd().length, to: slot.from, insert: `\n${dash}` });
        else if (gap.includes('\n'))
            edits.push({ from: before.to, to: slot.from, insert: gap.replace(/[^\n]+/g, '') + dash });
        else if (!isRow(i - 1) || !isRow(i)) edits.push({ from: before.to, to: slot.from, insert: `\n${dash}` });
        const plain = text.slice(slot.from, slot.to);
        if (i === index) edits.push(...wrap(text, slot, symbols[i]!.kind, key, value));
        else if (!/^["']/.test(plain) && quoted(plain) !== plain) edits.push({ ...slot, insert: quoted(plain) });
    }
    return edits;
}

/** Sets a key of a symbol, such as its name or scale; `value` is YAML; without a value the key is removed. */
export function setSymbolKey(
    text: string,
    symbols: readonly Placed[],
    index: number,
    key: string,
    value?: string,
): Edit | Edit[] | undefined {
    const root = parse(text);
    const node = root.get('symbols', true),
        symbol = symbols[index]!,
        slot = slotOf(text, symbol);
    if (root.errors.length || !slot) return undefined;
    if (isScalar(node) && value !== undefined) return listWithKey(text, node, symbols, index, key, value);
    const item = isSeq(node) ? entryAt(text, node, slot) : undefined;
    if (isMap(item)) return value === undefined ? removeKey(text, item, key) : setKey(text, item, key, value);
    if (!isSeq(node) || !isScalar(item) || value === undefined) return undefined;
    const entry = spanOf(text, item),
        edits = wrap(text, slot, symbol.kind, key, value);
    if (slot.from === entry.from && slot.to === entry.to) return edits;
    if (item.type !== 'PLAIN') return undefined;
    const parting = node.flow ? ', ' : `\n${' '.repeat(indentOf(text, text.lastIndexOf('-', entry.from)))}- `;
    const before = text.slice(entry.from, slot.from),
        after = text.slice(slot.to, entry.to);
    if (before) edits.unshift({ from: entry.from + before.trimEnd().length, to: slot.from, insert: parting });
    if (after) edits.push({ from: slot.to, to: slot.to + after.length - after.trimStart().length, insert: parting });
    return edits;
}

/** Leaves a symbol out of the group or the folder that it comes with. */
export function leaveOut(text: string, symbol: Placed): Edit | undefined {
    const root = parse(text);
    const node = root.get('symbols', true),
        slot = slotOf(text, symbol);
    const item = isSeq(node) && slot && !root.errors.length ? entryAt(text, node, slot) : undefined;
    if (!isMap(item)) return undefined;
    const except = item.get('except', true),
        what = quoted(symbol.what);
    if (except === undefined) return setKey(text, item, 'except', `[${what}]`);
    if (!isSeq(except) || !except.flow || !except.items.length) return undefined;
    const at = end(except.items.at(-1));
    return { from: at, to: at, insert: `, ${what}` };
}
