import type { DesignerText } from '../ui/texts';

/** Returns whether white could not be seen on a color, as pickers want it. */
export const isPale = (hex: string): boolean =>
    hex
        .slice(1)
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
