import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { remember } from '../ui/remember';
import { translate } from '../ui/texts';

const key = 'spotit-steps'; // is there when all of them were done once
const names = ['step_theme', 'step_symbols', 'step_print'] as const;

/** What a newcomer does, in a line; `reached` is the step that comes next, from 0. Nothing for whoever has done all. */
export function stepsLine(reached: number): HTMLElement | undefined {
    if (localStorage.getItem(key)) return undefined;
    const items = names.map((name) => html('li', html('span', { class: 'number' }), translate(name))),
        element = html('section', { class: 'steps', 'aria-label': translate('steps') }, html('ol', items));
    showReached(element, reached);
    return element;
}

function showReached(element: HTMLElement, reached: number): void {
    for (const [index, item] of [...element.querySelectorAll('li')].entries()) {
        item.firstElementChild!.textContent = index < reached ? '✓' : String(index + 1);
        item.classList.toggle('done', index < reached);
        if (index === reached) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
    }
}

/** The same beside a theme that is open: a change leads to the last step, `finish` ends it. The line stays until the page goes. */
export function makeSteps(store: Store) {
    const element = stepsLine(1);
    store.watch(['done'], ({ done }) => {
        if (element && done.length && !localStorage.getItem(key)) showReached(element, 2);
    });
    const finish = () => {
        remember(key, 'done');
        if (element) showReached(element, names.length);
    };
    return { element, finish };
}
