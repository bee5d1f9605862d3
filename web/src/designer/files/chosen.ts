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
