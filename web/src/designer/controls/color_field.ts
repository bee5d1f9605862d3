import { html } from '../../ui/dom';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { palette } from './colors';

const names = new Map(palette.map(([hex, name]) => [hex, name]));
const choice = (hex: string) => {
    const name = names.get(hex);
    return { value: hex, label: name ? translate(name) : hex, color: hex };
};

/** A color: the browser's picker, and swatches of the colors that the deck has, and of a few more. */
export class ColorField {
    readonly element = html('div', { class: 'color-field' });
    readonly input: HTMLInputElement;
    private readonly deck: Toggles;
    private readonly more: Toggles;

    constructor(label: string, change: (hex: string) => void) {
        const take = (hex: string): void => {
            this.show(hex);
            change(hex);
        };
        this.input = html('input', { type: 'color', 'aria-label': label });
        this.input.addEventListener('input', () => take(this.input.value));
        this.deck = new Toggles(`${label}: ${translate('deck_colors')}`, [], take);
        this.more = new Toggles(
            `${label}: ${translate('more_colors')}`,
            palette.map(([hex]) => choice(hex)),
            take,
        );
        this.element.append(this.input, html('div', { class: 'swatches' }, this.deck.element, this.more.element));
    }

    /** Shows a color, as pickers want it; nothing where there is none. */
    show(hex: string | undefined): void {
        if (hex) showValue(this.input, hex);
        this.more.show(hex);
        this.deck.show(hex && names.has(hex) ? undefined : hex);
    }

    /** Offers the colors of the deck. They stay in their places while somebody chooses. */
    offer(colors: readonly string[]): void {
        if (this.element.contains(document.activeElement)) return;
        this.deck.offer(colors.map(choice));
        this.deck.element.hidden = !colors.length;
    }
}
