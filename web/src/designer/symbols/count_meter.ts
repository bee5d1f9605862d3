import { html, joinTexts, svg } from '../../ui/dom';
import type { DeckOffer } from '../protocol/generated';
import { mode } from '../server/api';
import type { Store } from '../state/store';
import { makeSettings } from '../theme_text/remedies';
import { inTurn } from '../theme_text/text_edits';
import { draw } from '../ui/markup';
import { translate, translateCount } from '../ui/texts';
import { makeToggles } from '../ui/toggles';

/** Makes the theme's deck that of an offer. */
export function chooseDeck(store: Store, { settings }: DeckOffer): void {
    if (settings.length) store.edit((text) => inTurn(text, ...makeSettings(settings)), 'deck');
}

/** Shows whether there are enough symbols, and lets choose among decks. */
export function makeCountMeter(store: Store): HTMLElement {
    const meter = html('meter', { min: '0', 'aria-label': translate('symbols') }),
        words = html('p', { role: 'status' }),
        find = (value: string) => store.state.count!.decks.find((deck) => nameOf(deck) === value)!,
        decks = makeToggles(translate('symbols_per_card'), [], (value) => chooseDeck(store, find(value))),
        element = html('div', { class: 'count' }, meter, words, !mode.isFixed && decks.element);
    const nameOf = ({ perCard, cards, missing }: DeckOffer) => `${perCard} ${cards} ${missing}`;
    function makeChoice(deck: DeckOffer) {
        const picture = draw(svg('svg', { class: 'form', viewBox: '0 0 52 40', 'aria-hidden': 'true' }), deck.svg);
        return { value: nameOf(deck), label: joinTexts([deck.text], ''), picture };
    }
    store.watch(['count'], ({ count }) => {
        const { given = 0, aim: [size, needed] = [0, 0] } = count ?? {};
        element.hidden = !needed;
        if (!count || !needed) return;
        meter.max = Math.max(needed, 1);
        meter.low = needed;
        meter.optimum = meter.max; // else fewer were better, and enough a warning
        meter.value = given;
        const name = given < needed ? 'count_lacks' : 'count_used',
            text = translateCount(needed, name, { given, needed, size, missing: needed - given });
        if (words.textContent !== text) words.textContent = text;
        decks.element.hidden = !count.decks.length;
        decks.offer(count.decks.map(makeChoice));
        const chosen = count.decks.find(({ isChosen }) => isChosen);
        decks.show(chosen && nameOf(chosen));
    });
    return element;
}
