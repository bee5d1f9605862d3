import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { emptyHint } from '../ui/empty';
import { translate } from '../ui/texts';
import { gamePage, whyPage, make } from './downloads';

const pages = { play: gamePage, why: whyPage };

/** A view with a page that the program writes of the deck as it is, made when it is looked at. */
export function deckPage(store: Store, view: keyof typeof pages): HTMLElement {
    const statusLine = html('p'),
        waiting = html('div', { class: 'placeholder' }, statusLine),
        element = html('div', { class: 'deck-page' }, emptyHint());
    let made: string | undefined, // the text whose page is there, or on its way
        stop = new AbortController();

    async function update(text: string): Promise<void> {
        stop.abort();
        const { signal } = (stop = new AbortController());
        made = text;
        if (!element.querySelector('iframe')) element.replaceChildren(waiting);
        statusLine.textContent = translate('making');
        const answer = await make(store, pages[view], signal),
            page = await answer?.text().catch(() => undefined);
        if (signal.aborted) return;
        if (page !== undefined) return show(page);
        made = undefined;
        statusLine.textContent = translate('not_made');
    }
    /** The page runs in a frame that reaches nothing around it. The one before is shown until it is there. */
    function show(page: string): void {
        const rights = { sandbox: 'allow-scripts', allow: 'fullscreen; autoplay' },
            frame = html('iframe', { title: translate(view), src: '/frame.html', ...rights }),
            before = element.firstElementChild!;
        const whenLoaded = (then: () => void) => frame.addEventListener('load', then, { once: true });
        whenLoaded(() => {
            whenLoaded(() => before.remove());
            frame.contentWindow!.postMessage({ page }, '*'); // its origin has no name
        });
        element.replaceChildren(before, frame);
    }
    store.watch(['view', 'text', 'isBusy'], (state) => {
        if (state.view === view && !state.isBusy && !state.isStale && state.head && state.text !== made)
            void update(state.text);
    });
    return element;
}
