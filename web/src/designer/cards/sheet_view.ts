import { add, button, html, svg } from '../../ui/dom';
import type { Sheet } from '../protocol/generated';
import type { Store } from '../state/store';
import { emptyHint } from '../ui/empty';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** A printed page in millimeters, between rulers. Where it is one card, it has the line along which the shop cuts, and that within which the service wants the symbols. */
export class SheetView {
    readonly element: HTMLElement;
    readonly picture = svg('svg', { class: 'sheet', role: 'img' });
    private readonly image = svg('image');
    private readonly lines = svg('g');
    private readonly name = html('span');
    private readonly pages = html('p', { class: 'choice' });
    private readonly hint = emptyHint();

    /** `service` returns the name of the card service that prints the deck. */
    constructor(store: Store, service: () => string | undefined) {
        const turn = (by: number) => store.dispatch({ type: 'goToPage', page: Math.max(0, store.state.page + by) });
        store.watch(['sheet'], ({ sheet }) => {
            if (sheet) this.show(sheet, service());
        });
        this.picture.append(this.image, this.lines);
        this.pages.append(
            button(translate('previous'), () => turn(-1)),
            this.name,
            button(translate('next'), () => turn(1)),
        );
        this.element = html('div', { class: 'view' }, this.hint);
    }

    private show({ page, pages, name, backOf, width, height, cut, safe, svg: drawing }: Sheet, service?: string): void {
        if (this.hint.isConnected) this.element.replaceChildren(this.pages, this.picture);
        URL.revokeObjectURL(this.image.getAttribute('href') ?? '');
        add(this.image, { href: URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })), width, height });
        const room = Math.max(width, height) / 30,
            shown = backOf === undefined ? name : translate('page_back', { n: backOf });
        const viewBox = `${-room} ${-room} ${width + room} ${height + room}`;
        add(this.picture, { viewBox, 'aria-label': translate('page_name', { name: shown }) });
        this.picture.style.aspectRatio = `${width + room} / ${height + room}`;
        this.lines.replaceChildren(...this.rulers(width, height, room));
        const outlines = [
            ['cut', cut, translate('shop_cuts')],
            ['safe', safe?.[service ?? ''], translate('service_safe')],
        ] as const;
        for (const [line, shape, title] of outlines) {
            if (!shape) continue;
            const group = draw(svg('g', { class: line, transform: `translate(${width / 2} ${height / 2})` }), shape);
            group.append(svg('title', title));
            this.lines.append(group);
        }
        this.name.textContent = ` ${translate('page_of', { n: page + 1, pages, name: shown })} `;
    }

    /** Marks each centimeter, and numbers some; of small pages each 5 mm. */
    private rulers(width: number, height: number, room: number): SVGElement[] {
        const isSmall = Math.max(width, height) < 150,
            step = isSmall ? 5 : 10,
            labeled = isSmall ? 20 : 50;
        const marks: SVGElement[] = [];
        const mark = (at: number, x: number, y: number, isAcross: boolean) => {
            const length = room * (at % labeled ? 0.25 : 0.4);
            marks.push(svg('path', { d: `M${x} ${y}${isAcross ? 'v' : 'h'}${-length}` }));
            if (at === 0 || at % labeled) return;
            const beside = -room * 0.45,
                place = isAcross ? { x, y: beside } : { x: beside, y, transform: `rotate(-90 ${beside} ${y})` },
                attributes = { ...place, 'font-size': room * 0.55, 'text-anchor': 'middle' };
            marks.push(svg('text', attributes, String(at)));
        };
        for (let at = 0; at <= width; at += step) mark(at, at, 0, true);
        for (let at = 0; at <= height; at += step) mark(at, 0, at, false);
        return [svg('g', { class: 'ruler', 'aria-hidden': 'true' }, ...marks)];
    }
}
