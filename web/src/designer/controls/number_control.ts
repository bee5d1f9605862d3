import type { Store } from '../state/store';
import { removeValue, setValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { translate, type DesignerText } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { wordFor } from './choice_words';
import { KeyRow, type Control, type Settings } from './control';
import { NumberField } from './number_field';

export interface NumberKey {
    path: string[];
    label: DesignerText;
    step: number;
    isShown?: (settings: Settings) => boolean;
    /** At 0 all of the map goes: a border has no width of 0. */
    isGoneAtZero?: boolean;
    /** Where the slider stands for words that may be in the place of a number. */
    words?: Record<string, () => number>;
    /** Whether there is no slider: how many there are is typed. */
    isTyped?: boolean;
}

/** A number of the theme. */
export function numberControl(store: Store, key: NumberKey): Control {
    const { path, isShown, isGoneAtZero, words = {}, isTyped } = key,
        name = path.join('.'),
        label = translate(key.label),
        { unit, units, range = [0, 1], usual = range } = keyOf(name),
        set = (value: string) => store.edit((text) => setValue(text, path, value), name);
    const options = {
        label,
        usual,
        range: isTyped ? usual : isGoneAtZero ? ([0, range[1]] as const) : range,
        unit,
        units,
        step: key.step,
    };
    const field = new NumberField(options, (value) => {
        if (isGoneAtZero && value === 0) store.edit((text) => removeValue(text, path.slice(0, -1)), name);
        else set(`${value}${unit === '°' ? '' : unit}`);
    });
    const choices = Object.keys(words).map((value) => ({ value, label: wordFor(name, value) })),
        toggles = choices.length ? new Toggles(label, choices, set) : undefined;
    const { slider, box, refusal } = field,
        parts = [...(toggles ? [toggles.element] : []), ...(isTyped ? [] : [slider]), box, refusal],
        row = new KeyRow(store, [path], key.label, ...parts);
    row.element.classList.add('with-number');
    return {
        elements: [row.element],
        update(settings) {
            const { value = '', text = '', number } = settings[name] ?? {},
                isGone = isGoneAtZero && settings[path.slice(0, -1).join('.')]?.value === 'none',
                shown = isGone ? 0 : (words[value]?.() ?? number);
            toggles?.show(value);
            field.show(shown ?? usual[0], shown === undefined || (!isGone && text.endsWith('%')) ? text : undefined);
            row.show(settings, isShown?.(settings));
        },
    };
}
