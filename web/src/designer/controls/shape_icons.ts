import { svg } from '../../dom';

/** Returns the corners of a regular shape in a square of 24, the first at an angle in degrees. */
function corners(count: number, first: number): string {
    const points = [...Array(count).keys()].map((n) => {
        const angle = ((first + (360 * n) / count) * Math.PI) / 180;
        return `${(12 + 9.5 * Math.cos(angle)).toFixed(2)} ${(12 + 9.5 * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${points.join('L')}Z`;
}

/** Outlines of cards by their shape. */
const outlines: Record<string, string> = {
    circle: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
    square: 'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4Z',
    rectangle:
        'M7.5 3h9A1.5 1.5 0 0 1 18 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5v-15A1.5 1.5 0 0 1 7.5 3Z',
    hexagon: corners(6, 30),
    octagon: corners(8, 22.5),
};

/** Draws a card; nothing for a shape that is not known here. */
export function shapeIcon(shape: string): SVGSVGElement | undefined {
    const d = outlines[shape];
    return d
        ? svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d }))
        : undefined;
}
