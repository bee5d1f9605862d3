import type { DeckSymbol } from '../protocol/generated';
import { symbolsOn, type State } from '../state/state';
import type { Change, Edit } from '../theme_text/changes';
import { fileName } from '../theme_text/new_symbol';
import { inTurn, removeValue, setValue } from '../theme_text/text_edits';
import { nodeAt } from '../theme_text/tree';
import type { Held, Place } from './hands';

/** Edits of `layout.pins`, the symbols that somebody has put to their places on single cards. */

const pathOf = (card: number, name: string) => ['layout', 'pins', card, name];

/** Returns by which of its names a symbol is pinned on a card, from 1; nothing if it is not. */
export const pinOf = (text: string, card: number, { written, name }: DeckSymbol): string | undefined =>
    [written, fileName(written), name].find((each) => nodeAt(text, pathOf(card, each)) !== undefined);

/** Returns whether nothing of a card, from 1, can be rearranged: all of its symbols are pinned. */
export function isPinned(state: State, card: number): boolean {
    const symbols = symbolsOn(state, card - 1).map((index) => state.symbols[index]);
    return symbols.length > 0 && symbols.every((one) => one && pinOf(state.text, card, one) !== undefined);
}

const round = (length: number): string => String(Number(length.toFixed(2)));

const write = ({ at: [x, y], size, angle }: Place): string =>
    `{ at: [${round(x)}mm, ${round(y)}mm], size: ${round(size)}mm, angle: ${round(angle)} }`;

/** Puts a symbol to a place on a card, from 1. */
export const pinSymbol = (text: string, card: number, symbol: DeckSymbol, place: Place): Change | undefined =>
    setValue(text, pathOf(card, pinOf(text, card, symbol) ?? symbol.written), write(place));

/** Pins those symbols of a card that are not pinned yet where they stand. */
export function pinAll(text: string, card: number, held: readonly Held[]): Edit {
    const free = held.filter(({ symbol }) => pinOf(text, card, symbol) === undefined);
    return inTurn(
        text,
        ...free.map(
            ({ symbol, place }) =>
                (now: string) =>
                    pinSymbol(now, card, symbol, place),
        ),
    );
}

/** Lets the engine find a place for a symbol again. */
export function freeSymbol(text: string, card: number, symbol: DeckSymbol): Change | undefined {
    const known = pinOf(text, card, symbol);
    return known === undefined ? undefined : removeValue(text, pathOf(card, known));
}
