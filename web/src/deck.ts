// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

/** The texts that src/play/page_texts.cpp writes. */
export interface Texts {
    decimal: string;
    games: string;
    why: string;
    hint: string;
    hints_by_time: string;
    again: string;
    say_names: string;
    full_screen: string;
    players: string;
    player: string;
    card: string;
    best: string;
    new_best: string;
    not_a_record: string;
    cards_left: string;
    wins: string;
    loses: string;
    draw: string;
    not_on_both: string;
    on_both: string;
    time_result: string;
    clock_name: string;
    clock_aim: string;
    which_is_on_both: string;
    class_name: string;
    class_aim: string;
    class_answer: string;
    class_next: string;
    tap_own: string;
    tap_other: string;
    tap_ring: string;
    missing_name: string;
    missing_aim: string;
    missing_look: string;
    missing_which: string;
    missing_wrong: string;
    missing_result: string;
    pairs_name: string;
    pairs_aim: string;
    pairs_turn: string;
    pairs_result: string;
    set_choose: string;
    set_found: string;
    set_wrong: string;
    set_features: string;
    set_count: string;
    set_none: string;
    set_more: string;
    set_there_is: string;
    set_result: string;
    set_daily: string;
    set_junior: string;
    set_all: string;
    why_pairs: string;
    why_clock: string;
    why_turn: string;
    why_same: string;
    why_left_out: string;
    why_not_there: string;
    why_lines: string;
    why_both: string;
    why_affine: string;
    why_fillers: string;
    why_table: string;
    why_set: string;
    why_set_part: string;
    first_card: string;
    second_card: string;
    why_forms: string;
    why_mixed: string;
    why_split: string;
    both_forms: string;
    why_one_each: string;
    why_step: string;
    why_steps: string;
    why_directions: string;
    why_categories: string;
    why_count: string;
    why_plane_part: string;
    why_triples: string;
    why_kirkman: string;
    why_own: string;
    why_words: string;
    words_difference_set: string;
    words_plane: string;
    words_affine: string;
    words_space: string;
    rules: Record<'tower' | 'well' | 'hot_potato' | 'collect' | 'set', { name: string; aim: string }>;
}

/** A picture at a place: its number, and the numbers of an SVG matrix. */
export type Placed = [picture: number, matrix: string];

export interface Card {
    ground: number;
    pictures: Placed[];
    texts?: Placed[];
    /** Of a Set deck: number, color, filling, shape, each 0 to 2. */
    features?: [number, number, number, number];
}

/** The deck as src/play/page.cpp writes it. Lengths are millimeters. */
export interface Deck {
    title: string;
    language: string;
    kind: 'projective' | 'dual-affine' | 'padded' | 'set';
    start: 'games' | 'why';
    width: number;
    height: number;
    gap: number;
    order: number;
    /** Symbols from this number on never match. */
    matching: number;
    /** Of a padded deck: what its cards are taken from. */
    base?: 'pairs' | 'triples' | 'kirkman' | 'plane';
    /** Each card has one symbol of each category. */
    categories: boolean;
    /** The cards are two piles, the first the larger one; matches are across them. */
    split: boolean;
    /** Cards of the full deck that this one leaves out. */
    left_out: number;
    /** Of the first card. */
    ground: { color: string; is_dark: boolean };
    names: string[];
    /** The symbol of each picture. */
    symbols: number[];
    /** What each picture shows; missing where symbols have one form, which their names say. */
    labels?: string[];
    /** Which form of its symbol each picture is, 0 or 1; missing where symbols have one form. */
    forms?: number[];
    /** The viewBox of each picture. */
    boxes: string[];
    /** The silhouette of each picture, as the data of a path. */
    outlines: string[];
    cards: Card[];
    /** Symbols as points, and each card as the data of a path. */
    lines?: { box: string; symbols: [number, number][]; cards: string[] };
    /** Cards row by row, and symbols as parallel lines: columns, rows, others. */
    grid?: { cards: number[]; symbols: number[][] };
    clock?: { corners: number[]; symbols: number[]; cards: number[] };
    texts: Texts;
}

export const deck: Deck = JSON.parse(document.getElementById('deck')!.textContent!);
export const texts = deck.texts;
export const isSet = deck.kind === 'set';

/** The symbols of each card. */
const symbolsOfCards = deck.cards.map((card) => new Set(card.pictures.map(([picture]) => deck.symbols[picture]!)));

/** Returns the symbol that two cards share; -1 if there is none. */
export function shared(one: number, other: number): number {
    for (const symbol of symbolsOfCards[one]!) if (symbolsOfCards[other]!.has(symbol)) return symbol;
    return -1;
}

export const hasSymbol = (card: number, symbol: number): boolean => symbolsOfCards[card]!.has(symbol);

/** Fills the names in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns what a picture shows, in words. */
export const labelOf = (picture: number): string => deck.labels?.[picture] ?? deck.names[deck.symbols[picture]!]!;

const pictures = deck.names.map((_, symbol) =>
    deck.symbols
        .flatMap((each, picture) => (each === symbol ? [picture] : []))
        .sort((one, other) => (deck.forms?.[one] ?? 0) - (deck.forms?.[other] ?? 0)),
);
/** Returns the pictures of a symbol: those of its two forms in their order, if it has two; none, if no card shows it. */
export const picturesOf = (symbol: number): number[] => pictures[symbol]!;
