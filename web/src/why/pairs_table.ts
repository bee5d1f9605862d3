import { face, symbolPicture } from '../deck/card';
import { deck, shared, texts } from '../deck/deck';
import { html } from '../ui/dom';
import { maxTable } from '../deck/generated';

/** What each two cards share, the cards themselves on the diagonal; nothing where there are too many cards. */
export function pairsTable() {
    const cards = [...deck.cards.keys()];
    if (cards.length > maxTable) return undefined;
    const makeCell = (row: number, column: number) =>
        html('div', row === column ? face(row) : symbolPicture(shared(row, column)));
    const cells = cards.map((row) => cards.map((column) => makeCell(row, column))),
        table = html('div', { class: 'pairs-table', role: 'img', 'aria-label': texts.why_table }, cells);
    table.style.gridTemplateColumns = `repeat(${cards.length}, 1fr)`;
    /** Marks what two cards share. */
    const show = ([one, other]: [number, number]): void => {
        for (const cell of cells.flat())
            cell.classList.toggle('chosen', cell === cells[one]![other] || cell === cells[other]![one]);
    };
    return { element: html('div', html('p', texts.why_table), table), show };
}
