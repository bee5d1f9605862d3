// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// Taps that come too late or twice.
import { check } from '../checks.mjs';
import { moves } from './games.mjs';
import { browser, common, isOver, makePage, open, pointOf, screens, settle, shownSymbols } from './shared.mjs';

/** Touches a point of the page; not by the browser's own commands, which take longer than two fingers. */
const tap = (page, point) => page.evaluate(({ x, y }) => {
    document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true, cancelable: true }));
}, point);

/** The right symbol of the player who is slower, before the other one has moved. */
const slower = {
    tower: (cards) => [0, common(cards[0], cards.at(-1))[0]],
    well: (cards) => [1, common(cards[1], cards.at(-1))[0]],
    potato: (cards) => [1, common(cards[0], cards[1])[0]],
};

/** Who taps right, but after somebody else, is neither judged by the next card nor made to wait. */
export async function loseRaces() {
    const animals = makePage('animals'), context = await browser.newContext(screens.desk);
    for (const [game, late] of Object.entries(slower))
        for (const gap of [0, 150]) {
            const page = await open(context, `${animals}#${game}`);
            let locked = 0, taken = 0;
            for (let race = 0; race < 5; ++race) {
                await settle(page);
                const cards = await shownSymbols(page);
                const points = [await pointOf(page, ...moves[game]({ cards, last: cards.length - 1 })), await pointOf(page, ...late(cards))];
                await tap(page, points[0]);
                const dealt = JSON.stringify(await shownSymbols(page));
                check(`${game} goes on`, dealt !== JSON.stringify(cards));
                await page.waitForTimeout(gap);
                await tap(page, points[1]);
                locked += await page.$$eval('.locked', (all) => all.length);
                if (JSON.stringify(await shownSymbols(page)) !== dealt) ++taken;
            }
            check(`the slower one of ${game} is not punished after ${gap} ms`, locked === 0, `${locked} times of 5`);
            check('nor moves by chance', taken === 0, taken);
            await page.close();
        }
    await context.close();
}

/** Small children tap twice. */
export async function tapTwice() {
    const context = await browser.newContext(screens.phone), page = await open(context, `${makePage('animals')}#clock`);
    for (let round = 0; round < 10 && !(await isOver(page)); ++round) {
        await settle(page);
        const point = await pointOf(page, ...moves.clock({ cards: await shownSymbols(page) }));
        for (let twice = 0; twice < 2; ++twice) {
            await tap(page, point);
            await page.waitForTimeout(100);
        }
    }
    check('a double tap costs nothing', (await page.textContent('.status')).includes(', 0 wrong'), await page.textContent('.status'));
    await context.close();
}
