import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { translate, type DesignerText, wordFor } from '../ui/texts';
import { makeToggles } from '../ui/toggles';
import { keyControl, makeRow, writeText, type Control, type Settings } from './control';
import { makeNumberField } from './number_field';

export interface NumberKey {
    path: string[];
    label: DesignerText;
    step: number;
    isShown?: (settings: Settings) => boolean;
    /** At 0 all of the map goes: a border has no width of 0. */
    isGoneAtZero?: boolean;
    /** Whether there is no slider: how many there are is typed. */
    isTyped?: boolean;
}

/** A number of the theme. */
export function numberControl(store: Store, key: NumberKey): Control {
    const { path, isShown, isGoneAtZero, isTyped, step } = key,
        name = path.join('.'),
        parent = path.slice(0, -1),
        label = translate(key.label),
        { unit, units, words, range: most = [0, 1], usual = most } = keyOf(name),
        range = isGoneAtZero ? ([0, most[1]] as const) : most,
        set = (value: string) => store.edit((text) => setValue(text, path, value), name);
    const field = makeNumberField({ label, usual, range, unit, units, step }, (value) => {
        if (isGoneAtZero && value === 0)
            store.edit((text) => setValue(text, parent, writeText(store, parent, '', 'none')), name);
        else set(`${value}${unit === '°' ? '' : unit}`);
    });
    const choices = words.map((value) => ({ value, label: wordFor(name, value) })),
        toggles = choices.length ? makeToggles(label, choices, set) : undefined;
    const { slider, box, refusal } = field,
        parts = [...(toggles ? [toggles.element] : []), ...(isTyped ? [] : [slider]), box, refusal];
    const none = isGoneAtZero ? 0 : undefined;
    const control = keyControl(store, [path], key.label, parts, (setting, settings) => {
        const { value = '', text = '', number = none } = setting;
        toggles?.show(value);
        field.show(number ?? usual[0], number === undefined || text.endsWith('%') ? wordFor(name, text) : undefined);
        return isShown?.(settings) ?? true;
    });
    control.elements[0]!.classList.add('with-number');
    return control;
}

/** The width and the height of a card that has both. */
export function sideControls(store: Store, isShown: (settings: Settings) => boolean): Control[] {
    const { unit, units, range = [0, 1], usual = range } = keyOf('card.size');
    let sides = [0, 0];
    return (['card_width', 'card_height'] as const).map((name, side) => {
        const label = translate(name),
            field = makeNumberField({ label, usual, range, step: 1, unit, units }, (value) => {
                sides[side] = value;
                store.edit((text) => setValue(text, ['card', 'size'], sides.join('x') + unit), name);
            }),
            row = makeRow(label, '', field.slider, field.box, field.refusal);
        row.classList.add('with-number');
        const update = (settings: Settings) => {
            const { width = 0, height = 0 } = store.state.head ?? {};
            sides = [width, height].map((length) => Number(length.toFixed(9))); // without noise
            field.show(sides[side]!);
            row.hidden = !isShown(settings);
        };
        return { elements: [row], update };
    });
}
