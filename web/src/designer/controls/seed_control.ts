import { button, html } from '../../ui/dom';
import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { KeyRow, type Control } from './control';

const path = ['seed'];

/** A button that shuffles and arranges the whole deck again: with the next number, which stands beside it. */
export function seedControl(store: Store): Control {
    const number = html('span', { class: 'quiet' }),
        again = button(translate('shuffle_again'), () => {
            const next = (Number(store.state.settings['seed']?.text) || 1) + 1;
            store.edit((text) => setValue(text, path, String(next)));
        }),
        row = new KeyRow(store, [path], 'shuffle', html('span', { class: 'again' }, again, number));
    return {
        elements: [row.element],
        update(settings) {
            number.textContent = settings['seed']?.text ?? '';
            row.show(settings);
        },
    };
}
