import { add, button, html, svg } from '../../ui/dom';
import type { Sheet } from '../protocol/generated';
import type { Store } from '../state/store';
import { emptyHint } from '../ui/empty';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** Marks each centimeter of a page, and numbers some; of small pages each 5 mm. */
function makeRulers({ width, height }: Sheet, room: number): SVGElement {
    const isSmall = Math.max(width, height) < 150,
        step = isSmall ? 5 : 10,
        labeled = isSmall ? 20 : 50,
        beside = -room * 0.45,
        rulers = svg('g', { class: 'ruler', 'aria-hidden': 'true' });
    const mark = (at: number, x: number, y: number, isAcross: boolean) => {
        const length = room * (at % labeled ? 0.25 : 0.4);
        add(rulers, svg('path', { d: `M${x} ${y}${isAcross ? 'v' : 'h'}${-length}` }));
        if (at === 0 || at % labeled) return;
        const place = isAcross ? { x, y: beside } : { x: beside, y, transform: `rotate(-90 ${beside} ${y})` };
        add(rulers, svg('text', { ...place, 'font-size': room * 0.55, 'text-anchor': 'middle' }, String(at)));
    };
    for (let at = 0; at <= width; at += step) mark(at, at, 0, true);
    for (let at = 0; at <= height; at += step) mark(at, 0, at, false);
    return rulers;
}

/**
 * A printed page in millimeters, between rulers. Where it is one card, it has the line along which the shop cuts, and that
 * within which the service wants the symbols. `service` returns the name of the card service that prints the deck.
 */
export function makeSheet(store: Store, service: () => string | undefined) {
    const image = svg('image'),
        lines = svg('g'),
        picture = svg('svg', { class: 'sheet', role: 'img' }, image, lines),
        name = html('span'),
        element = html('div', { class: 'view' }, emptyHint());
    const turn = (by: number) => () => store.dispatch({ type: 'goToPage', page: Math.max(0, store.state.page + by) });
    const previous = button(translate('previous'), turn(-1)),
        next = button(translate('next'), turn(1)),
        pages = html('p', { class: 'choice' }, previous, name, next);
    function show(sheet: Sheet): void {
        const { width, height, cut, safe, backOf } = sheet,
            room = Math.max(width, height) / 30,
            shown = backOf === undefined ? sheet.name : translate('page_back', { n: backOf });
        if (!picture.isConnected) element.replaceChildren(pages, picture);
        URL.revokeObjectURL(image.getAttribute('href') ?? '');
        const href = URL.createObjectURL(new Blob([sheet.svg], { type: 'image/svg+xml' }));
        add(image, { href, width, height });
        const viewBox = `${-room} ${-room} ${width + room} ${height + room}`;
        add(picture, { viewBox, 'aria-label': translate('page_name', { name: shown }) });
        picture.style.aspectRatio = `${width + room} / ${height + room}`;
        lines.replaceChildren(makeRulers(sheet, room));
        const outlines = [
            ['cut', cut, translate('shop_cuts')],
            ['safe', safe?.[service() ?? ''], translate('service_safe')],
        ] as const;
        for (const [line, shape, title] of outlines) {
            if (!shape) continue;
            const group = draw(svg('g', { class: line, transform: `translate(${width / 2} ${height / 2})` }), shape);
            lines.append(add(group, svg('title', title)));
        }
        name.textContent = ` ${translate('page_of', { n: sheet.page + 1, pages: sheet.pages, name: shown })} `;
    }
    store.watch(['sheet'], ({ sheet }) => sheet && show(sheet));
    return { element, picture };
}
