import { isMap, isScalar, isSeq, Pair, visit, YAMLMap, type Document, type Node } from 'yaml';
import { apply, difference, findChange, type Change, type Edit } from './changes';
import { rewrite } from './rewrite';
import {
    end,
    indexOfKey,
    isNull,
    joinComments,
    nodeBelow,
    nodeOf,
    quoted,
    read,
    start,
    takeComments,
    textAt,
    type Commented,
    type Path,
} from './tree';

/** Makes one edit of several, each of the text that those before it have made. Those that can't be done are left out. */
export function inTurn(text: string, ...makes: ((text: string) => Edit | Change | undefined)[]): Edit {
    let after = text;
    for (const make of makes) after = apply(after, make(after) ?? []);
    return difference(text, after);
}

/** Changes the tree of a text at a path; nothing where that can't be done. What the change leaves as it is stays as it is written. */
export function editTree(text: string, path: Path, edit: (root: Document.Parsed) => boolean): Change | undefined {
    const root = read(text);
    if (root.errors.length) return undefined;
    writeOut(root, path);
    return edit(root) ? findChange(text, { from: 0, to: text.length, insert: rewrite(text, root) }) : undefined;
}

/** Writes values out where they are named elsewhere, so that a change at a path changes nothing else. */
function writeOut(root: Document, path: Path): void {
    const way = [...path.keys(), path.length].map((length) => nodeBelow(root, path.slice(0, length))),
        value = way.at(-1);
    visit(root, {
        Alias(_, alias) {
            const named = alias.resolve(root),
                isInside = named && value && start(value) <= start(named) && end(named) <= end(value);
            if (named && (isInside || way.includes(alias) || way.includes(named)))
                return takeComments(nodeOf(JSON.stringify(named.toJS(root))), alias);
            return undefined;
        },
    });
}

const isNone = (node: unknown): boolean => isNull(node) || (isScalar(node) && node.value === 'none');

/** Puts a node at a path below another one; returns whether that can be done. */
export function put(above: unknown, [key, ...rest]: Path, node: Node): boolean {
    if (isSeq(above) && !rest.length && above.items[Number(key)]) {
        above.items[Number(key)] = takeComments(node, above.items[Number(key)] as Commented);
        return true;
    }
    if (!isMap(above) || key === undefined) return false;
    const name = String(key),
        known = above.items[indexOfKey(above, key)],
        pair = known ?? new Pair<unknown, unknown>(nodeOf(typeof key === 'number' ? name : quoted(name))),
        inner = rest.length && !isNone(pair.value) ? pair.value : rest.length ? new YAMLMap() : node,
        last = indexOfKey(above, `${name}s`); // titles, below which nobody looks for a title
    if (rest.length && !put(inner, rest, node)) return false;
    if (inner !== pair.value) pair.value = takeComments(inner as Node, (pair.value ?? {}) as Commented);
    if (!known) above.items.splice(last < 0 ? above.items.length : last, 0, pair);
    return true;
}

/** Removes a key of a map; comments before it, and in its value, stay. */
export function removeKey(map: YAMLMap, key: string | number): void {
    const index = indexOfKey(map, key),
        [removed] = index < 0 ? [] : map.items.splice(index, 1),
        next = map.items[index]?.key as Commented | undefined,
        comments: Commented['commentBefore'][] = [];
    visit((removed ?? null) as Node | null, { Node: (_, { commentBefore }) => void comments.push(commentBefore) });
    if (next) next.commentBefore = joinComments(...comments, next.commentBefore);
    else map.comment = joinComments(map.comment, ...comments);
}

/** Removes a value and its key; a map that it was alone in goes, too. */
export const removeValue = (text: string, path: Path): Change | undefined =>
    editTree(text, path, (root) => {
        for (let at = path; at.length; at = at.slice(0, -1)) {
            const map = nodeBelow(root, at.slice(0, -1));
            if (!isMap(map) || indexOfKey(map, at.at(-1)!) < 0) return false;
            if (map.items.length === 1) continue;
            removeKey(map, at.at(-1)!);
            return true;
        }
        return false;
    });

/** Sets the value at a path of keys; `value` is YAML, an empty one removes it. Returns nothing if the text can't be changed so. */
export const setValue = (text: string, path: Path, value: string): Change | undefined =>
    value ? editTree(text, path, (root) => put(root.contents, path, nodeOf(value))) : removeValue(text, path);

/** Gives a card another arrangement. */
export function rerollCard(text: string, card: number): Change | undefined {
    const path = ['layout', 'reroll', card];
    return setValue(text, path, String(Number(textAt(text, path)) + 1));
}
