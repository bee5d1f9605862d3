// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

/** The lines of a preview, as src/serve/worker/deck_lines.cpp and work.cpp write them. */
export interface Problem {
    severity: 'error' | 'warning' | 'hint';
    id: string;
    message: string;
    notes: string[];
    label?: string;
    line?: number;
    from?: number;
    to?: number;
    file?: string;
}
/** A symbol of the theme; without a picture it is on no card. Its place follows the text; without one it can't be edited. */
export interface DeckSymbol {
    kind: 'emoji' | 'text' | 'image' | 'drawing';
    what: string;
    name: string;
    scale?: number;
    from?: number;
    to?: number;
    picture?: string;
    box?: string;
}
/** How many symbols there are and are wanted on a card (null: as many as fit); each size of deck with what it needs. */
export interface Count {
    given: number;
    wanted: number | null;
    sizes: [perCard: number, needed: number][];
}
export interface Figures {
    cards: number;
    perCard: number;
    symbols: number;
    unused: number;
    sheets: number;
    pages: number;
    paper: string;
    backs: string;
    hasBars: boolean;
    coverage: number;
    language: string;
    kind: string;
}
/** The values that the deck has, by their keys: the text may leave them to a style. */
export type Settings = Record<string, string | number>;
/** A card service: what it wants of the theme, by keys, or why it can't make these cards. */
export interface Service {
    name: string;
    title: string;
    settings: [key: string, value: string][];
    refusal: string;
    remedies: string[];
}
export interface Head {
    t: 'head';
    title: string;
    width: number;
    height: number;
    clip: string;
    faces: number;
    cards: number;
    figures: Figures;
    count: Count;
    settings: Settings;
    services: Service[];
    visions: Record<string, number[]>;
    symbols: DeckSymbol[];
    drawings: Record<string, string>;
}
/** A theme that makes no deck. */
export interface ThemeLine {
    t: 'theme';
    count: Count;
    symbols: DeckSymbol[];
}
/** A drawing, its matrix, and on cards its symbol. */
export type Placed = [drawing: string, matrix: string, symbol?: number];
/** `id` says what is on it. */
export interface Face {
    t: 'face';
    n: number;
    id: string;
    ground: string;
    pictures: Placed[];
    texts: Placed[];
}
/** A printed page, in millimeters; `cut` is the shape of a card that is alone on it, `safe` its part within which services want the symbols, by their names. */
export interface Sheet {
    t: 'sheet';
    page: number;
    pages: number;
    name: string;
    width: number;
    height: number;
    svg: string;
    cut?: string;
    safe?: Record<string, string>;
}
export interface Done {
    t: 'done';
    ok: boolean;
    problems: Problem[];
}
export type Line = Head | ThemeLine | Face | Sheet | Done | { t: 'stopped' } | { t: 'died' };
