import { add, svg } from '../../ui/dom';

export type Point = readonly [x: number, y: number];

const knobSize = 8, // pixels
    targetSize = 22; // that a finger needs

/** Returns a handle to drag: a circle that is seen, and a larger one around it that is met, with attributes. */
export function makeHandle(attributes: Record<string, string | number>) {
    const knob = svg('circle', { class: 'knob' }),
        target = svg('circle', attributes);
    /** Puts it somewhere in a picture of so many pixels per unit. */
    const place = ([cx, cy]: Point, scale: number): void => {
        add(knob, { cx, cy, r: knobSize / scale });
        add(target, { cx, cy, r: targetSize / scale });
    };
    return { knob, target, place };
}

/** Returns where a pointer is in a picture. */
export function pointIn(picture: SVGGraphicsElement, { clientX, clientY }: MouseEvent): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()!.inverse());
    return [x, y];
}
