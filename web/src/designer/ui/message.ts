import { html } from '../../ui/dom';

/** Shows nothing but a message on the page. */
export const showMessage = (app: Element, ...content: Node[]): void =>
    app.replaceChildren(html('main', { class: 'message' }, html('h1', 'spotit-print'), content));
