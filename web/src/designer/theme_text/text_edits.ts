import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Pair, type YAMLMap } from 'yaml';

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
export const lineEnd = (text: string, at: number): number => (text + '\n').indexOf('\n', at);
export const indentOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

let parsed = { text: '', root: parseDocument('') };
/** Returns the tree of a text. The last one is kept: all controls ask for the same. */
export function parse(text: string): Document.Parsed {
    if (parsed.text !== text) parsed = { text, root: parseDocument(text) };
    return parsed.root;
}

/** Keys, and numbers that are keys. */
export type Path = readonly (string | number)[];

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** Returns what is at a path of keys. */
export const nodeAt = (text: string, path: Path): unknown =>
    path.reduce<unknown>((node, key) => {
        if (isMap(node)) return node.items.find((pair) => nameOf(pair) === String(key))?.value ?? undefined;
        return isSeq(node) ? node.items[Number(key)] : undefined;
    }, parse(text).contents);

/** Returns the scalar at a path as it is written; nothing where there is none. */
export function valueAt(text: string, path: Path): string | undefined {
    const node = nodeAt(text, path);
    return isScalar(node) ? text.slice(start(node), writtenEnd(text, node)) : undefined;
}

/** Returns the text that a scalar at a path means; empty where there is none. */
export function textAt(text: string, path: Path): string {
    const node = nodeAt(text, path);
    return isScalar<string | number | boolean | null>(node) ? String(node.source ?? node.value ?? '') : '';
}

export const apply = (text: string, edits: Edit | readonly Edit[]): string =>
    [edits as Edit]
        .flat()
        .reduceRight((after, edit) => after.slice(0, edit.from) + edit.insert + after.slice(edit.to), text);

/** Returns how many letters, or other pieces, are the same at the beginnings of two texts, and how many of the others at their ends. */
export function findCommonEnds(before: string | string[], after: string | string[]): [start: number, end: number] {
    const shorter = Math.min(before.length, after.length);
    let start = 0,
        end = 0;
    while (start < shorter && before[start] === after[start]) ++start;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) ++end;
    return [start, end];
}

