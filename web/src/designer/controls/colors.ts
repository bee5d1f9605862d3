import { isPair, isScalar, visit } from 'yaml';
import type { DesignerText } from '../texts';
import { parse } from '../text_edits';

const context = document.createElement('canvas').getContext('2d')!;

/** Returns a color as pickers want it; nothing for what is no color of CSS. */
export function hexColor(written: string): string | undefined {
    context.fillStyle = '#010203';
    context.fillStyle = written.replace(/["']/g, '').trim();
    const { fillStyle } = context;
    return fillStyle !== '#010203' && typeof fillStyle === 'string' && /^#[0-9a-f]{6}$/.test(fillStyle)
        ? fillStyle
        : undefined;
}

/** Returns whether white could not be seen on a color. */
export const isPale = (written: string): boolean =>
    (hexColor(written)?.slice(1).match(/../g) ?? []).every((channel) => Number.parseInt(channel, 16) > 208);

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

const maxColors = 10;
const isColorKey = (key: string): boolean => /^(color|colors|background|back|stops|edge)$/.test(key);

function findColors(text: string): string[] {
    const colors = new Set<string>();
    visit(parse(text), {
        Scalar(key, { value }, ancestors) {
            if (key === 'key' || typeof value !== 'string') return;
            const pair = [...ancestors].reverse().find(isPair),
                name = isScalar(pair?.key) ? String(pair.key.value) : '';
            if (!value.startsWith('#') && !isColorKey(name)) return;
            const color = hexColor(value.replace(/ +[0-9.]+ ?%$/, '')); // of a gradient, with its place
            if (color) colors.add(color);
        },
    });
    return [...colors].slice(0, maxColors);
}

let found = { text: '', colors: [] as string[] };
/**
 * Returns the colors that a theme names, each once, as pickers want them. A word is a color below a key of colors alone.
 * The last ones are kept: all fields of colors ask for the same.
 */
export function colorsOf(text: string): string[] {
    if (found.text !== text) found = { text, colors: findColors(text) };
    return found.colors;
}
