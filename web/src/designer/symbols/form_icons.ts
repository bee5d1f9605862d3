import { svg } from '../../ui/dom';

/** Drawings of a card for each form of its symbols. */

const star = 'm0-6 1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4-3.7 5.5l.8-4.2L-6-1.6l4.2-.5Z',
    heart = 'M0 5.5C-8-.5-5-6 0-2.3 5-6 8-.5 0 5.5Z',
    drop = 'M0-6C6 1 4 5.5 0 5.5S-6 1 0-6Z';
type Place = readonly [number, number];

const card = (x: number) => svg('circle', { class: 'card-line', cx: x, cy: 20, r: 18 });
const shape = (d: string, [x, y]: Place) => svg('path', { class: 'shape', d, transform: `translate(${x} ${y})` });
function word(letters: string, [x, y]: Place, size = 9): SVGTextElement {
    const element = svg('text', { x, y: y + size / 3, 'font-size': size, 'text-anchor': 'middle' });
    element.textContent = letters;
    return element;
}

const three = (x: number): [Place, Place, Place] => [
    [x - 7, 14],
    [x + 8, 16],
    [x - 1, 29],
];
const shapes = (x: number) => [star, heart, drop].map((d, n) => shape(d, three(x)[n]!));
const words = (x: number) => ['ab', 'cd', 'ef'].map((letters, n) => word(letters, three(x)[n]!, 11));

/** Returns drawings of cards that are 40 wide each. */
const drawings = {
    pictures: () => [card(20), ...shapes(20)],
    words: () => [card(20), ...words(20)],
    labelled: () => [
        card(20),
        shape(star, [12, 13]),
        word('ab', [12, 24]),
        shape(heart, [28, 17]),
        word('cd', [28, 28]),
    ],
    mixed: () => [card(20), shape(star, [13, 14]), word('cd', [28, 16], 11), shape(drop, [19, 29])],
    split: () => [card(20), ...shapes(20), card(60), ...words(60)],
};
export type Form = keyof typeof drawings;

export const formIcon = (form: Form): SVGSVGElement =>
    svg(
        'svg',
        { class: 'form', viewBox: `0 0 ${form === 'split' ? 80 : 40} 40`, 'aria-hidden': 'true' },
        ...drawings[form](),
    );
