import { button, html, type Part } from '../../ui/dom';
import { translate } from './texts';

/** A dialog below a title, with buttons that end it: Cancel, and others. */
export function makeDialog(name: string, title: string, content: Part, ...tools: Part[]): HTMLDialogElement {
    const cancel = button(translate('cancel'), () => dialog.close()),
        heading = html('h2', { id: `${name}-title` }, title),
        attributes = { class: name, 'aria-labelledby': heading.id };
    const dialog = html('dialog', attributes, heading, content, html('div', { class: 'tools' }, cancel, tools));
    return dialog;
}
