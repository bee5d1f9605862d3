import type { Store } from '../state/store';

/** What is used by a click, or belongs to the chosen symbol. */
const used =
    'a, button, input, label, select, summary, dialog, iframe, .editor, .inspector, .messages, .notice, .offer';

/** Ends the choice of symbols and cards with Escape, and with a click where nothing is. */
export function endChoices(element: HTMLElement, store: Store): void {
    const end = () => store.dispatch({ type: 'chooseSymbol', symbol: undefined });
    addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end();
    });
    element.addEventListener('click', ({ target }) => {
        if (!(target as Element).closest(used)) end();
    });
}
