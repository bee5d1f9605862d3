import { button, html, svg } from '../../ui/dom';
import { ask, askFor } from '../server/api';
import type { Store } from '../state/store';
import { fileName } from '../theme_text/new_symbol';
import { translate } from '../ui/texts';

const interval = 1000; // milliseconds, in which photos that came are asked for

/** Draws the rows of a QR code, with its light margin. */
function drawCode(rows: string[]): SVGSVGElement {
    const size = rows.length + 8,
        label = { role: 'img', 'aria-label': translate('qr_code') };
    const squares = rows.flatMap((row, y) =>
        [...row].map((square, x) => (square === '1' ? `M${x + 4} ${y + 4}h1v1h-1z` : '')),
    );
    const ground = svg('rect', { width: size, height: size, fill: '#fff' }),
        path = svg('path', { d: squares.join(''), fill: '#000', 'shape-rendering': 'crispEdges' });
    return svg('svg', { class: 'code', viewBox: `0 0 ${size} ${size}`, ...label }, ground, path);
}

/**
 * A button that shows a code, with which phones send photos into the deck as long as it is shown. `put` puts a picture into
 * the deck, `takeOut` takes it out again.
 */
export function photosFromPhone(store: Store, put: (path: string) => void, takeOut: (path: string) => void) {
    const open = button(translate('photos_from_phone'), () => void begin()),
        box = html('div', { class: 'phone-photos', hidden: true }),
        list = html('ul');
    let timer = 0;

    async function begin(): Promise<void> {
        const answer = await ask('photos/begin', { method: 'POST' }).catch(() => undefined);
        box.hidden = false;
        open.hidden = true;
        if (!answer?.ok) {
            const command = `spotit-print serve ${store.state.name} --phone`,
                why = translate(answer?.status === 409 ? 'photos_need_phone' : 'no_answer', { command });
            return box.replaceChildren(html('p', why), button(translate('close'), close));
        }
        const { rows } = (await answer.json()) as { rows: string[] },
            end = button(translate('stop_photos'), stop);
        list.replaceChildren();
        box.replaceChildren(html('p', translate('scan_for_photos')), drawCode(rows), list, end);
        end.focus();
        timer = setInterval(() => void take(), interval);
    }
    function close(): void {
        box.hidden = true;
        open.hidden = false;
        open.focus();
    }
    function stop(): void {
        clearInterval(timer);
        void ask('photos/end', { method: 'POST' }).then(take, () => undefined);
        close();
    }
    async function take(): Promise<void> {
        for (const path of (await askFor<string[]>('photos/take', '')) ?? []) {
            const remove = button(translate('take_out'), () => {
                takeOut(path);
                item.remove();
            });
            const item = html('li', `${fileName(path)} `, remove);
            put(path);
            list.prepend(item);
        }
    }
    return html('div', open, box);
}
