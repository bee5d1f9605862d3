// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

/** The lines of a preview, as src/serve/deck_lines.cpp and work.cpp write them. */
export interface Problem { severity: 'error' | 'warning' | 'hint'; id: string; message: string; notes: string[]; label?: string; line?: number; from?: number; to?: number; file?: string }
/** A symbol of the theme; without a picture it is on no card. Its place follows the text. */
export interface DeckSymbol { isGone?: boolean; name: string; from?: number; to?: number; picture?: string; box?: string }
export interface Figures {
    cards: number; perCard: number; symbols: number; given: number; unused: number; sheets: number; pages: number; paper: string;
    coverage: number; language: string; kind: string; next?: { perCard: number; more: number; symbols: number };
}
export interface Head {
    t: 'head'; title: string; width: number; height: number; clip: string; faces: number; cards: number;
    figures: Figures; symbols: DeckSymbol[]; drawings: Record<string, string>;
}
/** A drawing, its matrix, and on cards its symbol. */
export type Placed = [drawing: string, matrix: string, symbol?: number];
export interface Face { t: 'face'; n: number; ground: string; pictures: Placed[]; texts: Placed[] }
export interface Sheet { t: 'sheet'; page: number; pages: number; name: string; svg: string }
export interface Done { t: 'done'; ok: boolean; problems: Problem[] }
export type Line = Head | Face | Sheet | Done | { t: 'stopped' } | { t: 'died' };
