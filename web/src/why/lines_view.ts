// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { symbolPicture } from '../card';
import { deck, fill, hasSymbol, texts } from '../deck';
import { html, svg } from '../dom';

type Point = [number, number];

/** Returns the card with both symbols. */
const join = (one: number, other: number): number => deck.cards.findIndex((_, card) => hasSymbol(card, one) && hasSymbol(card, other));
const symbolsOf = (card: number): number[] => deck.names.map((_, symbol) => symbol).filter((symbol) => hasSymbol(card, symbol));
/** Returns the third symbol of the card through two, in a deck of three a card. */
const third = (one: number, other: number): number => symbolsOf(join(one, other)).find((symbol) => symbol !== one && symbol !== other)!;

/** The drawing of a plane: where its points lie, and the path of each card. */
interface Drawing {
    places: Map<number, Point>;
    paths: string[];
    viewBox: string;
}

/** Returns the data of a smooth path through points (Catmull and Rom's spline as curves of Bezier). */
function spline(points: Point[]): string {
    const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
    const curves = points.slice(1).map((to, i) => {
        const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
        const handle = (near: Point, one: Point, other: Point): Point => [near[0] + (one[0] - other[0]) / 6, near[1] + (one[1] - other[1]) / 6];
        return `C${handle(from, to, before)} ${handle(to, from, after)} ${to}`;
    });
    return `M${points[0]!}${curves.join('')}`;
}

/** The plane of 7 points: a triangle, the middles of its sides, and its center; one line is a circle. */
function fano(): Drawing {
    const [a, b] = [0, 1], ab = third(a, b);
    const c = deck.names.findIndex((_, symbol) => symbol !== a && symbol !== b && symbol !== ab);
    const [bc, ca] = [third(b, c), third(c, a)];
    const corner = (turn: number, distance: number): Point => [distance * Math.sin((turn * Math.PI) / 3), -distance * Math.cos((turn * Math.PI) / 3)];
    const places = new Map<number, Point>([[a, corner(0, 100)], [b, corner(2, 100)], [c, corner(4, 100)],
        [ab, corner(1, 50)], [bc, corner(3, 50)], [ca, corner(5, 50)], [third(a, bc), [0, 0]]]);
    const paths = deck.cards.map((_, card) => {
        const symbols = symbolsOf(card);
        if (symbols.every((symbol) => [ab, bc, ca].includes(symbol))) return 'M50 0A50 50 0 1 1 -50 0A50 50 0 1 1 50 0';
        const ends = symbols.map((symbol) => places.get(symbol)!).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
        return `M${ends[0]!}L${ends[2]!}`;
    });
    return { places, paths, viewBox: '-120 -120 240 190' };
}

/** The plane of 13 points: nine in a square, and four where its rows, columns and two kinds of diagonals meet. */
function square(): Drawing {
    const step = 60, far = 0;
    const [right, below, down, up] = symbolsOf(far) as [number, number, number, number];
    const cardsThrough = (symbol: number): number[] => [...deck.cards.keys()].filter((card) => card !== far && hasSymbol(card, symbol));
    const rows = cardsThrough(right), diagonal = cardsThrough(down)[0]!;
    const meeting = (one: number, other: number): number => symbolsOf(one).find((symbol) => hasSymbol(other, symbol))!;
    // The columns in the order in which one diagonal crosses the rows, so that it is straight.
    const columns = rows.map((row) => join(meeting(row, diagonal), below));
    const places = new Map<number, Point>([[right, [145, 0]], [below, [0, 145]], [down, [125, 125]], [up, [-125, 125]]]);
    rows.forEach((row, y) => columns.forEach((column, x) => places.set(meeting(row, column), [(x - 1) * step, (y - 1) * step])));

    const path = (card: number): string => {
        if (card === far) return spline([up, below, down, right].map((symbol) => places.get(symbol)!));
        const end = [right, below, down, up].find((symbol) => hasSymbol(card, symbol))!;
        const to = places.get(end)!;
        const three = symbolsOf(card).filter((symbol) => symbol !== end).map((symbol) => places.get(symbol)!);
        if (end === right) return `M${-step} ${three[0]![1]}H${step}Q100 ${three[0]![1]} ${to}`;
        if (end === below) return `M${three[0]![0]} ${-step}V${step}Q${three[0]![0]} 100 ${to}`;
        const side = Math.sign(to[0]);
        if (three.every(([x, y]) => x * side === y)) return `M${-side * step} ${-step}L${to}`;
        const order: Point[] = three.some(([x, y]) => x === 0 && y === -step) ? [[-step, step], [0, -step], [step, 0]] : [[step, -step], [-step, 0], [0, step]];
        return spline([...order.map(([x, y]): Point => [x * side, y]), to]);
    };
    return { places, paths: deck.cards.map((_, card) => path(card)), viewBox: '-150 -100 320 270' };
}

const drawings: Record<number, () => Drawing> = { 2: fano, 3: square };

/** The two smallest planes as points and lines; nothing for other decks, and for those that leave out cards. */
export function linesView(): HTMLElement[] {
    const draw = drawings[deck.order];
    if (!draw || !deck.clock || deck.cards.length < deck.clock.symbols.length) return [];
    const { places, paths, viewBox } = draw();
    const text = fill(texts.why_lines, { corners: deck.order + 1 });
    const lines = paths.map((d, card) => svg('path', { d, class: 'line', stroke: `hsl(${(360 * card) / paths.length} 65% 48%)` }));
    const points = [...places].map(([symbol, [x, y]]) => svg('g', {}, svg('circle', { cx: x, cy: y, r: 15, class: 'dot' }),
        symbolPicture(symbol, { x: x - 11, y: y - 11, width: 22, height: 22 })));
    return [html('p', {}, text), html('div', { class: 'lines' }, svg('svg', { viewBox, role: 'img', 'aria-label': text, class: 'dial' }, ...lines, ...points))];
}
