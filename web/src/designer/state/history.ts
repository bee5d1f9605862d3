import { apply, difference, follow, invert, mover, type Change } from '../theme_text/changes';
import type { State, Step } from './state';

/** What was done, step by step, and how it is taken back. */

/** What a change means for the places that symbols have left. */
export interface Places {
    /** Where symbols leave theirs: the next ones that are added take them, so that all others keep their cards. */
    readonly leaves?: readonly number[];
    /** A symbol takes the first. */
    readonly takes?: boolean;
}

/** A change as it is made. */
export interface Made {
    readonly change: Change;
    readonly gesture?: string | undefined;
    readonly places?: Places | undefined;
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
    ...takeOver(state, made.change, made.places),
    done: remember(state, made),
    undone: [],
});

type Steps = 'done' | 'undone';
/** Moves the last step from one list to the other, and changes the text so. */
function step(state: State, from: Steps, to: Steps): State {
    const last = state[from].at(-1);
    if (!last) return state;
    const after = takeOver(state, from === 'done' ? last.inverse : last.change),
        moved = { ...last, gesture: undefined, left: state.left };
    return { ...after, left: last.left, [from]: state[from].slice(0, -1), [to]: [...state[to], moved] };
}
export const stepBack = (state: State): State => step(state, 'done', 'undone');
export const stepForward = (state: State): State => step(state, 'undone', 'done');

/** Changes the text. What is shown keeps its places in it until the next answer comes. */
function takeOver(state: State, change: Change, { leaves = [], takes = false }: Places = {}): State {
    const move = mover(change),
        place = follow(change),
        left = state.left.slice(takes ? 1 : 0).map((at) => place(at, 1));
    return {
        ...state,
        text: apply(state.text, change),
        symbols: state.symbols.map(move),
        left: [...left, ...leaves.map((at) => place(at, -1))],
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
