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

/** Returns whether a pointer is within the box of a symbol. */
export function covers({ group, box: [left, top, width, height] }: Held, event: MouseEvent): boolean {
    const [x, y] = pointIn(group.firstElementChild as SVGUseElement, event);
    return x >= left && x <= left + width && y >= top && y <= top + height;
}

export type Hand = 'move' | 'turn' | 'size' | 'pinch';
const away = 5; // millimeters, of the handle that turns from the drawing's upper edge

export type Frame = ReturnType<typeof makeFrame>;

/** A frame around the chosen symbol, with handles that turn and enlarge it. */
export function makeFrame() {
    const outline = svg('rect', { class: 'outline', 'data-hand': 'move' }),
        stem = svg('path'),
        turn = makeHandle({ class: 'target', 'data-hand': 'turn' }),
        enlarge = makeHandle({ class: 'target', 'data-hand': 'size' }),
        parts = [outline, stem, turn.knob, enlarge.knob, turn.target, enlarge.target],
        element = svg('g', { class: 'frame', 'aria-hidden': 'true' }, parts);
    let scale = 1, // pixels per millimeter of the picture
        shown = 0; // the size of the symbol that it was made for

    /** Goes where the symbol goes; only another size makes it again. */
    function follow({ at, size, angle }: Place, { box: [, , width, height] }: Held): void {
        element.setAttribute('transform', `translate(${at.join(' ')}) rotate(${angle})`);
        if (size === shown) return;
        shown = size;
        const unit = size / Math.max(width, height),
            [right, below] = [(width * unit) / 2, (height * unit) / 2];
        add(outline, { x: -right, y: -below, width: 2 * right, height: 2 * below });
        add(stem, { d: `M0 ${-below}V${-below - away}` });
        turn.place([0, -below - away], scale);
        enlarge.place([right, below], scale);
    }
    function show(held: Held, picture: SVGSVGElement): void {
        scale = picture.getScreenCTM()?.a ?? 1;
        shown = 0;
        follow(held.place, held);
    }
    return { element, show, follow };
}

/** Returns the place of a symbol after a pointer has gone from one point of the card to another, for `pinch` around another finger. */
export function carry(place: Place, hand: Hand, from: Point, to: Point, around: Point = place.at): Place {
    const [x, y] = around,
        [right, down] = [place.at[0] - x, place.at[1] - y],
        distance = (point: Point) => Math.max(Math.hypot(point[0] - x, point[1] - y), 1),
        direction = (point: Point) => Math.atan2(point[1] - y, point[0] - x);
    if (hand === 'move') return { ...place, at: [x + to[0] - from[0], y + to[1] - from[1]] };
    const ratio = hand === 'turn' ? 1 : distance(to) / distance(from),
        turned = hand === 'size' ? 0 : direction(to) - direction(from),
        [along, across] = [ratio * Math.cos(turned), ratio * Math.sin(turned)];
    return {
        at: [x + along * right - across * down, y + across * right + along * down],
        size: Math.max(1, place.size * ratio),
        angle: normalize(place.angle + (turned * 180) / Math.PI),
    };
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

/** Lets a symbol follow the pointer that has taken it, and another finger, and drops it where the last one lets go. */
export function followPointer(event: PointerEvent, held: Held, frame: Frame, drop: (place: Place) => void): void {
    const picture = event.currentTarget as SVGSVGElement,
        hand = ((event.target as SVGElement).dataset['hand'] ?? 'move') as Hand,
        points = new Map<number, Point>(), // where each pointer is
        end = new AbortController(),
        { signal } = end;
    let { place } = held;
    const take = (taken: PointerEvent) => {
        points.set(taken.pointerId, pointIn(picture, taken));
        picture.setPointerCapture(taken.pointerId);
    };
    const follow = (moved: PointerEvent) => {
        const from = points.get(moved.pointerId),
            to = pointIn(picture, moved),
            other = [...points].find(([id]) => id !== moved.pointerId)?.[1];
        if (!from) return;
        points.set(moved.pointerId, to);
        place = other ? carry(place, 'pinch', from, to, other) : carry(place, hand, from, to);
        show(held, place);
        frame.follow(place, held);
    };
    const release = ({ pointerId }: PointerEvent) => {
        points.delete(pointerId);
        if (points.size) return;
        end.abort();
        drop(place);
    };
    take(event);
    picture.addEventListener('pointerdown', take, { signal });
    picture.addEventListener('pointermove', follow, { signal });
    picture.addEventListener('lostpointercapture', release, { signal });
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
