// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face, symbolPicture } from '../card';
import { deck, hasSymbol } from '../deck';
import { html } from '../dom';

/** Cards of a larger grid would be too small to tell. */
const maxOrder = 9;

const join = (one: number, other: number): number => deck.cards.findIndex((_, card) => hasSymbol(card, one) && hasSymbol(card, other));

/** Returns the symbols by slope: those that share no card are parallel lines. */
function slopes(): number[][] {
    const found: number[][] = [];
    for (let symbol = 0; symbol < deck.matching; ++symbol) {
        const parallel = found.find(([first]) => join(first!, symbol) < 0);
        if (parallel) parallel.push(symbol);
        else found.push([symbol]);
    }
    return found;
}

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
        const isWhole = deck.kind === 'dual-affine' && deck.cards.length === deck.order ** 2;
        return isWhole && deck.order <= maxOrder ? new GridView(slopes()) : null;
    }

    private constructor(lines: number[][]) {
        const [columns, rows, diagonals] = lines as [number[], number[], number[]];
        const lineThrough = (card: number, slope: number[]): number => slope.find((symbol) => hasSymbol(card, symbol))!;
        // Rows follow the columns along one diagonal, columns each other along its neighbor.
        const rowOf = (column: number): number => lineThrough(join(column, diagonals[0]!), rows);
        const inOrder = new Set<number>();
        for (const start of columns)
            for (let column = start; !inOrder.has(column); column = lineThrough(join(rowOf(column), diagonals[1]!), columns)) inOrder.add(column);
        const across = [...inOrder], down = across.map(rowOf);
        for (const row of down)
            for (const column of across) {
                const card = join(column, row);
                this.cells.set(card, html('div', { class: 'cell', 'data-cell': String(card) }, face(card)));
            }
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
