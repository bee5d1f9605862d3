import { symbolPicture } from '../deck/card';
import { deck, fill, texts } from '../deck/deck';
import { html, svg } from '../ui/dom';

/** The two smallest planes as points and lines. */
export function linesView({ box, symbols, cards }: NonNullable<typeof deck.lines>): HTMLElement[] {
    const text = fill(texts.why_lines, { corners: deck.order + 1 });
    const lines = cards.map((d, card) =>
        svg('path', { d, class: 'line', stroke: `hsl(${(360 * card) / cards.length} 65% 48%)` }),
    );
    const points = symbols.map(([x, y], symbol) => {
        const dot = svg('circle', { cx: x, cy: y, r: 15, class: 'dot' });
        return svg('g', dot, symbolPicture(symbol, { x: x - 11, y: y - 11, width: 22, height: 22 }));
    });
    const picture = svg('svg', { viewBox: box, role: 'img', 'aria-label': text, class: 'dial' }, lines, points);
    return [html('p', text), html('div', { class: 'lines' }, picture)];
}
