import { symbolPicture } from '../deck/card';
import { deck } from '../deck/deck';
import { add, svg } from '../ui/dom';
import { maxIcons } from '../deck/generated';
import { letterOf, maxLetters, type Way } from './steps_table';

const radius = 100,
    gap = 5;
/** How much the picture grows at which the shapes meet. */
const growth = 1.35;

/** Returns whether most pictures are wider than high, as words are, or show two forms. */
const isWordy = (sizes: Size[]): boolean =>
    deck.labels !== undefined || 2 * sizes.filter(({ width, height }) => width > 1.4 * height).length > sizes.length;

/** The symbols around a clock, and the shapes of two cards in it, which `draw` turns. */
export function makeDial({ symbols, corners }: NonNullable<typeof deck.clock>) {
    const hours = symbols.length,
        isLarge = hours > maxIcons,
        step = isLarge ? 10 : Math.min(22, (2 * Math.PI * radius * 1.24) / hours),
        icons = makeIcons(symbols, step),
        elements = icons.map((icon) => icon.element),
        // The grounds below the pictures cover no neighbors.
        plates = svg('g', { class: 'plates' }, !isLarge && elements.map((icon) => icon.cloneNode(true))),
        ring = svg('g', { class: 'icons' }, elements),
        shapes = svg('g');
    const across = Math.max(...icons.map(({ box }) => Math.abs(box.x) + box.width / 2)) + step / 2,
        down = Math.max(...icons.map(({ box }) => Math.abs(box.y) + box.height / 2)) + step / 2,
        size = { viewBox: '0 0 4 4', refX: 3, refY: 2, markerWidth: 3, markerHeight: 3, orient: 'auto' },
        arrow = svg('marker', { id: 'arrow', class: 'way', ...size }, svg('path', { d: 'M0 0L4 2L0 4z' })),
        parts = [svg('defs', arrow), svg('circle', { r: radius, class: 'rim' }), shapes, plates, ring],
        viewBox = `${-across} ${-down} ${2 * across} ${2 * down}`,
        element = svg('svg', { class: 'dial', role: 'img', viewBox }, parts);

    function at(hour: number, distance = radius): [number, number] {
        const angle = (2 * Math.PI * hour) / hours;
        return [Number((distance * Math.sin(angle)).toFixed(2)), Number((-distance * Math.cos(angle)).toFixed(2))];
    }
    /** `shown` are the corners that have letters. */
    function makeShape(turn: number, name: string, letters: number, shown: Way | undefined): SVGElement[] {
        const places = corners.map((corner) => corner + turn),
            hasLetter = (i: number): boolean => places.length <= maxLetters || shown?.includes(i) === true;
        const circle = (hour: number) => {
            const [cx, cy] = at(hour);
            return svg('circle', { class: name, cx, cy, r: 2.4 });
        };
        const letter = (hour: number, i: number) => {
            const [x, y] = at(hour, letters);
            return hasLetter(i) ? [svg('text', { class: name, x, y }, letterOf(i))] : [];
        };
        const polygon = svg('polygon', { class: name, points: places.map((hour) => at(hour).join()).join(' ') });
        return [polygon, ...places.map(circle), ...places.flatMap(letter)];
    }
    /** The way between two corners of the first shape, along the rim, and the corner at its end. */
    function makeWay(turn: number, [from, to]: Way, steps: number): SVGElement[] {
        const [start, end] = [corners[from]! + turn, corners[to]! + turn],
            [cx, cy] = at(end),
            isLong = 2 * steps > hours ? 1 : 0,
            d = `M${at(start, 96).join(' ')}A96 96 0 ${isLong} 1 ${at(end, 96).join(' ')}`,
            meeting = svg('circle', { class: 'meeting', cx, cy, r: 5 });
        return [svg('path', { class: 'way', d, 'marker-end': 'url(#arrow)' }), meeting];
    }
    /** Draws two turns of the shape and, if these are two, the way that makes them meet. */
    function draw(first: number, second: number, way?: Way): void {
        const steps = (second - first + hours) % hours,
            meeting = way ? (corners[way[1]]! + first) % hours : -1,
            used = new Set(corners.flatMap((corner) => [(corner + first) % hours, (corner + second) % hours]));
        shapes.replaceChildren(
            ...makeShape(first, 'turn0', 89, way),
            ...(way ? [...makeShape(second, 'turn1', 80, way), ...makeWay(first, way, steps)] : []),
        );
        for (const [hour, { element: icon, box }] of icons.entries()) {
            icon.classList.toggle('found', hour === meeting);
            icon.classList.toggle('absent', isLarge && !used.has(hour));
            // The one at which they meet is larger, further out and above its neighbors.
            const further = `translate(${1.08 * box.x} ${1.08 * box.y}) scale(${growth})`,
                transform = hour === meeting ? `${further} translate(${-box.x} ${-box.y})` : '';
            icon.setAttribute('transform', transform);
            if (hour === meeting) ring.append(icon);
        }
    }
    return { element, draw };
}

