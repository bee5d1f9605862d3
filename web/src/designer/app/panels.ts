import { html } from '../../ui/dom';
import { drawBacks } from '../cards/drawing';
import type { makeControls } from '../controls/controls';
import type { Store } from '../state/store';
import type { Panel } from '../state/state';
import { makeTabs, type PanelOf } from '../ui/tabs';
import { translate } from '../ui/texts';

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
