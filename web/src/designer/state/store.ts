import { difference, dropComments, toChange, type Change, type Edit } from '../theme_text/changes';
import { translate } from '../ui/texts';
import { reduce, type Action } from './actions';
import type { Places } from './history';
import { beginning, type State } from './state';

type Make = (text: string) => Edit | Change | undefined;

/** Holds the state; whatever changes it is an action, and its listeners are called after it. */
export class Store {
    private current: State = beginning;
    private watchers: { keys: (keyof State)[]; listener: (state: State, before: State) => void }[] = [];
    private holdStart: number | undefined; // since when the pointer is down, as on a slider that is dragged

    constructor() {
        addEventListener('pointerdown', () => (this.holdStart = performance.now()), { capture: true });
        for (const type of ['pointerup', 'pointercancel'])
            addEventListener(type, () => (this.holdStart = undefined), { capture: true });
    }

    get state(): State {
        return this.current;
    }

    /** Calls `listener` after each action that has changed one of the keys. */
    watch(keys: (keyof State)[], listener: (state: State, before: State) => void): void {
        this.watchers.push({ keys, listener });
    }

    dispatch(action: Action): void {
        const before = this.current,
            after = (this.current = reduce(before, action));
        for (const { keys, listener } of this.watchers)
            if (keys.some((key) => after[key] !== before[key])) listener(this.current, before); // others may have acted, too
    }

    /**
     * Changes the text by edits of it; reports where they can't be made. Changes of one gesture are undone together.
     * What a function makes are new values, whose old comments go; a change is made as it is.
     */
    edit(make: Make | Change, gesture?: string, places?: Places): void {
        const { text } = this.current,
            edits = typeof make === 'function' ? make(text) : make;
        if (!edits) return this.notify(translate('not_from_here'));
        const change = typeof make === 'function' ? dropComments(text, toChange(edits)) : toChange(edits);
        if (change.length) this.change(change, gesture, places);
        else this.dispatch({ type: 'showAgain' });
    }

    private change(change: Change, gesture?: string, places?: Places, holdStart = this.holdStart): void {
        this.dispatch({ type: 'change', change, gesture, places, at: performance.now(), holdStart });
    }

    /** Ends a gesture with another text, however long ago it was: that of before it leaves nothing to undo. */
    endGesture(text: string, gesture: string): void {
        this.change([difference(this.current.text, text)], gesture, undefined, 0);
    }

    /** Replaces the whole text, which can be undone. */
    replace(text: string): void {
        if (text !== this.current.text) this.edit([difference(this.current.text, text)]);
    }

    notify(text: string): void {
        this.dispatch({ type: 'notify', message: { text } });
    }
}
