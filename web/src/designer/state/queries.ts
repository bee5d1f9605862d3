import type { DeckSymbol } from '../protocol/generated';
import type { State } from './types';

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

/** Returns the cards with a symbol, from 0. */
export const cardsWith = ({ faces, head }: State, symbol: number): number[] =>
    faces
        .slice(0, head?.cards)
        .flatMap((face, n) => (face?.pictures.some((placed) => placed[2] === symbol) ? [n] : []));

/** Returns what is on each card; empty where that is not known yet. */
export const faceIds = ({ faces, head }: State): string[] => faces.slice(0, head?.cards).map((face) => face?.id ?? '');

/** Returns the cards that differ from those printed, from 0; none where there are more or fewer cards. */
export const changedCards = ({ faces, head, printed }: State): number[] =>
    head?.cards === printed.length ? printed.flatMap((id, card) => (faces[card]?.id === id ? [] : [card])) : [];

/** Returns the indices of the symbols that two chosen cards have in common. */
export function commonSymbols({ faces, cards }: State): number[] {
    const [first, second] = cards.map(
        (card) => faces[card]?.pictures.flatMap(([, , symbol]) => (symbol < 0 ? [] : [symbol])) ?? [],
    );
    return second ? [...new Set(first!.filter((symbol) => second.includes(symbol)))] : [];
}

/** Returns the language of the deck, as far as it is known. */
export const deckLanguage = ({ head }: State): string => head?.figures.language ?? 'en';

/** Whether a symbol has a place of its own in the text; others come with a group, a folder or a file. */
export const isOwn = ({ symbols }: State, { from }: DeckSymbol): boolean =>
    from !== undefined && symbols.filter((symbol) => symbol.from === from).length === 1;
