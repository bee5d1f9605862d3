// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html, svg } from '../dom';
import type { DeckSymbol, Face, Head } from './generated';
import { draw } from './markup';

const shadow = 'shadow';
const maxDrawings = 3000,
    maxFirst = 60;
/** The cards that are in sight as long as there are none. */
export const firstCards = [...Array(20).keys()];
const sprite = document.querySelector('#sprite defs')!;
const drawings = new Map<string, SVGElement>();

function addDrawing(id: string, drawing: string): void {
    if (drawings.has(id)) return;
    const element = draw(svg('g', { id }), drawing);
    drawings.set(id, element);
    sprite.append(element);
}

/** Draws a symbol alone. */
export const picture = (symbol: DeckSymbol): SVGSVGElement =>
    svg(
        'svg',
        { viewBox: symbol.box ?? '0 0 1 1', 'aria-hidden': 'true' },
        ...(symbol.picture ? [svg('use', { href: `#${symbol.picture}` })] : []),
    );

function set(element: Element, name: string, value: string | undefined): void {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Draws a face in place of another. A `use` of the same drawing stays: browsers copy the drawing for each. */
function drawFace(element: SVGSVGElement, face: Face): SVGSVGElement {
    const placed: Face['pictures'] = [
        [shadow, 'translate(0 0.5)', -1],
        [face.ground, 'scale(1)', -1],
        ...face.pictures,
        ...face.texts,
    ];
    while (element.childElementCount > placed.length) element.lastElementChild!.remove();
    while (element.childElementCount < placed.length) element.append(svg('g', {}, svg('use')));
    for (const [i, [drawing, matrix, symbol]] of placed.entries()) {
        const group = element.children[i]!,
            use = group.firstElementChild!;
        set(group, 'clip-path', drawing === face.ground ? 'url(#card)' : undefined);
        set(group, 'data-symbol', symbol < 0 ? undefined : String(symbol));
        set(use, 'href', `#${drawing}`);
        set(use, 'transform', matrix);
    }
    return element;
}

/** The cards of the deck. They stay where they are and as they are until others come. */
export class Cards {
    readonly element = html('div', { class: 'cards' });
    readonly zoom = html('label', { class: 'zoom' }, 'Zoom ', this.zoomSlider());
    symbols: DeckSymbol[] = [];
    private tiles: HTMLButtonElement[] = [];
    private faces: (Face | undefined)[] = [];
    private cards = 0;
    private readonly inSight = new Set<number>();
    private readonly sight = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
            this.inSight[isIntersecting ? 'add' : 'delete'](this.tiles.indexOf(target as HTMLButtonElement));
    });
    private readonly clip = svg('clipPath', { id: 'card' });
    private readonly shadow = svg('g', { id: shadow });
    private clipped = '';
    private chosen: number[] = [];

    /** `onChoose` hears which cards are chosen, from 0, and the indices of the symbols that all of them have. */
    constructor(private readonly onChoose: (cards: number[], common: number[]) => void) {
        sprite.append(this.clip, this.shadow);
    }

    begin(head: Head): void {
        for (const [id, drawing] of Object.entries(head.drawings)) addDrawing(id, drawing);
        if (head.clip !== this.clipped)
            // or all cards were painted anew
            for (const shape of [this.clip, this.shadow]) draw(shape, (this.clipped = head.clip));
        this.symbols = head.symbols;
        this.cards = head.cards;
        this.faces.length = Math.min(this.faces.length, head.faces);
        for (const face of this.faces) if (face) this.label(face); // faces that stay as they are don't come again
        while (this.tiles.length > head.cards) this.dropTile();
        this.chosen = this.chosen.filter((card) => card < head.cards);
        const box = `${-head.width / 2} ${-head.height / 2} ${head.width} ${head.height}`;
        for (const tile of this.tiles) tile.firstElementChild!.setAttribute('viewBox', box);
        while (this.tiles.length < head.cards) this.addTile(box);
    }

    show(face: Face): void {
        this.faces[face.n] = face;
        const tile = this.tiles[face.n];
        if (face.n >= this.cards || !tile) return;
        this.label(face);
        drawFace(tile.firstElementChild as SVGSVGElement, face);
    }

    /** Returns the drawings that the page has and what is on each face: neither need be sent again. */
    known(): { has: string[]; faces: string[] } {
        if (drawings.size > maxDrawings) this.forget();
        return { has: [...drawings.keys()], faces: [...this.faces].map((face) => face?.id ?? '') };
    }

    /** After all cards of a preview have come. */
    finish(): void {
        this.tellChosen();
    }

    clear(): void {
        this.chosen = [];
        this.tellChosen();
    }

    /** Returns the cards that can be seen, which are wanted first; as long as there are none, those that will be. */
    visible(): number[] {
        if (!this.tiles.length) return firstCards;
        return [...this.inSight]
            .filter((card) => card >= 0 && card < this.cards)
            .sort((a, b) => a - b)
            .slice(0, maxFirst);
    }

    /** Draws the backs, each that differs once. */
    backs(): SVGSVGElement[] {
        const box = this.tiles[0]?.firstElementChild!.getAttribute('viewBox') ?? '';
        return this.faces
            .slice(this.cards)
            .flatMap((face) =>
                face ? [drawFace(svg('svg', { viewBox: box, role: 'img', 'aria-label': 'Back' }), face)] : [],
            );
    }

    /** Returns the numbers of the cards with a symbol, from 1. */
    cardsWith(symbol: number): number[] {
        return this.faces
            .slice(0, this.cards)
            .flatMap((face, n) => (face?.pictures.some((placed) => placed[2] === symbol) ? [n + 1] : []));
    }

    light(symbols: number[], cards: number[]): void {
        for (const [n, tile] of this.tiles.entries()) {
            const isLit = symbols.length > 0 && cards.includes(n);
            if (!isLit && !tile.classList.contains('lit')) continue;
            tile.classList.toggle('lit', isLit);
            for (const each of tile.querySelectorAll<SVGElement>('[data-symbol]'))
                each.classList.toggle('hit', isLit && symbols.includes(Number(each.dataset['symbol'])));
        }
    }

    private label({ n, pictures }: Face): void {
        const names = pictures.map(([, , symbol]) => this.symbols[symbol]?.name ?? '');
        if (this.tiles[n]) set(this.tiles[n], 'aria-label', `Card ${n + 1}: ${names.join(', ')}`);
    }

    private zoomSlider(): HTMLElement {
        const slider = html('input', { type: 'range', min: '100', max: '700', step: '10', value: '170' });
        slider.addEventListener('input', () => this.element.style.setProperty('--card', `${slider.value}px`));
        return slider;
    }

    private addTile(box: string): void {
        const n = this.tiles.length;
        const tile = html('button', { type: 'button', class: 'card', 'aria-pressed': 'false' });
        tile.append(svg('svg', { viewBox: box, 'aria-hidden': 'true' }));
        tile.addEventListener('click', () => this.choose(n));
        this.tiles.push(tile);
        this.sight.observe(tile);
        this.element.append(tile);
    }

    private dropTile(): void {
        const tile = this.tiles.pop()!;
        this.sight.unobserve(tile);
        this.inSight.delete(this.tiles.length);
        tile.remove();
    }

    private choose(card: number): void {
        this.chosen = this.chosen.includes(card)
            ? this.chosen.filter((one) => one !== card)
            : [...this.chosen.slice(-1), card];
        this.tellChosen();
    }

    private tellChosen(): void {
        for (const [n, tile] of this.tiles.entries())
            tile.setAttribute('aria-pressed', String(this.chosen.includes(n)));
        const sets = this.chosen.map(
            (card) => this.faces[card]?.pictures.flatMap(([, , symbol]) => (symbol < 0 ? [] : [symbol])) ?? [],
        );
        const common = sets.length === 2 ? [...new Set(sets[0]!.filter((symbol) => sets[1]!.includes(symbol)))] : [];
        this.light(common, this.chosen);
        this.onChoose(this.chosen, common);
    }

    /** Forgets the drawings that nothing shows. */
    private forget(): void {
        const shown = new Set(
            this.faces.flatMap((face) =>
                face ? [face.ground, ...[...face.pictures, ...face.texts].map(([drawing]) => drawing)] : [],
            ),
        );
        for (const { picture } of this.symbols) if (picture) shown.add(picture);
        for (const [id, element] of drawings) {
            if (shown.has(id)) continue;
            element.remove();
            drawings.delete(id);
        }
    }
}
