import { toChange, type Change } from '../theme_text/changes';
import { dropComments } from '../theme_text/template_comments';
import { difference, type Edit } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { beginning, reduce, type Action } from './state';
import type { State } from './types';

type Make = (text: string) => Edit | Change | undefined;

/** Holds the state; whatever changes it is an action, and those who watch it hear of that. */
export class Store {
    private current = beginning;
    private watchers: { keys: (keyof State)[]; hear: (state: State, before: State) => void }[] = [];
    private heldSince: number | undefined; // since when the pointer is down, as on a slider that is dragged

    constructor() {
        addEventListener('pointerdown', () => (this.heldSince = performance.now()), { capture: true });
        for (const type of ['pointerup', 'pointercancel'])
            addEventListener(type, () => (this.heldSince = undefined), { capture: true });
    }

    get state(): State {
        return this.current;
    }

    /** Calls `hear` after each action that has changed one of the keys. */
    watch(keys: (keyof State)[], hear: (state: State, before: State) => void): void {
        this.watchers.push({ keys, hear });
    }

    dispatch(action: Action): void {
        const before = this.current,
            after = (this.current = reduce(before, action));
        for (const { keys, hear } of this.watchers)
            if (keys.some((key) => after[key] !== before[key])) hear(this.current, before); // others may have acted, too
    }

    /**
     * Changes the text by edits of it; reports where they can't be made. Changes of one gesture are undone together.
     * What a function makes are new values, whose old comments go; a change is made as it is.
     */
    edit(make: Make | Change, gesture?: string): void {
        const { text } = this.current,
            edits = typeof make === 'function' ? make(text) : make;
        if (!edits) return this.say(translate('not_from_here'));
        const change = typeof make === 'function' ? dropComments(text, toChange(edits)) : toChange(edits);
        if (change.length)
            this.dispatch({ type: 'change', change, gesture, at: performance.now(), heldSince: this.heldSince });
    }

    /** Replaces the whole text, which can be undone. */
    replace(text: string): void {
        if (text !== this.current.text) this.edit([difference(this.current.text, text)]);
    }

    say(text: string): void {
        this.dispatch({ type: 'say', message: { text } });
    }
}
