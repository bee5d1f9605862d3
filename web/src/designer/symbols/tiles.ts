import { button, html } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import { mode } from '../server/mode';
import { indexAfter, moveFocus } from '../ui/arrows';
import { onHold } from '../ui/hold';
import { translate } from '../ui/texts';
import { hasThumbnail, portrait } from './thumbnails';

interface Listener {
    /** Called with the chosen symbols; the last is the one that was pressed. */
    choose(...indices: number[]): void;
    /** Called with a symbol and the one whose place it takes. */
    move(from: number, to: number): void;
    remove(...indices: number[]): void;
}

const dragType = 'application/x-spotit-symbol';
type Keys = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The symbols of the deck as tiles. One tab stop; arrow keys go from tile to tile, and with Alt take the symbol along.
 * Shift chooses all between two, Ctrl one more, and so do taps after one that a finger has held.
 */
export class Tiles {
    readonly element = html('ul', {
        class: 'tiles',
        role: 'listbox',
        'aria-multiselectable': 'true',
        'aria-label': translate('symbols_of_deck'),
        onkeydown: (event: KeyboardEvent) => this.handleKey(event),
    });
    chosen: readonly number[] = [];
    private anchor = 0; // where a range begins
    private isGathering = false; // taps choose one more
    private symbols: readonly DeckSymbol[] = [];
    private items: { shown: string; element: HTMLElement }[] = [];

    constructor(private readonly listener: Listener) {}

    update(symbols: readonly DeckSymbol[], chosen: readonly number[]): void {
        const focused = this.buttons().findIndex((one) => one === document.activeElement);
        const kept = focused < 0 ? -1 : symbols.findIndex(({ id }) => id === this.symbols[focused]?.id);
        const before = this.items;
        this.symbols = symbols;
        this.items = symbols.map((symbol) => {
            const shown = JSON.stringify([symbol.id, symbol.name, symbol.picture, symbol.box, hasThumbnail(symbol)]);
            const known = before.findIndex((item) => item.shown === shown);
            return known < 0 ? { shown, element: this.tile(symbol) } : before.splice(known, 1)[0]!;
        });
        for (const { element } of before) element.remove();
        // Tiles that stay where they are need not be drawn again.
        for (const [i, { element }] of this.items.entries())
            if (this.element.children[i] !== element)
                this.element.insertBefore(element, this.element.children[i] ?? null);
        this.mark(chosen);
        if (focused >= 0)
            this.buttons()[kept >= 0 ? kept : Math.min(focused, symbols.length - 1)]?.focus({ preventScroll: true });
    }

    /** Shows which are chosen. */
    mark(chosen: readonly number[]): void {
        const all = new Set((this.chosen = chosen)),
            stop = chosen.at(-1) ?? 0;
        if (chosen.length < 2) this.anchor = stop;
        this.isGathering &&= chosen.length > 0;
        for (const [index, tile] of this.buttons().entries()) {
            tile.setAttribute('aria-selected', String(all.has(index)));
            tile.tabIndex = index === stop ? 0 : -1;
        }
    }

    private pick(index: number, { shiftKey, ctrlKey, metaKey }: Keys): void {
        const { chosen, anchor, listener } = this,
            step = index < anchor ? -1 : 1;
        let now = [index];
        if (shiftKey && chosen.length)
            now = Array.from({ length: step * (index - anchor) + 1 }, (_, n) => anchor + step * n);
        else if (ctrlKey || metaKey || this.isGathering) {
            now = [...chosen.filter((one) => one !== index), ...(chosen.includes(index) ? [] : [index])];
            this.anchor = index;
        }
        this.mark(now); // also for the next one, before the page shows it
        listener.choose(...now);
    }

    buttons(): HTMLButtonElement[] {
        return [...this.element.querySelectorAll('button')];
    }

    private tile(symbol: DeckSymbol): HTMLElement {
        const index = () => this.items.findIndex(({ element }) => element === item);
        const tile = button(portrait(symbol), (event) => this.pick(index(), event), {
            role: 'option',
            class: `tile ${symbol.kind}`,
            title: symbol.name,
            'aria-label': symbol.picture ? symbol.name : translate('tile_unused', { name: symbol.name }),
            draggable: String(!mode.isFixed),
            ondragstart: (event: DragEvent) => event.dataTransfer!.setData(dragType, String(index())),
        });
        onHold(tile, () => {
            this.isGathering = true;
            this.pick(index(), { shiftKey: false, ctrlKey: true, metaKey: false });
        });
        const mark = (isTarget: boolean) => item.classList.toggle('target', isTarget);
        const item: HTMLElement = html('li', tile, {
            role: 'none',
            class: symbol.picture ? '' : 'unused',
            ondragover: ({ dataTransfer }: DragEvent) => mark(dataTransfer!.types.includes(dragType)),
            ondragleave: () => mark(false),
            ondrop: ({ dataTransfer }: DragEvent) => {
                mark(false);
                const from = dataTransfer!.getData(dragType);
                if (from) this.listener.move(Number(from), index());
            },
        });
        return item;
    }

    private handleKey(event: KeyboardEvent): void {
        const buttons = this.buttons(),
            index = buttons.findIndex((one) => one === event.target);
        if (index < 0) return;
        if (event.key === 'Delete' && !mode.isFixed)
            return this.listener.remove(...(this.chosen.includes(index) ? this.chosen : [index]));
        if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            return this.listener.choose(...buttons.keys());
        }
        const to = indexAfter(event, this.element, index);
        if (to === index || !buttons[to]) return;
        event.preventDefault();
        if (event.altKey && !mode.isFixed) return this.listener.move(index, to);
        moveFocus(buttons[index]!, buttons[to]);
        if (!event.shiftKey) return;
        if (!this.chosen.length) this.mark([index]);
        this.pick(to, event);
    }
}
