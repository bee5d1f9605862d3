import { button, html } from '../../ui/dom';
import { requestAccess } from '../server/access_request';
import type { News } from '../server/news';
import { translate } from '../ui/texts';

/** Reports that there is no session, and offers to ask for one. Resolves when the page is let in. */
export function waitForAccess(app: Element): Promise<void> {
    const said = html('p', { role: 'status' });
    return new Promise((done) => {
        const ask = button(translate('ask_for_new_link'), () => {
            ask.disabled = true;
            void requestAccess(said).then((isLetIn) => {
                if (isLetIn) return done();
                ask.disabled = false;
            });
        });
        app.replaceChildren(
            html(
                'main',
                { class: 'message' },
                html('h1', 'spotit-print'),
                html('p', translate('link_used')),
                html('p', ask),
                said,
                html('p', { class: 'quiet' }, translate('ask_for_link')),
            ),
        );
    });
}

/** Asks the owner of the designer about browsers that want to be let in. */
export function showAccessRequests(news: News): HTMLElement {
    const element = html('div', { class: 'access', role: 'alert', hidden: true });
    let shown = '';
    news.listen(({ access }) => {
        if (access.join() === shown) return;
        shown = access.join();
        element.hidden = access.length === 0;
        element.replaceChildren(
            ...access.map((number) =>
                html(
                    'p',
                    html('strong', number),
                    ` ${translate('browser_asks')} `,
                    button(translate('let_in'), () => void news.send('access/grant', number)),
                    ' ',
                    button(translate('refuse'), () => void news.send('access/refuse', number)),
                ),
            ),
        );
    });
    return element;
}
