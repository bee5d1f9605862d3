import { button, html } from '../../ui/dom';
import { isPinned } from '../cards/pins';
import { pdf, type Download } from '../files/downloads';
import { maxCards } from '../protocol/generated';
import { mode } from '../server/api';
import { cardsWith, changedCards, chosenSymbol, chosenSymbols, commonSymbols, type State } from '../state/state';
import type { Store } from '../state/store';
import { rerollCard } from '../theme_text/text_edits';
import { translate, translateCount } from '../ui/texts';

/** Shows what is chosen: a card, what two have in common, or which cards have a symbol. */
function describe(state: State): string {
    const [first, second] = state.cards.map((card) => card + 1),
        index = chosenSymbol(state);
    if (first !== undefined && second !== undefined) {
        const names = commonSymbols(state).map((symbol) => state.symbols[symbol]?.name ?? '');
        return names.length
            ? translate('cards_share', { first, second, names: names.join(', ') })
            : translate('cards_share_nothing', { first, second });
    }
    if (first !== undefined) return `${translate('card_number', { n: first })}.`;
    if (state.others.length) return translateCount(chosenSymbols(state).length, 'several_chosen');
    if (index < 0) return state.head ? translate('click_a_card') : '';
    const cards = cardsWith(state, index).map((card) => card + 1),
        name = state.symbols[index]!.name;
    return cards.length ? translate('on_cards', { name, cards: cards.join(', ') }) : translate('on_no_card', { name });
}

/** The line above the cards: what is chosen, and what can be done with it. */
export function makeChoice(store: Store): HTMLElement {
    const element = html('p', { class: 'choice', 'aria-live': 'polite' });
    const show = (state: State) => {
        if (state.isBusy) return; // the next answer says it
        const card = state.cards.at(-1);
        element.replaceChildren(state.isStale ? '' : describe(state)); // these cards are of another text
        if (card === undefined || state.isStale) return;
        const open = button(translate('open_card'), () => store.dispatch({ type: 'openCard', card })),
            reroll = () => store.edit((text) => rerollCard(text, card + 1)),
            disabled = isPinned(state, card + 1),
            rearrange = button(translate('rearrange_card', { n: card + 1 }), reroll, { disabled });
        element.append(' ', open, ...(mode.isFixed ? [] : [' ', rearrange]));
    };
    store.watch(['cards', 'symbol', 'others', 'isBusy'], show);
    return element;
}

/** A button for the PDF of the cards that have changed since all were printed. */
export function changedCardsButton(store: Store, download: (download: Download) => void): HTMLButtonElement {
    const more = () => ({ cards: changedCards(store.state) }),
        take = () => download({ ...pdf, ending: '-changed.pdf', more: more() }),
        element = button('', take, { hidden: true });
    store.watch(['isBusy', 'printed'], (state) => {
        if (state.isBusy || state.isStale) return;
        const cards = changedCards(state);
        element.hidden = !cards.length || cards.length === state.head?.cards || cards.length > maxCards;
        element.textContent = translate('print_changed', { n: cards.length });
    });
    return element;
}
