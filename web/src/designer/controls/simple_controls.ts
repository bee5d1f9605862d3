import { button, html } from '../../ui/dom';
import type { Store } from '../state/store';
import { valueAt } from '../theme_text/tree';
import { setValue } from '../theme_text/text_edits';
import { showValue } from '../ui/field';
import { translate, type DesignerText } from '../ui/texts';
import { makeColorField, palette } from './color_field';
import { keyControl, writeText, type Control } from './control';
import { makeFontField } from './font_field';

/** A color of something that the theme may lack: that of a border, where there is one. */
export function colorControl(store: Store, path: string[], label: DesignerText): Control {
    const set = (hex: string) => store.edit((text) => setValue(text, path, `"${hex}"`), path.join('.')),
        field = makeColorField(translate(label), set);
    return keyControl(store, [path], label, [field.element], ({ colors = [] }, settings) => {
        field.offer(store.state.colors);
        field.show(colors[0]);
        return settings[path.slice(0, -1).join('.')]?.value !== 'none';
    });
}

/** The name of a font in the theme. */
export function fontControl(store: Store, path: string[], label: DesignerText): Control {
    const set = (font: string) =>
            store.edit((text) => setValue(text, path, writeText(store, path, font)), path.join('.')),
        field = makeFontField(store, set);
    return keyControl(store, [path], label, [field.element], ({ text = '' }) => {
        showValue(field.input, text); // the value is its file
        return true;
    });
}

/** A text of the theme. One below a key is there with what that key gives: the text of a back. */
export function textControl(store: Store, path: string[], label: DesignerText): Control {
    const parent = path.slice(0, -1);
    const set = () =>
        store.edit((text) => {
            const color = parent.length ? valueAt(text, parent) : undefined,
                value = writeText(store, path, input.value);
            if (!value || color === undefined) return setValue(text, path, value);
            return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${value} }`);
        }, path.join('.'));
    const input = html('input', { type: 'text', autocomplete: 'off', oninput: set });
    return keyControl(store, [path], label, [input], ({ value = '' }, settings) => {
        showValue(input, value);
        return settings[parent.join('.')]?.value !== 'none';
    });
}

/** A button that shuffles and arranges the whole deck again: with the next number, which stands beside it. */
export function seedControl(store: Store): Control {
    const number = html('span', { class: 'quiet' });
    const shuffle = () => store.edit((text) => setValue(text, ['seed'], String((Number(number.textContent) || 1) + 1)));
    const again = html('span', { class: 'again' }, button(translate('shuffle_again'), shuffle), number);
    return keyControl(store, [['seed']], 'shuffle', [again], ({ text = '' }) => {
        number.textContent = text;
        return true;
    });
}

/** A list of colors: each can be changed or removed, and others are added. */
export function paletteControl(store: Store, path: string[], label: DesignerText, isOptional = false): Control {
    let inputs: HTMLInputElement[] = [],
        colors: readonly string[] = [];

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
                const all = written.length ? `[${written.join(', ')}]` : writeText(store, path, '', '[]');
                return setValue(text, path, all);
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
            take = () => replace(n, 1, input.value + colors[n]!.slice(7)), // as transparent as before
            input = html('input', { type: 'color', 'aria-label': name, oninput: take });
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
        for (const [n, input] of inputs.entries()) showValue(input, colors[n]!.slice(0, 7));
    }
    const list = html('span', { class: 'inks' }),
        add = button('+', append, { 'aria-label': translate('add_color'), title: translate('add_color') });
    const inks = html('span', { class: 'inks' }, list, add);
    return keyControl(store, [path], label, [inks], ({ colors = [] }) => {
        show(colors);
        return !isOptional || colors.length > 0;
    });
}
