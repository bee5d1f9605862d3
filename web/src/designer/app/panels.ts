import { html, add, select, svg } from '../../ui/dom';
import { drawBacks } from '../cards/drawing';
import type { makeControls } from '../controls/controls';
import type { Store } from '../state/store';
import type { Panel, View } from '../state/state';
import { makeTabs, type PanelOf } from '../ui/tabs';
import { translate } from '../ui/texts';
import type { Cards } from '../cards/cards';
import { makeSheet } from '../cards/sheet_view';
import { deckPage } from '../files/deck_page';
import { makeChoice } from './choice';
import { visions } from '../protocol/generated';
import { icon } from '../ui/icons';

/** The backs of the deck below what changes them. */
function makeBacks(store: Store): HTMLElement {
    const backs = html('div', { class: 'backs' });
    store.watch(['isBusy'], (state) => {
        if (!state.isBusy && !state.isStale) backs.replaceChildren(...drawBacks(state));
    });
    return backs;
}

/** Returns what changes the theme, a panel at a time. `controls` are missing where nothing can be changed. */
export function makePanels(
    store: Store,
    symbols: HTMLElement,
    text: HTMLElement,
    controls: ReturnType<typeof makeControls> | undefined,
): HTMLElement {
    const panels: PanelOf<Panel>[] = [
        { id: 'symbols', label: translate('symbols'), icon: 'symbols', content: symbols },
    ];
    if (controls) {
        const back = html('div', controls.back, makeBacks(store));
        panels.push(
            { id: 'card', label: translate('card'), icon: 'card', content: controls.card },
            { id: 'back', label: translate('back'), icon: 'back', content: back },
            { id: 'sheet', label: translate('sheet'), icon: 'sheet', content: controls.sheet },
        );
    }
    panels.push({ id: 'text', label: translate('text'), icon: 'text', content: text });
    const tabs = makeTabs<Panel>(translate('theme'), panels, (panel) => store.dispatch({ type: 'togglePanel', panel }));
    store.watch(['panel'], ({ panel }) => tabs.show(panel));
    return tabs.element;
}

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

const eyes: readonly ('' | 'proof' | keyof typeof visions)[] = ['', 'proof', 'protanopia', 'deuteranopia', 'gray'];

/** Returns a choice of eyes to look at the cards with. */
export function makeSight(views: (HTMLElement | SVGElement)[], store: Store): HTMLElement {
    const look = (wanted: string) => {
        const isSoftProof = wanted === 'proof'; // the server has the profile of the press
        for (const view of views) view.style.filter = wanted && !isSoftProof ? `url("#sight-${wanted}")` : '';
        if (isSoftProof !== store.state.isSoftProof) store.dispatch({ type: 'setSoftProof', isSoftProof });
    };
    const filters = svg('defs');
    document.querySelector('#sprite')!.append(filters);
    // Visions are matrices of three rows, for linear light.
    for (const [name, matrix] of Object.entries(visions)) {
        const rows = [0, 3, 6].flatMap((row) => [...matrix.slice(row, row + 3), 0, 0]),
            values = [...rows, 0, 0, 0, 1, 0].join(' ');
        const change = svg('feColorMatrix', { type: 'matrix', values });
        add(filters, svg('filter', { id: `sight-${name}`, 'color-interpolation-filters': 'linearRGB' }, change));
    }
    const names = eyes.map((name) => [name, translate(`seen_${name}`)] as const),
        choice = select(names, look);
    return html('label', { class: 'sight iconic' }, icon('eye'), html('span', translate('seen')), choice);
}
