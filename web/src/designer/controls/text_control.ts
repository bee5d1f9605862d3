import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { quoted, removeValue, setValue, valueAt } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { showValue } from '../ui/field';
import { type DesignerText } from '../ui/texts';
import { KeyRow, type Control } from './control';

/**
 * A text of the theme. One below a key is there with what that key gives: the text of a back. A name,
 * where some are offered, is always there and taken as a whole.
 */
export function textControl(store: Store, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        { names } = keyOf(name),
        isName = names.length > 0,
        input = html('input', { type: 'text', autocomplete: 'off', ...(isName ? { list: name } : {}) }),
        list = html('datalist', { id: name }, ...names.map((value) => html('option', { value }))),
        parent = path.slice(0, -1),
        row = new KeyRow(store, [path], label, input);
    input.addEventListener(isName ? 'change' : 'input', () =>
        store.edit((text) => {
            if (!input.value) return removeValue(text, path);
            const color = parent.length ? valueAt(text, parent) : undefined;
            if (color === undefined) return setValue(text, path, quoted(input.value));
            return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${quoted(input.value)} }`);
        }, name),
    );
    return {
        elements: isName ? [row.element, list] : [row.element],
        update(settings) {
            const { text = '', value = '' } = settings[name] ?? {};
            showValue(input, isName ? text : value); // of a font, the value is its file
            row.show(settings, settings[parent.join('.')]?.value !== 'none');
        },
    };
}
