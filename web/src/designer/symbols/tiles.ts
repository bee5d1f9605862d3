import { html } from '../../dom';
import type { DeckSymbol } from '../protocol/generated';
import { translate } from '../ui/texts';
import { hasThumbnail, portrait } from './thumbnails';

interface Listener {
    /** Hears which symbol is chosen. */
    choose(index: number): void;
    /** Hears which symbol is to stand where another one does. */
    move(from: number, to: number): void;
    remove(index: number): void;
}

const dragType = 'application/x-spotit-symbol';
const steps: Record<string, (columns: number) => number> = {
    ArrowRight: () => 1,
    ArrowLeft: () => -1,
    ArrowDown: (columns) => columns,
    ArrowUp: (columns) => -columns,
};

/** The symbols of the deck as tiles. One tab stop; arrow keys go from tile to tile, and with Alt take the symbol along. */
export class Tiles {
    readonly element = html('ul', { class: 'tiles', 'aria-label': translate('symbols_of_deck') });
    private symbols: readonly DeckSymbol[] = [];
    private items: { shown: string; element: HTMLElement }[] = [];

    constructor(
        private readonly listener: Listener,
        private readonly isFixed: boolean,
    ) {
        this.element.addEventListener('keydown', (event) => this.handleKey(event));
    }

    update(symbols: readonly DeckSymbol[], chosen: number): void {
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
        this.choose(chosen);
        if (focused >= 0)
            this.buttons()[kept >= 0 ? kept : Math.min(focused, symbols.length - 1)]?.focus({ preventScroll: true });
    }

    choose(chosen: number): void {
        for (const [index, button] of this.buttons().entries()) {
            button.setAttribute('aria-pressed', String(index === chosen));
            button.tabIndex = index === Math.max(chosen, 0) ? 0 : -1;
        }
    }

    private buttons(): HTMLButtonElement[] {
        return [...this.element.querySelectorAll('button')];
    }

    private tile(symbol: DeckSymbol): HTMLElement {
        const button = html('button', {
            type: 'button',
            class: `tile ${symbol.kind}`,
            title: symbol.name,
            'aria-label': symbol.picture ? symbol.name : translate('tile_unused', { name: symbol.name }),
            draggable: this.isFixed ? 'false' : 'true',
        });
        button.append(portrait(symbol));
        const index = () => this.items.findIndex(({ element }) => element === item);
        button.addEventListener('click', () => this.listener.choose(index()));
        button.addEventListener('dragstart', (event) => event.dataTransfer!.setData(dragType, String(index())));
        const item = html('li', { class: symbol.picture ? '' : 'unused' }, button);
        item.addEventListener('dragover', (event) =>
            item.classList.toggle('target', event.dataTransfer!.types.includes(dragType)),
        );
        for (const end of ['dragleave', 'drop']) item.addEventListener(end, () => item.classList.remove('target'));
        item.addEventListener('drop', (event) => {
            const from = event.dataTransfer!.getData(dragType);
            if (from) this.listener.move(Number(from), index());
        });
        return item;
    }

    private handleKey(event: KeyboardEvent): void {
        const buttons = this.buttons(),
            index = buttons.findIndex((one) => one === event.target);
        if (index < 0) return;
        if (event.key === 'Delete' && !this.isFixed) return this.listener.remove(index);
        const columns = getComputedStyle(this.element).gridTemplateColumns.split(' ').length;
        const to = index + (steps[event.key]?.(columns) ?? 0);
        if (to === index || !buttons[to]) return;
        event.preventDefault();
        if (event.altKey && !this.isFixed) return this.listener.move(index, to);
        buttons[index]!.tabIndex = -1;
        buttons[to].tabIndex = 0;
        buttons[to].focus();
    }
}
