import { button, html } from '../../dom';
import type { Key, Setting } from '../generated';
import { icon } from '../icons';
import type { Store } from '../store';
import { removeValue } from '../text_edits';
import { pageLanguage, translate, type DesignerText } from '../texts';

/** The values that the deck has, by their keys, whatever layer they come from. */
export type Settings = Readonly<Record<string, Setting>>;

/** A part of a panel that shows a value as the deck has it, and changes it in the text. */
export interface Control {
    readonly elements: HTMLElement[];
    update(settings: Settings, text: string): void;
}

/** What all controls need. */
export interface Context {
    /** What the keys take, by their paths. */
    readonly keys: ReadonlyMap<string, Key>;
    readonly store: Store;
}

/** A line of a panel: a name, which a click on leads to the field if there is one alone, and what changes the value. */
export function makeRow(name: string, help: string, ...parts: HTMLElement[]): HTMLElement {
    const field = parts.length === 1 && parts[0]!.matches('input, select') ? parts[0] : undefined,
        label = html('span', {}, name);
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

    /** `label` is the name of the line. The keys are explained in English alone. */
    constructor(
        { keys, store }: Context,
        private readonly path: string[],
        label: DesignerText,
        ...parts: HTMLElement[]
    ) {
        const help = pageLanguage() === 'en' ? (keys.get(path.join('.'))?.help ?? '') : '',
            name = translate('reset', { label: translate(label) });
        this.element = makeRow(translate(label), help, ...parts);
        this.reset = button('', () => store.edit((text) => removeValue(text, path)), {
            class: 'reset',
            title: name,
            'aria-label': name,
        });
        this.reset.append(icon('undo'));
        this.element.firstElementChild!.append(this.reset);
        this.element.append(this.layer);
    }

    show(settings: Settings, isShown = true): void {
        const from = settings[this.path.join('.')]?.from;
        this.element.hidden = !isShown;
        this.reset.hidden = from !== '';
        this.layer.hidden = !from;
        this.layer.textContent = from ? translate('from_layer', { layer: from }) : '';
    }
}
