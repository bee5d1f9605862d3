import { html } from '../../ui/dom';
import type { Tiles } from './tiles';

const minMove = 4; // pixels

/** Lets a mouse draw a frame from beside the tiles: those that it meets are chosen, with Ctrl or Shift besides others. */
export function drawFrames(surface: HTMLElement, tiles: Tiles, choose: (...indices: number[]) => void): void {
    const frame = html('div', { class: 'frame' }),
        isBeside = (target: EventTarget | null) =>
            target === surface || (tiles.element.contains(target as Node) && !(target as Element).closest('button'));
    const draw = ({ left, top, right, bottom, width, height }: DOMRect): number[] => {
        Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        return [...tiles.buttons().entries()].flatMap(([index, button]) => {
            const box = button.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom ? [index] : [];
        });
    };
    surface.addEventListener('pointerdown', (event) => {
        const { pointerType, pointerId, target, clientX: x, clientY: y } = event;
        if (pointerType !== 'mouse' || event.button || !isBeside(target)) return;
        event.preventDefault(); // no text is marked
        const before = event.ctrlKey || event.metaKey || event.shiftKey ? tiles.chosen() : [],
            end = new AbortController(),
            { signal } = end;
        let chosen: number[] | undefined;
        surface.setPointerCapture(pointerId);
        const follow = ({ clientX, clientY }: PointerEvent) => {
            const [across, down] = [Math.abs(clientX - x), Math.abs(clientY - y)];
            if (!chosen && Math.hypot(across, down) < minMove) return;
            document.body.append(frame);
            const met = draw(new DOMRect(Math.min(x, clientX), Math.min(y, clientY), across, down));
            tiles.mark((chosen = [...new Set([...before, ...met])]));
        };
        surface.addEventListener('pointermove', follow, { signal });
        const finish = () => {
            end.abort();
            frame.remove();
            if (!chosen) return;
            choose(...chosen);
            const stop = new AbortController(); // the click that follows would end the choice
            addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: stop.signal });
            setTimeout(() => stop.abort());
        };
        for (const type of ['pointerup', 'pointercancel']) surface.addEventListener(type, finish, { signal });
    });
}
