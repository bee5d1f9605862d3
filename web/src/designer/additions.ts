// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { picture } from './drawing';
import type { DeckSymbol } from './generated';
import { whatOf, type NewSymbol } from './new_symbol';
import { isOwn } from './queries';
import type { State } from './state';
import type { Store } from './store';
import { addSymbols, hasSymbol, replaceSymbols } from './symbol_additions';
import { replaceSymbol, swapSymbols } from './symbol_edits';
import { inSteps, type Placed } from './symbol_places';
import { nodeAt, removeValue, setValue } from './text_edits';
import { translate, translateCount } from './texts';

/** Puts symbols into the deck, and sees to it that they get onto its cards. */
export class Additions {
    /** Asks which symbols are to give way. */
    readonly offer = html('div', { class: 'offer', role: 'status', hidden: true });
    private added: string[] = []; // until the cards show whether they are on them
    private waiting: string[] = []; // those that are on no card, until others come
    private fillers: Set<string> | undefined; // of a template
    private gesture = 0;

    constructor(private readonly store: Store) {
        store.watch(['isBusy'], (state) => {
            if (!state.isBusy && !state.isStale) this.settle(state);
        });
        store.watch(['text'], () => (this.offer.hidden = true));
    }

    /** Adds those that are not there yet: no symbol may stand in a deck twice. Says so of the others, and shows the last. */
    add(symbols: readonly NewSymbol[], name?: string): void {
        const isFirst = (symbol: NewSymbol, i: number) =>
            symbols.findIndex((one) => whatOf(one) === whatOf(symbol)) === i;
        const fresh = symbols.filter((symbol, i) => isFirst(symbol, i) && !this.isKnown(symbol));
        if (fresh.length) {
            const gesture = `add ${++this.gesture}`;
            this.store.edit((text) => addSymbols(text, fresh), gesture);
            this.setForms(fresh, gesture);
            this.added.push(...this.waiting, ...fresh.map(whatOf));
        }
        const known = symbols.filter((symbol) => !fresh.includes(symbol)).at(-1);
        if (known) this.showKnown(whatOf(known), name);
    }

    /** Puts symbols in the place of all others. */
    replaceAll(symbols: readonly NewSymbol[], perCard: number | undefined): void {
        const gesture = `add ${++this.gesture}`;
        this.store.edit((text) => replaceSymbols(text, symbols), gesture);
        if (symbols.some(({ picture, translation }) => !picture && !translation)) this.removeForms(gesture);
        else this.setForms(symbols, gesture);
        if (perCard !== undefined && this.store.state.count?.wanted !== undefined) this.setSize(perCard, gesture);
    }

    /** Puts a symbol in the place of another one; returns whether it could. */
    replace(index: number, symbol: NewSymbol, name?: string): boolean {
        if (this.isKnown(symbol)) return (this.showKnown(whatOf(symbol), name), false);
        const { symbols } = this.store.state;
        this.store.edit((text) => replaceSymbol(text, symbols, index, symbol));
        this.store.dispatch({ type: 'choose symbol', symbol: whatOf(symbol) });
        return true;
    }

    /** Shows both forms of symbols that have two, if the deck does not do so yet. */
    private setForms(symbols: readonly NewSymbol[], gesture: string): void {
        const both = symbols.find(({ languages }) => languages)?.languages,
            isPair = symbols.some(({ translation }) => translation);
        const forms = both ? `{ mode: split, of: [word.${both[0]}, word.${both[1]}] }` : isPair ? 'split' : 'labelled';
        const hasTexts = symbols.some(({ picture, word, translation }) => (picture && word) || translation);
        if (hasTexts && (both || nodeAt(this.store.state.text, ['deck', 'forms']) === undefined))
            this.store.edit((text) => setValue(text, ['deck', 'forms'], forms), gesture);
    }

    /** A word has one form alone. */
    private removeForms(gesture: string): void {
        this.store.edit((text) => removeValue(text, ['deck', 'forms']) ?? [], gesture);
    }

    private isKnown(symbol: NewSymbol): boolean {
        const { symbols, text } = this.store.state;
        return symbols.some(({ what }) => what === whatOf(symbol)) || hasSymbol(text, symbol);
    }

    private showKnown(what: string, name = what): void {
        if (this.store.state.symbols.some((symbol) => symbol.what === what))
            this.store.dispatch({ type: 'choose symbol', symbol: what });
        this.store.say(translate('known_already', { name }));
    }

    private setSize(perCard: number, gesture?: string): void {
        this.store.edit((text) => setValue(text, ['deck', 'symbols_per_card'], String(perCard)), gesture);
    }

    /** Lets a template's own symbols give way to what was added, the last first; asks about others. */
    private settle(state: State): void {
        this.fillers ??= new Set(state.saved ? [] : state.symbols.map(({ what }) => what));
        const unused = this.added.filter((what) => state.symbols.some((one) => one.what === what && !one.picture));
        this.added = [];
        this.waiting = [];
        if (!unused.length) return;
        const others = state.symbols.filter(
            (symbol) => symbol.picture && isOwn(state, symbol) && !unused.includes(symbol.what),
        );
        const fillers = others.filter(({ what }) => this.fillers!.has(what)).slice(-unused.length);
        if (!fillers.length) return this.ask(unused, others.slice(-unused.length));
        this.added = unused.slice(fillers.length);
        this.swap(unused.slice(0, fillers.length), fillers);
        this.store.say(translate('have_given_way', { names: fillers.map(({ name }) => name).join(', ') }));
    }

    /** Lets new symbols change places with others, so that only the cards with these change. */
    private swap(added: readonly string[], others: readonly DeckSymbol[]): void {
        const { symbols } = this.store.state;
        const indexOf = (what: string) => symbols.findIndex((symbol) => symbol.what === what);
        const pairs = others.map((other, i) => [indexOf(added[i]!), indexOf(other.what)] as const);
        this.store.edit(
            (text) =>
                inSteps(
                    text,
                    symbols,
                    ...pairs.map(
                        ([one, other]) =>
                            (now: string, placed: readonly Placed[]) =>
                                swapSymbols(now, placed, one, other),
                    ),
                ),
            `add ${this.gesture}`,
        );
    }

    private ask(unused: string[], others: DeckSymbol[]): void {
        this.waiting = unused;
        const { given = 0, sizes = [] } = this.store.state.count ?? {},
            perCard = this.store.state.head?.figures.perCard ?? 0;
        const larger = sizes.filter(([size]) => size > perCard);
        const choices = [
            larger.filter(([, needed]) => needed <= given).at(-1),
            larger.find(([, needed]) => needed > given),
        ];
        const names = unused.join(', ');
        const swap = button('', () => this.swap(unused, others), {
            'aria-label': translate('take_place_of', { names: others.map(({ name }) => name).join(', ') }),
        });
        swap.append(
            ...split(translate('take_place_of'), '{names}', html('span', { class: 'small' }, ...others.map(picture))),
        );
        this.offer.replaceChildren(
            html('p', {}, translateCount(unused.length, 'one_not_on_cards', 'not_on_cards', { names })),
            ...(others.length ? [swap] : []),
            ...choices.flatMap((choice) => {
                if (!choice) return [];
                const [size, needed] = choice;
                const label = needed > given ? 'per_card_more' : 'per_card';
                return [button(translate(label, { size, n: needed - given }), () => this.setSize(size))];
            }),
        );
        this.offer.hidden = false;
    }
}

/** Puts an element in the place of a name in a text. */
function split(text: string, name: string, element: Node): (string | Node)[] {
    const [before = '', after = ''] = text.split(name);
    return [before, element, after];
}
