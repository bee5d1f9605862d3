import { setValue } from '../text_edits';
import { translate, type DesignerText } from '../texts';
import { ColorField } from './color_field';
import { colorsOf } from './colors';
import { KeyRow, type Context, type Control } from './control';

/** A color of something that the theme may lack: that of a border, where there is one. */
export function colorControl(context: Context, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        field = new ColorField(translate(label), (hex) =>
            context.store.edit((text) => setValue(text, path, `"${hex}"`), name),
        ),
        row = new KeyRow(context, [path], label, field.element);
    return {
        elements: [row.element],
        update(settings, text) {
            field.offer(colorsOf(text));
            field.show(settings[name]?.value);
            row.show(settings, settings[path.slice(0, -1).join('.')]?.value !== 'none');
        },
    };
}
