import { symbolPicture } from '../deck/card';
import { deck, fill, texts } from '../deck/deck';
import { html } from '../ui/dom';

const reasons: Record<NonNullable<typeof deck.base>, string> = {
    pairs: texts.why_own,
    triples: texts.why_triples,
    design: texts.why_design,
    kirkman: texts.why_kirkman,
    plane: fill(texts.why_plane_part, { order: deck.order }),
};

/** What a padded deck is taken from, and the symbols that only fill up its cards; nothing of other decks. */
export function padding(): HTMLElement[] {
    const fillers = deck.names.map((_, symbol) => symbol).slice(deck.matching);
    const pictures = html(
        'div',
        { class: 'fillers' },
        fillers.map((symbol) => symbolPicture(symbol)),
    );
    return [
        ...(deck.base ? [html('p', reasons[deck.base])] : []),
        ...(fillers.length > 0 ? [html('p', fill(texts.why_fillers, { n: fillers.length })), pictures] : []),
    ];
}
