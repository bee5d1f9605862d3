// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face } from '../card';
import { deck, fill, texts } from '../deck';
import { html } from '../dom';

/** Two sliders that choose two of `count` things, and room for the two cards. */
export class PairChooser {
    readonly sliders: HTMLElement;
    readonly cards = html('div', { class: 'pair' });
    private readonly inputs: HTMLInputElement[];

    constructor(count: number, private readonly onChange: (one: number, other: number) => void) {
        this.inputs = [0, Math.min(5, count - 1)].map((value) => html('input', { type: 'range', min: '0', max: String(count - 1), value: String(value) }));
        const labels = [texts.first_card, texts.second_card];
        this.sliders = html('div', { class: 'sliders' }, ...this.inputs.map((input, i) => html('label', { class: `turn${i}` }, labels[i]!, input)));
        for (const input of this.inputs) input.addEventListener('input', () => this.update());
    }
    update(): void {
        this.onChange(Number(this.inputs[0]!.value), Number(this.inputs[1]!.value));
    }
    /** Shows two cards; negative numbers are cards that the deck has left out. */
    show(one: number, other: number, symbol: number): void {
        this.cards.replaceChildren(...[one, other].map((card) => card < 0 ? html('p', { class: 'left-out' }, texts.why_not_there) : face(card)));
        for (const each of this.cards.querySelectorAll(`[data-symbol="${symbol}"]`)) each.classList.add('found');
    }
}

/** The sentence that holds for every deck of matches, with its numbers. */
export function promise(): HTMLElement {
    const cards = deck.cards.length;
    const whole = fill(texts.why_pairs, { cards, pairs: (cards * (cards - 1)) / 2 });
    return html('p', {}, deck.left_out > 0 ? `${whole} ${fill(texts.why_left_out, { n: deck.left_out })}` : whole);
}
