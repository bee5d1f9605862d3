// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { symbolPicture } from '../card';
import { deck, fill, hasSymbol, texts } from '../deck';
import { html, svg } from '../dom';

type Point = [number, number];

/** Returns the card with both symbols. */
const join = (one: number, other: number): number => deck.cards.findIndex((_, card) => hasSymbol(card, one) && hasSymbol(card, other));
const symbolsOf = (card: number): number[] => deck.names.map((_, symbol) => symbol).filter((symbol) => hasSymbol(card, symbol));
/** Returns the third symbol of the card through two, in a deck of three a card. */
const third = (one: number, other: number): number => symbolsOf(join(one, other)).find((symbol) => symbol !== one && symbol !== other)!;

/** The plane of 7 points: a triangle, the middles of its sides, and its center; one line is a circle. */
function fano(): HTMLElement {
    const [a, b] = [0, 1], onSide = third(a, b);
    const c = deck.names.findIndex((_, symbol) => symbol !== a && symbol !== b && symbol !== onSide);
    const [ab, bc, ca] = [onSide, third(b, c), third(c, a)];
    const center = third(a, bc);
    const corner = (turn: number, distance: number): Point => [distance * Math.sin(turn * Math.PI / 3), -distance * Math.cos(turn * Math.PI / 3)];
    const places = new Map<number, Point>([[a, corner(0, 100)], [b, corner(2, 100)], [c, corner(4, 100)], [ab, corner(1, 50)], [bc, corner(3, 50)], [ca, corner(5, 50)], [center, [0, 0]]]);
    const colors = deck.cards.map((_, card) => `line line${card}`);
    const lines = deck.cards.map((_, card) => {
        const symbols = symbolsOf(card);
        if (symbols.every((symbol) => [ab, bc, ca].includes(symbol))) return svg('circle', { r: 50, class: colors[card]! });
        const ends = symbols.map((symbol) => places.get(symbol)!).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
        return svg('path', { d: `M${ends[0]}L${ends[2]}`, class: colors[card]! });
    });
    const icons = [...places].map(([symbol, [x, y]]) => svg('g', {}, svg('circle', { cx: x, cy: y, r: 15, class: 'dot' }), symbolPicture(symbol, { x: x - 11, y: y - 11, width: 22, height: 22 })));
    const label = fill(texts.why_lines, { corners: 3 });
    return html('div', { class: 'lines' }, svg('svg', { viewBox: '-120 -120 240 190', role: 'img', 'aria-label': label, class: 'dial' }, ...lines, ...icons));
}

/** The smallest plane as points and lines; nothing for other decks, and for those that have left out cards. */
export function linesView(): HTMLElement[] {
    if (deck.order !== 2 || deck.cards.length !== 7 || !deck.clock) return [];
    return [html('p', {}, fill(texts.why_lines, { corners: 3 })), fano()];
}
