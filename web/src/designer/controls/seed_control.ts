import { button, html } from '../../dom';
import { setValue } from '../text_edits';
import { translate } from '../texts';
import { KeyRow, type Context, type Control } from './control';

const path = ['seed'];

/** A button that shuffles and arranges the whole deck again: with the next number, which stands beside it. */
export function seedControl(context: Context): Control {
    const number = html('span', { class: 'quiet' }),
        again = button(translate('shuffle_anew'), () => {
            const next = (Number(context.store.state.settings['seed']?.text) || 1) + 1;
            context.store.edit((text) => setValue(text, path, String(next)));
        }),
        row = new KeyRow(context, [path], 'shuffle', html('span', { class: 'again' }, again, number));
    return {
        elements: [row.element],
        update(settings) {
            number.textContent = settings['seed']?.text ?? '';
            row.show(settings);
        },
    };
}
