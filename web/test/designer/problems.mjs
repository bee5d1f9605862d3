// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// Problems and their remedies.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { afterEdit, folder, newContext, open, serve, settled } from './shared.mjs';

/** A click on a remedy puts what was meant in the place of the mistake. */
export async function takeRemedy() {
    const file = join(folder, 'flat.yaml');
    writeFileSync(file, 'title: Flat\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard_colour: red\n');
    const server = await serve(file);
    const page = await open(await newContext(1280, 800), server);
    await settled(page);
    const remedy = page.locator('.problems button:text-is("Change to card: {background: red}")');
    check('a flat key has its remedy', (await remedy.count()) === 1, await page.textContent('.problems'));
    await afterEdit(page, () => remedy.click());
    check(
        'its remedy leaves no mistake',
        (await page.locator('.problems .error').count()) === 0,
        await page.textContent('.problems'),
    );
    await page.waitForSelector('.card use');
    server.stop();
    await page.context().close();
}
