import { button, html } from '../../ui/dom';
import { directionOf } from './arrows';
import { icon, type Icon } from './icons';

let count = 0;

export interface PanelOf<Id> {
    id: Id;
    label: string;
    icon?: Icon;
    content: HTMLElement;
}

/** Panels, one at a time. */
export class Tabs<Id extends string> {
    readonly element = html('div', { class: 'tabs' });
    private readonly tabs = new Map<Id, { tab: HTMLElement; panel: HTMLElement }>();

    /** `choose` is called with the chosen panel; `show` shows it. */
    constructor(
        name: string,
        panels: PanelOf<Id>[],
        private readonly choose: (id: Id) => void,
        beside?: HTMLElement,
    ) {
        const list = html('div', { role: 'tablist', 'aria-label': name });
        this.element.append(beside ? html('div', { class: 'beside' }, list, beside) : list);
        for (const { id, label, icon: picture, content } of panels) {
            const panelId = `panel${++count}`;
            const tab = button([picture && icon(picture), label], () => choose(id), {
                role: 'tab',
                'aria-controls': panelId,
                onkeydown: (event: KeyboardEvent) => this.move(event),
            });
            const panel = html('div', { role: 'tabpanel', id: panelId, 'aria-label': label }, content);
            this.tabs.set(id, { tab, panel });
            list.append(tab);
            this.element.append(panel);
        }
        this.show(panels[0]!.id);
    }

    show(shown: Id): void {
        for (const [id, { tab, panel }] of this.tabs) {
            tab.setAttribute('aria-selected', String(id === shown));
            tab.tabIndex = id === shown ? 0 : -1;
            panel.hidden = id !== shown;
        }
    }

    private move(event: KeyboardEvent): void {
        const [step] = directionOf(event) ?? [0];
        if (!step) return;
        const tabs = [...this.tabs],
            index = tabs.findIndex(([, { tab }]) => tab === event.target);
        const [id, { tab }] = tabs.at((index + step) % tabs.length)!;
        this.choose(id);
        tab.focus();
    }
}
