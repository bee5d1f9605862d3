import { isMap, isScalar, type YAMLMap } from 'yaml';
import { nodeAt, quoted, removeValue, setKey, setValue, start, end, type Edit } from '../theme_text/text_edits';
import type { Place } from './places';

/** Edits of `layout.pins`, the symbols that somebody has put to their places on single cards. */

const pinsPath = ['layout', 'pins'];

/** Returns the pins of a card, from 1, and the key that they stand behind. */
function pinsOf(text: string, card: number): { key: number | string; pins: unknown } {
    const path = nodeAt(text, [...pinsPath, card]) === undefined ? String(card) : card;
    return { key: path, pins: nodeAt(text, [...pinsPath, path]) };
}

const keysOf = (map: YAMLMap): string[] => map.items.map(({ key }) => String(isScalar(key) ? key.value : key));

/** Returns by which of its names a symbol is pinned on a card; nothing if it is not. */
export function pinOf(text: string, card: number, names: readonly string[]): string | undefined {
    const { pins } = pinsOf(text, card);
    return isMap(pins) ? keysOf(pins).find((key) => names.includes(key)) : undefined;
}

const round = (length: number): string => String(Number(length.toFixed(2)));

const written = ({ at: [x, y], size, angle }: Place): string =>
    `{ at: [${round(x)}mm, ${round(y)}mm], size: ${round(size)}mm, angle: ${round(angle)} }`;

/** Puts a symbol to a place on a card, from 1. */
export function pinSymbol(text: string, card: number, names: readonly string[], place: Place): Edit | undefined {
    const known = pinOf(text, card, names),
        pin = written(place),
        { pins } = pinsOf(text, card),
        entry = `{ ${quoted(names[0]!)}: ${pin} }`;
    if (isMap(pins) && known !== undefined) return setKey(text, pins, known, pin);
    if (isMap(pins) && pins.items.length) return setKey(text, pins, quoted(names[0]!), pin);
    const all = nodeAt(text, pinsPath);
    if (!isMap(all)) return setValue(text, pinsPath, `{ ${card}: ${entry} }`);
    if (!all.items.length) return { from: start(all), to: end(all), insert: `{ ${card}: ${entry} }` };
    return setKey(text, all, String(card), entry);
}

/** Lets the engine find a place for a symbol again. */
export function freeSymbol(text: string, card: number, names: readonly string[]): Edit | undefined {
    const known = pinOf(text, card, names);
    return known === undefined ? undefined : removeValue(text, [...pinsPath, pinsOf(text, card).key, known]);
}
