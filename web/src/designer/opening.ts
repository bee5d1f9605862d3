// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { Draft } from './drafts';
import { reconcile } from './merge';

/** A draft that goes on; `isMerged`: its changes go together with what the file is now. */
export interface Restored {
    draft: Draft;
    text: string;
    isMerged: boolean;
}

/** A theme to begin with. */
export interface Opened {
    name: string;
    /** That the file has, or that a new theme begins with. */
    text: string;
    isSaved: boolean;
    restored?: Restored | undefined;
    /** Becomes a draft at once, since it can't be had again. */
    isKept?: boolean | undefined;
    /** What the page says then. */
    note?: string | undefined;
}

/** Returns what becomes of a draft of a file; nothing if the file has it already. */
export function restore(draft: Draft, text: string, tag: string): Restored | undefined {
    if (draft.text === text) return undefined;
    if (draft.tag === tag) return { draft, text: draft.text, isMerged: true };
    const { conflicts, keep } = reconcile(draft.saved, draft.text, text);
    return conflicts.length ? { draft, text: draft.text, isMerged: false } : { draft, text: keep, isMerged: true };
}

/** Returns "14:05", or with its date where that is another day. */
export function describeTime(time: number): string {
    const then = new Date(time),
        isToday = then.toDateString() === new Date().toDateString();
    const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    return new Intl.DateTimeFormat(document.documentElement.lang, style).format(then);
}
