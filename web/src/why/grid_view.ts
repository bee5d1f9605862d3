import { face, symbolPicture } from '../deck/card';
import { deck, fill, hasSymbol, shared, texts } from '../deck/deck';
import { button, html } from '../ui/dom';

/** Cards of a larger grid would be too small to tell. */
const maxOrder = 9;

/**
 * The cards of a dual affine deck as the points of a square, and its symbols as lines: columns, rows, and slopes that
 * go on at the other side where they leave the square. One kind of slope is straight: where the order is a prime, all are.
 * Nothing where a card is missing, or the grid would be too large.
 */
export function makeGrid() {
    const { grid, order } = deck;
    if (!grid || order > maxOrder) return undefined;
    const cells = new Map(
            grid.cards.map((card) => [card, html('div', { class: 'cell', 'data-cell': card }, face(card))]),
        ),
        table = html('div', { class: 'cells' }, ...cells.values());
    table.style.gridTemplateColumns = `repeat(${order}, 1fr)`;
    const makeLine = (symbol: number) => {
        const attributes = { 'aria-pressed': 'false', 'aria-label': deck.names[symbol]!, 'data-line': symbol };
        return button(symbolPicture(symbol), () => show([], symbol), attributes);
    };
    const lines = new Map(grid.symbols.flat().map((symbol) => [symbol, makeLine(symbol)]));

    /** Gives an element the color of a direction; negative: none. */
    function colored(element: HTMLElement, direction: number): HTMLElement {
        const hue = Math.round((360 * direction) / grid!.symbols.length);
        element.style.setProperty('--direction', direction < 0 ? 'transparent' : `oklch(0.6 0.16 ${hue})`);
        return element;
    }
    /** Lights up the line of a symbol, and of two cards those; the others show which line they are on with the first one. Negative: no line. */
    function show([first, second]: number[], symbol: number): void {
        for (const [card, cell] of cells) {
            cell.classList.toggle('on-line', symbol >= 0 && hasSymbol(card, symbol));
            cell.classList.toggle('chosen', card === first || card === second);
            for (const each of cell.querySelectorAll('[data-symbol]'))
                each.classList.toggle('found', each.getAttribute('data-symbol') === String(symbol));
            cell.querySelector('.line-of')?.remove();
            const line = first === undefined || first === card ? -1 : shared(first, card);
            if (line >= 0) cell.append(html('span', { class: 'line-of', 'data-line-of': line }, symbolPicture(line)));
            const direction = grid!.symbols.findIndex((parallels) => parallels.includes(line));
            colored(cell, direction);
        }
        for (const [own, line] of lines) line.setAttribute('aria-pressed', String(own === symbol));
    }
    const directions = order + 1,
        others = order - 1,
        says = [texts.why_directions, ...(deck.categories ? [texts.why_categories] : [])].join(' '),
        slopes = grid.symbols.map((parallels, direction) => {
            const own = parallels.map((symbol) => lines.get(symbol));
            return colored(html('div', { class: 'slope' }, own), direction);
        });
    const element = html('div', { class: 'grid-view' }, table, html('p', fill(says, { directions, order })), slopes);
    /** Why the first card is on a line with each other one. */
    const count = html('p', fill(texts.why_count, { directions, others, places: directions * others }));
    return { element, count, show };
}
