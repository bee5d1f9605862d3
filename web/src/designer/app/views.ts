import { html } from '../../ui/dom';
import type { Cards } from '../cards/cards';
import { makeSheet } from '../cards/sheet_view';
import { deckPage } from '../files/deck_page';
import type { Store } from '../state/store';
import type { View } from '../state/state';
import { makeTabs } from '../ui/tabs';
import { translate } from '../ui/texts';
import { makeChoice } from './choice';
import { makeSight } from './sight';

/** Returns the ways to look at the deck: its cards, its sheets (`service` names the chosen card service), and the pages of it. */
export function makeViews(store: Store, cards: Cards, service: () => string | undefined): HTMLElement {
    const sheet = makeSheet(store, service),
        play = deckPage(store, 'play'),
        why = deckPage(store, 'why'),
        sight = makeSight([cards.element, sheet.picture, play, why], store);
    const choices = html('div', { class: 'choices' }, makeChoice(store), cards.zoom);
    const tabs = makeTabs<View>(
        translate('preview'),
        [
            { id: 'cards', label: translate('cards'), content: html('div', { class: 'view' }, choices, cards.element) },
            { id: 'sheets', label: translate('sheets'), content: sheet.element },
            { id: 'play', label: translate('play'), content: play },
            { id: 'why', label: translate('why'), content: why },
        ],
        (view) => store.dispatch({ type: 'openView', view }),
        sight,
    );
    store.watch(['view'], ({ view }) => tabs.show(view));
    return tabs.element;
}
