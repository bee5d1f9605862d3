import { html } from '../../ui/dom';
import { drawBacks } from '../cards/drawing';
import type { makeControls } from '../controls/controls';
import type { TextPanel } from '../editor/text_panel';
import type { Store } from '../state/store';
import type { Panel } from '../state/types';
import type { Symbols } from '../symbols/symbols';
import { Tabs, type PanelOf } from '../ui/tabs';
import { translate } from '../ui/texts';

/** The backs of the deck below what changes them. */
function makeBacks(store: Store): HTMLElement {
    const backs = html('div', { class: 'backs' });
    store.watch(['isBusy'], (state) => {
        if (!state.isBusy && !state.isStale) backs.replaceChildren(...drawBacks(state));
    });
    return backs;
}

interface Parts {
    symbols: Symbols;
    /** Missing where nothing can be changed. */
    controls: ReturnType<typeof makeControls> | undefined;
    text: TextPanel;
}

/** Returns what changes the theme, a panel at a time. */
export function makePanels(store: Store, { symbols, controls, text }: Parts): HTMLElement {
    const panels: PanelOf<Panel>[] = [
        { id: 'symbols', label: translate('symbols'), icon: 'symbols', content: symbols.element },
    ];
    if (controls) {
        const back = html('div', controls.back, makeBacks(store));
        panels.push(
            { id: 'card', label: translate('card'), icon: 'card', content: controls.card },
            { id: 'back', label: translate('back'), icon: 'back', content: back },
            { id: 'sheet', label: translate('sheet'), icon: 'sheet', content: controls.sheet },
        );
    }
    panels.push({ id: 'text', label: translate('text'), icon: 'text', content: text.element });
    const tabs = new Tabs<Panel>(translate('theme'), panels, (panel) => store.dispatch({ type: 'togglePanel', panel }));
    store.watch(['panel'], ({ panel }) => tabs.show(panel));
    return tabs.element;
}
