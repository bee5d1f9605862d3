import type { Edit } from './text_edits';

/** Edits of one text that don't overlap, in the order of their places. */
export type Change = readonly Edit[];

/** Returns where a place of the text before a change is after it; of text that was put there, the end for side 1. */
export type Follow = (at: number, side: -1 | 1) => number;

export const toChange = (edits: Edit | readonly Edit[]): Change =>
    [edits as Edit].flat().sort((a, b) => a.from - b.from);

export const applyChange = (text: string, change: Change): string =>
    change.reduceRight((after, { from, to, insert }) => after.slice(0, from) + insert + after.slice(to), text);

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

/** Returns what gives something its place in the text after a change; without one where it is gone. */
export function mover(change: Change) {
    const place = follow(change);
    return <Placed extends { from?: number; to?: number }>(placed: Placed): Placed => {
        if (placed.from === undefined || placed.to === undefined) return placed;
        const { from: oldFrom, to: oldTo, ...rest } = placed;
        const from = place(oldFrom, 1),
            to = place(oldTo, -1);
        return (to > from ? { ...rest, from, to } : rest) as Placed;
    };
}

/** A part of a text that has changed: what it was before, or what was put in. */
type Piece = { from: number; to: number } | string;
const lengthOf = (piece: Piece): number => (typeof piece === 'string' ? piece.length : piece.to - piece.from);

/** Parts the pieces at a place of their text; returns how many are before it. */
function cut(pieces: Piece[], at: number): number {
    let index = 0;
    for (; at > 0; ++index) {
        const piece = pieces[index]!;
        if (lengthOf(piece) > at) {
            const halves: Piece[] =
                typeof piece === 'string'
                    ? [piece.slice(0, at), piece.slice(at)]
                    : [
                          { from: piece.from, to: piece.from + at },
                          { from: piece.from + at, to: piece.to },
                      ];
            pieces.splice(index, 1, ...halves);
        }
        at -= lengthOf(pieces[index]!);
    }
    return index;
}

/** Returns the change of a text of this length that does what two changes do, one after the other. */
export function compose(length: number, first: Change, second: Change): Change {
    const pieces: Piece[] = [{ from: 0, to: length }];
    for (const { from, to, insert } of [...[...first].reverse(), ...[...second].reverse()]) {
        const start = cut(pieces, from);
        pieces.splice(start, cut(pieces, to) - start, insert);
    }
    const edits: Edit[] = [];
    let from = 0,
        insert = '';
    for (const piece of [...pieces, { from: length, to: length }]) {
        if (typeof piece === 'string') insert += piece;
        else {
            if (insert || piece.from > from) edits.push({ from, to: piece.from, insert });
            from = piece.to;
            insert = '';
        }
    }
    return edits;
}
