import { button, html } from '../../ui/dom';
import { workerUrl } from '../ui/markup';
import { showMessage } from '../ui/message';
import { translate } from '../ui/texts';

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
