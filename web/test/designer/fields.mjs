//
// Numbers that are typed, swatches, toggles, and what a newcomer is shown.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import { afterEdit, control, folder, leave, openWide, serveTheme, settled, tab, textOf } from './shared.mjs';

const before =
    'title: Zoo\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: { background: mintcream, border: { width: 1mm, color: teal } }\n';

/** Each control by what people do with it: typing, the wheel, arrows and clicks. */
export async function useFields() {
    const file = join(folder, 'fields.yaml');
    writeFileSync(file, before);
    const server = await serveTheme(file);
    const page = await openWide(server);
    const text = () => textOf(page);
    const has = async (what, written) => check(what, (await text()).includes(written), await text());
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text'); // so that all of it is drawn once
    await tab(page, 'Card');

    const size = control(page, 'Card size', '.number');
    const type = (field, typed) =>
        afterEdit(page, async () => {
            await field.fill(typed);
            await page.keyboard.press('Enter');
        });
    check('a number has its unit', (await size.inputValue()) === '85 mm', await size.inputValue());
    await type(size, '9 cm');
    await has('centimeters are taken', 'size: 90mm');
    check('and shown as the others', (await size.inputValue()) === '90 mm', await size.inputValue());
    await size.fill('900');
    await page.keyboard.press('Enter');
    const refusal = page.locator('.refused:visible');
    check(
        'what is too much is refused, with the reason',
        (await refusal.textContent()) === 'A number from 20 mm to 500 mm.' &&
            (await size.getAttribute('aria-invalid')) === 'true',
    );
    await has('and changes nothing', 'size: 90mm');
    await size.fill('many');
    await page.keyboard.press('Enter');
    check('so are words', await refusal.isVisible());
    await afterEdit(page, () => page.keyboard.press('ArrowUp'));
    await has('an arrow is a step', 'size: 91mm');
    check('and ends the complaint', (await refusal.count()) === 0);
    await afterEdit(page, async () => {
        await size.hover();
        await page.mouse.wheel(0, 100);
    });
    await has('so is the wheel', 'size: 90mm');
    await type(control(page, 'Gap', '.number'), '2,5');
    await has('a comma is a point', 'gap: 2.5mm');
    await type(control(page, 'Border', '.number'), '0');
    check('a border of 0 is none', !(await text()).includes('border'), await text());
    await afterEdit(page, () => page.click('button:text-is("Undo")'));

    const colors = (of) => control(page, of, '.toggles:first-child [role=radio]');
    check(
        'the colors of the deck are offered',
        (await colors('Color').evaluateAll((all) => all.map((one) => one.value).join())) === '#f5fffa,#008080',
        await colors('Color').evaluateAll((all) => all.map((one) => one.value).join()),
    );
    await afterEdit(page, () => colors('Color').nth(1).click());
    await has('one of them is taken', 'background: "#008080"');
    await afterEdit(page, () => control(page, 'Color', '[aria-label="Cream"]').click());
    await has('so is one of the palette', 'background: "#fff6dd"');
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await has('arrows go on to the next', 'background: "#dcefff"');
    check(
        'one is marked',
        (await control(page, 'Color', '[aria-checked=true]').getAttribute('aria-label')) === 'Pale blue',
    );

    await control(page, 'Shape', '[role=radio]').first().focus();
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await has('arrows choose among few', 'shape: square');
    check('the focus goes along', await page.evaluate(() => document.activeElement.value === 'square'));
    await leave(page);
    server.stop();
}

/** A newcomer sees three steps, until all were done once. */
export async function showSteps() {
    const file = join(folder, 'steps.yaml');
    writeFileSync(file, before);
    const server = await serveTheme(file);
    const page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    const current = () => page.textContent('.steps [aria-current=step]');
    check('symbols come after the theme', (await current()) === '2Change symbols', await current());
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Ours'));
    check('then it is printed', (await current()) === '3Print', await current());
    await page.click('button:text-is("Print…")');
    await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Download the PDF")')]);
    check('all is done', (await page.locator('.steps .done').count()) === 3);
    await page.click('button:text-is("Save")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    await page.reload();
    await page.waitForSelector('.card use');
    check('and not said again', (await page.locator('.steps').count()) === 0);
    await leave(page);
    server.stop();
}
