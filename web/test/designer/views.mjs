//
// The cards as others see them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, paint } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    control,
    folder,
    leave,
    openWide,
    painted,
    serveTheme,
    settled,
    shot,
    tab,
} from './shared.mjs';

/** Returns the color that is seen near the upper edge of a card, in bytes. */
async function colorOf(page, selector) {
    await paint(page);
    const picture = (await page.locator(selector).screenshot()).toString('base64');
    return page.evaluate(async (bytes) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return [...context.getImageData(image.width / 2, image.height / 10, 1, 1).data].slice(0, 3);
    }, picture);
}

/** Looks at symbols that could be mistaken, side by side, and at cards as others see them. */
export async function look() {
    const file = join(folder, 'alike.yaml');
    writeFileSync(file, 'symbols: 🍎 🐱 🐭 🐹 🐰 🦊 🍏\ncard: { margin: 15mm }\n');
    const server = await serveTheme(file);
    const page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    check('a pair is shown', (await page.locator('.pair .tile').count()) === 2, await page.textContent('.problems'));
    await shot(page, 'pair');
    await page.click('.pair .tile >> nth=1');
    check(
        'a click leads to the symbol',
        (await page.locator('.tile[aria-selected=true]').count()) === 1 && !(await page.isHidden('.inspector')),
    );
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Color', 'input').fill('#d55e00'));
    // Machado, Oliveira and Fernandes 2009: protanopia and deuteranopia, severity 1; the luminance of sRGB.
    const matrices = {
        protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
        deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
        gray: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
    };
    const toLight = (byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    const toByte = (light) =>
        255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(light, 1) ** (1 / 2.4) - 0.055);
    const ground = [0xd5, 0x5e, 0x00].map(toLight);
    for (const [name, matrix] of Object.entries(matrices)) {
        await page.selectOption('.sight select', name);
        await painted(page);
        const seen = await colorOf(page, '.card >> nth=0');
        const meant = [0, 3, 6].map((row) =>
            toByte(
                Math.max(
                    0,
                    ground.reduce((sum, light, i) => sum + light * matrix[row + i], 0),
                ),
            ),
        );
        check(
            `the cards as ${name} sees them`,
            seen.every((byte, i) => Math.abs(byte - meant[i]) <= 2),
            `${seen} instead of ${meant.map(Math.round)}`,
        );
    }
    await shot(page, 'gray');
    const lookAt = (name) => afterEdit(page, () => page.selectOption('.sight select', name));
    const near = (one, other) => one.every((byte, i) => Math.abs(byte - other[i]) <= 2);
    await lookAt('proof');
    const orange = await colorOf(page, '.card >> nth=0');
    check(
        'a press has other colors',
        !near(orange, [0xd5, 0x5e, 0x00]) && orange[0] > 160 && orange[2] < 80,
        String(orange),
    );
    await shot(page, 'proof');
    await page.fill('.zoom input', '600');
    check(
        'a card can be large',
        (await page.$eval('.card >> nth=0', (card) => card.getBoundingClientRect().width)) > 550,
    );
    await shot(page, 'large-card');
    await page.fill('.zoom input', '170');
    await tab(page, 'Sheets');
    await settled(page);
    await shot(page, 'proof-sheet');
    await tab(page, 'Cards');
    await settled(page);
    await lookAt('');
    check('the screen has its own', near(await colorOf(page, '.card >> nth=0'), [0xd5, 0x5e, 0x00]));
    await checkAccess(page, 'pairs');
    await leave(page);
    server.stop();
}