/** Draws the symbols, each at its hour. */
function makeIcons(symbols: number[], step: number): { element: SVGElement; box: Box }[] {
    const pictures = symbols.map((symbol) => symbolPicture(symbol)),
        boxes = pictures.map((picture) => picture.viewBox.baseVal),
        sizes = boxes.map(({ width, height }) => ({ width: width || 1, height: height || 1 })),
        kind = symbols.length > maxIcons ? 'few' : isWordy(sizes) ? 'words' : 'pictures';
    return placeAround(sizes, radius + gap, step, kind).map((box, hour) => {
        const { x, y, width, height } = box,
            place = { x: x - width / 2, y: y - height / 2, width, height },
            rounded = Object.entries(place).map(([name, value]) => ({ [name]: value.toFixed(2) }));
        return { element: svg('g', add(pictures[hour]!, rounded)), box };
    });
}

export interface Size {
    width: number;
    height: number;
}
/** A box by its center. */
export interface Box extends Size {
    x: number;
    y: number;
}

const rounds = 40,
    shrinking = 0.96;
/** How much of its box a picture fills: words all of it, others are round; where few are shown, none is in the way of another. */
const filled = { words: 0.98, pictures: 0.7, few: 0 };

function overlap(first: Box, second: Box, share: number): boolean {
    return (
        Math.abs(first.x - second.x) < (share * (first.width + second.width)) / 2 &&
        Math.abs(first.y - second.y) < (share * (first.height + second.height)) / 2
    );
}

/**
 * Places pictures around a circle, in the order of a clock: near to it, and so large that neighbors lie apart. Above and below
 * they are beside each other, and at the sides above each other, where words have more room.
 */
export function placeAround(sizes: Size[], radius: number, step: number, kind: keyof typeof filled): Box[] {
    const count = sizes.length,
        [widest, highest] = kind === 'words' ? [2.6 * step, 0.9 * step] : [step, step];
    const place = (size: Size, hour: number, scale: number): Box => {
        const angle = (2 * Math.PI * hour) / count,
            [width, height] = [size.width * scale, size.height * scale];
        return {
            x: Math.sin(angle) * (radius + width / 2),
            y: -Math.cos(angle) * (radius + height / 2),
            width,
            height,
        };
    };
    const scales = sizes.map(({ width, height }) => Math.min(widest / width, highest / height));
    let boxes: Box[] = [];
    for (let round = 0; round < rounds; ++round) {
        boxes = sizes.map((size, hour) => place(size, hour, scales[hour]!));
        const isCrowded = (hour: number): boolean =>
            [-2, -1, 1, 2].some((by) => overlap(boxes[hour]!, boxes[(hour + by + count) % count]!, filled[kind]));
        const crowded = sizes.map((_, hour) => isCrowded(hour));
        if (!crowded.includes(true)) break;
        for (const [hour, is] of crowded.entries()) if (is) scales[hour]! *= shrinking;
    }
    return boxes;
}
