import { deck, fill, labelOf, picturesOf, texts, type Placed } from './deck';
import { add, button, svg } from '../ui/dom';
import { hasBack, use } from './drawings';

export interface FaceOptions {
    /** Makes the symbols buttons; what is touched is their silhouette and half of the gap around it. */
    onPick?: (symbol: number, element: SVGElement) => void;
    /** A symbol that is left out. */
    without?: number;
}

/** Milliseconds in which cards just dealt ignore touches, which were meant for the cards before them. */
const settling = 400;

const matrix = (place: string): string => `matrix(${place})`;
const draw = ([picture, place]: Placed): SVGElement => use(`p${picture}`, matrix(place));

/** Returns how much larger the matrix makes lengths. */
function scaleOf(place: string): number {
    const [a, b] = place.split(' ').map(Number);
    return Math.hypot(a!, b!);
}

/** Called when a symbol is touched. */
const picks = new WeakMap<Element, () => void>();

/** The places below a fingertip, 44 pixels wide, from its center outwards. */
const fingertip = Array.from({ length: 11 * 24 }, (_, i) => {
    const distance = 2 + 2 * Math.floor(i / 24),
        direction = (2 * Math.PI * i) / 24;
    return [distance * Math.cos(direction), distance * Math.sin(direction)] as const;
});

/** Returns the symbol that a finger means: the one at its center, or the nearest one of that card below it. */
function symbolAt(x: number, y: number): Element | null {
    const touched = document.elementFromPoint(x, y),
        card = touched?.closest('.face');
    if (!card || touched!.closest('.symbol')) return touched?.closest('.symbol') ?? null;
    for (const [dx, dy] of fingertip) {
        const symbol = document.elementFromPoint(x + dx, y + dy)?.closest('.symbol');
        if (symbol && card.contains(symbol)) return symbol;
    }
    return null;
}
// Chromium sends a touch to the button whose box it takes for the nearest; where the finger was, it tells all the same.
document.addEventListener('pointerdown', (event) => {
    const touched = symbolAt(event.clientX, event.clientY);
    const pick = touched && picks.get(touched);
    if (!pick) return;
    event.preventDefault();
    pick();
});

function pickable([picture, place]: Placed, onPick: NonNullable<FaceOptions['onPick']>): SVGElement {
    const symbol = deck.symbols[picture]!;
    const target = svg('path', {
        class: 'target',
        d: deck.outlines[picture]!,
        transform: matrix(place),
        'stroke-width': deck.gap / scaleOf(place),
    });
    const element = svg(
        'g',
        { class: 'symbol', role: 'button', tabindex: 0, 'aria-label': labelOf(picture), 'data-symbol': symbol },
        target,
        draw([picture, place]),
    );
    const dealt = performance.now();
    const pick = (): void => {
        if (performance.now() - dealt >= settling) onPick(symbol, element);
    };
    picks.set(element, pick);
    element.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick();
    });
    return element;
}

/** Draws a card as it is printed. */
export function face(number: number, options: FaceOptions = {}): SVGSVGElement {
    const card = deck.cards[number]!;
    const shown = card.pictures.filter(([picture]) => deck.symbols[picture] !== options.without);
    const { onPick } = options;
    const names = shown.map(([picture]) => labelOf(picture)).join(', ');
    const label = fill(texts.card, { n: number + 1 });
    const element = svg('svg', {
        class: 'face',
        viewBox: `${-deck.width / 2} ${-deck.height / 2} ${deck.width} ${deck.height}`,
        'data-card': number,
        role: onPick ? 'group' : 'img',
        'aria-label': onPick ? label : `${label}: ${names}`,
    });
    const still = (placed: Placed) => svg('g', { 'data-symbol': deck.symbols[placed[0]]! }, draw(placed));
    return add(
        element,
        svg('g', { 'clip-path': 'url(#card)' }, use(`ground${card.ground}`)),
        shown.map((placed) => (onPick ? pickable(placed, onPick) : still(placed))),
        (card.texts ?? []).map(draw),
    );
}

/** A card that is a button. */
export function cardButton(card: number, choose: () => void, isChosen = false): HTMLButtonElement {
    const picture = face(card),
        name = picture.getAttribute('aria-label')!;
    picture.setAttribute('aria-hidden', 'true');
    const attributes = { class: 'card', 'aria-pressed': String(isChosen), 'aria-label': name, 'data-card': card };
    return button(picture, choose, attributes);
}

/** Returns the box of a picture: left, top, width, height. */
const boxOf = (picture: number) => deck.boxes[picture]!.split(' ').map(Number) as [number, number, number, number];

/** Draws a card with one picture alone, upright and large; without a picture its other side. */
export function soloCard(picture?: number): SVGSVGElement {
    const { width, height } = deck;
    const element = svg('svg', {
        class: 'solo',
        viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
        'aria-hidden': 'true',
    });
    const side = svg('g', { 'clip-path': 'url(#card)' });
    element.append(side);
    if (picture === undefined) {
        const plain = svg('rect', { class: 'back', x: -width / 2, y: -height / 2, width, height }),
            circle = svg('circle', { class: 'back', r: Math.min(width, height) / 4 });
        add(side, hasBack ? use('back') : [plain, circle]);
        return element;
    }
    const card = deck.cards.find((each) => each.pictures.some(([other]) => other === picture))!;
    const [left, top, across, down] = boxOf(picture);
    const scale = Math.min(
        (0.86 * width) / across,
        (0.86 * height) / down,
        Math.min(width, height) / Math.hypot(across, down),
    );
    side.append(
        use(`ground${card.ground}`),
        use(`p${picture}`, `scale(${scale}) translate(${-left - across / 2} ${-top - down / 2})`),
    );
    return element;
}

/** Draws a symbol alone, as large as its box, in each of its forms; on the cards' color where it might not be seen on the page. */
export function symbolPicture(symbol: number, attributes: Record<string, string | number> = {}): SVGSVGElement {
    const pictures = picturesOf(symbol);
    if (pictures.length === 0) return svg('svg', attributes); // its cards are left out
    // Forms stand below each other, as large as each other's area.
    const side = 100,
        gap = pictures.length > 1 ? 0.12 * side : 0;
    let bottom = -gap,
        across = 0;
    const placed = pictures.map((picture) => {
        const [left, top, width, height] = boxOf(picture);
        const scale = pictures.length > 1 ? side / Math.sqrt(width * height) : 1;
        const y = bottom + gap;
        bottom = y + height * scale;
        across = Math.max(across, width * scale);
        return use(
            `p${picture}`,
            `translate(${-(width * scale) / 2} ${y}) scale(${scale}) translate(${-left} ${-top})`,
        );
    });
    const rim = 0.08 * Math.max(across, bottom);
    const ground = svg('rect', {
        class: deck.ground.is_dark ? 'ground dark' : 'ground light',
        fill: deck.ground.color,
        x: -across / 2 - rim,
        y: -rim,
        width: across + 2 * rim,
        height: bottom + 2 * rim,
        rx: 2 * rim,
    });
    return svg(
        'svg',
        { viewBox: `${-across / 2} 0 ${across} ${bottom}`, overflow: 'visible', 'aria-hidden': 'true', ...attributes },
        ground,
        ...placed,
    );
}

/** Shows for a moment that a choice was wrong. */
export function shake(element: Element): void {
    element.classList.add('wrong');
    setTimeout(() => element.classList.remove('wrong'), 500);
}

/** Marks a symbol on all cards of the table. */
export function mark(table: Element, symbol: number): void {
    for (const each of table.querySelectorAll(`[data-symbol="${symbol}"]`)) each.classList.add('found');
}
