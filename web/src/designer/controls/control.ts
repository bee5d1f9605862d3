import { add, button, html } from '../../ui/dom';
import type { Setting } from '../protocol/generated';
import type { Store } from '../state/store';
import { inTurn, removeValue } from '../theme_text/text_edits';
import { loadHelp } from '../theme_text/theme_keys';
import { nodeAt, quoted } from '../theme_text/tree';
import { icon } from '../ui/icons';
import { namesOfKeys, pageLanguage, translate, type DesignerText, wordFor } from '../ui/texts';

/** The values that the deck has, by their keys, whatever layer they come from. */
export type Settings = Readonly<Record<string, Setting>>;

/** Returns a text as YAML; of an empty one nothing, or where a layer gives the key, too, what takes that away. */
export const writeText = ({ state }: Store, path: readonly string[], text: string, nothing = '""'): string =>
    text ? quoted(text) : state.settings[path.join('.')]?.below === undefined ? '' : nothing;

/** A part of a panel that shows a value as the deck has it, and changes it in the text. */
export interface Control {
    readonly elements: HTMLElement[];
    update(settings: Settings): void;
}

/** A line of a panel: a name, which a click on leads to the field if there is one alone, and what changes the value. */
export function makeRow(name: string, help: string, ...parts: HTMLElement[]): HTMLElement {
    const field = parts.length === 1 && parts[0]!.matches('input, select') ? parts[0] : undefined;
    if (field) field.ariaLabel = name;
    const label = html('span', { onclick: () => field?.focus() }, name);
    return html('div', { class: field ? 'control alone' : 'control', title: help || false }, label, ...parts);
}

/**
 * The line of a key. It names the layer that gives the value, or goes back to that layer's or the default; `others` are reset
 * with it. `show` shows the value, and returns whether there is such a line. The keys are explained in English alone.
 */
export function keyControl(
    store: Store,
    [path = [], ...others]: readonly string[][],
    label: DesignerText,
    parts: HTMLElement[],
    show: (setting: Partial<Setting>, settings: Settings) => boolean,
): Control {
    const key = path.join('.'),
        section = path.slice(0, -1),
        shown = translate(label),
        name = translate('reset', { label: shown }),
        element = makeRow(shown, '', ...parts);
    namesOfKeys.set(key, shown);
    const explain = async () => {
        element.title = (await loadHelp()).find(({ path }) => path === key)?.help ?? '';
    };
    if (pageLanguage() === 'en') element.addEventListener('pointerenter', () => void explain(), { once: true });
    let place = path; // of what gives the value: none in the place of its section does
    const removals = () => [place, ...others].map((one) => (text: string) => removeValue(text, one)),
        reset = () => store.edit((text) => inTurn(text, ...removals())),
        back = button(icon('undo'), reset, { class: 'reset', title: name, 'aria-label': name }),
        layer = html('span', { class: 'layer' });
    element.firstElementChild!.append(back);
    add(element, layer);
    const update = (settings: Settings) => {
        place = settings[section.join('.')]?.value === 'none' ? section : path;
        const from = settings[place.join('.')]?.from;
        element.hidden = !show(settings[key] ?? {}, settings);
        back.hidden = from !== '' || nodeAt(store.state.text, place) === undefined;
        layer.hidden = !from;
        layer.textContent = from ? translate('from_layer', { layer: wordFor('look', from) }) : '';
    };
    return { elements: [element], update };
}
