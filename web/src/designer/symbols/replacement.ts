import { add, button, html, type Part } from '../../ui/dom';
import { makeTile, picture } from '../cards/drawing';
import type { DeckSymbol } from '../protocol/generated';
import { isOwn, type State } from '../state/state';
import type { Store } from '../state/store';
import { swapSymbols } from '../theme_text/symbol_edits';
import { translate, translateCount } from '../ui/texts';
import { chooseDeck } from './count_meter';

/** A symbol that was added, and the one that has given way to it. */
interface Exchange {
    added: string;
    other: string;
}

export type Replacement = ReturnType<typeof makeReplacement>;

/** Puts symbols that were added to a full deck onto its cards; `offer` shows what is replaced, or asks. */
export function makeReplacement(store: Store) {
    const offer = html('div', { class: 'offer', role: 'status', hidden: true });
    let added: string[] = [], // until the cards show whether they are on them
        waiting: string[] = [], // those that are on no card, until others come
        fillers: Set<string> | undefined, // of a template
        gesture = '',
        shown: readonly Exchange[] = [];

    /** Waits for the cards with symbols that were added by a gesture. */
    function expect(symbols: readonly string[], nowGesture: string): void {
        added.push(...waiting, ...symbols);
        gesture = nowGesture;
    }
    /** Lets a template's own symbols give way to what was added, the last first; asks about others. */
    function settle(state: State): void {
        fillers ??= new Set(state.saved ? [] : state.symbols.map(({ written }) => written));
        const fresh = added,
            unused = fresh.filter((written) => state.symbols.some((one) => one.written === written && !one.picture));
        added = [];
        waiting = [];
        if (shown.length) showReplacements(shown); // they have names now
        if (!unused.length) return;
        const others = findCandidates().filter(({ written }) => !fresh.includes(written)), // nor what came with them
            giving = others.filter(({ written }) => fillers!.has(written)).slice(-unused.length);
        if (!giving.length) return ask(unused, others.slice(-unused.length));
        added = unused.slice(giving.length);
        swap(unused.slice(0, giving.length), giving);
    }
    /** Returns those that can give way: they are on cards, and have a place of their own in the text. */
    const findCandidates = () => store.state.symbols.filter((one) => one.picture && isOwn(store.state, one));

    /** Lets new symbols take the place of others, and says so. */
    function swap(symbols: readonly string[], others: readonly DeckSymbol[]): void {
        const exchanges = others.map(({ written }, i) => ({ added: symbols[i]!, other: written }));
        changePlaces(exchanges);
        showReplacements(exchanges);
    }
    /** Lets symbols change places, so that only the cards with these change. */
    function changePlaces(exchanges: readonly Exchange[]): void {
        const { symbols } = store.state,
            find = (written: string) => symbols.find((symbol) => symbol.written === written)!,
            swaps = exchanges.map((one) => [find(one.added), find(one.other)] as const);
        store.edit((text) => swapSymbols(text, ...swaps), gesture);
    }
    const nameOf = (written: string): string =>
        store.state.symbols.find((one) => one.written === written)?.name ?? written;

    function close(): void {
        offer.hidden = true;
        shown = [];
    }
    function show(...content: Part[]): void {
        shown = [];
        const hasFocus = offer.contains(document.activeElement);
        offer.replaceChildren();
        add(offer, ...content);
        offer.hidden = false;
        if (hasFocus) offer.querySelector('button')!.focus();
    }
    /** Lists the symbols that were replaced, each with a button that chooses another one. */
    function showReplacements(exchanges: readonly Exchange[]): void {
        const items = exchanges.map((exchange) => {
            const names = { added: nameOf(exchange.added), other: nameOf(exchange.other) },
                label = `${translate('choose_other')} ${names.added}`;
            const replace = (other: string) =>
                showReplacements(exchanges.map((one) => (one === exchange ? { ...one, other } : one)));
            const change = () => choose(exchange, exchanges, replace),
                again = button(translate('choose_other'), change, { 'aria-label': label });
            return html('li', translate('instead_of', names), ' ', again);
        });
        show(html('ul', items), button(translate('close'), close));
        shown = exchanges;
    }
    /** Lets another symbol give way: the one that is on no card takes its place. */
    function choose({ added: one, other }: Exchange, done: readonly Exchange[], then: (other: string) => void): void {
        const known = [one, ...done.flatMap((exchange) => [exchange.added, exchange.other])],
            candidates = findCandidates().filter(({ written }) => !known.includes(written));
        const tiles = candidates.map((symbol) => {
            const take = () => {
                changePlaces([{ added: other, other: symbol.written }]);
                then(symbol.written);
            };
            return html('li', makeTile(picture(symbol), symbol.name, take));
        });
        const list = html('ul', { class: 'tiles', 'aria-label': translate('symbols_of_deck') }, tiles),
            question = html('p', translate('what_gives_way', { name: nameOf(one) }));
        show(question, list, button(translate('cancel'), close));
    }
    /** Asks what to do with symbols that are on no card: some give way, or there are more on a card. */
    function ask(unused: string[], others: DeckSymbol[]): void {
        waiting = unused;
        const { head, count } = store.state;
        if (!head || !count) return; // there are too few for cards
        const larger = count.decks.filter(({ perCard }) => perCard > head.figures.perCard),
            enough = larger.filter(({ missing }) => missing <= 0).at(-1),
            next = larger.find(({ missing }) => missing > 0);
        const sizes = [enough, next].map((deck) => deck && button(deck.text, () => chooseDeck(store, deck)));
        const names = unused.map(nameOf).join(', '),
            label = translate('take_place_of', { names: others.map(({ name }) => name).join(', ') }),
            [before = '', after = ''] = translate('take_place_of').split('{names}'),
            pictures = html('span', { class: 'small' }, others.map(picture));
        show(
            html('p', translateCount(unused.length, 'not_on_cards', { names })),
            others.length > 0 && [
                button([before, pictures, after], () => swap(unused, others), { 'aria-label': label }),
                button(translate('choose_other'), () => chooseInTurn(unused)),
            ],
            sizes,
        );
    }
    /** Asks of one symbol after the other what gives way to it. */
    function chooseInTurn([first, ...rest]: readonly string[], done: readonly Exchange[] = []): void {
        if (first === undefined) return showReplacements(done);
        const take = (other: string) => chooseInTurn(rest, [...done, { added: first, other }]);
        choose({ added: first, other: first }, done, take);
    }
    store.watch(['isBusy'], (state) => {
        if (!state.isBusy && !state.isStale) settle(state);
    });
    store.watch(['text'], close);
    return { offer, expect };
}
