import type { Store } from '../state/store';

/** Whether a place has a history of its own: neither the search for symbols nor the list of them is part of the theme. */
const hasOwnHistory = (target: EventTarget | undefined): boolean =>
    target instanceof HTMLElement && target.matches('[type=search], textarea');

/** Takes changes back, and makes them again, wherever the focus is. */
export function handleKeys(store: Store): void {
    addEventListener('keydown', (event) => {
        if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || hasOwnHistory(event.composedPath()[0]))
            return;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        store.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    });
}

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
