import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { translate, type DesignerText } from '../ui/texts';
import { ColorField } from './color_field';
import { KeyRow, type Control } from './control';

/** A color of something that the theme may lack: that of a border, where there is one. */
export function colorControl(store: Store, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        field = new ColorField(translate(label), (hex) => store.edit((text) => setValue(text, path, `"${hex}"`), name)),
        row = new KeyRow(store, [path], label, field.element);
    return {
        elements: [row.element],
        update(settings) {
            field.offer(store.state.colors);
            field.show(settings[name]?.value);
            row.show(settings, settings[path.slice(0, -1).join('.')]?.value !== 'none');
        },
    };
}
