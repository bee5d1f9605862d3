import {
    isMap,
    isPair,
    isScalar,
    isSeq,
    parseDocument,
    visit,
    type Document,
    type Node,
    type Scalar,
    type YAMLMap,
} from 'yaml';

/** Edits of a theme's text. What they don't mean to change stays: comments, quotes, the order of keys. */
export interface Edit {
    from: number;
    to: number;
    insert: string;
}

type Ranged = { range?: [number, number, number] | null };
export const start = (node: unknown): number => (node as Ranged).range![0];
export const end = (node: unknown): number => (node as Ranged).range![1];
/** Returns where a node ends without the line end of a block. */
export const writtenEnd = (text: string, node: unknown): number =>
    start(node) + text.slice(start(node), end(node)).trimEnd().length;
export const indentOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

let parsed = { text: '', root: parseDocument('') };
/** Returns the tree of a text. The last one is kept: all controls ask for the same. */
export function parse(text: string): Document.Parsed {
    if (parsed.text !== text) parsed = { text, root: parseDocument(text) };
    return parsed.root;
}

/** Keys, and numbers that are keys. */
export type Path = readonly (string | number)[];

/** Returns the path of the innermost entry whose key or value begins at a place; nothing if none does. */
export function entryPathAt(text: string, at: number): Path | undefined {
    let found: Path | undefined;
    visit(parse(text), {
        Pair(_, { key, value }, above) {
            if (start(key) !== at && !(value && start(value) === at)) return;
            const pairs = [...above.filter(isPair), { key }];
            found = pairs.map((pair) => (pair.key as Scalar<string | number>).value);
        },
    });
    return found;
}

/** Returns what is at a path of keys. */
export const nodeAt = (text: string, path: Path): unknown => parse(text).getIn(path, true);

/** Returns the scalar at a path as it is written; nothing where there is none. */
export function valueAt(text: string, path: string[]): string | undefined {
    const node = nodeAt(text, path);
    return isScalar(node) ? text.slice(start(node), writtenEnd(text, node)) : undefined;
}

/** Returns the text that a scalar at a path means; empty where there is none. */
export function textAt(text: string, path: string[]): string {
    const node = nodeAt(text, path);
    return isScalar<string | number | boolean | null>(node) ? String(node.source ?? node.value ?? '') : '';
}

export const apply = (text: string, edits: Edit | Edit[]): string =>
    [edits].flat().reduceRight((after, edit) => after.slice(0, edit.from) + edit.insert + after.slice(edit.to), text);

/** Returns the shortest edit that makes one text of another. */
export function difference(before: string, after: string): Edit {
    const shorter = Math.min(before.length, after.length);
    let from = 0,
        end = 0;
    while (from < shorter && before[from] === after[from]) ++from;
    while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) ++end;
    return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Makes one edit of several, each of the text that those before it have made. Those that can't be done are left out. */
export function inTurn(text: string, ...makes: ((text: string) => Edit | Edit[] | undefined)[]): Edit {
    let after = text;
    for (const make of makes) after = apply(after, make(after) ?? []);
    return difference(text, after);
}

/** Returns where a line may follow the last one of a block map. */
export function append(text: string, map: YAMLMap, line: string): Edit {
    const last = map.items.at(-1)!;
    const written = Math.max(end(last.key), last.value ? end(last.value) : 0);
    const lineEnd = text.indexOf('\n', text[written - 1] === '\n' ? written - 1 : written);
    const at = lineEnd < 0 ? text.length : lineEnd;
    return { from: at, to: at, insert: `\n${' '.repeat(indentOf(text, start(map.items[0]!.key)))}${line}` };
}

const pairOf = (map: YAMLMap, key: string) => map.items.find((pair) => String((pair.key as Scalar).value) === key);

/** Sets a key of a map; `value` is YAML. */
export function setKey(text: string, map: YAMLMap, key: string, value: string): Edit {
    const node = pairOf(map, key)?.value;
    if (node) return { from: start(node), to: writtenEnd(text, node), insert: value };
    if (!map.flow) return append(text, map, `${key}: ${value}`);
    const last = map.items.at(-1)!;
    const at = end(last.value ?? last.key);
    return { from: at, to: at, insert: `, ${key}: ${value}` };
}

/** Returns where what goes with a removed value ends: before the next one, or a comment on a line between. */
export function untilComment(text: string, written: number, next: number): number {
    const lineEnd = text.indexOf('\n', written),
        comment = lineEnd < 0 ? -1 : text.indexOf('#', lineEnd);
    return comment >= 0 && comment < next ? comment : next;
}

/** Removes what stands behind others between brackets; a comment before it stays, with the comma before that. */
export function removeLater(text: string, before: number, from: number, to: number): Edit {
    if (!text.slice(before, from).includes('#')) return { from: before, to, insert: '' };
    return { from, to: to + /^(\s*,)?/.exec(text.slice(to))![0].length, insert: '' };
}

