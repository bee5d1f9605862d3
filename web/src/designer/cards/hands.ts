import { add, svg } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import { directionOf } from '../ui/arrows';
import { makeHandle, pointIn, type Point } from '../ui/handles';

/** A symbol of the card in hand: what is drawn of it, and its place. */
export interface Held {
    readonly symbol: DeckSymbol;
    readonly group: SVGGElement;
    readonly box: Box;
    place: Place;
}

/** Returns the symbol that a group of a face draws. */
export function hold(group: SVGGElement, symbol: DeckSymbol, viewBox: string): Held {
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
const away = 5; // millimeters, of the handle that turns from the drawing's upper edge

/** A frame around the chosen symbol, with handles that turn and enlarge it. */
export class Frame {
    private readonly outline = svg('rect', { class: 'outline', 'data-hand': 'move' });
    private readonly stem = svg('path');
    private readonly turn = makeHandle({ class: 'target', 'data-hand': 'turn' });
    private readonly enlarge = makeHandle({ class: 'target', 'data-hand': 'size' });
    readonly element = svg(
        'g',
        { class: 'frame', 'aria-hidden': 'true' },
        [this.outline, this.stem, this.turn.knob, this.enlarge.knob],
        [this.turn.target, this.enlarge.target],
    );
    private scale = 1; // pixels per millimeter of the picture
    private size = 0; // of the symbol that it was made for

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
        add(this.outline, { x: -right, y: -below, width: 2 * right, height: 2 * below });
        add(this.stem, { d: `M0 ${-below}V${-below - away}` });
        this.turn.place([0, -below - away], this.scale);
        this.enlarge.place([right, below], this.scale);
    }
}

/** Returns the place of a symbol after a pointer has gone from one point of the card to another. */
export function carry(place: Place, hand: Hand, [fromX, fromY]: Point, [toX, toY]: Point): Place {
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
export function carryByKey(place: Place, event: { key: string }): Place | undefined {
    const step = 1, // millimeters
        turn = 5, // degrees
        [x, y] = place.at,
        way = directionOf(event),
        size = { '+': step, '-': -step }[event.key],
        angle = { '.': turn, ',': -turn }[event.key];
    if (way) return { ...place, at: [x + step * way[0], y + step * way[1]] };
    if (size) return { ...place, size: Math.max(1, place.size + size) };
    return angle === undefined ? undefined : { ...place, angle: normalize(place.angle + angle) };
}

/** Lets a symbol follow the pointer that has taken it, and drops it where the pointer lets go. */
export function followPointer(event: PointerEvent, held: Held, frame: Frame, drop: (place: Place) => void): void {
    const picture = event.currentTarget as SVGSVGElement,
        hand = ((event.target as SVGElement).dataset['hand'] ?? 'move') as Hand,
        begun = pointIn(picture, event),
        from = held.place;
    let place = from;
    const follow = (moved: PointerEvent) => {
        place = carry(from, hand, begun, pointIn(picture, moved));
        show(held, place);
        frame.follow(place, held);
    };
    const end = () => {
        picture.removeEventListener('pointermove', follow);
        drop(place);
    };
    picture.setPointerCapture(event.pointerId);
    picture.addEventListener('pointermove', follow);
    picture.addEventListener('lostpointercapture', end, { once: true });
}

/** Where a symbol stands on its card. Lengths are millimeters, `at` goes right and down from the middle of the card. */
export interface Place {
    /** The middle of the drawing. */
    at: [number, number];
    /** The longer side of the drawing before it is turned. */
    size: number;
    /** Degrees, clockwise. */
    angle: number;
}

/** A drawing's own box: left, top, width, height. */
export type Box = readonly [number, number, number, number];

export const readBox = (viewBox: string): Box =>
    viewBox.split(/[\s,]+/).map(Number) as [number, number, number, number];

const middle = ([left, top, width, height]: Box): [number, number] => [left + width / 2, top + height / 2];

/** Returns the place that a matrix gives a drawing. */
export function placeOf({ a, b, c, d, e, f }: DOMMatrix, box: Box): Place {
    const [x, y] = middle(box);
    return {
        at: [a * x + c * y + e, b * x + d * y + f],
        size: Math.hypot(a, b) * Math.max(box[2], box[3]),
        angle: (Math.atan2(b, a) * 180) / Math.PI,
    };
}

/** Returns the transformation that puts a drawing to a place, as SVG writes it. */
export function transformOf({ at, size, angle }: Place, box: Box): string {
    const [x, y] = middle(box);
    return `translate(${at.join(' ')}) rotate(${angle}) scale(${size / Math.max(box[2], box[3])}) translate(${-x} ${-y})`;
}
