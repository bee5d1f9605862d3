import { face, symbolPicture } from '../deck/card';
import { deck, fill, hasSymbol, shared, texts } from '../deck/deck';
import { button, html } from '../ui/dom';

/** Cards of a larger grid would be too small to tell. */
const maxOrder = 9;

/**
 * The cards of a dual affine deck as the points of a square, and its symbols as lines: columns, rows, and slopes that
 * go on at the other side where they leave the square. One kind of slope is straight: where the order is a prime, all are.
 */
export class GridView {
    readonly element: HTMLElement;
    /** Why the first card is on a line with each other one. */
    readonly count: HTMLElement;
    private readonly cells = new Map<number, HTMLElement>();
    private readonly buttons = new Map<number, HTMLButtonElement>();
    /** Of each direction its lines. */
    private readonly directions: number[][];

    /** Null where a card is missing, or the grid would be too large. */
    static make(): GridView | null {
        return deck.grid && deck.order <= maxOrder ? new GridView(deck.grid) : null;
    }

    private constructor({ cards, symbols }: NonNullable<typeof deck.grid>) {
        this.directions = symbols;
        for (const card of cards)
            this.cells.set(card, html('div', { class: 'cell', 'data-cell': String(card) }, face(card)));
        for (const symbol of symbols.flat()) {
            const attributes = { 'aria-pressed': 'false', 'aria-label': deck.names[symbol]!, 'data-line': symbol },
                line = button(symbolPicture(symbol), () => this.show([], symbol), attributes);
            this.buttons.set(symbol, line);
        }
        const grid = html('div', { class: 'cells' }, ...this.cells.values());
        grid.style.gridTemplateColumns = `repeat(${deck.order}, 1fr)`;
        const { order } = deck,
            directions = order + 1,
            others = order - 1,
            says = [texts.why_directions, ...(deck.categories ? [texts.why_categories] : [])];
        this.count = html('p', fill(texts.why_count, { directions, others, places: directions * others }));
        this.element = html(
            'div',
            { class: 'grid-view' },
            grid,
            html('p', fill(says.join(' '), { directions, order })),
            ...symbols.map((lines, direction) =>
                this.colored(
                    html('div', { class: 'slope' }, ...lines.map((symbol) => this.buttons.get(symbol)!)),
                    direction,
                ),
            ),
        );
    }

    /** Gives an element the color of a direction; negative: none. */
    private colored<Element extends HTMLElement>(element: Element, direction: number): Element {
        element.style.setProperty(
            '--direction',
            direction < 0 ? 'transparent' : `oklch(0.6 0.16 ${Math.round((360 * direction) / this.directions.length)})`,
        );
        return element;
    }

    /** Lights up the line of a symbol, and of two cards those; the others show which line they are on with the first one. Negative: no line. */
    show(cards: number[], symbol: number): void {
        const [first] = cards;
        for (const [card, cell] of this.cells) {
            cell.classList.toggle('on-line', symbol >= 0 && hasSymbol(card, symbol));
            cell.classList.toggle('chosen', cards.includes(card));
            for (const each of cell.querySelectorAll('[data-symbol]'))
                each.classList.toggle('found', each.getAttribute('data-symbol') === String(symbol));
            cell.querySelector('.line-of')?.remove();
            const line = first === undefined || first === card ? -1 : shared(first, card);
            if (line >= 0)
                cell.append(html('span', { class: 'line-of', 'data-line-of': String(line) }, symbolPicture(line)));
            this.colored(
                cell,
                this.directions.findIndex((lines) => lines.includes(line)),
            );
        }
        for (const [own, button] of this.buttons) button.setAttribute('aria-pressed', String(own === symbol));
    }
}
