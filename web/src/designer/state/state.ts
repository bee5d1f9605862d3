import type { Line } from '../protocol/generated';
import type { LeftPlace } from '../theme_text/left_places';
import { receive } from './answers';
import { changeText, stepBack, stepForward, type Made } from './history';
import { faceIds } from './queries';
import type { Message, Panel, State, View } from './types';

export const newTag = '"new"'; // of a file that is not there

export type Action =
    | { type: 'load'; name: string; text: string; tag: string; isSaved: boolean }
    | { type: 'rename'; name: string }
    | ({ type: 'change' } & Made)
    | { type: 'leavePlace'; place: LeftPlace }
    | { type: 'undo' }
    | { type: 'redo' }
    | { type: 'save'; text: string; tag: string }
    | { type: 'print' }
    | { type: 'requestPreview' }
    | { type: 'receive'; line: Line }
    | { type: 'chooseCards'; cards: readonly number[] }
    | { type: 'chooseSymbol'; symbol: string | undefined; others?: readonly string[] }
    | { type: 'expectSymbol'; what: string }
    | { type: 'openCard'; card: number | undefined }
    | { type: 'openPanel'; panel: Panel }
    | { type: 'togglePanel'; panel: Panel }
    | { type: 'openView'; view: View }
    | { type: 'goToPage'; page: number }
    | { type: 'setSoftProof'; isSoftProof: boolean }
    | { type: 'notify'; message: Message };

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
    others: [],
    expected: undefined,
    opened: undefined,
    panel: 'symbols',
    isOpen: false,
    view: 'cards',
    page: 0,
    isSoftProof: false,
    message: { text: '' },
};

/** Symbols are chosen in their own panel: another one ends that. */
const openPanel = (state: State, panel: Panel): State => ({
    ...state,
    panel,
    symbol: panel === state.panel ? state.symbol : undefined,
    others: panel === state.panel ? state.others : [],
    expected: panel === state.panel ? state.expected : undefined,
});

function expectSymbol(state: State, what: string): State {
    const known = state.symbols.find((symbol) => symbol.what === what);
    return { ...state, symbol: known?.id, others: [], expected: known ? undefined : what, cards: [] };
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
        case 'leavePlace':
            return { ...state, left: [...state.left, action.place] };
        case 'undo':
            return stepBack(state);
        case 'redo':
            return stepForward(state);
        case 'save':
            return { ...state, saved: action.text, tag: action.tag };
        case 'print':
            return { ...state, printed: faceIds(state) };
        case 'requestPreview':
            return { ...state, isBusy: true, asked: state.text };
        case 'receive':
            return receive(state, action.line);
        case 'chooseCards':
            return { ...state, cards: action.cards };
        case 'chooseSymbol':
            return { ...state, symbol: action.symbol, others: action.others ?? [], expected: undefined, cards: [] };
        case 'expectSymbol':
            return expectSymbol(state, action.what);
        case 'openCard':
            return { ...state, opened: action.card };
        case 'openPanel':
            return { ...openPanel(state, action.panel), isOpen: true };
        case 'togglePanel':
            return { ...openPanel(state, action.panel), isOpen: action.panel !== state.panel || !state.isOpen };
        case 'openView':
            return { ...state, view: action.view };
        case 'goToPage':
            return { ...state, page: action.page };
        case 'setSoftProof':
            return { ...state, isSoftProof: action.isSoftProof };
        case 'notify':
            return { ...state, message: action.message };
    }
}
