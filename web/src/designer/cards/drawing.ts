import { button, svg } from '../../ui/dom';
import type { DeckSymbol, Face, Head } from '../protocol/generated';
import type { State } from '../state/state';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** What the page has of the deck's drawings: each stands once in the page, and faces use it. */

const shadow = 'shadow';
const maxDrawings = 3000;
const sprite = document.querySelector('#sprite defs')!;
const drawings = new Map<string, SVGElement>();

/** Puts a drawing into the page, if it is not there. */
export function addDrawing(id: string, drawing: string): void {
    if (drawings.has(id)) return;
    const element = draw(svg('g', { id }), drawing);
    drawings.set(id, element);
    sprite.append(element);
}

/** Draws a symbol alone. */
export function picture({ box = '0 0 1 1', picture: id }: Pick<DeckSymbol, 'box' | 'picture'>): SVGSVGElement {
    const drawn = id !== undefined && svg('use', { href: `#${id}` });
    return svg('svg', { viewBox: box, 'aria-hidden': 'true' }, drawn);
}

/** A button that shows a symbol. */
export const makeTile = (content: Node | string, title: string, take: () => void, label = title): HTMLButtonElement =>
    button(content, take, { class: 'tile', title, 'aria-label': label });

/** Returns the color of the letters of a word, as pickers want it; nothing where no card has the word. */
export function colorOfWord({ picture: id }: DeckSymbol): string | undefined {
    const letter = id ? drawings.get(id)?.querySelector(':is(path, use):not(:scope defs *)') : undefined;
    const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(letter ? getComputedStyle(letter).fill : '') ?? [];
    return channels[0] && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Sets an attribute that differs, or removes it. */
export function set(element: Element, name: string, value: string | undefined): void {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Draws a face in place of another. A `use` of the same drawing stays: browsers copy the drawing for each. */
export function drawFace(element: SVGSVGElement, face: Face): SVGSVGElement {
    const placed: Face['pictures'] = [
        [shadow, 'translate(0 0.5)', -1],
        [face.ground, 'scale(1)', -1],
        ...face.pictures,
        ...face.texts,
    ];
    while (element.childElementCount > placed.length) element.lastElementChild!.remove();
    while (element.childElementCount < placed.length) element.append(svg('g', svg('use')));
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

export const viewBox = ({ width, height }: Head): string => `${-width / 2} ${-height / 2} ${width} ${height}`;

/** Returns the drawings that the page has. Of many, those that nothing shows are forgotten. */
export function knownDrawings({ faces, good, symbols }: State): string[] {
    if (drawings.size <= maxDrawings) return [...drawings.keys()];
    const placed = [...faces, ...(good?.faces ?? [])].flatMap((face) =>
            face ? [[face.ground], ...face.pictures, ...face.texts] : [],
        ),
        shown = new Set([...placed.map(([drawing]) => drawing), ...symbols.map((symbol) => symbol.picture)]);
    for (const [id, element] of drawings) {
        if (shown.has(id)) continue;
        element.remove();
        drawings.delete(id);
    }
    return [...drawings.keys()];
}

/** Draws the backs, each that differs once. */
export const drawBacks = ({ head, faces }: State): SVGSVGElement[] =>
    (head ? faces.slice(head.cards) : []).flatMap((face) => {
        const attributes = { viewBox: viewBox(head!), role: 'img', 'aria-label': translate('back') };
        return face ? drawFace(svg('svg', attributes), face) : [];
    });

const clip = svg('clipPath', { id: 'card' }),
    shade = svg('g', { id: shadow });
sprite.append(clip, shade);
let clipped = '';

/** Sets the outline of the cards. */
export function setOutline(outline: string): void {
    if (outline !== clipped)
        // or all cards were painted again
        for (const shape of [clip, shade]) draw(shape, (clipped = outline));
}
