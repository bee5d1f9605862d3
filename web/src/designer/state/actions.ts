import type { Line } from '../protocol/generated';
import { receive } from './answers';
import { changeText, stepBack, stepForward, type Made } from './history';
import { faceIds, type Panel, type State } from './state';

/** Symbols are chosen in their own panel: another one ends that. */
const openPanel = (state: State, panel: Panel): State => ({
    ...state,
    panel,
    symbol: panel === state.panel ? state.symbol : undefined,
    others: panel === state.panel ? state.others : [],
    expected: panel === state.panel ? state.expected : undefined,
});

function expectSymbol(state: State, written: string): State {
    const known = state.symbols.find((symbol) => symbol.written === written);
    return { ...state, symbol: known?.id, others: [], expected: known ? undefined : written, cards: [] };
}

/** What each action changes of the state. */
const actions = {
    load: (_: State, { name, text, tag, isSaved }: { name: string; text: string; tag: string; isSaved: boolean }) => ({
        ...{ name, text, tag, left: [], done: [], undone: [] },
        saved: isSaved ? text : '',
    }),
    rename: (_: State, { name }: Pick<State, 'name'>) => ({ name }),
    change: (state: State, made: Made) => changeText(state, made),
    undo: (state: State, _: object) => stepBack(state),
    redo: (state: State, _: object) => stepForward(state),
    save: (_: State, { text, tag }: Pick<State, 'text' | 'tag'>) => ({ saved: text, tag }),
    print: (state: State, _: object) => ({ printed: faceIds(state) }),
    requestPreview: ({ text }: State, _: object) => ({ isBusy: true, asked: text }),
    /** What fields show that the text could not take becomes what the deck has, unless an answer does that soon. */
    showAgain: ({ settings, text, asked, isBusy }: State, _: object) =>
        text === asked && !isBusy ? { settings: { ...settings } } : {},
    receive: (state: State, { line }: { line: Line }) => receive(state, line),
    chooseCards: (_: State, { cards }: Pick<State, 'cards'>) => ({ cards }),
    chooseSymbol: (_: State, { symbol, others = [] }: Pick<State, 'symbol'> & Partial<Pick<State, 'others'>>) => ({
        ...{ symbol, others, expected: undefined, cards: [] },
    }),
    expectSymbol: (state: State, { written }: { written: string }) => expectSymbol(state, written),
    openCard: (_: State, { card }: { card: number | undefined }) => ({ opened: card }),
    openPanel: (state: State, { panel }: Pick<State, 'panel'>) => ({ ...openPanel(state, panel), isOpen: true }),
    togglePanel: (state: State, { panel }: Pick<State, 'panel'>) => ({
        ...openPanel(state, panel),
        isOpen: panel !== state.panel || !state.isOpen,
    }),
    openView: (_: State, { view }: Pick<State, 'view'>) => ({ view }),
    goToPage: (_: State, { page }: Pick<State, 'page'>) => ({ page }),
    setSoftProof: (_: State, { isSoftProof }: Pick<State, 'isSoftProof'>) => ({ isSoftProof }),
    notify: (_: State, { message }: Pick<State, 'message'>) => ({ message }),
};
type Actions = typeof actions;
export type Action = { [Type in keyof Actions]: { type: Type } & Parameters<Actions[Type]>[1] }[keyof Actions];

/** Returns the state after an action. */
export const reduce = (state: State, { type, ...values }: Action): State => ({
    ...state,
    ...(actions[type] as (state: State, values: object) => Partial<State>)(state, values),
});
