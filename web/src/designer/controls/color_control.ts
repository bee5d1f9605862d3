import { nodeAt, setValue, valueAt } from '../text_edits';
import { translate, type DesignerText } from '../texts';
import { ColorField } from './color_field';
import { colorsOf, hexColor } from './colors';
import { helpFor, makeRow, type Context, type Control } from './control';

/** A color of something that the theme has: that of a border, where there is one. */
export function colorControl(context: Context, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        field = new ColorField(translate(label), (hex) =>
            context.store.edit((text) => setValue(text, path, `"${hex}"`), name),
        ),
        row = makeRow(translate(label), helpFor(context, path), field.element);
    return {
        elements: [row],
        update(text, settings) {
            field.offer(colorsOf(text));
            field.show(hexColor(valueAt(text, path) ?? String(settings[name] ?? '')));
            row.hidden = nodeAt(text, path.slice(0, -1)) === undefined && settings[name] === undefined;
        },
    };
}
