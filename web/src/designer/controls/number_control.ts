import { wordFor } from '../choice_words';
import { schemasAt } from '../schema';
import { removeValue, setValue, textAt } from '../text_edits';
import { translate, type DesignerText } from '../texts';
import { helpFor, makeRow, type Context, type Control, type Values } from './control';
import { NumberField, type NumberOptions } from './number_field';
import { Toggles } from './toggles';

export interface NumberKey extends Omit<NumberOptions, 'label'> {
    path: string[];
    label: DesignerText;
    isShown?: (text: string) => boolean;
    /** At 0 all of the map goes: a border has no width of 0. */
    isGoneAtZero?: boolean;
    /** Words that may stand in the place of a number, and the numbers that mean the same. */
    words?: Record<string, () => number>;
    /** Whether there is no slider: how many there are is typed. */
    isTyped?: boolean;
}

/** Returns the number that a value says, percent as part of the card's size; nothing if it says something else. */
function numberIn(said: string, settings: Values): number | undefined {
    const [, digits, unit] = /^±?([0-9.]+) ?(mm|°|%)?$/.exec(said) ?? [];
    if (!digits) return undefined;
    return unit === '%' ? (Number(digits) / 100) * Number(settings['card.size']) : Number(digits);
}

/** A number of the theme. */
export function numberControl(context: Context, key: NumberKey): Control {
    const { path, unit, isShown, isGoneAtZero, words = {}, isTyped } = key,
        name = path.join('.'),
        label = translate(key.label),
        set = (value: string) => context.store.edit((text) => setValue(text, path, value), name);
    const field = new NumberField({ ...key, label }, (value) => {
        if (isGoneAtZero && value === 0) context.store.edit((text) => removeValue(text, path.slice(0, -1)), name);
        else set(`${value}${unit === '°' ? '' : unit}`);
    });
    const choices = Object.keys(words).map((value) => ({ value, label: wordFor(name, value) })),
        toggles = choices.length ? new Toggles(label, choices, set) : undefined;
    const found = schemasAt(context.schema, path).find((one) => one.default !== undefined)?.default,
        usual = isGoneAtZero ? 0 : (found ?? key.min);
    const { slider, box, refusal } = field,
        parts = [...(toggles ? [toggles.element] : []), ...(isTyped ? [] : [slider]), box, refusal],
        row = makeRow(label, helpFor(context, path), ...parts);
    row.classList.add('with-number');
    return {
        elements: [row],
        update(text, settings) {
            const said = textAt(text, path) || String(settings[name] ?? usual),
                number = words[said]?.() ?? numberIn(said, settings);
            toggles?.show(said);
            field.show(
                number ?? numberIn(String(settings[name]), settings) ?? key.min,
                number === undefined || said.endsWith('%') ? said : undefined,
            );
            row.hidden = isShown ? !isShown(text) : false;
        },
    };
}
