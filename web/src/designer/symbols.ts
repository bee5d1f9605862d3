// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html, svg } from '../dom';
import { ask } from './api';
import { picture } from './cards';
import type { DeckSymbol } from './deck';
import { draw } from './markup';

interface Found { emoji: string; name: string; svg: string; box: string }

interface Listener {
    add(symbol: string): void;
    say(text: string): void;
    remove(symbol: DeckSymbol): void;
    /** Hears which symbol is pointed at. */
    show(symbol: number): void;
    language(): string;
}

/** The symbols of the deck as tiles, and a search for more. */
export class Symbols {
    readonly element = html('div', { class: 'symbols' });
    private readonly tiles = html('ul', { class: 'tiles' });
    private readonly results = html('ul', { class: 'tiles', 'aria-label': 'Found symbols' });
    private readonly said = html('p', { class: 'quiet', role: 'status' });
    private asked = 0;

    constructor(private readonly listener: Listener, isFixed: boolean) {
        const input = html('input', { type: 'search', placeholder: 'dog, fruit, 🐱', autocomplete: 'off' });
        let timer = 0;
        input.addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(() => void this.search(input.value), 200);
        });
        const files = html('input', { type: 'file', multiple: true, accept: '.png,.jpg,.jpeg,.svg,.webp' });
        files.addEventListener('change', () => void this.upload([...files.files ?? []]).then(() => { files.value = ''; }));
        if (!isFixed) this.element.append(html('label', { class: 'search' }, html('span', {}, 'Find emoji to add'), input), this.said, this.results,
            html('label', { class: 'search' }, html('span', {}, 'Add your own pictures, or drop them here'), files));
        this.element.append(html('h2', {}, 'In the deck'), this.tiles);
        this.isFixed = isFixed;
    }
    private readonly isFixed: boolean;

    update(symbols: DeckSymbol[]): void {
        this.tiles.replaceChildren(...symbols.flatMap((symbol, index) => {
            if (symbol.isGone) return [];
            const tile = html('li', { class: symbol.picture ? '' : 'unused' },
                button('', () => this.listener.show(index), { class: 'tile', title: symbol.name, 'aria-label': `Show the cards with ${symbol.name}` }));
            tile.firstElementChild!.append(symbol.picture ? picture(symbol) : symbol.name);
            if (!this.isFixed && symbol.from !== undefined)
                tile.append(button('×', () => this.listener.remove(symbol), { class: 'remove', 'aria-label': `Remove ${symbol.name}` }));
            return [tile];
        }));
    }

    /** Puts pictures into the folder pictures/ beside the theme, and into the deck. */
    async upload(files: File[]): Promise<void> {
        for (const file of files) {
            const name = file.name.normalize().replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '');
            const answer = await ask(`picture?name=${encodeURIComponent(name)}`, { method: 'POST', body: file });
            const said = await answer.text();
            if (answer.ok) this.listener.add(said);
            else this.listener.say(`${file.name}: ${answer.status === 413 ? 'larger than 25 MB' : said}`);
        }
    }

    private async search(words: string): Promise<void> {
        const number = ++this.asked;
        if (!words.trim()) {
            this.results.replaceChildren();
            this.said.textContent = '';
            return;
        }
        const answer = await ask('symbols', { method: 'POST', body: JSON.stringify({ words, language: this.listener.language() }) });
        if (number !== this.asked || !answer.ok) return;
        const found = await answer.json() as Found[];
        this.said.textContent = found.length ? '' : `no emoji for “${words.trim()}”`;
        this.results.replaceChildren(...found.map((one) => {
            const tile = button('', () => this.listener.add(one.emoji), { class: 'tile', title: one.name, 'aria-label': `Add ${one.name}` });
            tile.append(draw(svg('svg', { viewBox: one.box, 'aria-hidden': 'true' }), one.svg));
            return html('li', {}, tile);
        }));
    }
}
