// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { symbolPicture } from '../card';
import { deck, fill, texts } from '../deck';
import { html, svg } from '../dom';
import { PairChooser, promise } from './pair';

const radius = 100;
/** With more hours only the corners of the two shapes have pictures, so that these are large enough. */
const maxIcons = 120;

/** The symbols around a clock; a card is a shape that is turned. */
export function clockView(clock: NonNullable<typeof deck.clock>): HTMLElement[] {
    const hours = clock.symbols.length;
    const corners = clock.corners.length;
    const iconSize = hours > maxIcons ? 10 : Math.min(22, (2 * Math.PI * radius * 1.24) / hours);
    const at = (hour: number, distance = radius): [number, number] => {
        const angle = (2 * Math.PI * hour) / hours;
        return [distance * Math.sin(angle), -distance * Math.cos(angle)];
    };
    const icons = clock.symbols.map((symbol, hour) => {
        const [x, y] = at(hour, radius + iconSize * 0.75);
        return symbolPicture(symbol, { x: x - iconSize / 2, y: y - iconSize / 2, width: iconSize, height: iconSize });
    });
    const shapes = svg('g');
    const edge = radius + 1.6 * iconSize;
    const dial = svg('svg', { class: 'dial', viewBox: `${-edge} ${-edge} ${2 * edge} ${2 * edge}`, role: 'img' },
        svg('circle', { r: radius, class: 'rim' }), shapes, ...icons);
    const says = html('p', { role: 'status' });
    const chooser = new PairChooser(hours, (one, other) => draw(one, other));

    function shape(turn: number, name: string): SVGElement[] {
        const points = clock.corners.map((corner) => at((corner + turn) % hours));
        return [svg('polygon', { class: name, points: points.map((point) => point.map((value) => value.toFixed(2)).join(',')).join(' ') }),
            ...points.map(([x, y]) => svg('circle', { class: name, cx: x.toFixed(2), cy: y.toFixed(2), r: 2.4 }))];
    }
    function draw(one: number, other: number): void {
        shapes.replaceChildren(...shape(one, 'turn0'), ...(one === other ? [] : shape(other, 'turn1')));
        const both = clock.corners.map((corner) => (corner + one) % hours)
            .filter((hour) => clock.corners.some((corner) => (corner + other) % hours === hour));
        const meeting = one === other ? -1 : both[0]!;
        const isCorner = (hour: number): boolean => clock.corners.some((corner) => (corner + one) % hours === hour || (corner + other) % hours === hour);
        icons.forEach((icon, hour) => {
            icon.classList.toggle('found', hour === meeting);
            icon.classList.toggle('absent', hours > maxIcons && !isCorner(hour));
        });
        const symbol = meeting < 0 ? -1 : clock.symbols[meeting]!;
        chooser.show(clock.cards[one]!, clock.cards[other]!, symbol);
        const text = one === other ? texts.why_same : fill(texts.why_turn, { n: (other - one + hours) % hours, symbol: deck.names[symbol]! });
        says.textContent = text;
        dial.setAttribute('aria-label', text);
    }
    chooser.update();
    return [
        promise(),
        html('p', {}, fill(texts.why_clock, { symbols: hours, corners, steps: hours - 1 })),
        html('div', { class: 'clock' }, dial, html('div', { class: 'beside' }, chooser.sliders, says, chooser.cards)),
    ];
}
