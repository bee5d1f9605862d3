import { button, html } from '../../ui/dom';
import type { Store } from '../state/store';
import { removeValue, setValue, valueAt } from '../theme_text/text_edits';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';
import { palette } from './colors';
import { KeyRow, type Control, type Settings } from './control';

const path = ['fonts', 'colors'];

/** The colors of words: each can be changed or removed, and others are added. */
export class PaletteControl implements Control {
    readonly elements: HTMLElement[];
    private readonly row: KeyRow;
    private readonly list = html('span', { class: 'inks' });
    private readonly add = button('+', () => this.append(), {
        'aria-label': translate('add_color'),
        title: translate('add_color'),
    });
    private inputs: HTMLInputElement[] = [];
    private colors: readonly string[] = []; // as pickers want them

    constructor(private readonly store: Store) {
        this.row = new KeyRow(store, [path], 'colors_of_words', html('span', { class: 'inks' }, this.list, this.add));
        this.elements = [this.row.element];
    }

    update(settings: Settings): void {
        this.show(settings[path.join('.')]?.value.match(/#[0-9a-f]{6}/g) ?? []);
        this.row.show(settings);
    }

    /** Fields stay while there are as many, so that the focus does. */
    private show(colors: readonly string[]): void {
        this.colors = colors;
        if (colors.length !== this.inputs.length) {
            this.inputs = colors.map((_, n) => this.makeInput(n));
            this.list.replaceChildren(...this.inputs.map((input, n) => this.makeInk(input, n)));
        }
        for (const [n, input] of this.inputs.entries()) showValue(input, colors[n]!);
    }

    private makeInput(n: number): HTMLInputElement {
        const input = html('input', { type: 'color', 'aria-label': `${translate('paint_color')} ${n + 1}` });
        input.addEventListener('input', () => this.replace(n, 1, input.value));
        return input;
    }

    private makeInk(input: HTMLInputElement, n: number): HTMLElement {
        const remove = () => {
            this.add.focus();
            this.replace(n, 1);
        };
        return html('span', input, button('×', remove, { 'aria-label': `${translate('remove')}: ${input.ariaLabel}` }));
    }

    private append(): void {
        const all = palette.map(([hex]) => hex).reverse(); // the strong ones first
        this.replace(this.colors.length, 0, all.find((hex) => !this.colors.includes(hex)) ?? all[0]!);
        this.inputs.at(-1)!.focus();
    }

    /** Puts a color, if one is given, in the place of so many; the others stay as they are written. */
    private replace(from: number, count: number, ...hex: string[]): void {
        const after = [...this.colors];
        after.splice(from, count, ...hex);
        this.store.edit(
            (text) => {
                const value = hex.map((one) => `"${one}"`),
                    item = [...path, from];
                if (count && hex.length && valueAt(text, item) !== undefined) return setValue(text, item, value[0]!);
                const written = this.colors.map((one, n) => valueAt(text, [...path, n]) ?? `"${one}"`);
                written.splice(from, count, ...value);
                return written.length ? setValue(text, path, `[${written.join(', ')}]`) : removeValue(text, path);
            },
            count && hex.length ? `${path.join('.')} ${from}` : undefined,
        );
        this.show(after);
    }
}
