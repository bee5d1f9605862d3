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

/** Panels, one at a time. `choose` is called with the chosen panel; `show` shows it. */
export function makeTabs<Id extends string>(
    name: string,
    panels: PanelOf<Id>[],
    choose: (id: Id) => void,
    beside?: HTMLElement,
) {
    const all = panels.map(({ id, label, icon: picture, content }) => {
        const panel = html('div', { role: 'tabpanel', id: `panel${++count}`, 'aria-label': label }, content),
            attributes = { role: 'tab', 'aria-controls': panel.id, onkeydown: move },
            tab = button([picture && icon(picture), label], () => choose(id), attributes);
        return { id, tab, panel };
    });
    const list = html('div', { role: 'tablist', 'aria-label': name }),
        head = beside ? html('div', { class: 'beside' }, list, beside) : list,
        element = html('div', { class: 'tabs' }, head);
    list.append(...all.map(({ tab }) => tab));
    element.append(...all.map(({ panel }) => panel));
    function show(shown: Id): void {
        for (const { id, tab, panel } of all) {
            tab.setAttribute('aria-selected', String(id === shown));
            tab.tabIndex = id === shown ? 0 : -1;
            panel.hidden = id !== shown;
        }
    }
    function move(event: KeyboardEvent): void {
        const [step] = directionOf(event) ?? [0];
        if (!step) return;
        const index = all.findIndex(({ tab }) => tab === event.target),
            { id, tab } = all.at((index + step) % all.length)!;
        choose(id);
        tab.focus();
    }
    show(panels[0]!.id);
    return { element, show };
}
