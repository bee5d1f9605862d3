import { button, html } from '../../ui/dom';
import type { Store } from './store';

export type Notice = ReturnType<typeof makeNotice>;

/** What the user is asked about the file, until one of the answers is chosen, or the file is another. */
export function makeNotice(store: Store) {
    const element = html('div', { class: 'notice', role: 'alert', hidden: true });
    const close = () => void (element.hidden = true);
    const ask = (question: HTMLElement, answers: Record<string, () => void>): void => {
        const buttons = Object.entries(answers).map(([label, act]) => button(label, act));
        element.replaceChildren(question, html('p', { class: 'tools' }, buttons));
        for (const one of buttons) one.addEventListener('click', close, { capture: true });
        element.hidden = false;
        store.notify(''); // an earlier message may not be true any more
    };
    store.watch(['tag'], close);
    return { element, close, ask };
}
