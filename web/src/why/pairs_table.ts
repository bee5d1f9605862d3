import { face, symbolPicture } from '../deck/card';
import { deck, shared, texts } from '../deck/deck';
import { html } from '../ui/dom';
import { maxTable } from '../deck/generated';

/** What each two cards share, the cards themselves on the diagonal. */
export class PairsTable {
    readonly element: HTMLElement;
    private readonly cells: HTMLElement[][];

    /** Null where there are too many cards. */
    static make(): PairsTable | null {
        return deck.cards.length > maxTable ? null : new PairsTable();
    }

    private constructor() {
        const cards = [...deck.cards.keys()];
        this.cells = cards.map((row) =>
            cards.map((column) => html('div', row === column ? face(row) : symbolPicture(shared(row, column)))),
        );
        const table = html(
            'div',
            { class: 'pairs-table', role: 'img', 'aria-label': texts.why_table },
            ...this.cells.flat(),
        );
        table.style.gridTemplateColumns = `repeat(${cards.length}, 1fr)`;
        this.element = html('div', html('p', texts.why_table), table);
    }

    /** Marks what two cards share. */
    show([one, other]: [number, number]): void {
        for (const cell of this.cells.flat())
            cell.classList.toggle('chosen', cell === this.cells[one]![other] || cell === this.cells[other]![one]);
    }
}
