// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { cardsWith, chosenSymbol, commonSymbols } from './queries';
import type { State } from './state';
import type { Store } from './store';
import { rerollCard } from './text_edits';

/** Says what is chosen: a card, what two have in common, or which cards have a symbol. */
function describe(state: State): string {
    const numbers = state.cards.map((card) => card + 1),
        index = chosenSymbol(state);
    if (numbers.length === 2) {
        const names = commonSymbols(state).map((symbol) => state.symbols[symbol]?.name);
        return `Cards ${numbers.join(' and ')} share ${names.join(', ') || 'nothing'}.`;
    }
    if (numbers.length) return `Card ${numbers[0]}.`;
    if (index < 0) return 'Click a card, or two to see what they share.';
    const cards = cardsWith(state, index).map((card) => card + 1);
    return `${state.symbols[index]!.name} is on ${cards.length ? `cards ${cards.join(', ')}` : 'no card'}.`;
}

/** The line above the cards: what is chosen, and what can be done with it. */
export function makeChoice(store: Store, isFixed: boolean): HTMLElement {
    const element = html('p', { class: 'choice', 'aria-live': 'polite' });
    const show = (state: State) => {
        if (state.isBusy || state.isStale) return; // the next answer says it
        const card = state.cards.at(-1);
        element.replaceChildren(describe(state));
        if (card === undefined || isFixed) return;
        const rearrange = () => store.edit((text) => rerollCard(text, card + 1));
        element.append(' ', button(`Rearrange card ${card + 1}`, rearrange));
    };
    store.watch(['cards', 'symbol', 'isBusy'], show);
    return element;
}
