import { button, html } from '../../ui/dom';
import type { Setting } from '../protocol/generated';
import type { Store } from '../state/store';
import { inTurn, removeValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { icon } from '../ui/icons';
import { pageLanguage, translate, type DesignerText } from '../ui/texts';

/** The values that the deck has, by their keys, whatever layer they come from. */
export type Settings = Readonly<Record<string, Setting>>;

/** A part of a panel that shows a value as the deck has it, and changes it in the text. */
export interface Control {
    readonly elements: HTMLElement[];
    update(settings: Settings): void;
}

/** A line of a panel: a name, which a click on leads to the field if there is one alone, and what changes the value. */
export function makeRow(name: string, help: string, ...parts: HTMLElement[]): HTMLElement {
    const field = parts.length === 1 && parts[0]!.matches('input, select') ? parts[0] : undefined,
        label = html('span', name);
    if (field) {
        field.ariaLabel = name;
        label.addEventListener('click', () => field.focus());
    }
    return html('div', { class: field ? 'control alone' : 'control', ...(help && { title: help }) }, label, ...parts);
}

/** The line of a key. It names the layer that gives the value, or goes back to that layer's or the default. */
export class KeyRow {
    readonly element: HTMLElement;
    private readonly layer = html('span', { class: 'layer' });
    private readonly reset: HTMLButtonElement;

    /** The line is that of the first path; the others are reset with it. The keys are explained in English alone. */
    constructor(
        store: Store,
        private readonly paths: readonly string[][],
        label: DesignerText,
        ...parts: HTMLElement[]
    ) {
        const help = pageLanguage() === 'en' ? keyOf(this.name).help : '',
            name = translate('reset', { label: translate(label) }),
            removals = paths.map((path) => (text: string) => removeValue(text, path));
        this.element = makeRow(translate(label), help, ...parts);
        this.reset = button('', () => store.edit((text) => inTurn(text, ...removals)), {
            class: 'reset',
            title: name,
            'aria-label': name,
        });
        this.reset.append(icon('undo'));
        this.element.firstElementChild!.append(this.reset);
        this.element.append(this.layer);
    }

    private get name(): string {
        return this.paths[0]!.join('.');
    }

    show(settings: Settings, isShown = true): void {
        const from = settings[this.name]?.from;
        this.element.hidden = !isShown;
        this.reset.hidden = from !== '';
        this.layer.hidden = !from;
        this.layer.textContent = from ? translate('from_layer', { layer: from }) : '';
    }
}
