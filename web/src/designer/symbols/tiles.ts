import { button, html } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import { mode } from '../server/api';
import { indexAfter, moveFocus } from '../ui/arrows';
import { onHold } from '../ui/hold';
import { translate } from '../ui/texts';
import { hasThumbnail, portrait } from './thumbnails';

interface Listener {
    /** Called with the chosen symbols; the last is the one that was pressed. */
    choose: (...indices: number[]) => void;
    /** Called with a symbol and the one whose place it takes. */
    move: (from: number, to: number) => void;
    remove: (...indices: number[]) => void;
}

const dragType = 'application/x-spotit-symbol';
type Keys = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export type Tiles = ReturnType<typeof makeTiles>;

/**
 * The symbols of the deck as tiles. One tab stop; arrow keys go from tile to tile, and with Alt take the symbol along.
 * Shift chooses all between two, Ctrl one more, and so do taps after one that a finger has held.
 */
export function makeTiles({ choose, move, remove }: Listener) {
    const label = { role: 'listbox', 'aria-multiselectable': 'true', 'aria-label': translate('symbols_of_deck') },
        element = html('ul', { class: 'tiles', ...label, onkeydown: handleKey });
    let chosen: readonly number[] = [],
        anchor = 0, // where a range begins
        isGathering = false, // taps choose one more
        shownSymbols: readonly DeckSymbol[] = [],
        items: { shown: string; item: HTMLElement }[] = [];

    const buttons = () => [...element.querySelectorAll('button')];

    function update(symbols: readonly DeckSymbol[], nowChosen: readonly number[]): void {
        const focused = buttons().findIndex((one) => one === document.activeElement),
            kept = focused < 0 ? -1 : symbols.findIndex(({ id }) => id === shownSymbols[focused]?.id),
            before = items;
        shownSymbols = symbols;
        items = symbols.map((symbol) => {
            const shown = JSON.stringify([symbol.id, symbol.name, symbol.picture, symbol.box, hasThumbnail(symbol)]),
                known = before.findIndex((one) => one.shown === shown);
            return known < 0 ? { shown, item: makeItem(symbol) } : before.splice(known, 1)[0]!;
        });
        for (const { item } of before) item.remove();
        // Tiles that stay where they are need not be drawn again.
        for (const [i, { item }] of items.entries())
            if (element.children[i] !== item) element.insertBefore(item, element.children[i] ?? null);
        mark(nowChosen);
        if (focused < 0) return;
        buttons()[kept >= 0 ? kept : Math.min(focused, symbols.length - 1)]?.focus({ preventScroll: true });
    }
    /** Shows which are chosen. */
    function mark(indices: readonly number[]): void {
        const all = new Set((chosen = indices)),
            stop = indices.at(-1) ?? 0;
        if (indices.length < 2) anchor = stop;
        isGathering &&= indices.length > 0;
        for (const [index, tile] of buttons().entries()) {
            tile.setAttribute('aria-selected', String(all.has(index)));
            tile.tabIndex = index === stop ? 0 : -1;
        }
    }
    function pick(index: number, { shiftKey, ctrlKey, metaKey }: Keys): void {
        const step = index < anchor ? -1 : 1;
        let now = [index];
        if (shiftKey && chosen.length)
            now = Array.from({ length: step * (index - anchor) + 1 }, (_, n) => anchor + step * n);
        else if (ctrlKey || metaKey || isGathering) {
            now = [...chosen.filter((one) => one !== index), ...(chosen.includes(index) ? [] : [index])];
            anchor = index;
        }
        mark(now); // also for the next one, before the page shows it
        choose(...now);
    }
    function makeItem(symbol: DeckSymbol): HTMLElement {
        const index = () => items.findIndex((one) => one.item === item);
        const tile = button(portrait(symbol), (event) => pick(index(), event), {
            role: 'option',
            class: `tile ${symbol.kind}`,
            title: symbol.name,
            'aria-label': symbol.picture ? symbol.name : translate('tile_unused', { name: symbol.name }),
            draggable: String(!mode.isFixed),
            ondragstart: (event: DragEvent) => event.dataTransfer!.setData(dragType, String(index())),
        });
        onHold(tile, () => {
            isGathering = true;
            pick(index(), { shiftKey: false, ctrlKey: true, metaKey: false });
        });
        const markTarget = (isTarget: boolean) => item.classList.toggle('target', isTarget);
        const item: HTMLElement = html('li', tile, {
            role: 'none',
            class: symbol.picture ? '' : 'unused',
            ondragover: ({ dataTransfer }: DragEvent) => markTarget(dataTransfer!.types.includes(dragType)),
            ondragleave: () => markTarget(false),
            ondrop: ({ dataTransfer }: DragEvent) => {
                markTarget(false);
                const from = dataTransfer!.getData(dragType);
                if (from) move(Number(from), index());
            },
        });
        return item;
    }
    function handleKey(event: KeyboardEvent): void {
        const all = buttons(),
            index = all.findIndex((one) => one === event.target);
        if (index < 0) return;
        if (event.key === 'Delete' && !mode.isFixed) return remove(...(chosen.includes(index) ? chosen : [index]));
        if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            return choose(...all.keys());
        }
        const to = indexAfter(event, element, index);
        if (to === index || !all[to]) return;
        event.preventDefault();
        if (event.altKey && !mode.isFixed) return move(index, to);
        moveFocus(all[index]!, all[to]);
        if (!event.shiftKey) return;
        if (!chosen.length) mark([index]);
        pick(to, event);
    }
    return { element, update, mark, buttons, chosen: () => chosen };
}

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
