import { isMap } from 'yaml';
import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { nodeAt, removeValue, setValue, textAt } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { drawForm, forms, type Form } from './form_icons';

const path = ['deck', 'forms'];
const isTwo = (form: Form): boolean => form === 'mixed' || form === 'split';

/** Returns the edit that shows the symbols in a form. Two forms that the theme names stay named. */
function setForm(text: string, form: Form) {
    if (isTwo(form) && isMap(nodeAt(text, path))) return setValue(text, [...path, 'mode'], form);
    return form === 'pictures' ? (removeValue(text, path) ?? []) : setValue(text, path, form);
}

/** A choice of what cards show of the symbols: pictures, words, or both. */
export function formChoice(store: Store): HTMLElement {
    const toggles = new Toggles(
        translate('forms'),
        forms.map((value) => ({ value, label: translate(`forms_${value}`), picture: drawForm(value) })),
        (form) => store.edit((text) => setForm(text, form)),
    );
    const element = html('div', { class: 'forms' }, html('span', translate('forms')), toggles.element);
    store.watch(['text', 'head', 'symbols'], ({ text, head, symbols }) => {
        const shown =
            textAt(text, [...path, 'mode']) || textAt(text, path) || (nodeAt(text, path) ? 'mixed' : 'pictures');
        toggles.show(shown as Form);
        // A word has one form, as long as nobody gives it another; drawings that are made for the deck have none.
        const areWords = symbols.every(({ kind }) => kind === 'text') && nodeAt(text, path) === undefined;
        element.hidden = areWords || head?.count.sizes.length === 0;
    });
    return element;
}
