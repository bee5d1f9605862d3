import { html } from '../../ui/dom';
import { translate } from '../ui/texts';
import { askForAccess, hasAccess } from './api';

const pause = 1000; // milliseconds between questions whether the page is let in

/** Asks to be let in without a link, and shows the number by which the owner knows the page. Returns whether it is let in. */
export async function requestAccess(status: HTMLElement): Promise<boolean> {
    const ticket = await askForAccess();
    if (!ticket) {
        status.textContent = translate('nobody_let_in_now');
        return false;
    }
    status.replaceChildren(html('strong', ticket.number), ' ', translate('wait_for_answer'));
    for (;;) {
        await new Promise((done) => setTimeout(done, pause));
        const isLetIn = await hasAccess(ticket.id).catch(() => undefined);
        if (isLetIn) return true;
        if (isLetIn === undefined) continue;
        status.textContent = translate('not_let_in');
        return false;
    }
}
