// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html, svg } from '../dom';
import { ask } from './api';
import { CountMeter } from './count_meter';
import { describeFound, findEmoji } from './emoji_search';
import type { DeckSymbol } from './generated';
import { Inspector } from './inspector';
import { draw } from './markup';
import { chosenSymbol, deckLanguage } from './queries';
import type { State } from './state';
import type { Store } from './store';
import { addSymbol, hasSymbol, leaveOut, moveSymbol, removeSymbol, setSymbolKey } from './symbol_edits';
import { quoted, setValue } from './text_edits';
import { Tiles } from './tiles';

/** What a server for everybody says, which keeps nothing. */
export const noPictures =
    'Pictures of your own stay on your computer: save the theme, and go on there with `spotit-print serve`, which takes pictures.';

/** The symbols of the deck as tiles, what can be changed of each, and a search for more. */
export class Symbols {
    readonly element = html('div', { class: 'symbols' });
    private readonly meter: CountMeter;
    private readonly tiles: Tiles;
    private readonly inspector: Inspector;
    private readonly results = html('ul', { class: 'tiles', 'aria-label': 'Found symbols' });
    private readonly said = html('p', { class: 'quiet', role: 'status' });
    private shown = '';
    private asked = 0;
    private readonly isFixed: boolean;

    constructor(
        private readonly store: Store,
        { isFixed, isShared }: { isFixed: boolean; isShared: boolean },
    ) {
        this.isFixed = isFixed;
        this.meter = new CountMeter(
            (perCard) => store.edit((text) => setValue(text, ['deck', 'symbols_per_card'], perCard)),
            isFixed,
        );
        this.tiles = new Tiles(
            {
                choose: (index) => this.choose(index),
                move: (from, to) => this.move(from, to),
                remove: (index) => this.remove(index),
            },
            isFixed,
        );
        this.inspector = new Inspector({
            set: (key, value) => this.set(key, value),
            move: (by) => this.move(chosenSymbol(store.state), chosenSymbol(store.state) + by),
            remove: () => this.remove(chosenSymbol(store.state)),
        });
        if (!isFixed) this.element.append(...this.additions(isShared));
        this.element.append(
            html('h2', {}, 'In the deck'),
            this.meter.element,
            this.tiles.element,
            this.inspector.element,
        );
    }

    /** Shows the symbols as they are now. */
    update({ symbols, count }: State): void {
        if (count) this.meter.update(count);
        const index = chosenSymbol(this.store.state);
        const content = JSON.stringify([
            symbols.map(({ kind, what, name, picture, box }) => [kind, what, name, picture, box]),
            index,
        ]);
        if (content !== this.shown) this.tiles.update(symbols, index);
        this.shown = content;
        this.inspect(index);
    }

    /** Puts pictures into the folder pictures/ beside the theme, and into the deck. */
    async add(files: File[]): Promise<void> {
        const known: string[] = [];
        for (const path of await this.upload(files)) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            if (!this.addOnce(path, name)) known.push(name);
        }
        for (const name of known) this.sayKnown(name); // after the messages about the others
    }

    /** Puts pictures into the folder pictures/ beside the theme; returns their paths from there. */
    async upload(files: File[]): Promise<string[]> {
        const paths: string[] = [];
        for (const file of files) {
            const name = file.name
                .normalize()
                .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
                .replace(/^[.-]+/, '');
            const answer = await ask(`picture?name=${encodeURIComponent(name)}`, { method: 'POST', body: file });
            const said = await answer.text();
            if (answer.ok) paths.push(said);
            else this.store.say(`${file.name}: ${answer.status === 413 ? 'larger than 25 MB' : said}`);
        }
        return paths;
    }

    private additions(isShared: boolean): HTMLElement[] {
        const input = html('input', { type: 'search', placeholder: 'dog, fruit, 🐱', autocomplete: 'off' });
        let timer = 0;
        input.addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(() => void this.search(input.value), 200);
        });
        const files = html('input', { type: 'file', multiple: true, accept: 'image/*,.heic,.heif,.avif' });
        files.addEventListener(
            'change',
            () =>
                void this.add([...(files.files ?? [])]).then(() => {
                    files.value = '';
                }),
        );
        return [
            html('label', { class: 'search' }, html('span', {}, 'Find emoji to add'), input),
            this.said,
            this.results,
            isShared
                ? html('p', { class: 'quiet' }, noPictures)
                : html(
                      'label',
                      { class: 'search' },
                      html('span', {}, 'Add your own pictures, or drop them here'),
                      files,
                  ),
        ];
    }

    private isOwn({ from }: DeckSymbol): boolean {
        return this.store.state.symbols.filter((symbol) => symbol.from === from).length === 1;
    }

    choose(index: number): void {
        const { what } = this.store.state.symbols[index]!;
        this.store.dispatch({ type: 'choose symbol', symbol: what });
        this.store.dispatch({ type: 'open view', view: 'cards' });
    }

    private inspect(index: number): void {
        const symbol = this.store.state.symbols[index];
        const isWritten = symbol?.from !== undefined && !this.isFixed;
        this.inspector.show(isWritten ? symbol : undefined, isWritten && this.isOwn(symbol));
    }

    private set(key: 'name' | 'scale', value?: string): void {
        const { symbols } = this.store.state,
            index = chosenSymbol(this.store.state);
        if (symbols[index]?.from === undefined) return; // its place comes with the next cards
        const written = key === 'name' && value ? quoted(value) : value;
        this.store.edit((text) => setSymbolKey(text, symbols, index, key, written), `${key} ${symbols[index].what}`);
    }

    private move(from: number, to: number): void {
        const { symbols } = this.store.state;
        if (from === to || !symbols[to] || symbols[from]?.from === undefined) return;
        this.store.dispatch({ type: 'choose symbol', symbol: symbols[from].what });
        this.store.edit((text) => moveSymbol(text, symbols, from, to));
    }

    private remove(index: number): void {
        const symbol = this.store.state.symbols[index];
        if (symbol?.from === undefined) return;
        this.store.edit((text) => (this.isOwn(symbol) ? removeSymbol(text, symbol) : leaveOut(text, symbol)));
    }

    /** Adds a symbol, unless it is there already: no symbol may stand in a deck twice. That one is shown, once its cards are. */
    private addOnce(symbol: string, shownAs: string): boolean {
        const index = this.store.state.symbols.findIndex(({ what }) => what === shownAs);
        if (index >= 0) this.choose(index);
        const isNew = index < 0 && !hasSymbol(this.store.state.text, symbol);
        if (isNew) this.store.edit((text) => addSymbol(text, symbol));
        return isNew;
    }

    private sayKnown(name: string): void {
        this.store.say(`${name} is in the deck already.`);
    }

    private async search(words: string): Promise<void> {
        const number = ++this.asked;
        if (!words.trim()) {
            this.results.replaceChildren();
            this.said.textContent = '';
            return;
        }
        const language = deckLanguage(this.store.state);
        const found = await findEmoji(words, language);
        if (number !== this.asked || !found) return;
        this.said.textContent = describeFound(words, language, found);
        this.results.replaceChildren(
            ...found.emoji.map((one) => {
                const tile = button(
                    '',
                    () => {
                        if (!this.addOnce(one.emoji, one.emoji)) this.sayKnown(one.name);
                    },
                    { class: 'tile', title: one.name, 'aria-label': `Add ${one.name}` },
                );
                tile.append(draw(svg('svg', { viewBox: one.box, 'aria-hidden': 'true' }), one.svg));
                return html('li', {}, tile);
            }),
        );
    }
}
