import { deck, fill, texts } from '../deck/deck';
import { html } from '../ui/dom';

/** What mathematics calls it. */
export function words(...sentences: string[]): HTMLElement {
    return html(
        'section',
        { class: 'words' },
        html('h3', texts.why_words),
        ...sentences.map((sentence) => html('p', sentence)),
    );
}

/** What mathematics calls a plane, in a sentence. */
export const planeSentence = (): string =>
    fill(texts.words_plane, { order: deck.order, symbols: deck.matching, corners: deck.order + 1 });
