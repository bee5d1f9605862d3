import type { Change, Edit } from '../theme_text/changes';
import { inTurn, removeValue, setValue } from '../theme_text/text_edits';
import { nodeAt } from '../theme_text/tree';
import type { Place } from './hands';

/** Edits of `layout.pins`, the symbols that somebody has put to their places on single cards. */

const pathOf = (card: number, name: string) => ['layout', 'pins', card, name];

/** Returns by which of its names a symbol is pinned on a card, from 1; nothing if it is not. */
export const pinOf = (text: string, card: number, names: readonly string[]): string | undefined =>
    names.find((name) => nodeAt(text, pathOf(card, name)) !== undefined);

const round = (length: number): string => String(Number(length.toFixed(2)));

const written = ({ at: [x, y], size, angle }: Place): string =>
    `{ at: [${round(x)}mm, ${round(y)}mm], size: ${round(size)}mm, angle: ${round(angle)} }`;

/** Puts a symbol to a place on a card, from 1. */
export const pinSymbol = (text: string, card: number, names: readonly string[], place: Place): Change | undefined =>
    setValue(text, pathOf(card, pinOf(text, card, names) ?? names[0]!), written(place));

/** Pins those symbols of a card that are not pinned yet where they stand. */
export const pinAll = <Symbol extends { place: Place }>(
    text: string,
    card: number,
    symbols: readonly Symbol[],
    namesOf: (symbol: Symbol) => string[],
): Edit => {
    const free = symbols.filter((symbol) => pinOf(text, card, namesOf(symbol)) === undefined);
    return inTurn(text, ...free.map((one) => (now: string) => pinSymbol(now, card, namesOf(one), one.place)));
};

/** Lets the engine find a place for a symbol again. */
export function freeSymbol(text: string, card: number, names: readonly string[]): Change | undefined {
    const known = pinOf(text, card, names);
    return known === undefined ? undefined : removeValue(text, pathOf(card, known));
}
