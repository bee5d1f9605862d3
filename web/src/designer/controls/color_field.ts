import { html } from '../../ui/dom';
import { showValue } from '../ui/field';
import { translate, type DesignerText } from '../ui/texts';
import { makeToggles } from '../ui/toggles';

/** Returns whether white could not be seen on a color, as pickers want it. */
export const isPale = (hex: string): boolean =>
    hex
        .slice(1, 7)
        .match(/../g)!
        .every((channel) => Number.parseInt(channel, 16) > 208);

/** Colors to choose from: strong enough for words on a pale card, with white and a few pale ones for the card itself. */
export const palette: readonly [hex: string, name: DesignerText][] = [
    ['#ffffff', 'color_white'],
    ['#fff6dd', 'color_cream'],
    ['#dcefff', 'color_sky'],
    ['#f2b705', 'color_yellow'],
    ['#e8590c', 'color_orange'],
    ['#c92a2a', 'color_red'],
    ['#a61e8d', 'color_purple'],
    ['#1f5fbf', 'color_blue'],
    ['#2b8a3e', 'color_green'],
    ['#222222', 'color_black'],
];

const names = new Map(palette.map(([hex, name]) => [hex, name]));
const choice = (hex: string) => {
    const name = names.get(hex);
    return { value: hex, label: name ? translate(name) : hex, color: hex };
};

/** A color: the browser's picker, and swatches of the colors that the deck has, and of a few more. What is chosen is as transparent as what was shown. */
export function makeColorField(label: string, change: (hex: string) => void) {
    let alpha = '';
    const take = (hex: string): void => {
        show(hex + alpha);
        change(hex + alpha);
    };
    const input = html('input', { type: 'color', 'aria-label': label, oninput: () => take(input.value) }),
        deck = makeToggles(`${label}: ${translate('deck_colors')}`, [], take),
        strong = palette.map(([hex]) => choice(hex)),
        more = makeToggles(`${label}: ${translate('more_colors')}`, strong, take),
        swatches = html('div', { class: 'swatches' }, deck.element, more.element),
        element = html('div', { class: 'color-field' }, input, swatches);
    /** Shows a color, which may have an alpha; nothing where there is none. */
    function show(color: string | undefined): void {
        const hex = color?.slice(0, 7);
        alpha = color?.slice(7) ?? '';
        if (hex) showValue(input, hex);
        more.show(hex);
        deck.show(hex && names.has(hex) ? undefined : hex);
    }
    /** Offers the colors of the deck. They stay in their places while somebody chooses. */
    function offer(colors: readonly string[]): void {
        if (element.contains(document.activeElement)) return;
        deck.offer(colors.map(choice));
        deck.element.hidden = !colors.length;
    }
    return { element, show, offer };
}
