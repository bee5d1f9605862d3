import { deck, fill, shared, texts } from '../deck/deck';
import { html } from '../ui/dom';
import { makeGrid } from './grid_view';
import { labelsOn, makePairChooser } from './pair';
import { pairsTable } from './pairs_table';
import { promise, words } from './words';

/** Returns the sentence with what two cards share. */
function sentence(cards: [number, number], symbol: number): string {
    if (symbol < 0) return texts.why_same;
    const [first, second] = labelsOn(cards, symbol) as [string, string?];
    return second === undefined
        ? fill(texts.why_both, { symbol: first })
        : fill(texts.why_one_each, { one: first, other: second });
}

/** Any two cards and what they share, for decks that are no whole plane. */
export function pairView(): HTMLElement[] {
    const { order } = deck,
        isAffine = order > 0 && !deck.clock && !deck.base,
        says = html('p', { role: 'status' });
    const grid = makeGrid(),
        picture = grid ?? pairsTable();
    const chooser = makePairChooser(deck.cards.length, (first, second) => {
        const symbol = first === second ? -1 : shared(first, second);
        chooser.show([first, second], symbol);
        picture?.show([first, second], symbol);
        says.textContent = sentence([first, second], symbol);
    });
    chooser.update();
    const beside = html('div', { class: 'beside' }, chooser.sliders, says, chooser.cards, grid?.count),
        counts = { order, cards: order * order, symbols: order * order + order };
    return [
        ...promise(),
        ...(isAffine ? [html('p', fill(texts.why_affine, { order }))] : []),
        html('div', { class: 'views' }, picture?.element, beside),
        ...(isAffine ? [words(fill(texts.words_affine, counts))] : []),
    ];
}
