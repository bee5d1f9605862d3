import { html } from '../../ui/dom';

/** A menu below its summary. It closes with Escape, and when something else is used. */
export function makeMenu(summary: Node | string, content: HTMLElement, className = 'menu'): HTMLDetailsElement {
    const menu = html('details', { class: className }, html('summary', summary), content);
    const close = () => void (menu.open = false);
    menu.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        event.preventDefault(); // it ends nothing else
        close();
        menu.querySelector('summary')!.focus();
    });
    menu.addEventListener('focusout', (event) => {
        if (event.relatedTarget && !menu.contains(event.relatedTarget as Node)) close();
    });
    document.addEventListener('click', (event) => {
        if (!menu.contains(event.target as Node)) close();
    });
    return menu;
}
