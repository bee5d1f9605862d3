// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// The number of players.
import { check } from '../checks.mjs';
import { browser, makePage, screens } from './shared.mjs';

/** A small deck has seats for as many players as its box offers, whatever number is kept. */
export async function seatPlayers() {
    const fano = makePage('fano');
    for (const [kept, seats] of [
        ['4', 2],
        ['3', 2],
        ['1', 2],
        ['"x"', 2],
    ]) {
        const context = await browser.newContext(screens.desk),
            page = await context.newPage();
        await page.addInitScript(`Storage.prototype.getItem = (name) => name.endsWith('-players') ? '${kept}' : null`);
        for (const game of ['tower', 'well', 'potato']) {
            await page.goto(`${fano}#${game}`);
            await page.waitForSelector('.seat');
            await page.reload(); // another part of the same page is no other page
            await page.waitForSelector('.seat');
            check(
                `${game} of 7 cards has ${seats} seats for ${kept} players`,
                (await page.$$eval('.seat:not(.middle)', (all) => all.length)) === seats,
            );
            check(
                'as its box says',
                await page.$$eval('.tools select', ([box]) => [...box.options].length === 1 && box.value === '2'),
            );
        }
        await context.close();
    }
}
