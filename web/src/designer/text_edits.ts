// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { isMap, isScalar, isSeq, parseDocument, type Node, type Scalar, type YAMLMap } from 'yaml';

/** Edits of a theme's text. What they don't mean to change stays: comments, quotes, the order of keys. */
export interface Edit { from: number; to: number; insert: string }

type Ranged = { range?: [number, number, number] | null };
const start = (node: unknown): number => (node as Ranged).range![0];
const end = (node: unknown): number => (node as Ranged).range![1];
const indentOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

/** Returns the scalar at a path as it is written; nothing where there is none. */
export function valueAt(text: string, path: string[]): string | undefined {
    const node = parseDocument(text).getIn(path, true);
    return isScalar(node) ? text.slice(start(node), end(node)) : undefined;
}

/** Returns where a key may follow the last one of a block map. */
function append(text: string, map: YAMLMap, line: string): Edit {
    const last = map.items.at(-1)!;
    const written = Math.max(end(last.key), last.value ? end(last.value) : 0);
    const lineEnd = text.indexOf('\n', text[written - 1] === '\n' ? written - 1 : written);
    const at = lineEnd < 0 ? text.length : lineEnd;
    return { from: at, to: at, insert: `\n${' '.repeat(indentOf(text, start(map.items[0]!.key)))}${line}` };
}

/** Sets the value at a path of one or two keys; `value` is YAML. Returns nothing if the text can't be changed so. */
export function setValue(text: string, path: [string] | [string, string], value: string): Edit | undefined {
    const root = parseDocument(text);
    if (root.errors.length) return undefined;
    const node = root.getIn(path, true) as Node | undefined;
    if (node) {
        // A block value ends with its line end, which stays.
        const written = text.slice(start(node), end(node));
        return { from: start(node), to: start(node) + written.trimEnd().length, insert: value };
    }
    const key = path.at(-1)!;
    const map = path.length === 1 ? root.contents : root.get(path[0], true);
    if (isMap(map) && map.items.length) {
        if (!map.flow) return append(text, map, `${key}: ${value}`);
        const at = end(map.items.at(-1)!.value ?? map.items.at(-1)!.key);
        return { from: at, to: at, insert: `, ${key}: ${value}` };
    }
    if (map || root.has(path[0])) return undefined;
    const line = path.length === 1 ? `${key}: ${value}\n` : `${path[0]}:\n  ${key}: ${value}\n`;
    return { from: text.length, to: text.length, insert: (text === '' || text.endsWith('\n') ? '' : '\n') + line };
}

/** Quotes a text where YAML would read something else. */
export const quoted = (text: string): string => (/^[\p{L}\p{Emoji_Presentation}][\p{L}\p{N}\p{M}\p{Emoji}\u200d\ufe0f _./-]*$/u.test(text) && !/^(true|false|yes|no|on|off|null|~)$/i.test(text) ? text : JSON.stringify(text));

/** Returns an edit that adds an entry to symbols that are one text: emoji in rows, files and words on lines of their own. */
function addToText(text: string, node: Scalar, symbol: string): Edit {
    const written = start(node) + text.slice(start(node), end(node)).trimEnd().length;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    if (!isBlock && !isEmoji(symbol)) {
        const lineEnd = text.indexOf('\n', written), to = lineEnd < 0 ? text.length : lineEnd;
        return { from: start(node), to, insert: `|${text.slice(written, to)}\n  ${String(node.value)}\n  ${symbol}` }; // with its comment
    }
    if (!isBlock) return { from: start(node), to: written, insert: quoted(`${String(node.value)} ${symbol}`) };
    const line = text.slice(text.lastIndexOf('\n', written - 1) + 1, written);
    const indent = /^\s*/.exec(line)![0];
    return { from: written, to: written, insert: isEmoji(symbol) && isEmoji(line) ? ` ${symbol}` : `\n${indent}${symbol}` };
}

const isEmoji = (text: string): boolean => /\p{Emoji}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** Adds a symbol to the theme: an emoji or a file. */
export function addSymbol(text: string, symbol: string): Edit | undefined {
    const root = parseDocument(text);
    if (root.errors.length) return undefined;
    const node = root.get('symbols', true) as Node | undefined;
    const entry = quoted(symbol);
    if (isSeq(node)) {
        const last = node.items.at(-1);
        if (!last) return { from: start(node), to: end(node), insert: `[${entry}]` };
        if (node.flow) return { from: end(last), to: end(last), insert: `, ${entry}` };
        const written = start(last) + text.slice(start(last), end(last)).trimEnd().length;
        const lineEnd = text.indexOf('\n', written);
        const at = lineEnd < 0 ? text.length : lineEnd;
        return { from: at, to: at, insert: `\n${' '.repeat(indentOf(text, text.lastIndexOf('-', start(last))))}- ${entry}` };
    }
    if (isScalar(node) && typeof node.value === 'string') return addToText(text, node, symbol);
    if (!node && !root.has('symbols')) return setValue(text, ['symbols'], `[${entry}]`);
    return undefined;
}

/** Removes the symbol that is written at a place. */
export function removeSymbol(text: string, from: number, to: number): Edit | undefined {
    const root = parseDocument(text);
    if (root.errors.length) return undefined;
    const node = root.get('symbols', true);
    if (isScalar(node)) {
        // With one of the blanks around it, but not a line end that others need.
        if (text[to] === ' ') return { from, to: to + 1, insert: '' };
        return { from: text[from - 1] === ' ' && text[from - 2] !== '\n' && text[from - 2] !== ' ' ? from - 1 : from, to, insert: '' };
    }
    if (!isSeq(node)) return undefined;
    const index = node.items.findIndex((item) => start(item) <= from && to <= end(item));
    const item = node.items[index];
    if (!item) return undefined;
    const written = start(item) + text.slice(start(item), end(item)).trimEnd().length;
    if (isScalar(item) || isMap(item)) {
        // An entry with several symbols, "- 🐶 🐱", loses one of them.
        if (isScalar(item) && (from > start(item) || to < written)) return { from, to: text[to] === ' ' ? to + 1 : to, insert: '' };
        if (node.flow) {
            const next = node.items[index + 1], before = node.items[index - 1];
            if (next) return { from: start(item), to: start(next), insert: '' };
            return { from: before ? end(before) : start(item), to: end(item), insert: '' };
        }
        const dash = text.lastIndexOf('-', start(item));
        const lineStart = text.lastIndexOf('\n', dash) + 1;
        const lineEnd = text.indexOf('\n', written);
        return { from: lineStart, to: lineEnd < 0 ? text.length : lineEnd + 1, insert: '' };
    }
    return undefined;
}

/** Gives a card another arrangement. */
export function rerollCard(text: string, card: number): Edit | undefined {
    const root = parseDocument(text);
    const map = root.getIn(['layout', 'reroll'], true);
    const before = root.getIn(['layout', 'reroll', card]) ?? root.getIn(['layout', 'reroll', String(card)]);
    if (!map) return setValue(text, ['layout', 'reroll'], `{${card}: 1}`);
    if (!isMap(map)) return undefined;
    const node = map.items.find((pair) => String((pair.key as { value?: unknown }).value) === String(card))?.value;
    const next = String(Number(before ?? 0) + 1);
    if (node) return { from: start(node), to: end(node), insert: next };
    if (!map.items.length) return { from: start(map), to: end(map), insert: `{${card}: 1}` };
    if (!map.flow) return append(text, map, `${card}: 1`);
    const at = end(map.items.at(-1)!.value);
    return { from: at, to: at, insert: `, ${card}: 1` };
}
