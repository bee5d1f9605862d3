import { html } from '../dom';
import type { Cards } from './cards';
import { changedCardsButton, makeChoice } from './choice';
import { DeckPage } from './deck_page';
import type { Download } from './downloads';
import { SheetView } from './sheet_view';
import { Sight } from './sight';
import type { View } from './state';
import type { Store } from './store';
import { Tabs } from './tabs';
import { translate } from './texts';

interface Options {
    isFixed: boolean;
    /** Returns the name of the chosen card service. */
    service: () => string | undefined;
    download: (wanted: Download) => void;
}

/** Returns the ways to look at the deck: its cards, its sheets, and the pages of it. */
export function makeViews(store: Store, cards: Cards, { isFixed, service, download }: Options): HTMLElement {
    const sheet = new SheetView(store, service),
        play = new DeckPage(store, 'play'),
        why = new DeckPage(store, 'why'),
        sight = new Sight([cards.element, sheet.picture, play.element, why.element], store);
    const choices = html(
        'div',
        { class: 'choices' },
        makeChoice(store, isFixed),
        changedCardsButton(store, download),
        cards.zoom,
    );
    const tabs = new Tabs<View>(
        translate('preview'),
        [
            { id: 'cards', label: translate('cards'), content: html('div', { class: 'view' }, choices, cards.element) },
            { id: 'sheets', label: translate('sheets'), content: sheet.element },
            { id: 'play', label: translate('play'), content: play.element },
            { id: 'why', label: translate('why'), content: why.element },
        ],
        (view) => store.dispatch({ type: 'open view', view }),
        sight.element,
    );
    store.watch(['view'], ({ view }) => tabs.show(view));
    return tabs.element;
}
