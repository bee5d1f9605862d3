import { html } from '../../dom';
import { showValue } from '../field';
import type { DesignerText } from '../generated';
import { nodeAt, quoted, removeValue, setValue, textAt, valueAt } from '../text_edits';
import { translate } from '../texts';
import { helpFor, makeRow, type Context, type Control } from './control';

/** A text of the theme. One below a key is there with what that key says: the text of a back. */
export function textControl(context: Context, path: string[], label: DesignerText): Control {
    const input = html('input', { type: 'text', autocomplete: 'off' }),
        parent = path.slice(0, -1),
        row = makeRow(translate(label), helpFor(context, path), input);
    input.addEventListener('input', () =>
        context.store.edit((text) => {
            if (!input.value) return removeValue(text, path);
            const color = parent.length ? valueAt(text, parent) : undefined;
            if (color === undefined) return setValue(text, path, quoted(input.value));
            return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${quoted(input.value)} }`);
        }, path.join('.')),
    );
    return {
        elements: [row],
        update(text) {
            showValue(input, textAt(text, path));
            row.hidden = parent.length > 0 && (nodeAt(text, parent) === undefined || valueAt(text, parent) === 'none');
        },
    };
}
