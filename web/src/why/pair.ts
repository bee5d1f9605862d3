import { face } from '../deck/card';
import { deck, labelOf, picturesOf, texts } from '../deck/deck';
import { html } from '../ui/dom';

/** Two sliders that choose two of `count` things, and room for the two cards. */
export class PairChooser {
    readonly sliders: HTMLElement;
    readonly cards = html('div', { class: 'pair' });
    private readonly inputs: HTMLInputElement[];

    constructor(
        count: number,
        private readonly onChange: (first: number, second: number) => void,
    ) {
        this.inputs = [0, count < 20 ? 1 : 5].map((value) =>
            html('input', { type: 'range', min: '0', max: String(count - 1), value: String(value) }),
        );
        const labels = [texts.first_card, texts.second_card];
        this.sliders = html(
            'div',
            { class: 'sliders' },
            ...this.inputs.map((input, i) => html('label', { class: `turn${i}` }, labels[i], input)),
        );
        for (const input of this.inputs) input.addEventListener('input', () => this.update());
    }
    update(): void {
        this.onChange(Number(this.inputs[0]!.value), Number(this.inputs[1]!.value));
    }
    /** Makes the second one so many places after the first. */
    turn(steps: number): void {
        const [first, second] = this.inputs as [HTMLInputElement, HTMLInputElement];
        second.value = String((Number(first.value) + steps) % (Number(second.max) + 1));
        this.update();
    }
    /** Shows two cards; negative numbers are cards that the deck has left out. */
    show(first: number, second: number, symbol: number): void {
        this.cards.replaceChildren(
            ...[first, second].map((card) =>
                card < 0 ? html('p', { class: 'left-out' }, texts.why_not_there) : face(card),
            ),
        );
        for (const each of this.cards.querySelectorAll(`[data-symbol="${symbol}"]`)) each.classList.add('found');
    }
}

/** Returns what cards show of a symbol, in words and each once; where all of them are left out, what others show. */
export function labelsOn(cards: number[], symbol: number): string[] {
    const shown = cards.flatMap(
        (card) =>
            deck.cards[card]?.pictures
                .map(([picture]) => picture)
                .filter((picture) => deck.symbols[picture] === symbol) ?? [],
    );
    return [...new Set((shown.length > 0 ? shown : picturesOf(symbol)).map(labelOf))];
}
