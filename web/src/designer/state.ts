import { applyChange, invert, mover, type Change } from './changes';
import type { Count, DeckSymbol, Face, Head, Line, Problem, Sheet, ThemeLine } from './generated';
import { difference } from './text_edits';

export type Panel = 'symbols' | 'card' | 'back' | 'sheet' | 'text';
export type View = 'cards' | 'sheets' | 'play' | 'why';

/** A change that can be undone. */
interface Step {
    readonly change: Change;
    readonly inverse: Change;
    /** What the user does: changes of one gesture are undone together. */
    readonly gesture: string | undefined;
    readonly at: number;
}

/** What the page says; `isSaved`: that the text is saved. */
interface Message {
    readonly text: string;
    readonly isSaved?: boolean;
}

/** All that the designer's page shows. The theme's text is the design; the rest is the program's answer and the user's view. */
export interface State {
    /** The name of the file. */
    readonly name: string;
    readonly text: string;
    /** The text that the file has. */
    readonly saved: string;
    readonly done: readonly Step[];
    readonly undone: readonly Step[];
    /** The last good deck and its faces, also while the text makes none. */
    readonly head: Head | undefined;
    readonly faces: readonly (Face | undefined)[];
    /** The ids of the faces as they were printed, or when the page was opened. */
    readonly printed: readonly string[];
    readonly sheet: Sheet | undefined;
    readonly symbols: readonly DeckSymbol[];
    readonly count: Count | undefined;
    readonly problems: readonly Problem[];
    readonly isBusy: boolean;
    readonly isStale: boolean;
    /** The chosen cards, from 0, and what the chosen symbol is, since its index changes. */
    readonly cards: readonly number[];
    readonly symbol: string | undefined;
    /** The card that is shown large. */
    readonly opened: number | undefined;
    readonly panel: Panel;
    /** Whether the panel is open where it hides cards: on phones. */
    readonly isOpen: boolean;
    readonly view: View;
    readonly page: number;
    readonly isProof: boolean;
    readonly message: Message;
}

export type Action =
    | { type: 'load'; name: string; text: string; isSaved: boolean }
    | { type: 'rename'; name: string }
    | { type: 'change'; change: Change; gesture?: string | undefined; at: number; isHeld: boolean }
    | { type: 'undo' }
    | { type: 'redo' }
    | { type: 'save'; text: string }
    | { type: 'print' }
    | { type: 'ask' }
    | { type: 'hear'; line: Line }
    | { type: 'choose cards'; cards: readonly number[] }
    | { type: 'choose symbol'; symbol: string }
    | { type: 'open card'; card: number | undefined }
    | { type: 'open panel'; panel: Panel }
    | { type: 'press panel'; panel: Panel }
    | { type: 'open view'; view: View }
    | { type: 'turn to'; page: number }
    | { type: 'see'; isProof: boolean }
    | { type: 'say'; message: Message };

const maxSteps = 500;
const pause = 1000; // milliseconds, after which another gesture begins

export const beginning: State = {
    name: '',
    text: '',
    saved: '',
    done: [],
    undone: [],
    head: undefined,
    faces: [],
    printed: [],
    sheet: undefined,
    symbols: [],
    count: undefined,
    problems: [],
    isBusy: false,
    isStale: false,
    cards: [],
    symbol: undefined,
    opened: undefined,
    panel: 'symbols',
    isOpen: false,
    view: 'cards',
    page: 0,
    isProof: false,
    message: { text: '' },
};

/** Returns the state after an action. */
export function reduce(state: State, action: Action): State {
    switch (action.type) {
        case 'load':
            return {
                ...state,
                name: action.name,
                text: action.text,
                saved: action.isSaved ? action.text : '',
                done: [],
                undone: [],
            };
        case 'rename':
            return { ...state, name: action.name };
        case 'change':
            return { ...takeOver(state, action.change), done: remember(state, action), undone: [] };
        case 'undo':
        case 'redo':
            return step(state, action.type === 'undo');
        case 'save':
            return { ...state, saved: action.text };
        case 'print':
            return { ...state, printed: faceIds(state) };
        case 'ask':
            return { ...state, isBusy: true };
        case 'hear':
            return hear(state, action.line);
        case 'choose cards':
            return { ...state, cards: action.cards };
        case 'choose symbol':
            return { ...state, symbol: action.symbol, cards: [] };
        case 'open card':
            return { ...state, opened: action.card };
        case 'open panel':
            return { ...state, panel: action.panel, isOpen: true };
        case 'press panel':
            return { ...state, panel: action.panel, isOpen: action.panel !== state.panel || !state.isOpen };
        case 'open view':
            return { ...state, view: action.view };
        case 'turn to':
            return { ...state, page: action.page };
        case 'see':
            return { ...state, isProof: action.isProof };
        case 'say':
            return { ...state, message: action.message };
    }
}

