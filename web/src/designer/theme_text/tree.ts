import { isMap, isScalar, isSeq, parseDocument, type Document, type Node, type YAMLMap } from 'yaml';

type Ranged = { range?: [number, number, number] | null };
export const start = (node: unknown): number => (node as Ranged).range![0];
export const end = (node: unknown): number => (node as Ranged).range![1];
/** Returns what is written for a node, without the line end of a block. */
export const writtenAs = (text: string, node: unknown): string => text.slice(start(node), end(node)).trimEnd();

let parsed = { text: '', root: parseDocument('') };
/** Returns the tree of a text. The last one is kept: all controls ask for the same. */
export function parse(text: string): Document.Parsed {
    if (parsed.text !== text) parsed = { text, root: parseDocument(text) };
    return parsed.root;
}

/** Keys, and numbers that are keys. */
export type Path = readonly (string | number)[];

export const indexOfKey = (map: YAMLMap, key: string | number): number =>
    map.items.findIndex((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key));

export const nodeBelow = (root: Document, path: Path): unknown =>
    path.reduce<unknown>((node, key) => {
        if (isMap(node)) return node.items[indexOfKey(node, key)]?.value ?? undefined;
        return isSeq(node) ? node.items[Number(key)] : undefined;
    }, root.contents);

/** Returns what is at a path of keys. */
export const nodeAt = (text: string, path: Path): unknown => nodeBelow(parse(text), path);

/** Returns the scalar at a path as it is written; nothing where there is none. */
export function valueAt(text: string, path: Path): string | undefined {
    const node = nodeAt(text, path);
    return isScalar(node) ? writtenAs(text, node) : undefined;
}

/** Returns the text that a scalar at a path means; empty where there is none. */
export function textAt(text: string, path: Path): string {
    const node = nodeAt(text, path);
    return isScalar<string | number | boolean | null>(node) ? String(node.source ?? node.value ?? '') : '';
}

/** Returns the node that YAML means. */
export const nodeOf = (yaml: string): Node => {
    const node = parseDocument(yaml).contents!;
    delete (node as Ranged).range; // of another text
    return node;
};

/** Quotes a text where YAML would read something else. */
export const quoted = (text: string): string =>
    text === text.trim() &&
    /^[\p{L}\p{Emoji_Presentation}\p{Extended_Pictographic}][\p{L}\p{N}\p{M}\p{Emoji}\u200d\ufe0f _./-]*$/u.test(
        text,
    ) &&
    !/^(true|false|yes|no|on|off|null|~)$/i.test(text)
        ? text
        : JSON.stringify(text);
