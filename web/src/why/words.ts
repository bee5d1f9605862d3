import { symbolPicture } from '../deck/card';
import { deck, fill, labelOf, picturesOf, shownSymbols, texts } from '../deck/deck';
import { html } from '../ui/dom';

const reasons: Record<NonNullable<typeof deck.base>, string> = {
    pairs: texts.why_own,
    triples: texts.why_triples,
    design: texts.why_design,
    plane: fill(texts.why_plane_part, { order: deck.order }),
};

/** What a padded deck is taken from, and the symbols that only fill up its cards; nothing of other decks. */
function padding(): HTMLElement[] {
    const fillers = [...deck.names.keys()].slice(deck.matching).map((symbol) => symbolPicture(symbol)),
        text = html('p', fill(texts.why_fillers, { n: fillers.length }));
    return [
        ...(deck.base ? [html('p', reasons[deck.base])] : []),
        ...(fillers.length > 0 ? [text, html('div', { class: 'fillers' }, fillers)] : []),
    ];
}

/** Some symbols in both of their forms. */
function formsPicture(): HTMLElement {
    const some = shownSymbols.filter((symbol) => picturesOf(symbol).length > 1).slice(0, 5);
    const couples = some.map((symbol) => {
        const [one = '', other = ''] = picturesOf(symbol).map(labelOf),
            label = fill(texts.both_forms, { one, other });
        return html('span', { role: 'img', 'aria-label': label }, symbolPicture(symbol));
    });
    return html('div', { class: 'couples' }, couples);
}

/** What holds for every deck of matches, with its numbers, and what it is taken from. */
export function promise(): HTMLElement[] {
    const cards = deck.cards.length;
    const whole = [fill(texts.why_pairs, { cards, pairs: (cards * (cards - 1)) / 2 })];
    if (deck.left_out > 0) whole.push(fill(texts.why_left_out, { n: deck.left_out }));
    if (!deck.labels) return [html('p', whole.join(' ')), ...padding()];
    whole.push(deck.split ? texts.why_split : texts.why_mixed);
    return [html('p', texts.why_forms), formsPicture(), html('p', whole.join(' ')), ...padding()];
}

/** What mathematics calls it. */
export function words(...sentences: string[]): HTMLElement {
    const lines = sentences.map((sentence) => html('p', sentence));
    return html('section', { class: 'words' }, html('h3', texts.why_words), lines);
}

/** What mathematics calls a plane, in a sentence. */
export const planeSentence = (): string =>
    fill(texts.words_plane, { order: deck.order, symbols: deck.matching, corners: deck.order + 1 });
