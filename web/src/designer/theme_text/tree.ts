import {
    isAlias,
    isMap,
    isPair,
    isScalar,
    isSeq,
    parseDocument,
    visit,
    YAMLMap,
    YAMLParseError,
    type Document,
    type Node,
} from 'yaml';

type Ranged = { range?: [number, number, number] | null };
export const start = (node: unknown): number => (node as Ranged).range?.[0] ?? -1;
export const end = (node: unknown): number => (node as Ranged).range![1];
/** Returns what is written for a node, without the line end of a block. */
export const writtenAs = (text: string, node: unknown): string => text.slice(start(node), end(node)).trimEnd();

export type Commented = Partial<Pick<Node, 'comment' | 'commentBefore' | 'spaceBefore'>>;
export const joinComments = (...comments: (string | null | undefined)[]): string | undefined =>
    comments.filter((comment) => comment != null).join('\n') || undefined;

/** Returns a node with the comments of the one in whose place it comes. */
export const takeComments = <Kind extends Node>(node: Kind, { comment, commentBefore, spaceBefore }: Commented): Kind =>
    Object.assign(node, { comment, commentBefore, spaceBefore });

const options = { schema: 'failsafe' } as const; // all scalars are texts: 007 is another symbol than 7

/** Returns whether a node is nothing, or a scalar that means that. */
export const isNull = (node: unknown): boolean =>
    !node || (isScalar<string>(node) && node.type === 'PLAIN' && /^(?:~|null)?$/i.test(node.value));

/** Reads the tree of a text. A comment behind the last comma in brackets is that of the item before it. */
export function read(text: string): Document.Parsed {
    const root = parseDocument(text, options);
    if (!root.contents || isNull(root.contents)) root.contents = new YAMLMap() as never;
    else if (text[end(root.contents)] === '#') {
        root.contents.comment = joinComments(root.contents.comment, root.comment);
        root.comment = null; // before which a blank line would be written
    }
    visit(root, {
        Alias(_, alias) {
            if (!alias.resolve(root)) root.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', alias.source));
        },
        Collection(_, list) {
            const item = list.items.at(-1),
                last = (isPair(item) ? (item.value ?? item.key) : item) as Node | undefined,
                [, comment] = (list.flow && last && /^\s*,[ \t]*#(.*)/.exec(text.slice(end(last)))) || [];
            if (comment === undefined || !list.comment?.startsWith(comment)) return;
            last!.comment = joinComments(last!.comment, comment);
            list.comment = list.comment.slice(comment.length + 1) || null;
        },
    });
    return root;
}

let parsed = { text: '', root: read('') };
/** Returns the tree of a text. The last one is kept: all controls ask for the same. */
export function parse(text: string): Document.Parsed {
    if (parsed.text !== text) parsed = { text, root: read(text) };
    return parsed.root;
}

/** Keys, and numbers that are keys. */
export type Path = readonly (string | number)[];

export const indexOfKey = (map: YAMLMap, key: string | number): number =>
    map.items.findIndex((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key));

function childOf(node: unknown, key: string | number): unknown {
    if (isMap(node)) return node.items[indexOfKey(node, key)]?.value ?? undefined;
    return isSeq(node) ? node.items[Number(key)] : undefined;
}
export const nodeBelow = (root: Document, path: Path): unknown => path.reduce(childOf, root.contents as unknown);

/** Returns what is at a path of keys, also by the name of what is elsewhere. */
export function nodeAt(text: string, path: Path): unknown {
    const root = parse(text),
        named = (node: unknown) => (isAlias(node) ? node.resolve(root) : node);
    return path.reduce((node, key) => named(childOf(node, key)), root.contents as unknown);
}

/** Returns the scalar at a path as it is written; nothing where there is none. */
export function valueAt(text: string, path: Path): string | undefined {
    const node = nodeAt(text, path);
    return isScalar(node) ? writtenAs(text, node) : undefined;
}

/** Returns the text that a scalar at a path means; empty where there is none. */
export function textAt(text: string, path: Path): string {
    const node = nodeAt(text, path);
    return isScalar<string>(node) ? node.value : '';
}

/** Returns the node that YAML means. */
export const nodeOf = (yaml: string): Node => {
    const node = parseDocument(yaml, options).contents!;
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