/** Returns the shortest edit that makes one text of another. */
export function difference(before: string, after: string): Edit {
    const [from, end] = findCommonEnds(before, after);
    return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Makes one edit of several, each of the text that those before it have made. Those that can't be done are left out. */
export function inTurn(text: string, ...makes: ((text: string) => Edit | readonly Edit[] | undefined)[]): Edit {
    let after = text;
    for (const make of makes) after = apply(after, make(after) ?? []);
    return difference(text, after);
}

/** Puts YAML where a node stands. */
export const replaceNode = (text: string, node: unknown, insert: string): Edit => ({
    from: start(node),
    to: writtenEnd(text, node),
    insert,
});

const writeKey = (key: string): string => (/^\d+$/.test(key) ? key : quoted(key));

/** Sets a key of a map, which has some; `value` is YAML. */
export function setKey(text: string, map: YAMLMap, key: string, value: string): Edit {
    const node = map.items.find((pair) => nameOf(pair) === key)?.value;
    if (node) return replaceNode(text, node, value);
    const last = map.items.at(-1)!,
        written = Math.max(end(last.key), last.value ? end(last.value) : 0),
        entry = `${writeKey(key)}: ${value}`;
    if (map.flow) return { from: written, to: written, insert: `, ${entry}` };
    const indent = `\n${' '.repeat(indentOf(text, start(map.items[0]!.key)))}`,
        several = map.items.find((pair) => nameOf(pair) === `${key}s`)?.key; // titles, below which nobody looks for a title
    if (several) return { from: start(several), to: start(several), insert: entry + indent };
    const at = lineEnd(text, text[written - 1] === '\n' ? written - 1 : written);
    return { from: at, to: at, insert: indent + entry };
}

/** Removes a key of a map, which has others; a comment on a line between two keys stays. */
export function removeKey(text: string, map: YAMLMap, key: string): Edit | undefined {
    const index = map.items.findIndex((pair) => nameOf(pair) === key),
        [before, pair, next] = [-1, 0, 1].map((by) => map.items[index + by]);
    if (!pair || map.items.length === 1) return undefined;
    const from = start(pair.key),
        to = writtenEnd(text, pair.value ?? pair.key);
    if (index === 0) {
        const comment = text.indexOf('#', lineEnd(text, to));
        return { from, to: comment < 0 ? start(next!.key) : Math.min(comment, start(next!.key)), insert: '' };
    }
    if (!map.flow) return { from: text.lastIndexOf('\n', from), to: lineEnd(text, to), insert: '' };
    const last = end(before!.value ?? before!.key);
    if (!text.slice(last, from).includes('#')) return { from: last, to, insert: '' };
    return { from, to: to + /^(\s*,)?/.exec(text.slice(to))![0].length, insert: '' }; // the comma before the comment stays
}

/** Returns where a line is added to a theme: before the marker of the document's end, if it has one. */
function endOfDocument(text: string): number {
    const contents = parse(text).range[1],
        marker = /^\.\.\.(?=\s|$)/m.exec(text.slice(contents));
    return marker ? contents + marker.index : text.length;
}

/** Returns the edits that write values out where they are named elsewhere, so that a change at a path changes nothing else. */
function writeOut(text: string, path: Path): Edit[] {
    const root = parse(text),
        way = [...path.keys(), path.length].map((length) => nodeAt(text, path.slice(0, length))),
        value = way.at(-1),
        edits: Edit[] = [];
    visit(root, {
        Alias(_, alias) {
            const named = alias.resolve(root);
            if (!named) return;
            const isInside = value && start(value) <= start(named) && end(named) <= end(value);
            if (isInside || way.includes(alias) || way.includes(named))
                edits.push({ from: start(alias), to: end(alias), insert: JSON.stringify(named.toJS(root)) });
        },
    });
    return edits;
}

/** Makes an edit at a path that changes nothing elsewhere; nothing where the text is broken or can't be edited so. */
function editAt(text: string, path: Path, make: (text: string) => Edit | undefined): Edit | undefined {
    if (parse(text).errors.length) return undefined;
    const now = apply(text, writeOut(text, path)),
        edit = make(now);
    return edit && now !== text ? difference(text, apply(now, edit)) : edit;
}

/** Removes a value and its key; a map that it was alone in goes, too. */
export const removeValue = (text: string, path: Path): Edit | undefined =>
    editAt(text, path, (now) => {
        const above = path.slice(0, -1),
            map = nodeAt(now, above);
        if (!isMap(map) || nodeAt(now, path) === undefined) return undefined;
        return map.items.length === 1 && above.length
            ? removeValue(now, above)
            : removeKey(now, map, String(path.at(-1)));
    });

/** Sets the value at a path of keys; `value` is YAML. Returns nothing if the text can't be changed so. */
export const setValue = (text: string, path: Path, value: string): Edit | undefined =>
    editAt(text, path, (now) => {
        const node = nodeAt(now, path);
        if (node) return replaceNode(now, node, value);
        const above = path.slice(0, -1),
            key = String(path.at(-1)),
            map = nodeAt(now, above),
            isNone = isMap(map) || (isScalar(map) && map.value === 'none');
        if (isMap(map) && map.items.length) return setKey(now, map, key, value);
        if (map && !isNone) return undefined;
        const { contents } = parse(now);
        if (isNone || path.length > 2 || (above.length && isMap(contents) && contents.flow))
            return setValue(now, above, `{ ${writeKey(key)}: ${value} }`);
        const line = above.length ? `${path[0]}:\n  ${writeKey(key)}: ${value}\n` : `${writeKey(key)}: ${value}\n`;
        const at = endOfDocument(now);
        return { from: at, to: at, insert: (at === 0 || now[at - 1] === '\n' ? '' : '\n') + line };
    });

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
    const path = ['layout', 'reroll', card];
    return setValue(text, path, String(Number(textAt(text, path)) + 1));
}
