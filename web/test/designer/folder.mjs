// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// The themes of a folder.
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { checkAccess, control, folder, newContext, open, serve, settled, tab } from './shared.mjs';

const small = (title) => `title: ${title}\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n`;

/** Makes a folder with themes, by name and title, the first the last changed one. */
function makeFolder(name, themes) {
    const path = join(folder, name);
    mkdirSync(path);
    Object.entries(themes).forEach(([file, title], days) => {
        writeFileSync(join(path, file), small(title));
        const time = Date.now() / 1000 - days * 86_400;
        utimesSync(join(path, file), time, time);
    });
    return path;
}

/** A theme of yesterday is found again, and each tab has its own. */
export async function openRecent() {
    const path = makeFolder('recent', { 'today.yaml': 'Today’s', 'größe & co.yaml': 'Yesterday’s' });
    const server = await serve(join(path, 'missing.yaml'));
    const context = await newContext(1280, 800),
        page = await open(context, server);
    await page.waitForFunction(() => document.querySelectorAll('.recent .sample img').length === 2);
    await checkAccess(page, 'the themes of the folder');
    const shown = await page.$$eval('.recent button', (all) => all.map((one) => one.textContent));
    check(
        'the last changed is the first',
        shown.join('|') === 'Today’s today.yaml · this minute|Yesterday’s größe & co.yaml · yesterday',
        shown,
    );
    await page.click('.recent button:has-text("Yesterday’s")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('it is open', (await page.textContent('h1')).startsWith('größe & co.yaml'), await page.textContent('h1'));
    await page.reload();
    await page.waitForSelector('.card use');
    await settled(page);
    check('and after a reload', (await page.textContent('h1')).startsWith('größe & co.yaml'));
    const [other] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => {
            window.open('/');
        }),
    ]);
    await other.click('.recent button:has-text("Today’s")');
    await other.waitForSelector('.card use');
    await settled(other);
    await other.evaluate(() => new Promise((done) => setTimeout(done, 1500))); // one look at the file
    await tab(other, 'Card');
    await control(other, 'Title', 'input').fill('Mine');
    await other.keyboard.press('Control+s');
    await other.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved as today.yaml'));
    check('each tab saves its own', readFileSync(join(path, 'today.yaml'), 'utf8') === small('Mine'));
    check('and no other', readFileSync(join(path, 'größe & co.yaml'), 'utf8') === small('Yesterday’s'));
    await context.close();
    server.stop();
}
