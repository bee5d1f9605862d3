import { isOwn } from '../state/queries';
import type { Store } from '../state/store';
import { placesLeft } from '../theme_text/left_places';
import { removeSymbols } from '../theme_text/symbol_edits';
import { leaveOut } from '../theme_text/symbol_keys';

let count = 0;

/** Removes symbols from the deck, whose places the next ones take; those of a group or a folder are left out of it. */
export function removeFromDeck(store: Store, indices: readonly number[]): void {
    const { state } = store,
        gesture = `remove ${++count}`,
        symbols = indices.flatMap((index) => state.symbols[index] ?? []).filter(({ from }) => from !== undefined),
        own = symbols.filter((symbol) => isOwn(state, symbol));
    if (own.length) {
        const places = placesLeft(state.text, own);
        store.edit((text) => removeSymbols(text, own), gesture);
        for (const place of places) store.dispatch({ type: 'leavePlace', place });
    }
    for (const { id } of symbols.filter((symbol) => !own.includes(symbol))) {
        const symbol = store.state.symbols.find((one) => one.id === id); // it may have another place now
        if (symbol) store.edit((text) => leaveOut(text, symbol), gesture);
    }
}
