import { button, html } from '../../dom';
import { setValue, textAt } from '../text_edits';
import { translate } from '../texts';
import { helpFor, makeRow, type Context, type Control } from './control';

const path = ['seed'];

/** A button that shuffles and arranges the whole deck anew: with the next number, which stands beside it. */
export function seedControl(context: Context): Control {
    const number = html('span', { class: 'quiet' }),
        again = button(translate('shuffle_anew'), () =>
            context.store.edit((text) => setValue(text, path, String((Number(textAt(text, path)) || 1) + 1))),
        );
    return {
        elements: [
            makeRow(translate('shuffle'), helpFor(context, path), html('span', { class: 'again' }, again, number)),
        ],
        update(text) {
            number.textContent = textAt(text, path) || '1';
        },
    };
}
