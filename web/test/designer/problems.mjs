//
// Problems and their remedies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { afterEdit, cardNames, checkAccess, folder, newContext, open, serve, settled } from './shared.mjs';

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

/** Symbols are replaced whose places are pinned: a click removes the pins that mean nothing any more, and no others. */
export async function removePins() {
    const file = join(folder, 'pinned.yaml'),
        emoji = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n',
        names = { dog: '🐶', cat: '🐱', mouse: '🐭', hamster: '🐹', rabbit: '🐰', fox: '🦊', bear: '🐻' };
    writeFileSync(file, emoji);
    const first = await serve(file),
        before = await open(await newContext(1280, 800), first);
    await before.waitForSelector('.card use');
    await settled(before);
    const [one, two] = (await cardNames(before)).map((card) => card.map((name) => names[name]));
    await before.context().close();
    await first.stop();

    const kept = `layout:\n  pins:\n    1:\n      ${one[0]}: { at: [1mm, 2mm], size: 12mm }\n`;
    const text = `${emoji}${kept}      🦉: { at: [9mm, 9mm] }\n    2: { 🐧: { at: [0mm, 3mm] }, ${two[0]}: { at: [-5mm, 0mm] } }\n    3: { 🐸: { at: [0mm, 3mm] } }\n`;
    writeFileSync(file, text);
    const server = await serve(file),
        page = await open(await newContext(1280, 800), server);
    await page.waitForSelector('.problems .error');
    const remedy = page.locator('.problems button:text-is("Remove these pins")');
    check(
        'each pin without its symbol has a remedy',
        (await remedy.count()) === 3,
        await page.textContent('.problems'),
    );
    await checkAccess(page, 'lost pins');
    await afterEdit(page, () => remedy.first().click());
    check('the deck is made', (await page.locator('.problems .error').count()) === 0);
    await page.waitForSelector('.card use');
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    const saved = readFileSync(file, 'utf8');
    check('the others stay', saved === `${emoji}${kept}    2: { ${two[0]}: { at: [-5mm, 0mm] } }\n`, saved);
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('one undo brings them back', (await remedy.count()) === 3, await page.textContent('.problems'));
    check('and nothing else is left to undo', await page.isDisabled('button:text-is("Undo")'));
    await page.context().close();
    server.stop();
}
