import { button, html } from '../../ui/dom';
import type { Store } from '../state/store';
import { removeValue, setValue, valueAt } from '../theme_text/text_edits';
import { showValue } from '../ui/field';
import { translate } from '../ui/texts';
import { palette } from './color_field';
import { keyControl, type Control } from './control';

const path = ['fonts', 'colors'];

/** The colors of words: each can be changed or removed, and others are added. */
export function paletteControl(store: Store): Control {
    let inputs: HTMLInputElement[] = [],
        colors: readonly string[] = []; // as pickers want them

    /** Puts a color, if one is given, in the place of so many; the others stay as they are written. */
    function replace(from: number, count: number, ...hex: string[]): void {
        const after = [...colors];
        after.splice(from, count, ...hex);
        store.edit(
            (text) => {
                const value = hex.map((one) => `"${one}"`),
                    item = [...path, from];
                if (count && hex.length && valueAt(text, item) !== undefined) return setValue(text, item, value[0]!);
                const written = colors.map((one, n) => valueAt(text, [...path, n]) ?? `"${one}"`);
                written.splice(from, count, ...value);
                return written.length ? setValue(text, path, `[${written.join(', ')}]`) : removeValue(text, path);
            },
            count && hex.length ? `${path.join('.')} ${from}` : undefined,
        );
        show(after);
    }
    function append(): void {
        const all = palette.map(([hex]) => hex).reverse(); // the strong ones first
        replace(colors.length, 0, all.find((hex) => !colors.includes(hex)) ?? all[0]!);
        inputs.at(-1)!.focus();
    }
    function makeInk(n: number): HTMLElement {
        const name = `${translate('paint_color')} ${n + 1}`,
            input = html('input', { type: 'color', 'aria-label': name, oninput: () => replace(n, 1, input.value) });
        const remove = () => {
            add.focus();
            replace(n, 1);
        };
        inputs.push(input);
        return html('span', input, button('×', remove, { 'aria-label': `${translate('remove')}: ${name}` }));
    }
    /** Fields stay while there are as many, so that the focus does. */
    function show(now: readonly string[]): void {
        colors = now;
        if (colors.length !== inputs.length) {
            inputs = [];
            list.replaceChildren(...colors.map((_, n) => makeInk(n)));
        }
        for (const [n, input] of inputs.entries()) showValue(input, colors[n]!);
    }
    const list = html('span', { class: 'inks' }),
        add = button('+', append, { 'aria-label': translate('add_color'), title: translate('add_color') });
    const inks = html('span', { class: 'inks' }, list, add);
    return keyControl(store, [path], 'colors_of_words', [inks], ({ value = '' }) => {
        show(value.match(/#[0-9a-f]{6}/g) ?? []);
        return true;
    });
}
