import { add, button, html, type Part } from '../../ui/dom';
import { makeTile, picture } from '../cards/drawing';
import type { DeckSymbol } from '../protocol/generated';
import { isOwn } from '../state/queries';
import type { Store } from '../state/store';
import type { State } from '../state/types';
import { swapSymbols } from '../theme_text/symbol_edits';
import { setValue } from '../theme_text/text_edits';
import { translate, translateCount } from '../ui/texts';

/** A symbol that was added, and the one that has given way to it. */
interface Exchange {
    added: string;
    other: string;
}

/** Puts symbols that were added to a full deck onto its cards. */
export class Replacement {
    /** Shows what is replaced, or asks. */
    readonly offer = html('div', { class: 'offer', role: 'status', hidden: true });
    private added: string[] = []; // until the cards show whether they are on them
    private waiting: string[] = []; // those that are on no card, until others come
    private fillers: Set<string> | undefined; // of a template
    private gesture = '';
    private shown: readonly Exchange[] = [];

    constructor(private readonly store: Store) {
        store.watch(['isBusy'], (state) => {
            if (!state.isBusy && !state.isStale) this.settle(state);
        });
        store.watch(['text'], () => this.close());
    }

    /** Waits for the cards with symbols that were added by a gesture. */
    expect(added: readonly string[], gesture: string): void {
        this.added.push(...this.waiting, ...added);
        this.gesture = gesture;
    }

    /** Lets a template's own symbols give way to what was added, the last first; asks about others. */
    private settle(state: State): void {
        this.fillers ??= new Set(state.saved ? [] : state.symbols.map(({ what }) => what));
        const { added } = this;
        const unused = added.filter((what) => state.symbols.some((one) => one.what === what && !one.picture));
        this.added = [];
        this.waiting = [];
        if (this.shown.length) this.showReplacements(this.shown); // they have names now
        if (!unused.length) return;
        const others = this.candidates().filter(({ what }) => !added.includes(what)), // nor what came with them
            fillers = others.filter(({ what }) => this.fillers!.has(what)).slice(-unused.length);
        if (!fillers.length) return this.ask(unused, others.slice(-unused.length));
        this.added = unused.slice(fillers.length);
        this.swap(unused.slice(0, fillers.length), fillers);
    }

    /** Returns those that can give way: they are on cards, and have a place of their own in the text. */
    private candidates(): DeckSymbol[] {
        const { state } = this.store;
        return state.symbols.filter((symbol) => symbol.picture && isOwn(state, symbol));
    }

    /** Lets new symbols take the place of others, and says so. */
    private swap(added: readonly string[], others: readonly DeckSymbol[]): void {
        const exchanges = others.map(({ what }, i) => ({ added: added[i]!, other: what }));
        this.changePlaces(exchanges);
        this.showReplacements(exchanges);
    }

    /** Lets symbols change places, so that only the cards with these change. */
    private changePlaces(exchanges: readonly Exchange[]): void {
        const { symbols } = this.store.state;
        const indexOf = (what: string) => symbols.findIndex((symbol) => symbol.what === what);
        const swaps = exchanges.map(({ added, other }) => [indexOf(added), indexOf(other)] as const);
        this.store.edit((text) => swapSymbols(text, symbols, ...swaps), this.gesture);
    }

    private readonly nameOf = (what: string): string =>
        this.store.state.symbols.find((one) => one.what === what)?.name ?? what;

    private readonly close = (): void => {
        this.offer.hidden = true;
        this.shown = [];
    };

    private show(...content: Part[]): void {
        this.shown = [];
        const hasFocus = this.offer.contains(document.activeElement);
        this.offer.replaceChildren();
        add(this.offer, ...content);
        this.offer.hidden = false;
        if (hasFocus) this.offer.querySelector('button')!.focus();
    }

    /** Lists the symbols that were replaced, each with a button that chooses another one. */
    private showReplacements(exchanges: readonly Exchange[]): void {
        const items = exchanges.map((exchange) => {
            const names = { added: this.nameOf(exchange.added), other: this.nameOf(exchange.other) },
                label = `${translate('choose_other')} ${names.added}`;
            const replace = (other: string) =>
                this.showReplacements(exchanges.map((one) => (one === exchange ? { ...one, other } : one)));
            const choose = () => this.choose(exchange, exchanges, replace),
                again = button(translate('choose_other'), choose, { 'aria-label': label });
            return html('li', translate('instead_of', names), ' ', again);
        });
        this.show(html('ul', items), button(translate('close'), this.close));
        this.shown = exchanges;
    }

    /** Lets another symbol give way: the one that is on no card takes its place. */
    private choose({ added, other }: Exchange, done: readonly Exchange[], then: (other: string) => void): void {
        const known = [added, ...done.flatMap((one) => [one.added, one.other])],
            candidates = this.candidates().filter(({ what }) => !known.includes(what));
        const tiles = candidates.map((symbol) => {
            const take = () => {
                this.changePlaces([{ added: other, other: symbol.what }]);
                then(symbol.what);
            };
            return html('li', makeTile(picture(symbol), symbol.name, take));
        });
        const list = html('ul', { class: 'tiles', 'aria-label': translate('symbols_of_deck') }, tiles),
            question = html('p', translate('what_gives_way', { name: this.nameOf(added) }));
        this.show(question, list, button(translate('cancel'), this.close));
    }

    /** Asks what to do with symbols that are on no card: some give way, or there are more on a card. */
    private ask(unused: string[], others: DeckSymbol[]): void {
        this.waiting = unused;
        const { head, count } = this.store.state;
        if (!head || !count) return; // there are too few for cards
        const larger = count.sizes.filter(([size]) => size > head.figures.perCard),
            enough = larger.filter(([, needed]) => needed <= count.given).at(-1),
            next = larger.find(([, needed]) => needed > count.given);
        const sizeButton = ([size, needed]: [number, number]) => {
            const n = needed - count.given,
                set = (text: string) => setValue(text, ['deck', 'symbols_per_card'], String(size));
            return button(translate(n > 0 ? 'per_card_more' : 'per_card', { size, n }), () => this.store.edit(set));
        };
        const names = unused.map(this.nameOf).join(', '),
            label = translate('take_place_of', { names: others.map(({ name }) => name).join(', ') }),
            [before = '', after = ''] = translate('take_place_of').split('{names}'),
            pictures = html('span', { class: 'small' }, others.map(picture));
        this.show(
            html('p', translateCount(unused.length, 'not_on_cards', { names })),
            others.length > 0 && [
                button([before, pictures, after], () => this.swap(unused, others), { 'aria-label': label }),
                button(translate('choose_other'), () => this.chooseInTurn(unused)),
            ],
            enough && sizeButton(enough),
            next && sizeButton(next),
        );
    }

    /** Asks of one symbol after the other what gives way to it. */
    private chooseInTurn([first, ...rest]: readonly string[], done: readonly Exchange[] = []): void {
        if (first === undefined) return this.showReplacements(done);
        const take = (other: string) => this.chooseInTurn(rest, [...done, { added: first, other }]);
        this.choose({ added: first, other: first }, done, take);
    }
}
