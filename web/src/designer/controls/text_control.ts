import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { quoted, removeValue, setValue, valueAt } from '../theme_text/text_edits';
import { showValue } from '../ui/field';
import { type DesignerText } from '../ui/texts';
import { KeyRow, type Control } from './control';

/** A text of the theme. One below a key is there with what that key gives: the text of a back. */
export function textControl(store: Store, path: string[], label: DesignerText): Control {
    const name = path.join('.'),
        input = html('input', { type: 'text', autocomplete: 'off' }),
        parent = path.slice(0, -1),
        row = new KeyRow(store, [path], label, input);
    input.addEventListener('input', () =>
        store.edit((text) => {
            if (!input.value) return removeValue(text, path);
            const color = parent.length ? valueAt(text, parent) : undefined;
            if (color === undefined) return setValue(text, path, quoted(input.value));
            return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${quoted(input.value)} }`);
        }, name),
    );
    return {
        elements: [row.element],
        update(settings) {
            showValue(input, settings[name]?.value ?? '');
            row.show(settings, settings[parent.join('.')]?.value !== 'none');
        },
    };
}
