import type { Line } from '../protocol/generated';
import type { Change } from '../theme_text/changes';
import type { LeftPlace } from '../theme_text/left_places';
import { hear } from './answers';
import { changeText, stepBack, stepForward } from './history';
import { faceIds } from './queries';
import type { Message, Panel, State, View } from './types';

export const newTag = '"new"'; // of a file that is not there

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
