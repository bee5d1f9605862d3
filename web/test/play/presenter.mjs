//
// Whole class, led by keys.
import { check } from '../browser/checks.mjs';
import { makePage, newContext, open, screens } from './shared.mjs';

/** The keys of keyboards and of what presenters hold in their hands go on, whatever was pressed before. */
export async function present() {
    const context = await newContext(screens.desk),
        page = await open(context, `${makePage('fano')}#class`);
    const state = () =>
        page.evaluate(() => document.querySelector('.status').textContent + document.querySelector('.table').innerHTML);
    const goesOn = async (key, after) => {
        const before = await state();
        await page.keyboard.press(key);
        check(`${key} goes on after ${after}`, (await state()) !== before);
    };
    for (const key of ['Space', 'Enter', 'ArrowRight', 'PageDown']) await goesOn(key, 'nothing');
    for (const key of ['Space', 'Enter', 'ArrowRight', 'PageDown']) {
        await page.click('button:text-is("Full screen")');
        await goesOn(key, 'Full screen');
        await page.evaluate(() => document.exitFullscreen().catch(() => {}));
    }
    for (const key of ['ArrowRight', 'PageDown']) {
        await page.focus('.home');
        await goesOn(key, 'Tab');
    }
    await page.focus('.home');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.menu').catch(() => check('Enter on a link still follows it', false));
    await context.close();
}
