import { add, html, svg } from '../../ui/dom';
import { directionOf } from '../ui/arrows';
import { makeHandle, pointIn, type Point } from '../ui/handles';
import { translate } from '../ui/texts';
import {
    alongDiagonal,
    cornerAt,
    corners,
    dragCorner,
    move,
    zoomOf,
    zoomTo,
    type Part,
    type Shape,
    type Size,
} from './crop';

const cornerShare = 0.15; // of the shorter side, as the theme's `mask: rounded` has it
const turningAngle = Math.PI / 3; // of two fingers, after which a quarter is turned

/** Returns the outline of the shape in a part. */
function outline({ x, y, width, height }: Part, shape: Shape): string {
    const radius = { none: 0, circle: 0.5, rounded: cornerShare }[shape] * Math.min(width, height);
    const arc = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
    const [across, along] = [width - 2 * radius, height - 2 * radius];
    return `M${x + radius} ${y}h${across}${arc(1, 1)}v${along}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-along}${arc(1, -1)}z`;
}

const asButton = (label: string) =>
    ({ tabindex: 0, role: 'button', 'aria-label': label, 'aria-describedby': 'crop-help' }) as const;

/**
 * A picture with a frame around the part that is taken, which is moved and sized by pointer and keys. `change` is called with
 * another part, `turn` with quarter turns to the right.
 */
export function makeCropStage(change: (part: Part) => void, turn: (turns: number) => void) {
    const shade = svg('path', { class: 'shade', 'fill-rule': 'evenodd' }),
        line = svg('path', { class: 'line' }),
        frame = svg('rect', { class: 'whole', ...asButton(translate('crop_frame')) }),
        handles = corners.map((_, n) =>
            makeHandle({ class: 'corner', ...asButton(translate('crop_corner', { n: n + 1 })) }),
        ),
        [knobs, targets] = [handles.map(({ knob }) => knob), handles.map(({ target }) => target)],
        layer = svg('svg', shade, line, frame, knobs, targets),
        element = html('div', { class: 'stage' }),
        fingers = new Map<number, Point>(); // where each is on the page
    let picture: Size = { width: 1, height: 1 },
        part: Part = { x: 0, y: 0, width: 1, height: 1 },
        isSquare = false,
        held: Part | undefined, // where the frame stays, while two fingers move the picture under it
        drag: ((event: PointerEvent) => void) | undefined,
        angle = 0; // by which two fingers have turned, less the quarters that are done

    function show(canvas: HTMLCanvasElement, shown: Part, shape: Shape): void {
        const { width, height } = canvas;
        picture = { width, height };
        part = shown;
        isSquare = shape !== 'none';
        if (element.firstChild !== canvas) element.replaceChildren(canvas, layer);
        element.style.setProperty('--ratio', String(width / height));
        add(layer, { viewBox: `0 0 ${width} ${height}` });
        add(shade, { d: `M0 0H${width}V${height}H0Z${outline(part, shape)}` });
        add(line, { d: outline(part, shape) });
        add(frame, { ...part });
        const scale = holdFrame(canvas) * (element.clientWidth / width) || 1;
        for (const [n, handle] of handles.entries()) handle.place(cornerAt(part, n), scale);
    }
    /** Enlarges the picture so that the frame stays where two fingers have met it; returns how much. */
    function holdFrame(canvas: HTMLCanvasElement): number {
        const { x, y, width } = held ?? part,
            scale = width / part.width,
            by = [(x - scale * part.x) / picture.width, (y - scale * part.y) / picture.height];
        element.classList.toggle('held', held !== undefined);
        for (const { style } of [canvas, layer])
            style.transform = `translate(${by.map((share) => `${100 * share}%`).join()}) scale(${scale})`;
        return scale;
    }
    /** Returns the point of the picture at a place of the page. */
    function pointAt([x, y]: Point): Point {
        const { left, top, width } = layer.getBoundingClientRect(),
            unit = picture.width / width;
        return [(x - left) * unit, (y - top) * unit];
    }
    const zoomBy = (factor: number, around?: Point) =>
        change(zoomTo(part, zoomOf(part, picture) * factor, picture, around));
    const cornerOf = ({ target }: Event): number => targets.findIndex((one) => one === target);

    /** Moves a corner of a part, or with a negative number the part itself. */
    function pull(from: Part, corner: number, by: Point): void {
        if (corner < 0) return change(move(from, by, picture));
        const [x, y] = cornerAt(from, corner);
        change(dragCorner(from, corner, [x + by[0], y + by[1]], picture, isSquare));
    }
    function take(event: PointerEvent): void {
        const from = part,
            [fromX, fromY] = pointIn(layer, event),
            corner = cornerOf(event);
        if (event.button) return;
        fingers.set(event.pointerId, [event.clientX, event.clientY]);
        layer.setPointerCapture(event.pointerId);
        drag = undefined;
        angle = 0;
        if (fingers.size === 2) held = part;
        if (fingers.size > 1 || (corner < 0 && event.target !== frame)) return;
        drag = (moved) => {
            const [x, y] = pointIn(layer, moved);
            pull(from, corner, [x - fromX, y - fromY]);
        };
    }
    /** Moves and enlarges the picture under the frame as two fingers do, and turns it by quarters. */
    function pinch({ pointerId, clientX, clientY }: PointerEvent): void {
        const before = fingers.get(pointerId),
            other = [...fingers].find(([id]) => id !== pointerId)?.[1];
        if (!before || !other) return;
        fingers.set(pointerId, [clientX, clientY]);
        const [fromX, fromY] = [before[0] - other[0], before[1] - other[1]],
            [toX, toY] = [clientX - other[0], clientY - other[1]],
            scale = Math.hypot(toX, toY) / Math.hypot(fromX, fromY);
        if (Number.isFinite(1 / scale)) zoomBy(scale, pointAt(other));
        angle += Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);
        if (Math.abs(angle) < turningAngle) return;
        const side = Math.sign(angle);
        angle -= (side * Math.PI) / 2;
        held = undefined;
        turn(side > 0 ? 1 : 3);
        held = part;
    }
    function handleKey(event: KeyboardEvent): void {
        const corner = cornerOf(event),
            step = (Math.max(picture.width, picture.height) / 100) * (event.shiftKey ? 10 : 1),
            way = directionOf(event),
            zoom = { '+': 1.1, '-': 1 / 1.1 }[event.key];
        if (!way && !zoom) return;
        event.preventDefault();
        if (zoom) return zoomBy(zoom);
        const by = [step * way![0], step * way![1]] as const;
        pull(part, corner, corner >= 0 && isSquare ? alongDiagonal(corner, by) : by);
    }
    function roll(event: WheelEvent): void {
        event.preventDefault();
        zoomBy(1.1 ** -Math.sign(event.deltaY));
    }
    const release = ({ pointerId }: PointerEvent) => {
        fingers.delete(pointerId);
        drag = held = undefined;
        change(part); // the whole picture again
    };
    const follow = (event: PointerEvent) => (fingers.size === 2 ? pinch(event) : drag?.(event));
    add(layer, { onpointerdown: take, onpointermove: follow, onpointerup: release, onpointercancel: release });
    layer.addEventListener('keydown', handleKey);
    layer.addEventListener('wheel', roll, { passive: false });
    return { element, show };
}
