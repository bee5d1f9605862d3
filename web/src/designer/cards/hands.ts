import { svg } from '../../ui/dom';
import { placeOf, readBox, transformOf, type Box, type Place } from './places';

/** A symbol of the card in hand: what is drawn of it, and its place. */
export interface Held {
    readonly symbol: number;
    readonly group: SVGGElement;
    readonly box: Box;
    place: Place;
}

/** Returns the symbol that a group of a face draws. */
export function hold(group: SVGGElement, symbol: number, viewBox: string): Held {
    const use = group.firstElementChild as SVGUseElement,
        box = readBox(viewBox),
        matrix = DOMMatrix.fromMatrix(use.transform.baseVal.consolidate()!.matrix);
    return { symbol, group, box, place: placeOf(matrix, box) };
}

/** Shows a symbol in another place, before the deck is made again. */
export function show({ group, box }: Held, place: Place): void {
    group.firstElementChild!.setAttribute('transform', transformOf(place, box));
}

export type Hand = 'move' | 'turn' | 'size';
const handle = 22; // pixels: the radius that a finger needs
const away = 10; // millimeters, of the handle that turns from the drawing's upper edge

/** A frame around the chosen symbol, with handles that turn and enlarge it. */
export class Frame {
    readonly element = svg('g', { class: 'frame', 'aria-hidden': 'true' });
    private readonly outline = svg('rect', { class: 'outline', 'data-hand': 'move' });
    private readonly stem = svg('path');
    private readonly knobs = ['turn', 'size'].map((hand) => svg('circle', { class: 'knob', 'data-hand': hand }));
    private readonly targets = ['turn', 'size'].map((hand) => svg('circle', { class: 'target', 'data-hand': hand }));
    private scale = 1; // pixels per millimeter of the picture
    private size = 0; // of the symbol that it was made for

    constructor() {
        this.element.append(this.outline, this.stem, ...this.knobs, ...this.targets);
    }

    show(held: Held, picture: SVGSVGElement): void {
        this.scale = picture.getScreenCTM()?.a ?? 1;
        this.size = 0;
        this.follow(held.place, held);
    }

    /** Goes where the symbol goes; only another size makes it again. */
    follow({ at, size, angle }: Place, { box: [, , width, height] }: Held): void {
        this.element.setAttribute('transform', `translate(${at.join(' ')}) rotate(${angle})`);
        if (size === this.size) return;
        this.size = size;
        const unit = size / Math.max(width, height),
            [right, below] = [(width * unit) / 2, (height * unit) / 2];
        const box = { x: -right, y: -below, width: 2 * right, height: 2 * below };
        for (const [name, value] of Object.entries(box)) this.outline.setAttribute(name, String(value));
        this.stem.setAttribute('d', `M0 ${-below}V${-below - away / 2}`);
        const places = [
            [0, -below - away / 2],
            [right, below],
        ];
        for (const [i, [x, y]] of places.entries())
            for (const [circle, radius] of [
                [this.knobs[i]!, 8],
                [this.targets[i]!, handle],
            ] as const) {
                circle.setAttribute('cx', String(x));
                circle.setAttribute('cy', String(y));
                circle.setAttribute('r', String(radius / this.scale));
            }
    }
}

/** Returns the place of a symbol after a pointer has gone from one point of the card to another. */
export function carry(place: Place, hand: Hand, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): Place {
    const [x, y] = place.at;
    if (hand === 'move') return { ...place, at: [x + toX - fromX, y + toY - fromY] };
    if (hand === 'size') {
        const ratio = Math.hypot(toX - x, toY - y) / Math.max(Math.hypot(fromX - x, fromY - y), 1);
        return { ...place, size: Math.max(1, place.size * ratio) };
    }
    const turned = Math.atan2(toY - y, toX - x) - Math.atan2(fromY - y, fromX - x);
    return { ...place, angle: normalize(place.angle + (turned * 180) / Math.PI) };
}

/** Returns the angle between -180 and 180 degrees. */
export const normalize = (angle: number): number => angle - 360 * Math.round(angle / 360);

/** Returns the place of a symbol after a key; nothing where the key means nothing. */
export function carryByKey(place: Place, key: string): Place | undefined {
    const step = 1, // millimeters
        turn = 5; // degrees
    const [x, y] = place.at;
    switch (key) {
        case 'ArrowLeft':
            return { ...place, at: [x - step, y] };
        case 'ArrowRight':
            return { ...place, at: [x + step, y] };
        case 'ArrowUp':
            return { ...place, at: [x, y - step] };
        case 'ArrowDown':
            return { ...place, at: [x, y + step] };
        case '+':
            return { ...place, size: place.size + step };
        case '-':
            return { ...place, size: Math.max(1, place.size - step) };
        case '.':
            return { ...place, angle: normalize(place.angle + turn) };
        case ',':
            return { ...place, angle: normalize(place.angle - turn) };
    }
    return undefined;
}