/** Removes a key of a map, which has others. */
export function removeKey(text: string, map: YAMLMap, key: string): Edit | undefined {
    const index = map.items.findIndex((pair) => String((pair.key as Scalar).value) === key);
    const pair = map.items[index];
    if (!pair || map.items.length === 1) return undefined;
    const written = writtenEnd(text, pair.value ?? pair.key),
        next = map.items[index + 1];
    if (index === 0) return { from: start(pair.key), to: untilComment(text, written, start(next!.key)), insert: '' };
    const before = map.items[index - 1]!;
    if (map.flow) return removeLater(text, end(before.value ?? before.key), start(pair.key), written);
    const lineStart = text.lastIndexOf('\n', start(pair.key)),
        lineEnd = text.indexOf('\n', written);
    return { from: lineStart, to: lineEnd < 0 ? text.length : lineEnd, insert: '' };
}

/** Returns the edits that write values out where they are named elsewhere, so that a change at a path changes nothing else. */
function writeOut(text: string, path: Path): Edit[] {
    const root = parse(text),
        way: unknown[] = [];
    for (let at = 0, node: unknown = root.contents; node && at <= path.length; ++at) {
        way.push(node);
        node = isMap(node) || isSeq(node) ? node.get(path[at], true) : undefined;
    }
    const isInside = (inner: unknown, outer: unknown) => start(outer) <= start(inner) && end(inner) <= end(outer),
        isThere = way.length > path.length,
        edits: Edit[] = [];
    visit(root, {
        Alias(_, alias) {
            const named = alias.resolve(root);
            if (!named) return;
            if (way.includes(alias) || way.includes(named) || (isThere && isInside(named, way.at(-1))))
                edits.push({ from: start(alias), to: end(alias), insert: JSON.stringify(named.toJS(root)) });
        },
    });
    return edits;
}

/** Makes one edit of some and of another one that follows them; nothing where that can't be made. */
function editAfter(text: string, edits: Edit[], make: (text: string) => Edit | undefined): Edit | undefined {
    const now = apply(text, edits),
        edit = make(now);
    return edit && difference(text, apply(now, edit));
}

/** Removes a value and its key; a map that it was alone in goes, too. */
export function removeValue(text: string, path: Path): Edit | undefined {
    if (parse(text).errors.length) return undefined;
    const edits = writeOut(text, path);
    if (edits.length) return editAfter(text, edits, (now) => removeValue(now, path));
    if (nodeAt(text, path) === undefined) return undefined;
    const map = path.length === 1 ? parse(text).contents : nodeAt(text, path.slice(0, -1));
    if (!isMap(map)) return undefined;
    return map.items.length === 1 && path.length > 1
        ? removeValue(text, path.slice(0, -1))
        : removeKey(text, map, String(path.at(-1)));
}

/** Sets the value at a path of keys; `value` is YAML. Returns nothing if the text can't be changed so. */
export function setValue(text: string, path: string[], value: string): Edit | undefined {
    const root = parse(text);
    if (root.errors.length) return undefined;
    const edits = writeOut(text, path);
    if (edits.length) return editAfter(text, edits, (now) => setValue(now, path, value));
    const node = root.getIn(path, true) as Node | undefined;
    if (node) return { from: start(node), to: writtenEnd(text, node), insert: value };
    const key = path.at(-1)!;
    const parent = path.slice(0, -1);
    const map = parent.length ? root.getIn(parent, true) : root.contents;
    if (isMap(map) && map.items.length) return setKey(text, map, key, value);
    if (isScalar(map) && map.value === 'none') return setValue(text, parent, `{ ${key}: ${value} }`);
    if (map || (parent.length && root.hasIn(parent))) return undefined;
    const isFlow = isMap(root.contents) && root.contents.flow;
    if (path.length > 2 || isFlow) return setValue(text, parent, `{ ${key}: ${value} }`);
    const line = path.length === 1 ? `${key}: ${value}\n` : `${path[0]}:\n  ${key}: ${value}\n`;
    return { from: text.length, to: text.length, insert: (text === '' || text.endsWith('\n') ? '' : '\n') + line };
}

/** Quotes a text where YAML would read something else. */
export const quoted = (text: string): string =>
    text === text.trim() &&
    /^[\p{L}\p{Emoji_Presentation}\p{Extended_Pictographic}][\p{L}\p{N}\p{M}\p{Emoji}\u200d\ufe0f _./-]*$/u.test(
        text,
    ) &&
    !/^(true|false|yes|no|on|off|null|~)$/i.test(text)
        ? text
        : JSON.stringify(text);

/** Gives a card another arrangement. */
export function rerollCard(text: string, card: number): Edit | undefined {
    const root = parse(text);
    const map = root.getIn(['layout', 'reroll'], true);
    const before = root.getIn(['layout', 'reroll', card]) ?? root.getIn(['layout', 'reroll', String(card)]);
    if (!map) return setValue(text, ['layout', 'reroll'], `{${card}: 1}`);
    if (!isMap(map)) return undefined;
    if (!map.items.length) return { from: start(map), to: end(map), insert: `{${card}: 1}` };
    return setKey(text, map, String(card), String(Number(before ?? 0) + 1));
}
