import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { emptyHint } from '../ui/empty';
import { translate } from '../ui/texts';
import { gamePage, whyPage } from './downloads';
import { make } from './files';

const pages = { play: gamePage, why: whyPage };

/** A view with a page that the program writes of the deck as it is, made when it is looked at. */
export class DeckPage {
    private readonly said = html('p');
    private readonly waiting = html('div', { class: 'placeholder' }, this.said);
    readonly element = html('div', { class: 'deck-page' }, emptyHint());
    private shown: string | undefined; // the text whose page is there, or on its way
    private stop = new AbortController();

    constructor(
        private readonly store: Store,
        private readonly view: keyof typeof pages,
    ) {
        store.watch(['view', 'text', 'isBusy'], ({ view: opened, text, isBusy, isStale, head }) => {
            if (opened === this.view && !isBusy && !isStale && head && text !== this.shown) void this.make(text);
        });
    }

    private async make(text: string): Promise<void> {
        this.stop.abort();
        const { signal } = (this.stop = new AbortController());
        this.shown = text;
        if (!this.element.querySelector('iframe')) this.element.replaceChildren(this.waiting);
        this.said.textContent = translate('making');
        const answer = await make(this.store, pages[this.view], signal),
            page = await answer?.text().catch(() => undefined);
        if (signal.aborted) return;
        if (page !== undefined) return this.show(page);
        this.shown = undefined;
        this.said.textContent = translate('not_made');
    }

    /** The page runs in a frame that reaches nothing around it. The one before is shown until it is there. */
    private show(page: string): void {
        const frame = html('iframe', {
            title: translate(this.view),
            src: '/frame.html',
            sandbox: 'allow-scripts',
            allow: 'fullscreen; autoplay',
        });
        const before = this.element.firstElementChild!,
            whenLoaded = (then: () => void) => frame.addEventListener('load', then, { once: true });
        whenLoaded(() => {
            whenLoaded(() => before.remove());
            frame.contentWindow!.postMessage({ page }, '*'); // its origin has no name
        });
        this.element.replaceChildren(before, frame);
    }
}
