import { isMap } from 'yaml';
import { html, svg } from '../../ui/dom';
import { writeText } from '../controls/control';
import { drawnKinds } from '../protocol/generated';
import type { Store } from '../state/store';
import { nodeAt } from '../theme_text/tree';
import { setValue } from '../theme_text/text_edits';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';
import { makeToggles } from '../ui/toggles';

/** Drawings of a card for each form of its symbols. */

const star = 'm0-6 1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4-3.7 5.5l.8-4.2L-6-1.6l4.2-.5Z',
    heart = 'M0 5.5C-8-.5-5-6 0-2.3 5-6 8-.5 0 5.5Z',
    drop = 'M0-6C6 1 4 5.5 0 5.5S-6 1 0-6Z';
const card = '<circle class="card-line" cx="20" cy="20" r="18"/>';
const shape = (d: string, x: number, y: number) => `<path class="shape" d="${d}" transform="translate(${x} ${y})"/>`;
const word = (letters: string, x: number, y: number, size = 11) =>
    `<text x="${x}" y="${y + size / 3}" font-size="${size}" text-anchor="middle">${letters}</text>`;

const pictures = card + shape(star, 13, 14) + shape(heart, 28, 16) + shape(drop, 19, 29),
    words = card + word('ab', 13, 14) + word('cd', 28, 16) + word('ef', 19, 29),
    labels = word('ab', 12, 24, 9) + word('cd', 28, 28, 9);
const drawings = {
    pictures,
    words,
    labeled: card + shape(star, 12, 13) + shape(heart, 28, 17) + labels,
    mixed: card + shape(star, 13, 14) + word('cd', 28, 16) + shape(drop, 19, 29),
    split: `${pictures}<g transform="translate(40)">${words}</g>`,
};
export type Form = keyof typeof drawings;
export const forms = Object.keys(drawings) as Form[];

export function drawForm(form: Form): SVGSVGElement {
    const viewBox = `0 0 ${form === 'split' ? 80 : 40} 40`;
    return draw(svg('svg', { class: 'form', viewBox, 'aria-hidden': 'true' }), drawings[form]);
}

const path = ['deck', 'forms'];
const isTwo = (form: Form): boolean => form === 'mixed' || form === 'split';

/** Returns the edit that shows the symbols in a form. Two forms that the theme names stay named. */
function setForm(store: Store, text: string, form: Form) {
    if (isTwo(form) && isMap(nodeAt(text, path))) return setValue(text, [...path, 'mode'], form);
    const written = form === 'pictures' ? writeText(store, path, '', form) : form;
    return setValue(text, path, written) ?? [];
}

/** A choice of what cards show of the symbols: pictures, words, or both. */
export function formChoice(store: Store): HTMLElement {
    const toggles = makeToggles(
        translate('forms'),
        forms.map((value) => ({ value, label: translate(`forms_${value}`), picture: drawForm(value) })),
        (form) => store.edit((text) => setForm(store, text, form)),
    );
    const element = html('div', { class: 'forms' }, html('span', translate('forms')), toggles.element);
    store.watch(['settings', 'head', 'symbols'], ({ settings, head, symbols }) => {
        const { value, from } = settings[path.join('.')] ?? {};
        toggles.show((settings['deck.forms.mode']?.value ?? value) as Form);
        // A word has one form, as long as nobody gives it another; drawings that are made for the deck have none.
        const areWords = symbols.every(({ kind }) => kind === 'text') && from === undefined;
        element.hidden = areWords || drawnKinds.includes(head?.figures.kind ?? '');
    });
    return element;
}
