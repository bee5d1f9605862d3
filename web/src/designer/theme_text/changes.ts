import { findCommonEnds, findHunks } from './hunks';

/** Edits of a theme's text. What they don't mean to change stays: comments, quotes, the order of keys. */
export interface Edit {
    from: number;
    to: number;
    insert: string;
}

/** Edits of one text that don't overlap, in the order of their places. */
export type Change = readonly Edit[];

/** Returns where a place of the text before a change is after it; of text that was put there, the end for side 1. */
export type Follow = (at: number, side: -1 | 1) => number;

export const toChange = (edits: Edit | readonly Edit[]): Change =>
    [edits as Edit].flat().sort((a, b) => a.from - b.from);

export const apply = (text: string, edits: Edit | readonly Edit[]): string =>
    [edits as Edit]
        .flat()
        .reduceRight((after, edit) => after.slice(0, edit.from) + edit.insert + after.slice(edit.to), text);

/** Returns the shortest edit that makes one text of another. */
export function difference(before: string, after: string): Edit {
    const [from, end] = findCommonEnds(before, after);
    return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Returns the change of the text after `change` that takes it back. */
export function invert(text: string, change: Change): Change {
    let moved = 0;
    return change.map(({ from, to, insert }) => {
        const start = from + moved;
        moved += insert.length - (to - from);
        return { from: start, to: start + insert.length, insert: text.slice(from, to) };
    });
}

export function follow(change: Change): Follow {
    return (at, side) => {
        let moved = 0;
        for (const { from, to, insert } of change) {
            if (from > at) break;
            const isInside = to > at,
                isBefore = from === to && to === at && side < 0;
            if (isInside || isBefore) return from + moved + (from === at || side < 0 ? 0 : insert.length);
            moved += insert.length - (to - from);
        }
        return at + moved;
    };
}

/** Returns what gives something its place in the text after a change; without one where it is gone. What was empty stays so. */
export function mover(change: Change) {
    const place = follow(change);
    return <Placed extends { from?: number; to?: number }>(placed: Placed): Placed => {
        if (placed.from === undefined || placed.to === undefined) return placed;
        const { from: oldFrom, to: oldTo, ...rest } = placed;
        const from = place(oldFrom, 1),
            to = place(oldTo, -1);
        const isThere = to > from || (to === from && oldTo === oldFrom);
        return (isThere ? { ...rest, from, to } : rest) as Placed;
    };
}

/** Words, and the signs and blanks between them. */
export const piecesOf = (text: string): string[] => text.split(/(?<=[\s,{}[\]"'])|(?=[\s,{}[\]"'])/);

/** Returns the change that makes other text of a part of one: what stands in both keeps its place. */
export function findChange(before: string, { from, to, insert }: Edit): Change {
    const pieces = piecesOf(before.slice(from, to)),
        lengthOf = (first: number, last: number) => pieces.slice(first, last).join('').length;
    return findHunks(pieces, piecesOf(insert)).map((hunk) => {
        const start = from + lengthOf(0, hunk.from);
        return { from: start, to: start + lengthOf(hunk.from, hunk.to), insert: hunk.pieces.join('') };
    });
}

/** The comments of the included themes behind values; put in when the page is built. */
declare const templateComments: readonly string[];
const known = new Set(templateComments);

/** Returns the edit that removes a template's comment behind the place of another edit. */
function findRemoval(text: string, { from, to, insert }: Edit): Edit | undefined {
    const lineEnd = text.indexOf('\n', to),
        rest = text.slice(to, lineEnd < 0 ? text.length : lineEnd),
        comment = / +# (.*)$/.exec(rest);
    const before = text.slice(from, to);
    if (!comment || !known.has(comment[1]!) || before === insert) return undefined;
    const isOfOtherLine = (before + insert).includes('\n') && rest.slice(0, comment.index).trim() !== '';
    return isOfOtherLine ? undefined : { from: to + comment.index, to: to + rest.length, insert: '' };
}

/** Returns a change without the comments that it makes wrong: those of templates behind the values. The user's stay. */
export function dropComments(text: string, change: Change): Change {
    const removals = new Map(change.flatMap((edit) => findRemoval(text, edit) ?? []).map((edit) => [edit.to, edit]));
    const apart = [...removals.values()].filter((one) =>
        change.every(({ from, to }) => to <= one.from || from >= one.to),
    );
    return toChange([...change, ...apart]);
}
