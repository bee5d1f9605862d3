import { button, html, image } from '../../ui/dom';
import { translate } from './texts';

const pause = 800; // milliseconds, after which a dialog shows how far something is

/** What something that takes a while knows of its display. */
export interface Progress {
    /** Is aborted when the user stops it. */
    signal: AbortSignal;
    show: (picture: Blob) => void;
}

/** Does something for one after the other, and shows how far it is if that takes a while; returns false if it was stopped. */
export async function goThrough<Item>(
    title: string,
    items: readonly Item[],
    work: (item: Item, progress: Progress) => Promise<unknown>,
): Promise<boolean> {
    const stop = new AbortController(),
        { signal } = stop,
        stopped = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
    const bar = html('progress', { 'aria-label': title }),
        status = html('p', { role: 'status' }),
        pictures = html('ul', { class: 'sent' }),
        end = () => stop.abort(),
        tools = html('div', { class: 'tools' }, button(translate('stop'), end)),
        parts = [html('h2', title), status, bar, pictures, tools],
        dialog = html('dialog', { class: 'progress', 'aria-label': title, oncancel: end }, parts);
    const show = (picture: Blob) => {
        pictures.append(html('li', image(picture)));
        pictures.scrollTop = pictures.scrollHeight;
    };
    document.body.append(dialog);
    const timer = setTimeout(() => dialog.showModal(), pause);
    try {
        for (const [n, item] of items.entries()) {
            if (items.length > 1) bar.value = n / items.length; // of one it is not known how far it is
            if (items.length > 1) status.textContent = translate('found_of', { n, all: items.length });
            await Promise.race([stopped, work(item, { signal, show })]);
            if (signal.aborted) return false;
        }
        return true;
    } finally {
        clearTimeout(timer);
        dialog.close();
        dialog.remove();
    }
}
