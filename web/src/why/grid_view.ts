// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face, symbolPicture } from '../card';
import { deck, hasSymbol } from '../deck';
import { html } from '../dom';

/** Cards of a larger grid would be too small to tell. */
const maxOrder = 9;

/**
 * The cards of a dual affine deck as the points of a square, and its symbols as lines: columns, rows, and slopes that
 * go on at the other side where they leave the square. One kind of slope is straight: where the order is a prime, all are.
 */
export class GridView {
    readonly element: HTMLElement;
    private readonly cells = new Map<number, HTMLElement>();
    private readonly buttons = new Map<number, HTMLButtonElement>();

    /** Null where a card is missing, or the grid would be too large. */
    static make(): GridView | null {
        return deck.grid && deck.order <= maxOrder ? new GridView(deck.grid) : null;
    }

    private constructor({ cards, symbols: lines }: NonNullable<typeof deck.grid>) {
        for (const card of cards) this.cells.set(card, html('div', { class: 'cell', 'data-cell': String(card) }, face(card)));
        for (const symbol of lines.flat()) {
            const button = html('button', { type: 'button', 'aria-pressed': 'false', 'aria-label': deck.names[symbol]!, 'data-line': String(symbol) }, symbolPicture(symbol));
            button.addEventListener('click', () => this.show([], symbol));
            this.buttons.set(symbol, button);
        }
        const grid = html('div', { class: 'cells' }, ...this.cells.values());
        grid.style.gridTemplateColumns = `repeat(${deck.order}, 1fr)`;
        this.element = html('div', { class: 'grid-view' }, grid,
            ...lines.map((slope) => html('div', { class: 'slope' }, ...slope.map((symbol) => this.buttons.get(symbol)!))));
    }

    /** Lights up some cards, and the line of a symbol; negative: none. */
    show(cards: number[], symbol: number): void {
        for (const [card, cell] of this.cells) {
            cell.classList.toggle('on-line', symbol >= 0 && hasSymbol(card, symbol));
            cell.classList.toggle('chosen', cards.includes(card));
            for (const each of cell.querySelectorAll('[data-symbol]')) each.classList.toggle('found', each.getAttribute('data-symbol') === String(symbol));
        }
        for (const [own, button] of this.buttons) button.setAttribute('aria-pressed', String(own === symbol));
    }
}
