import { symbolPicture } from '../deck/card';
import { deck } from '../deck/deck';
import { svg } from '../ui/dom';
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
        const plates = svg(
            'g',
            { class: 'plates' },
            ...(this.hours > maxIcons ? [] : this.icons.map(({ element }) => element.cloneNode(true))),
        );
        const across = Math.max(...this.icons.map(({ box }) => Math.abs(box.x) + box.width / 2)) + step / 2;
        const down = Math.max(...this.icons.map(({ box }) => Math.abs(box.y) + box.height / 2)) + step / 2;
        const arrow = svg(
            'marker',
            {
                id: 'arrow',
                class: 'way',
                viewBox: '0 0 4 4',
                refX: 3,
                refY: 2,
                markerWidth: 3,
                markerHeight: 3,
                orient: 'auto',
            },
            svg('path', { d: 'M0 0L4 2L0 4z' }),
        );
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
        return placeAround(
            sizes,
            radius + gap,
            step,
            this.hours > maxIcons ? 'few' : isWordy(sizes) ? 'words' : 'pictures',
        ).map((box, hour) => {
            const { x, y, width, height } = box,
                picture = pictures[hour]!;
            for (const [name, value] of Object.entries({ x: x - width / 2, y: y - height / 2, width, height }))
                picture.setAttribute(name, value.toFixed(2));
            return { element: svg('g', picture), box };
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
        return [
            svg('polygon', { class: name, points: hours.map((hour) => this.at(hour).join()).join(' ') }),
            ...hours.map((hour) => svg('circle', { class: name, cx: this.at(hour)[0], cy: this.at(hour)[1], r: 2.4 })),
            ...hours.flatMap((hour, i) =>
                hasLetter(i)
                    ? [
                          svg(
                              'text',
                              { class: name, x: this.at(hour, letters)[0], y: this.at(hour, letters)[1] },
                              letterOf(i),
                          ),
                      ]
                    : [],
            ),
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
            element.setAttribute(
                'transform',
                hour === meeting
                    ? `translate(${1.08 * box.x} ${1.08 * box.y}) scale(${growth}) translate(${-box.x} ${-box.y})`
                    : '',
            );
            if (hour === meeting) this.ring.append(element);
        }
    }
}
