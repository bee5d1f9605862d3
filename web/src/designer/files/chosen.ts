import type { Draft } from './drafts';

/** A theme to open; `text`: of one that is no file yet. */
export interface Chosen {
    name: string;
    text?: string | undefined;
    draft?: Draft | undefined;
    isKept?: boolean | undefined;
    note?: string | undefined;
}
