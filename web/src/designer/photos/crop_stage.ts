import { add, html, svg } from '../../ui/dom';
import { directionOf } from '../ui/arrows';
import { makeHandle, pointIn, type Point } from '../ui/handles';
import { translate } from '../ui/texts';
import { alongDiagonal, cornerAt, corners, dragCorner, move, zoomOf, zoomTo, type Part, type Size } from './crop';

export type Shape = 'none' | 'circle' | 'rounded';

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

/** A picture with a frame around the part that is taken, which is moved and sized by pointer and keys. */
export class CropStage {
    readonly element = html('div', { class: 'stage' });
    private readonly layer = svg('svg');
    private readonly shade = svg('path', { class: 'shade', 'fill-rule': 'evenodd' });
    private readonly line = svg('path', { class: 'line' });
    private readonly frame = svg('rect', { class: 'whole', ...asButton(translate('crop_frame')) });
    private readonly handles = corners.map((_, n) =>
        makeHandle({ class: 'corner', ...asButton(translate('crop_corner', { n: n + 1 })) }),
    );
    private picture: Size = { width: 1, height: 1 };
    private part: Part = { x: 0, y: 0, width: 1, height: 1 };
    private shape: Shape = 'none';

    private readonly fingers = new Map<number, readonly [number, number]>(); // where each is on the page
    private drag: ((event: PointerEvent) => void) | undefined;
    private angle = 0; // by which two fingers have turned, less the quarters that are done

    /** `listener` is called with another part, `turn` with quarter turns to the right. */
    constructor(
        private readonly listener: (part: Part) => void,
        private readonly turn: (turns: number) => void,
    ) {
        add(this.layer, this.shade, this.line, this.frame);
        for (const part of ['knob', 'target'] as const)
            add(
                this.layer,
                this.handles.map((handle) => handle[part]),
            );
        this.layer.addEventListener('pointerdown', (event) => this.take(event));
        this.layer.addEventListener('pointermove', (event) => {
            if (this.fingers.size === 2) this.pinch(event);
            else this.drag?.(event);
        });
        for (const end of ['pointerup', 'pointercancel'] as const)
            this.layer.addEventListener(end, ({ pointerId }) => {
                this.fingers.delete(pointerId);
                this.drag = undefined;
            });
        this.layer.addEventListener('keydown', (event) => this.hearKey(event));
        const roll = (event: WheelEvent) => {
            event.preventDefault();
            this.zoomBy(1.1 ** -Math.sign(event.deltaY));
        };
        this.layer.addEventListener('wheel', roll, { passive: false });
    }

    show(canvas: HTMLCanvasElement, part: Part, shape: Shape): void {
        const { width, height } = canvas;
        this.picture = { width, height };
        this.part = part;
        this.shape = shape;
        if (this.element.firstChild !== canvas) this.element.replaceChildren(canvas, this.layer);
        this.element.style.setProperty('--ratio', String(width / height));
        add(this.layer, { viewBox: `0 0 ${width} ${height}` });
        add(this.shade, { d: `M0 0H${width}V${height}H0Z${outline(part, shape)}` });
        add(this.line, { d: outline(part, shape) });
        add(this.frame, { ...part });
        const scale = this.layer.getScreenCTM()?.a || 1;
        for (const [n, handle] of this.handles.entries()) handle.place(cornerAt(part, n), scale);
    }

    private zoomBy(factor: number, part = this.part): void {
        this.listener(zoomTo(part, zoomOf(this.part, this.picture) * factor, this.picture));
    }

    private cornerOf({ target }: Event): number {
        return this.handles.findIndex((handle) => handle.target === target);
    }

    private get isSquare(): boolean {
        return this.shape !== 'none';
    }

    private take(event: PointerEvent): void {
        const { part, fingers } = this,
            [fromX, fromY] = pointIn(this.layer, event),
            corner = this.cornerOf(event);
        if (event.button) return;
        fingers.set(event.pointerId, [event.clientX, event.clientY]);
        this.layer.setPointerCapture(event.pointerId);
        this.drag = undefined;
        this.angle = 0;
        if (fingers.size > 1 || (corner < 0 && event.target !== this.frame)) return;
        this.drag = (moved) => {
            const [x, y] = pointIn(this.layer, moved);
            this.pull(part, corner, [x - fromX, y - fromY]);
        };
    }

    /** Moves a corner of a part, or with a negative number the part itself. */
    private pull(part: Part, corner: number, by: Point): void {
        if (corner < 0) return this.listener(move(part, by, this.picture));
        const [x, y] = cornerAt(part, corner);
        this.listener(dragCorner(part, corner, [x + by[0], y + by[1]], this.picture, this.isSquare));
    }

    /** Moves and sizes the frame as two fingers do, and turns the picture by quarters. */
    private pinch({ pointerId, clientX, clientY }: PointerEvent): void {
        const { fingers, part, picture } = this,
            before = fingers.get(pointerId),
            other = [...fingers].find(([id]) => id !== pointerId)?.[1];
        if (!before || !other) return;
        fingers.set(pointerId, [clientX, clientY]);
        const [fromX, fromY] = [before[0] - other[0], before[1] - other[1]],
            [toX, toY] = [clientX - other[0], clientY - other[1]],
            unit = 2 * this.layer.getScreenCTM()!.a; // the middle moves half as far as one of them
        const moved = move(part, [(toX - fromX) / unit, (toY - fromY) / unit], picture),
            scale = Math.hypot(toX, toY) / Math.hypot(fromX, fromY);
        if (Number.isFinite(1 / scale)) this.zoomBy(1 / scale, moved);
        this.angle += Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);
        if (Math.abs(this.angle) < turningAngle) return;
        const side = Math.sign(this.angle);
        this.angle -= (side * Math.PI) / 2;
        this.turn(side > 0 ? 1 : 3);
    }

    private hearKey(event: KeyboardEvent): void {
        const { part, picture } = this,
            corner = this.cornerOf(event),
            step = (Math.max(picture.width, picture.height) / 100) * (event.shiftKey ? 10 : 1),
            way = directionOf(event),
            zoom = { '+': 1.1, '-': 1 / 1.1 }[event.key];
        if (!way && !zoom) return;
        event.preventDefault();
        if (zoom) return this.zoomBy(zoom);
        const by = [step * way![0], step * way![1]] as const;
        this.pull(part, corner, corner >= 0 && this.isSquare ? alongDiagonal(corner, by) : by);
    }
}
