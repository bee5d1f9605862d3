import type { Store } from '../state/store';
import { quoted, removeValue, setValue } from '../theme_text/text_edits';
import { showValue } from '../ui/field';
import type { DesignerText } from '../ui/texts';
import { KeyRow, type Control } from './control';
import { FontField } from './font_field';

/** The name of a font in the theme. */
export function fontControl(store: Store, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        take = (font: string) =>
            store.edit((text) => (font ? setValue(text, path, quoted(font)) : removeValue(text, path)), name),
        field = new FontField(take),
        row = new KeyRow(store, [path], label, field.element);
    return {
        elements: [row.element],
        update(settings) {
            showValue(field.input, settings[name]?.text ?? ''); // the value is its file
            row.show(settings);
        },
    };
}
