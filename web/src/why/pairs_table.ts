// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face, symbolPicture } from '../card';
import { deck, shared, texts } from '../deck';
import { html } from '../dom';

/** A table of more cards can't be read. */
const maxCards = 40;

/** What each two cards share, the cards themselves on the diagonal. */
export function pairsTable(): HTMLElement[] {
    const cards = [...deck.cards.keys()];
    if (cards.length > maxCards) return [];
    const table = html('div', { class: 'pairs-table', role: 'img', 'aria-label': texts.why_table },
        ...cards.flatMap((row) => cards.map((column) => html('div', {}, row === column ? face(row) : symbolPicture(shared(row, column))))));
    table.style.gridTemplateColumns = `repeat(${cards.length}, 1fr)`;
    return [html('p', {}, texts.why_table), table];
}
