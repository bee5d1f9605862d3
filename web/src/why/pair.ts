import { face } from '../deck/card';
import { deck, labelOf, picturesOf, texts } from '../deck/deck';
import { html } from '../ui/dom';

/** Two sliders that choose two of `count` things, and room for the two cards. */
export function makePairChooser(count: number, change: (first: number, second: number) => void) {
    const cards = html('div', { class: 'pair' }),
        makeInput = (value: number) => html('input', { type: 'range', min: 0, max: count - 1, value, oninput: update }),
        [first, second] = [makeInput(0), makeInput(count < 20 ? 1 : 5)];
    const firstLabel = html('label', { class: 'turn0' }, texts.first_card, first),
        secondLabel = html('label', { class: 'turn1' }, texts.second_card, second),
        sliders = html('div', { class: 'sliders' }, firstLabel, secondLabel);
    function update(): void {
        change(Number(first.value), Number(second.value));
    }
    /** Makes the second one so many places after the first. */
    function turn(steps: number): void {
        second.value = String((Number(first.value) + steps) % count);
        update();
    }
    /** Shows two cards; negative numbers are cards that the deck has left out. */
    function show(both: number[], symbol: number): void {
        const missing = () => html('p', { class: 'left-out' }, texts.why_not_there);
        cards.replaceChildren(...both.map((card) => (card < 0 ? missing() : face(card))));
        for (const each of cards.querySelectorAll(`[data-symbol="${symbol}"]`)) each.classList.add('found');
    }
    return { sliders, cards, update, turn, show };
}

/** Returns what cards show of a symbol, in words and each once; where all of them are left out, what others show. */
export function labelsOn(cards: number[], symbol: number): string[] {
    const all = cards.flatMap((card) => deck.cards[card]?.pictures ?? []).map(([picture]) => picture),
        shown = all.filter((picture) => deck.symbols[picture] === symbol);
    return [...new Set((shown.length > 0 ? shown : picturesOf(symbol)).map(labelOf))];
}
