// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { Edit } from './text_edits';

/** Edits of one text that don't overlap, in the order of their places. */
export type Change = readonly Edit[];

/** Returns where a place of the text before a change is after it; of text that was put there, the end for side 1. */
export type Follow = (at: number, side: -1 | 1) => number;

export const toChange = (edits: Edit | Edit[]): Change => [edits].flat().sort((a, b) => a.from - b.from);

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
