import { symbolPicture } from '../deck/card';
import { deck } from '../deck/deck';
import { add, svg } from '../ui/dom';
import { maxIcons } from '../deck/generated';
import { placeAround, type Box, type Size } from './around';
import { letterOf, maxLetters, type Way } from './steps_table';

const radius = 100,
    gap = 5;
/** How much the picture grows at which the shapes meet. */
const growth = 1.35;

/** Returns whether most pictures are wider than high, as words are, or show two forms. */
const isWordy = (sizes: Size[]): boolean =>
    deck.labels !== undefined || 2 * sizes.filter(({ width, height }) => width > 1.4 * height).length > sizes.length;

/** The symbols around a clock, and the shapes of two cards in it. */
export class Dial {
    readonly element: SVGSVGElement;
    private readonly hours: number;
    private readonly shapes = svg('g');
    private readonly icons: { element: SVGElement; box: Box }[];
    private readonly ring = svg('g', { class: 'icons' });

    constructor(private readonly clock: NonNullable<typeof deck.clock>) {
        this.hours = clock.symbols.length;
        const step = this.hours > maxIcons ? 10 : Math.min(22, (2 * Math.PI * radius * 1.24) / this.hours);
        this.icons = this.makeIcons(step);
        this.ring.append(...this.icons.map(({ element }) => element));
        // The grounds below the pictures cover no neighbors.
        const copies = this.hours <= maxIcons && this.icons.map(({ element }) => element.cloneNode(true)),
            plates = svg('g', { class: 'plates' }, copies);
        const across = Math.max(...this.icons.map(({ box }) => Math.abs(box.x) + box.width / 2)) + step / 2;
        const down = Math.max(...this.icons.map(({ box }) => Math.abs(box.y) + box.height / 2)) + step / 2;
        const size = { viewBox: '0 0 4 4', refX: 3, refY: 2, markerWidth: 3, markerHeight: 3, orient: 'auto' },
            arrow = svg('marker', { id: 'arrow', class: 'way', ...size }, svg('path', { d: 'M0 0L4 2L0 4z' }));
        this.element = svg(
            'svg',
            { class: 'dial', role: 'img', viewBox: `${-across} ${-down} ${2 * across} ${2 * down}` },
            svg('defs', arrow),
            svg('circle', { r: radius, class: 'rim' }),
            this.shapes,
            plates,
            this.ring,
        );
    }

    private makeIcons(step: number): { element: SVGElement; box: Box }[] {
        const pictures = this.clock.symbols.map((symbol) => symbolPicture(symbol));
        const sizes = pictures
            .map((picture) => picture.viewBox.baseVal)
            .map(({ width, height }) => ({ width: width || 1, height: height || 1 }));
        const kind = this.hours > maxIcons ? 'few' : isWordy(sizes) ? 'words' : 'pictures';
        return placeAround(sizes, radius + gap, step, kind).map((box, hour) => {
            const { x, y, width, height } = box,
                place = { x: x - width / 2, y: y - height / 2, width, height },
                rounded = Object.entries(place).map(([name, value]) => ({ [name]: value.toFixed(2) }));
            return { element: svg('g', add(pictures[hour]!, rounded)), box };
        });
    }

    private at(hour: number, distance = radius): [number, number] {
        const angle = (2 * Math.PI * hour) / this.hours;
        return [Number((distance * Math.sin(angle)).toFixed(2)), Number((-distance * Math.cos(angle)).toFixed(2))];
    }

    /** `shown` are the corners that have letters. */
    private shape(turn: number, name: string, letters: number, shown: Way | undefined): SVGElement[] {
        const hours = this.clock.corners.map((corner) => corner + turn),
            hasLetter = (i: number): boolean => hours.length <= maxLetters || shown?.includes(i) === true;
        const circle = (hour: number) => {
            const [cx, cy] = this.at(hour);
            return svg('circle', { class: name, cx, cy, r: 2.4 });
        };
        const letter = (hour: number, i: number) => {
            const [x, y] = this.at(hour, letters);
            return hasLetter(i) ? [svg('text', { class: name, x, y }, letterOf(i))] : [];
        };
        return [
            svg('polygon', { class: name, points: hours.map((hour) => this.at(hour).join()).join(' ') }),
            ...hours.map(circle),
            ...hours.flatMap(letter),
        ];
    }

    /** The way between two corners of the first shape, along the rim, and the corner at its end. */
    private way(turn: number, [from, to]: Way, steps: number): SVGElement[] {
        const corner = (i: number): number => this.clock.corners[i]! + turn,
            end = corner(to),
            [x, y] = this.at(end),
            isLong = 2 * steps > this.hours ? 1 : 0;
        return [
            svg('path', {
                class: 'way',
                d: `M${this.at(corner(from), 96).join(' ')}A96 96 0 ${isLong} 1 ${this.at(end, 96).join(' ')}`,
                'marker-end': 'url(#arrow)',
            }),
            svg('circle', { class: 'meeting', cx: x, cy: y, r: 5 }),
        ];
    }

    /** Draws two turns of the shape and, if these are two, the way that makes them meet. */
    draw(first: number, second: number, way?: Way): void {
        const { corners } = this.clock,
            steps = (second - first + this.hours) % this.hours,
            meeting = way ? (corners[way[1]]! + first) % this.hours : -1;
        this.shapes.replaceChildren(
            ...this.shape(first, 'turn0', 89, way),
            ...(way ? [...this.shape(second, 'turn1', 80, way), ...this.way(first, way, steps)] : []),
        );
        for (const [hour, { element, box }] of this.icons.entries()) {
            const isCorner = corners.some(
                (corner) => (corner + first) % this.hours === hour || (corner + second) % this.hours === hour,
            );
            element.classList.toggle('found', hour === meeting);
            element.classList.toggle('absent', this.hours > maxIcons && !isCorner);
            // The one at which they meet is larger, further out and above its neighbors.
            const further = `translate(${1.08 * box.x} ${1.08 * box.y}) scale(${growth})`,
                transform = hour === meeting ? `${further} translate(${-box.x} ${-box.y})` : '';
            element.setAttribute('transform', transform);
            if (hour === meeting) this.ring.append(element);
        }
    }
}
