import { cardButton, face } from '../deck/card';
import { deck, fill, texts } from '../deck/deck';
import { html } from '../ui/dom';
import { featuresOf, thirdFeatures } from '../deck/trio';
import { words } from './words';

/** All cards as a grid; two that are chosen show the third. */
export function setView(): HTMLElement[] {
    let chosen: number[] = [];
    const numbers = [...deck.cards.keys()].sort((first, second) =>
        featuresOf(first).join('').localeCompare(featuresOf(second).join('')),
    );
    const buttons = new Map(numbers.map((card) => [card, cardButton(card, () => choose(card))]));
    const says = html('p', { role: 'status' });
    const trio = html('div', { class: 'pair' });
    const third = (first: number, second: number): number | undefined => {
        const wanted = thirdFeatures(featuresOf(first), featuresOf(second)).join();
        return numbers.find((card) => featuresOf(card).join() === wanted);
    };

    function choose(card: number): void {
        chosen = chosen.length >= 2 || chosen.includes(card) ? [card] : [...chosen, card];
        draw();
    }
    function draw(): void {
        const [first, second] = chosen;
        const found = first !== undefined && second !== undefined ? third(first, second) : undefined;
        for (const [card, element] of buttons) {
            element.setAttribute('aria-pressed', String(chosen.includes(card)));
            element.classList.toggle('found', card === found);
        }
        trio.replaceChildren(...[...chosen, ...(found === undefined ? [] : [found])].map((card) => face(card)));
        says.textContent = found === undefined ? '' : texts.set_found;
    }
    chosen = numbers.length > 30 ? [numbers[0]!, numbers[16]!] : [numbers[0]!, numbers[1]!];
    draw();
    const part = deck.left_out > 0 ? ` ${fill(texts.why_set_part, { n: deck.left_out })}` : '';
    const cards = numbers.length + deck.left_out,
        [dimension, power] = cards === 27 ? [3, '³'] : [4, '⁴'];
    return [
        html('p', texts.why_set + part),
        trio,
        says,
        html('div', { class: 'all-cards' }, ...buttons.values()),
        words(fill(texts.words_space, { cards, power, dimension, trios: (cards * (cards - 1)) / 6 })),
    ];
}
