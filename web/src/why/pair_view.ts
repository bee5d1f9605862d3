// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { symbolPicture } from '../card';
import { deck, fill, shared, texts } from '../deck';
import { html } from '../dom';
import { GridView } from './grid_view';
import { PairChooser, promise } from './pair';
import { pairsTable } from './pairs_table';

/** Any two cards and what they share, for decks that are no whole plane. */
export function pairView(): HTMLElement[] {
    const says = html('p', { role: 'status' });
    const grid = GridView.make();
    const chooser = new PairChooser(deck.cards.length, (one, other) => {
        const symbol = one === other ? -1 : shared(one, other);
        chooser.show(one, other, symbol);
        grid?.show([one, other], symbol);
        says.textContent = symbol < 0 ? texts.why_same : fill(texts.why_both, { symbol: deck.names[symbol]! });
    });
    chooser.update();
    const fillers = deck.names.map((_, symbol) => symbol).slice(deck.matching);
    return [
        promise(),
        ...(deck.kind === 'dual-affine' ? [html('p', {}, fill(texts.why_affine, { order: deck.order }))] : []),
        ...(fillers.length > 0 ? [html('p', {}, fill(texts.why_fillers, { n: fillers.length })),
            html('div', { class: 'fillers' }, ...fillers.map((symbol) => symbolPicture(symbol)))] : []),
        chooser.sliders, says, chooser.cards, ...(grid ? [grid.element] : pairsTable()),
    ];
}
