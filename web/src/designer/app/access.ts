import { button, html } from '../../ui/dom';
import { ask, askFor, requestAccess } from '../server/api';
import { showMessage } from '../ui/message';
import { translate } from '../ui/texts';
import { workerUrl } from '../ui/markup';

const interval = 2000; // milliseconds

/** Reports that there is no session, and offers to ask for one. Resolves when the page is let in. */
export function waitForAccess(app: Element): Promise<void> {
    const statusLine = html('p', { role: 'status' }),
        help = html('p', { class: 'quiet' }, translate('ask_for_link'));
    return new Promise((done) => {
        const request = async () => {
            ask.disabled = true;
            if (await requestAccess(statusLine)) done();
            ask.disabled = false;
        };
        const ask = button(translate('ask_for_new_link'), () => void request());
        showMessage(app, html('p', translate('link_used')), html('p', ask), statusLine, help);
    });
}

/** Asks the owner of the designer about browsers that want to be let in, while somebody looks at the page. */
export function showAccessRequests(): HTMLElement {
    const element = html('div', { class: 'access', role: 'alert', hidden: true });
    let shown = '';
    async function update(): Promise<void> {
        const news = document.hidden ? undefined : await askFor<{ access: string[] }>('news');
        if (!news || news.access.join() === shown) return;
        shown = news.access.join();
        element.hidden = !news.access.length;
        element.replaceChildren(...news.access.map(makeRequest));
    }
    function makeRequest(number: string): HTMLElement {
        const answer = (path: string) => () => void ask(path, { method: 'POST', body: number }).then(update);
        const grant = button(translate('let_in'), answer('access/grant')),
            refuse = button(translate('refuse'), answer('access/refuse'));
        return html('p', html('strong', number), ` ${translate('browser_asks')} `, grant, ' ', refuse);
    }
    setInterval(() => void update(), interval);
    document.addEventListener('visibilitychange', () => void update());
    return element;
}

/** Keeps the page itself in the browser, so that it opens while the program is not running. Browsers do so at this computer and by TLS. */
export function keepShell(): void {
    if (isSecureContext && 'serviceWorker' in navigator)
        void navigator.serviceWorker.register(workerUrl).catch(() => {}); // pages of private windows may keep nothing
}

/** Whether the program answers; what is asked for is not kept. */
export const isRunning = async (): Promise<boolean> =>
    (await fetch('/frame.html').catch(() => undefined)) !== undefined;

/** Reports that nothing works without the program, and what to do. */
export function showNotRunning(app: Element): void {
    const isHere = ['127.0.0.1', 'localhost'].includes(location.hostname),
        text = isHere ? translate('not_running') : translate('not_reached', { host: location.host }),
        again = button(translate('try_again'), () => location.reload(), { class: 'main' });
    showMessage(app, html('p', text), again);
}
