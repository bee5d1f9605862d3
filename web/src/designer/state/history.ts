import { invert, mover, type Change } from '../theme_text/changes';
import { movePlaces, type LeftPlace } from '../theme_text/left_places';
import { apply, difference } from '../theme_text/text_edits';
import type { State, Step } from './state';

/** What was done, step by step, and how it is taken back. */

/** A change as it is made. */
export interface Made {
    readonly change: Change;
    readonly gesture?: string | undefined;
    /** The place that a symbol takes by it. */
    readonly taken?: LeftPlace | undefined;
    readonly at: number;
    /** Since when a pointer is down, as on a slider that is dragged; nothing if none is. */
    readonly holdStart: number | undefined;
}

/** The gesture of who types into the text. */
export const typing = 'typing';
const maxSteps = 500;
const pause = 1000; // milliseconds, after which another gesture begins

/** Returns the state after a change of the text, which can be undone. */
export const changeText = (state: State, made: Made): State => ({
    ...takeOver(state, made.change, made.taken),
    done: remember(state, made),
    undone: [],
});

export function stepBack(state: State): State {
    const last = state.done.at(-1);
    if (!last) return state;
    const { left } = state,
        undone = [...state.undone, { ...last, gesture: undefined, left }];
    return { ...takeOver(state, last.inverse), left: last.left, done: state.done.slice(0, -1), undone };
}

export function stepForward(state: State): State {
    const last = state.undone.at(-1);
    if (!last) return state;
    const { left } = state,
        done = [...state.done, { ...last, left }];
    return { ...takeOver(state, last.change), left: last.left, done, undone: state.undone.slice(0, -1) };
}

/** Changes the text. What is shown keeps its places in it until the next answer comes. */
function takeOver(state: State, change: Change, taken?: LeftPlace): State {
    const move = mover(change);
    return {
        ...state,
        text: apply(state.text, change),
        symbols: state.symbols.map(move),
        left: movePlaces(state.left, change, taken),
        problems: state.problems.map((problem) => ({
            ...move(problem),
            remedies: problem.remedies.map((remedy) => ({ ...remedy, edits: remedy.edits.map(move) })),
        })),
        message: { text: '' },
    };
}

/** Returns the steps with one more. A gesture that goes on makes its step longer. */
function remember({ text, done, left }: State, { change, gesture, at, holdStart = Infinity }: Made): readonly Step[] {
    const last = done.at(-1);
    const isSameGesture = gesture && last?.gesture === gesture && (at - last.at <= pause || last.at >= holdStart);
    if (!isSameGesture) return [...done, { change, inverse: invert(text, change), gesture, at, left }].slice(-maxSteps);
    const before = apply(text, last.inverse),
        after = apply(text, change);
    if (before === after) return done.slice(0, -1);
    const whole = [difference(before, after)];
    return [...done.slice(0, -1), { ...last, change: whole, inverse: invert(before, whole), at }];
}