/** Changes the text. What is shown keeps its places in it until the next answer comes. */
function takeOver(state: State, change: Change): State {
    const move = mover(change);
    return {
        ...state,
        text: applyChange(state.text, change),
        symbols: state.symbols.map(move),
        problems: state.problems.map(move),
        message: { text: '' },
    };
}

/** Returns the steps with one more. A gesture that goes on makes its step longer. */
function remember(
    { text, done }: State,
    { change, gesture, at, isHeld }: Extract<Action, { type: 'change' }>,
): readonly Step[] {
    const last = done.at(-1);
    const step: Step = { change, inverse: invert(text, change), gesture, at };
    if (!gesture || last?.gesture !== gesture || (!isHeld && at - last.at > pause))
        return [...done, step].slice(-maxSteps);
    const before = applyChange(text, last.inverse),
        after = applyChange(text, change);
    if (before === after) return done.slice(0, -1);
    const whole = [difference(before, after)];
    return [...done.slice(0, -1), { change: whole, inverse: invert(before, whole), gesture, at }];
}

function step(state: State, isBack: boolean): State {
    const [from, onto] = isBack ? [state.done, state.undone] : [state.undone, state.done];
    const last = from.at(-1);
    if (!last) return state;
    const rest = from.slice(0, -1),
        more = [...onto, { ...last, gesture: undefined }];
    return {
        ...takeOver(state, isBack ? last.inverse : last.change),
        done: isBack ? rest : more,
        undone: isBack ? more : rest,
    };
}

const faceIds = ({ faces, head }: State): string[] => faces.slice(0, head?.cards).map((face) => face?.id ?? '');

function hear(state: State, line: Line): State {
    switch (line.t) {
        case 'head':
            return {
                ...showSymbols(state, line),
                head: line,
                faces: state.faces.slice(0, line.faces),
                cards: state.cards.every((card) => card < line.cards) ? state.cards : [],
                opened: state.opened !== undefined && state.opened < line.cards ? state.opened : undefined,
                isStale: false,
            };
        case 'theme':
            return showSymbols(state, line);
        case 'face':
            return { ...state, faces: Object.assign([...state.faces], { [line.n]: line }) };
        case 'sheet':
            return { ...state, sheet: line, page: line.page };
        case 'done':
            return {
                ...state,
                problems: state.head ? line.problems : findFaults(line.problems),
                isBusy: false,
                isStale: !line.ok && (state.head !== undefined || findFaults(line.problems).some(isError)),
                printed: line.ok && !state.printed.length ? faceIds(state) : state.printed,
            };
        case 'died':
            return { ...state, isBusy: false };
        case 'stopped':
            return state;
    }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Returns the problems of a theme that has never made a deck: who begins with nothing has done nothing wrong. */
const findFaults = (problems: readonly Problem[]): readonly Problem[] =>
    problems
        .filter(({ id }) => id !== 'no-symbols')
        .map((problem) => (problem.id === 'too-few-symbols' ? { ...problem, severity: 'hint' } : problem));

/** Symbols of a theme that makes no deck keep the pictures and names that they had. */
function showSymbols(state: State, { symbols, count }: Head | ThemeLine): State {
    const known = new Map(state.symbols.map((symbol) => [symbol.kind + symbol.what, symbol]));
    const shown = symbols.map((symbol) => {
        const { picture, box, name } = known.get(symbol.kind + symbol.what) ?? symbol;
        return symbol.picture || !picture ? symbol : { ...symbol, picture, box: box!, name };
    });
    return { ...state, symbols: shown, count };
}
