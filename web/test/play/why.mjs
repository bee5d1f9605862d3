// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// "Why it works".
import { check } from '../checks.mjs';
import { common } from './shared.mjs';

/** Every third card of "Why it works", against the definition. */
export async function checkThirds(page) {
    const result = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.all-cards .card')];
        const features = all.map((each) => {
            const drawings = each.getAttribute('aria-label').split(': ')[1].split(', ');
            return [String(drawings.length), ...drawings[0].split(' ')];
        });
        let wrong = 0, tried = 0;
        for (let i = 0; i < all.length; ++i)
            for (let j = i + 1; j < all.length; ++j) {
                all[i].click();
                if (all[i].getAttribute('aria-pressed') !== 'true' || document.querySelectorAll('[aria-pressed="true"]').length > 1) all[i].click();
                all[j].click();
                const third = all.findIndex((each) => each.classList.contains('found'));
                const isRight = third >= 0 && [0, 1, 2, 3].every((f) => new Set([features[i][f], features[j][f], features[third][f]]).size !== 2);
                ++tried;
                if (!isRight) ++wrong;
            }
        return { wrong, tried };
    });
    check('all thirds are right', result.wrong === 0 && result.tried === (81 * 80) / 2, JSON.stringify(result));
}

/** Each symbol of a dual affine deck is a line of the grid: a column, a row, or a slope with one card in each of both. */
export async function checkGrid(page, order) {
    const cells = await page.$$eval('.cell .face', (faces) => faces.map((face) => [...face.querySelectorAll('[data-symbol]')].map((each) => Number(each.dataset.symbol))));
    check('all cards are in the grid', cells.length === order * order, cells.length);
    const symbols = await page.$$eval('.slope button', (all) => all.map((each) => Number(each.dataset.line))), kinds = { column: 0, row: 0, slope: 0, diagonal: 0 };
    for (const symbol of symbols) {
        await page.click(`.slope [data-line="${symbol}"]`);
        const lit = await page.$$eval('.cell', (all) => all.flatMap((cell, i) => cell.classList.contains('on-line') ? [i] : []));
        check('a line is all cards with its symbol', lit.length === order && lit.every((i) => cells[i].includes(symbol)), `${symbol}: ${lit}`);
        const columns = new Set(lit.map((i) => i % order)), rows = new Set(lit.map((i) => Math.floor(i / order)));
        const kind = columns.size === 1 ? 'column' : rows.size === 1 ? 'row' : 'slope';
        check('a slope crosses each column and row once', kind !== 'slope' || (columns.size === order && rows.size === order), lit);
        kinds[kind] += 1;
        const step = (i) => (order + (i % order) - Math.floor(i / order)) % order;
        if (kind === 'slope' && lit.every((i) => step(i) === step(lit[0]))) kinds.diagonal += 1;
    }
    check('there are lines of all kinds', JSON.stringify(kinds) === JSON.stringify({ column: order, row: order, slope: order * (order - 1), diagonal: order }), JSON.stringify(kinds));
}

/** A deck that is no plane: its table has what each two cards share, and its fillers are shown. */
export async function checkTable(page, symbolsPerCard) {
    const cells = await page.$$eval('.pairs-table > div', (all) => all.map((each) => each.querySelector('.face') ? -1 : Number(each.querySelector('use').getAttribute('href').slice(2))));
    const { pictures, cards } = await page.evaluate(() => {
        const deck = JSON.parse(document.getElementById('deck').textContent);
        return { pictures: deck.symbols, cards: deck.cards.map((card) => card.pictures.map(([picture]) => deck.symbols[picture])) };
    });
    check('all pairs are in the table', cells.length === cards.length ** 2 && cards[0].length === symbolsPerCard);
    const wrong = cells.filter((cell, i) => {
        const one = cards[Math.floor(i / cards.length)], other = cards[i % cards.length];
        return one === other ? cell !== -1 : pictures[cell] !== common(one, other)[0];
    });
    check('the table is right', wrong.length === 0, wrong.length);
    const lone = new Set(cards.flat().filter((symbol, i, all) => all.indexOf(symbol) === all.lastIndexOf(symbol)));
    const shown = await page.$$eval('.fillers use', (all) => all.map((each) => Number(each.getAttribute('href').slice(2))));
    check('fillers are shown', lone.size > 0 && shown.length === lone.size && shown.every((picture) => lone.has(pictures[picture])), shown);
}
