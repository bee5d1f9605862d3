import { html, svg } from '../../ui/dom';
import { translate } from './texts';

const star = 'm0-9 2.7 5.9 6.3.7-4.6 4.4 1.2 6.3L0 5.2-5.6 8.3l1.2-6.3L-9-2.4l6.3-.7Z';

/** Stands where cards will be: two that share a symbol, and how to begin. */
export function emptyHint(): HTMLElement {
    const card = (x: number) => svg('circle', { class: 'line', cx: x, cy: 40, r: 36 });
    const shared = (x: number) => svg('path', { class: 'shared', d: star, transform: `translate(${x} 40)` });
    const parts = [card(40), card(124), shared(40), shared(124)],
        picture = svg('svg', { viewBox: '0 0 164 80', 'aria-hidden': 'true' }, parts),
        words = html('p', { role: 'status' }, translate('begin_with_symbols'));
    return html('div', { class: 'placeholder' }, picture, words);
}
