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
