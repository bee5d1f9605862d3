import { hear } from './answers';
import type { Change } from './changes';
import type { Count, DeckSymbol, Face, Head, Line, Problem, Setting, Sheet } from './generated';
import { changeText, stepBack, stepForward, type Step } from './history';
import type { LeftPlace } from './left_places';
import { faceIds } from './queries';

export const newTag = '"new"'; // of a file that is not there

export type Panel = 'symbols' | 'card' | 'back' | 'sheet' | 'text';
export type View = 'cards' | 'sheets' | 'play' | 'why';

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
    /** The tag of the file as far as it is known here, which others change, too. */
    readonly tag: string;
    readonly done: readonly Step[];
    readonly undone: readonly Step[];
    /** The last good deck and its faces, also while the text makes none. */
    readonly head: Head | undefined;
    readonly faces: readonly (Face | undefined)[];
    /** The ids of the faces as they were printed, or when the page was opened. */
    readonly printed: readonly string[];
    readonly sheet: Sheet | undefined;
    readonly symbols: readonly DeckSymbol[];
    /** The places of symbols that were removed, which the next ones take. */
    readonly left: readonly LeftPlace[];
    readonly count: Count | undefined;
    /** The values that the deck has, by their keys. */
    readonly settings: Readonly<Record<string, Setting>>;
    /** Those that the theme names, as pickers want them. */
    readonly colors: readonly string[];
    /** The text of the last preview that was asked for. */
    readonly asked: string;
    readonly problems: readonly Problem[];
    readonly isBusy: boolean;
    readonly isStale: boolean;
    /** The chosen cards, from 0, and the id of the chosen symbol. */
    readonly cards: readonly number[];
    readonly symbol: string | undefined;
    /** What the symbol is that is chosen as soon as the program knows it. */
    readonly expected: string | undefined;
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
    | { type: 'load'; name: string; text: string; tag: string; isSaved: boolean }
    | { type: 'rename'; name: string }
    | { type: 'change'; change: Change; gesture?: string | undefined; at: number; heldSince: number | undefined }
    | { type: 'leave'; place: LeftPlace }
    | { type: 'undo' }
    | { type: 'redo' }
    | { type: 'save'; text: string; tag: string }
    | { type: 'print' }
    | { type: 'ask' }
    | { type: 'hear'; line: Line }
    | { type: 'choose cards'; cards: readonly number[] }
    | { type: 'choose symbol'; symbol: string | undefined }
    | { type: 'expect symbol'; what: string }
    | { type: 'open card'; card: number | undefined }
    | { type: 'open panel'; panel: Panel }
    | { type: 'press panel'; panel: Panel }
    | { type: 'open view'; view: View }
    | { type: 'turn to'; page: number }
    | { type: 'see'; isProof: boolean }
    | { type: 'say'; message: Message };

export const beginning: State = {
    name: '',
    text: '',
    saved: '',
    tag: newTag,
    done: [],
    undone: [],
    head: undefined,
    faces: [],
    printed: [],
    sheet: undefined,
    symbols: [],
    left: [],
    count: undefined,
    settings: {},
    colors: [],
    asked: '',
    problems: [],
    isBusy: false,
    isStale: false,
    cards: [],
    symbol: undefined,
    expected: undefined,
    opened: undefined,
    panel: 'symbols',
    isOpen: false,
    view: 'cards',
    page: 0,
    isProof: false,
    message: { text: '' },
};

/** Symbols are chosen in their own panel: another one ends that. */
const openPanel = (state: State, panel: Panel): State => ({
    ...state,
    panel,
    symbol: panel === state.panel ? state.symbol : undefined,
    expected: panel === state.panel ? state.expected : undefined,
});

function expectSymbol(state: State, what: string): State {
    const known = state.symbols.find((symbol) => symbol.what === what);
    return { ...state, symbol: known?.id, expected: known ? undefined : what, cards: [] };
}

/** Returns the state after an action. */
export function reduce(state: State, action: Action): State {
    switch (action.type) {
        case 'load':
            return {
                ...state,
                name: action.name,
                text: action.text,
                saved: action.isSaved ? action.text : '',
                tag: action.tag,
                left: [],
                done: [],
                undone: [],
            };
        case 'rename':
            return { ...state, name: action.name };
        case 'change':
            return changeText(state, action);
        case 'leave':
            return { ...state, left: [...state.left, action.place] };
        case 'undo':
            return stepBack(state);
        case 'redo':
            return stepForward(state);
        case 'save':
            return { ...state, saved: action.text, tag: action.tag };
        case 'print':
            return { ...state, printed: faceIds(state) };
        case 'ask':
            return { ...state, isBusy: true, asked: state.text };
        case 'hear':
            return hear(state, action.line);
        case 'choose cards':
            return { ...state, cards: action.cards };
        case 'choose symbol':
            return { ...state, symbol: action.symbol, expected: undefined, cards: [] };
        case 'expect symbol':
            return expectSymbol(state, action.what);
        case 'open card':
            return { ...state, opened: action.card };
        case 'open panel':
            return { ...openPanel(state, action.panel), isOpen: true };
        case 'press panel':
            return { ...openPanel(state, action.panel), isOpen: action.panel !== state.panel || !state.isOpen };
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
