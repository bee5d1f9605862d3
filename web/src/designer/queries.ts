// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { State } from './state';

/** Returns whether the text has something that the file has not. */
export const isDirty = ({ text, saved }: State): boolean => text !== saved;

/** Returns the index of the chosen symbol; -1 if there is none. */
export const chosenSymbol = ({ symbols, symbol }: State): number =>
    symbol === undefined ? -1 : symbols.findIndex(({ what }) => what === symbol);

/** Returns the cards with a symbol, from 0. */
export const cardsWith = ({ faces, head }: State, symbol: number): number[] =>
    faces
        .slice(0, head?.cards)
        .flatMap((face, n) => (face?.pictures.some((placed) => placed[2] === symbol) ? [n] : []));

/** Returns the indices of the symbols that two chosen cards have in common. */
export function commonSymbols({ faces, cards }: State): number[] {
    const [first, second] = cards.map(
        (card) => faces[card]?.pictures.flatMap(([, , symbol]) => (symbol < 0 ? [] : [symbol])) ?? [],
    );
    return second ? [...new Set(first!.filter((symbol) => second.includes(symbol)))] : [];
}

/** Returns the language of the deck, as far as it is known. */
export const deckLanguage = ({ head }: State): string => head?.figures.language ?? 'en';
