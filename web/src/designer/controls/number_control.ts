import { schemasAt } from '../schema';
import { removeValue, setValue, valueAt } from '../text_edits';
import { translate } from '../texts';
import type { DesignerText } from '../generated';
import { helpFor, makeRow, type Context, type Control } from './control';
import { NumberField, type NumberOptions } from './number_field';

export interface NumberKey extends Omit<NumberOptions, 'label'> {
    path: string[];
    label: DesignerText;
    isShown?: (text: string) => boolean;
    /** At 0 all of the map goes: a border has no width of 0. */
    isGoneAtZero?: boolean;
}

/** A number of the theme. */
export function numberControl(context: Context, key: NumberKey): Control {
    const { path, unit, isShown, isGoneAtZero } = key,
        name = path.join('.'),
        label = translate(key.label);
    const field = new NumberField({ ...key, label }, (value) =>
        context.store.edit(
            (text) =>
                isGoneAtZero && value === 0
                    ? removeValue(text, path.slice(0, -1))
                    : setValue(text, path, `${value}${unit}`),
            name,
        ),
    );
    const found = schemasAt(context.schema, path).find((one) => one.default !== undefined)?.default,
        usual = isGoneAtZero ? 0 : Number.parseFloat(String(found ?? key.min));
    const row = makeRow(label, helpFor(context, path), field.slider, field.box, field.refusal);
    row.classList.add('with-slider');
    return {
        elements: [row],
        update(text, settings) {
            const written = valueAt(text, path)?.trim(),
                number = /^["']?([0-9.]+) ?(mm)?["']?$/.exec(written ?? '')?.[1];
            field.show(
                Number(number ?? settings[name] ?? usual),
                written === undefined || number !== undefined ? undefined : written,
            );
            row.hidden = isShown ? !isShown(text) : false;
        },
    };
}
