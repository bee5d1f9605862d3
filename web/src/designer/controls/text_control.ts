import { html } from '../../dom';
import { showValue } from '../field';
import { quoted, removeValue, setValue, valueAt } from '../text_edits';
import { type DesignerText } from '../texts';
import { KeyRow, type Context, type Control } from './control';

/**
 * A text of the theme. One below a key is there with what that key gives: the text of a back. A name,
 * where some are offered, is always there and taken as a whole.
 */
export function textControl(context: Context, path: string[], label: DesignerText, offered?: string[]): Control {
    const id = `${path.join('-')}-offered`,
        input = html('input', { type: 'text', autocomplete: 'off', ...(offered ? { list: id } : {}) }),
        list = html('datalist', { id }, ...(offered ?? []).map((value) => html('option', { value }))),
        parent = path.slice(0, -1),
        row = new KeyRow(context, [path], label, input);
    input.addEventListener(offered ? 'change' : 'input', () =>
        context.store.edit((text) => {
            if (!input.value) return removeValue(text, path);
            const color = parent.length ? valueAt(text, parent) : undefined;
            if (color === undefined) return setValue(text, path, quoted(input.value));
            return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${quoted(input.value)} }`);
        }, path.join('.')),
    );
    return {
        elements: offered ? [row.element, list] : [row.element],
        update(settings) {
            const { text = '', value = '' } = settings[path.join('.')] ?? {};
            showValue(input, offered ? text : value); // of a font, the value is its file
            row.show(settings, settings[parent.join('.')]?.value !== 'none');
        },
    };
}
