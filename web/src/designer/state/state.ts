import type { Count, DeckSymbol, Face, Head, Problem, Setting, Sheet } from '../protocol/generated';
import type { Change } from '../theme_text/changes';

export const newTag = '"new"'; // of a file that is not there

/** A change that can be undone. */
export interface Step {
    readonly change: Change;
    readonly inverse: Change;
    /** What the user does: changes of one gesture are undone together. */
    readonly gesture: string | undefined;
    readonly at: number;
    /** The places that symbols had left when the text was as this step finds it. */
    readonly left: readonly number[];
}

export type Panel = 'symbols' | 'card' | 'back' | 'sheet' | 'text';
export type View = 'cards' | 'sheets' | 'play' | 'why';

/** What the page says; `isSaved`: that the text is saved. */
export interface Message {
    readonly text: string;
    readonly isSaved?: boolean;
}

const noDeck = { head: undefined as Head | undefined, faces: [] as readonly (Face | undefined)[] };

/** All that the designer's page shows. The theme's text is the design; the rest is the program's answer and the user's view. */
export const beginning = {
    /** The name of the file. */
    name: '',
    text: '',
    /** The text that the file has. */
    saved: '',
    /** The tag of the file as far as it is known here, which others change, too. */
    tag: newTag,
    done: [] as readonly Step[],
    undone: [] as readonly Step[],
    /** The deck and its faces, as far as they have come. */
    ...noDeck,
    /** The last good deck, which comes back where the text makes none. */
    good: undefined as typeof noDeck | undefined,
    /** The ids of the faces as they were printed, or when the page was opened. */
    printed: [] as readonly string[],
    sheet: undefined as Sheet | undefined,
    symbols: [] as readonly DeckSymbol[],
    /** The places of symbols that were removed, which the next ones take. */
    left: [] as readonly number[],
    count: undefined as Count | undefined,
    /** The values that the deck has, by their keys. */
    settings: {} as Readonly<Record<string, Setting>>,
    /** Those that the theme names, as pickers want them. */
    colors: [] as readonly string[],
    /** The text of the last preview that was asked for. */
    asked: '',
    problems: [] as readonly Problem[],
    isBusy: false,
    isStale: false,
    /** The chosen cards, from 0, the id of the chosen symbol, and those of others that are chosen with it. */
    cards: [] as readonly number[],
    symbol: undefined as string | undefined,
    others: [] as readonly string[],
    /** What the symbol is that is chosen as soon as the program knows it. */
    expected: undefined as string | undefined,
    /** The card that is shown large. */
    opened: undefined as number | undefined,
    panel: 'symbols' as Panel,
    /** Whether the panel is open where it hides cards: on phones. */
    isOpen: false,
    view: 'cards' as View,
    page: 0,
    isSoftProof: false,
    message: { text: '' } as Message,
};
export type State = Readonly<typeof beginning>;

/** Returns whether the text has something that the file has not. */
export const isDirty = ({ text, saved }: State): boolean => text !== saved;

/** Returns the index of the chosen symbol; -1 if there is none. */
export const chosenSymbol = ({ symbols, symbol }: State): number =>
    symbol === undefined ? -1 : symbols.findIndex(({ id }) => id === symbol);

/** Returns the indices of all chosen symbols; the one that was chosen last is the last. */
export const chosenSymbols = (state: State): number[] =>
    [...state.others.map((id) => state.symbols.findIndex((one) => one.id === id)), chosenSymbol(state)].filter(
        (index) => index >= 0,
    );

/** Returns the indices of the symbols of a card, from 0. */
export const symbolsOn = ({ faces }: State, card: number): number[] =>
    faces[card]?.pictures.flatMap(([, , symbol]) => (symbol < 0 ? [] : symbol)) ?? [];

/** Returns the cards with a symbol, from 0. */
export const cardsWith = (state: State, symbol: number): number[] =>
    [...Array(state.head?.cards ?? 0).keys()].filter((card) => symbolsOn(state, card).includes(symbol));

/** Returns what is on each card; empty where that is not known yet. */
export const faceIds = ({ faces, head }: State): string[] => faces.slice(0, head?.cards).map((face) => face?.id ?? '');

/** Returns the cards that differ from those printed, from 0; none where there are more or fewer cards. */
export const changedCards = ({ faces, head, printed }: State): number[] =>
    head?.cards === printed.length ? printed.flatMap((id, card) => (faces[card]?.id === id ? [] : [card])) : [];

/** Returns the indices of the symbols that two chosen cards have in common. */
export function commonSymbols(state: State): number[] {
    const [first, second] = state.cards.map((card) => symbolsOn(state, card));
    return second ? [...new Set(first!.filter((symbol) => second.includes(symbol)))] : [];
}

/** Returns the language of the deck, also of one that has no cards yet, as far as it is known. */
export const deckLanguage = ({ settings }: State): string => settings.language?.value ?? 'en';

/** Whether a symbol has a place of its own in the text; others come with a group, a folder or a file. */
export const isOwn = ({ symbols }: State, { from }: DeckSymbol): boolean =>
    from !== undefined && symbols.filter((symbol) => symbol.from === from).length === 1;
