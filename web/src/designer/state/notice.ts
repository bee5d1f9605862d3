import { button, html } from '../../ui/dom';
import type { Store } from './store';

/** What the user is asked about the file, until one of the answers is chosen, or the file is another. */
export class Notice {
    readonly element = html('div', { class: 'notice', role: 'alert', hidden: true });

    constructor(private readonly store: Store) {
        store.watch(['tag'], () => this.close());
    }

    get isOpen(): boolean {
        return !this.element.hidden;
    }

    close(): void {
        this.element.hidden = true;
    }

    ask(question: HTMLElement, answers: Record<string, () => void>): void {
        const buttons = Object.entries(answers).map(([label, act]) =>
            button(label, () => {
                this.close();
                act();
            }),
        );
        this.element.replaceChildren(question, html('p', { class: 'tools' }, ...buttons));
        this.element.hidden = false;
        this.store.notify(''); // an earlier message may not be true any more
    }
}
