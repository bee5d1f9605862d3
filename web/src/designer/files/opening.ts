import type { Draft } from './drafts';

/** A theme to open. */
export interface Chosen {
    name: string;
    /** Of one that is no file yet. */
    text?: string | undefined;
    /** What is not saved of a file, which may have changed since. */
    draft?: Draft | undefined;
    /** Becomes a draft at once, since it can't be had again. */
    isKept?: boolean | undefined;
    /** The page's message then. */
    note?: string | undefined;
    /** Is shown then, so that its symbols come into the deck. */
    table?: File | undefined;
}

/** A theme to begin with. */
export interface Opened extends Chosen {
    /** That the file has, or that a new theme begins with. */
    text: string;
    tag: string;
    isSaved: boolean;
}

/** Returns "14:05", or with its date where that is another day. */
export function describeTime(time: number): string {
    const then = new Date(time),
        isToday = then.toDateString() === new Date().toDateString();
    const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    return new Intl.DateTimeFormat(document.documentElement.lang, style).format(then);
}
