//
// What people do beside designing: Escape, Back, Ctrl+P, a paste that is too long, a look at what the page says.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { folder, newContext, open, serve, settled, shot, tab } from './shared.mjs';

const emoji = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';

/** Opens a theme of this text in a browser of its own. */
async function begin(name, text, options) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const server = await serve(file),
        page = await open(await newContext(1280, 800, options), server);
    await page.waitForSelector('.card use');
    await settled(page);
    const end = async () => {
        await page.context().close();
        server.stop();
    };
    return { page, file, end };
}

/** The chosen symbol glows, all others stay as they are, until it is no longer chosen. */
async function endChoices() {
    const { page, end } = await begin('chosen.yaml', emoji);
    const glows = () => page.locator('.hit').count(),
        choose = () => page.click('.tile[aria-label=cat]');
    const isOver = async (how) =>
        check(`${how} ends the choice`, (await glows()) === 0 && (await page.isHidden('.inspector')), await glows());
    await choose();
    const pale = await page.$$eval('.card [data-symbol]', (all) =>
        all.filter((one) => getComputedStyle(one).opacity !== '1').map((one) => one.outerHTML),
    );
    check('nothing fades', pale.length === 0, pale.join('\n'));
    check('the symbol glows on its cards', (await glows()) === 3, await glows());
    await shot(page, 'chosen');
    await page.click('.inspector legend');
    check('its own panel is no empty place', (await glows()) === 3 && (await page.isVisible('.inspector')));
    await page.keyboard.press('Escape');
    await isOver('Escape');
    const { x, y, height } = await page.$eval('.card:last-child', (card) => card.getBoundingClientRect().toJSON());
    for (const [how, at] of Object.entries({
        'a click below the cards': [x, y + height + 50],
        'and above': [700, 155],
    })) {
        await choose();
        await page.mouse.click(...at);
        await isOver(how);
    }
    for (const panel of ['Card', 'Text']) {
        await tab(page, 'Symbols');
        await choose();
        await page.click(`[role=tab]:text-is("${panel}")`);
        await isOver(panel);
    }
    await tab(page, 'Symbols');
    await tab(page, 'Sheets');
    await choose();
    check('a tile leads to the cards', (await glows()) === 3 && (await page.isVisible('.card >> nth=0')));
    await end();
}

export const habits = [endChoices];
