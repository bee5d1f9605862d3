// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// Photos from a phone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { checkAccess, folder, newContext, open, serve, settled, shot, tab } from './shared.mjs';

/** Draws photos of one color each, and returns their files. */
async function takePhotos(page, ...colors) {
    const files = [];
    for (const color of colors) {
        const bytes = await page.evaluate(async (color) => {
            const canvas = new OffscreenCanvas(3000, 1500),
                context = canvas.getContext('2d');
            context.fillStyle = color;
            context.fillRect(0, 0, 3000, 1500);
            return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
        }, color);
        files.push(join(folder, `${color}.png`));
        writeFileSync(files.at(-1), Buffer.from(bytes));
    }
    return files;
}

/** Returns width and height of a JPEG. */
function sizeOf(file) {
    const bytes = readFileSync(file);
    for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2))
        if (/c[0-2]/.test(bytes[at + 1].toString(16))) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

/** A phone scans the code of the designer's page, and sends photos into the deck, as long as the page wants them. */
export async function sendPhotos() {
    const file = join(folder, 'guests.yaml');
    writeFileSync(file, 'title: Guests\nsymbols:\n  - 🐶 🐱 🐭 🐹 🐰\n');
    const server = await serve(file, '--phone', '--host', '127.0.0.2');
    const page = await open(await newContext(1280, 800), server);
    await page.waitForSelector('.tile');
    await settled(page);
    const [begun] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/photos/begin')),
        page.click('button:text-is("Photos from a phone")'),
    ]);
    const { link } = await begun.json();
    await page.waitForSelector('.phone-photos .code');
    check('the focus follows', await page.evaluate(() => document.activeElement.closest('.phone-photos') !== null));
    await checkAccess(page, 'the code for phones');
    await shot(page, 'photos-code');

    const phone = await (await newContext(390, 844)).newPage();
    phone.on('pageerror', (error) => check('no error', false, String(error)));
    await phone.goto(link);
    await phone.waitForSelector('.photos');
    await checkAccess(phone, 'the page of the phone');
    const status = (n, text) =>
        phone
            .waitForFunction(([n, text]) => document.querySelectorAll('.sent span')[n]?.textContent === text, [n, text])
            .catch(async () => check(text, false, await phone.textContent('.sent')));
    await phone.setInputFiles('.photos input[multiple]', await takePhotos(page, 'red', 'blue'));
    await status(0, 'sent');
    await status(1, 'sent');
    await shot(phone, 'photos-phone');
    check(
        'nothing is wider than the phone',
        await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    );
    const path = join(folder, 'pictures/photo-1.jpg');
    check('photos are shrunk', sizeOf(path).join() === '2000,1000', sizeOf(path));
    await page.waitForSelector('.card use'); // five emoji and two photos make a deck
    await page.waitForFunction(() => document.querySelectorAll('.phone-photos li').length === 2);
    check(
        'they are in the deck',
        (await page.locator('.tile[aria-label*="photo"]').count()) === 2,
        await page.textContent('.symbols'),
    );
    await settled(page);
    await page.click('.phone-photos li:has-text("photo-2.jpg") button');
    await page.waitForFunction(() => document.querySelectorAll('.tile[aria-label*="photo"]').length === 1);
    check('a photo is taken out, and its file stays', existsSync(join(folder, 'pictures/photo-2.jpg')));

    writeFileSync(join(folder, 'broken.png'), 'no picture');
    await phone.setInputFiles('.photos input[multiple]', join(folder, 'broken.png'));
    await status(0, 'can’t be read');
    await page.click('button:text-is("Take no more photos")');
    check('the code is gone', !(await page.isVisible('.code')));
    await phone.setInputFiles('.photos input[multiple]', (await takePhotos(page, 'green'))[0]);
    await status(0, 'No more photos are taken: ask for the code again.');
    check('nothing more came', !existsSync(join(folder, 'pictures/photo-3.jpg')));
    await phone.context().close();
    await page.context().close();
    server.stop();

    const alone = await serve(file);
    const other = await (await newContext(1280, 800)).newPage(); // browsers write failed requests to the console
    await other.goto(alone.link);
    await other.click('button:text-is("Photos from a phone")');
    await other.waitForSelector('.phone-photos p');
    const said = await other.textContent('.phone-photos');
    check('what to start instead is said', said.includes('spotit-print serve guests.yaml --phone'), said);
    await tab(other, 'Card');
    await other.context().close();
    alone.stop();
}
