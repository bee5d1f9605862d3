import { button, html, svg } from '../../ui/dom';
import type { Face, Head } from '../protocol/generated';
import { cardsWith, chosenSymbols, commonSymbols } from '../state/queries';
import type { Store } from '../state/store';
import { nodeAt } from '../theme_text/text_edits';
import { indexAfter, moveFocus } from '../ui/arrows';
import { emptyHint } from '../ui/empty';
import { translate } from '../ui/texts';
import { addDrawing, drawFace, knownDrawings, set, setOutline, viewBox } from './drawing';

const maxFirst = 60;
/** The cards that are in sight as long as there are none. */
export const firstCards = [...Array(20).keys()];
/** The cards of the deck. They stay where they are and as they are until others come. */
export class Cards {
    readonly element = html('div', { class: 'cards' });
    readonly zoom = html('label', { class: 'zoom' }, `${translate('zoom')} `, this.zoomSlider());
    private readonly hint = emptyHint();
    private tiles: HTMLButtonElement[] = [];
    private drawn: (Face | undefined)[] = [];
    private readonly inSight = new Set<number>();
    private readonly sight = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
            this.inSight[isIntersecting ? 'add' : 'delete'](this.tiles.indexOf(target as HTMLButtonElement));
    });

    constructor(private readonly store: Store) {
        this.element.append(this.hint);
        store.watch(['isBusy'], ({ isBusy, text }) => {
            const isDrawn = isBusy && nodeAt(text, ['symbols']) !== undefined;
            this.hint.lastElementChild!.textContent = translate(isDrawn ? 'drawing_cards' : 'begin_with_symbols');
        });
        store.watch(['head'], ({ head }) => this.begin(head!));
        store.watch(['faces', 'isBusy'], ({ head }, before) => {
            if (head === before.head) this.show(); // else they may come again
        });
        store.watch(['cards', 'symbol', 'others', 'isBusy'], ({ isBusy }) => {
            if (!isBusy) this.showChosen();
        });
    }

    private begin(head: Head): void {
        this.hint.remove();
        for (const [id, drawing] of Object.entries(head.drawings)) addDrawing(id, drawing);
        setOutline(head.clip);
        for (const face of this.drawn) if (face) this.label(face); // faces that stay as they are don't come again
        while (this.tiles.length > head.cards) this.dropTile();
        const box = viewBox(head);
        for (const tile of this.tiles) tile.firstElementChild!.setAttribute('viewBox', box);
        while (this.tiles.length < head.cards) this.addTile(box);
    }

    private show(): void {
        for (const [n, face] of this.store.state.faces.entries()) {
            const tile = this.tiles[n];
            if (!tile || !face || face === this.drawn[n]) continue;
            this.drawn[n] = face;
            this.label(face);
            drawFace(tile.firstElementChild as SVGSVGElement, face);
        }
    }

    /** Returns the drawings that the page has and what is on each face: neither need be sent again. */
    known(): { has: string[]; faces: string[] } {
        return { has: knownDrawings(this.store.state), faces: this.store.state.faces.map((face) => face?.id ?? '') };
    }

    /** Returns the cards that can be seen, which are wanted first; as long as there are none, those that will be. */
    visible(): number[] {
        if (!this.tiles.length) return firstCards;
        return [...this.inSight]
            .filter((card) => card >= 0 && card < this.tiles.length)
            .sort((a, b) => a - b)
            .slice(0, maxFirst);
    }

    /** Lights up the symbols that are chosen, or those that two chosen cards have in common. */
    private showChosen(): void {
        const { cards, isStale } = this.store.state,
            chosen = chosenSymbols(this.store.state);
        for (const [n, tile] of this.tiles.entries()) tile.setAttribute('aria-pressed', String(cards.includes(n)));
        const withChosen = chosen.flatMap((index) => cardsWith(this.store.state, index));
        if (isStale)
            this.light([], []); // on cards of another text symbols have other indices
        else if (cards.length) this.light(commonSymbols(this.store.state), cards);
        else this.light(chosen, withChosen);
    }

    private light(symbols: number[], cards: readonly number[]): void {
        for (const [n, tile] of this.tiles.entries()) {
            const isLit = symbols.length > 0 && cards.includes(n);
            if (!isLit && !tile.classList.contains('lit')) continue;
            tile.classList.toggle('lit', isLit);
            for (const each of tile.querySelectorAll<SVGElement>('[data-symbol]'))
                each.classList.toggle('hit', isLit && symbols.includes(Number(each.dataset['symbol'])));
        }
    }

    private label({ n, pictures }: Face): void {
        const names = pictures.map(([, , symbol]) => this.store.state.symbols[symbol]?.name ?? '');
        if (this.tiles[n])
            set(this.tiles[n], 'aria-label', `${translate('card_number', { n: n + 1 })}: ${names.join(', ')}`);
    }

    private zoomSlider(): HTMLElement {
        const oninput = () => this.element.style.setProperty('--card', `${slider.value}px`),
            slider = html('input', { type: 'range', min: 100, max: 700, step: 10, value: 170, oninput });
        return slider;
    }

    private addTile(box: string): void {
        const n = this.tiles.length;
        const tile = button(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), () => this.choose(n), {
            class: 'card',
            'aria-pressed': 'false',
            ondblclick: () => this.open(n),
            onkeydown: (event: KeyboardEvent) => this.handleKey(event, n),
        });
        tile.tabIndex = n ? -1 : 0;
        this.tiles.push(tile);
        this.sight.observe(tile);
        this.element.append(tile);
    }

    private dropTile(): void {
        const tile = this.tiles.pop()!;
        this.drawn[this.tiles.length] = undefined;
        this.sight.unobserve(tile);
        this.inSight.delete(this.tiles.length);
        tile.remove();
        if (!tile.tabIndex && this.tiles[0]) this.tiles[0].tabIndex = 0;
    }

    private open(card: number): void {
        this.store.dispatch({ type: 'openCard', card });
    }

    /** One tab stop: arrows go from card to card, Enter opens one, Space chooses it. */
    private handleKey(event: KeyboardEvent, n: number): void {
        const to = indexAfter(event, this.element, n),
            next = to === n ? undefined : this.tiles[to];
        if (event.key !== 'Enter' && !next) return;
        event.preventDefault();
        if (next) moveFocus(this.tiles[n]!, next);
        else this.open(n);
    }

    private choose(card: number): void {
        const before = this.store.state.cards,
            cards = before.includes(card) ? before.filter((one) => one !== card) : [...before.slice(-1), card];
        this.store.dispatch({ type: 'chooseCards', cards });
    }
}
