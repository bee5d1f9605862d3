//
// Without a mouse, and large.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    folder,
    leave,
    openWide,
    save,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    tab,
    theme,
} from './shared.mjs';

/** Without a mouse: from the chooser to saved cards and their PDF. */
export async function useKeyboard() {
    const server = await serveFirstPage();
    const page = await openWide(server);
    /** Goes on with Tab until the name of what has the focus begins so. */
    const go = async (name, most = 60) => {
        const focused = () =>
            page.evaluate(() => {
                let at = document.activeElement;
                while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
                return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
            });
        for (let step = 0; step < most; ++step) {
            await page.keyboard.press('Tab');
            if ((await focused()).trim().startsWith(name))
                return check(
                    `${name} shows that it has the focus`,
                    await page.evaluate(() => document.activeElement.matches(':focus-visible')),
                );
        }
        return check(`${name} is reached`, false, await focused());
    };
    await page.waitForSelector('.templates li');
    await go('Fano');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card use');
    await settled(page);
    await go('Add an emoji');
    await page.keyboard.type('unicorn');
    await page.waitForSelector('[aria-label="Add unicorn"]');
    await go('Add unicorn');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    await page.waitForSelector('.offer:not([hidden])'); // what gave way
    await settled(page);
    await go('cat');
    await afterEdit(page, () => page.keyboard.press('Delete'));
    check(
        'the unicorn is in for the cat',
        (await cardNames(page)).flat().includes('unicorn') && !(await cardNames(page)).flat().includes('cat'),
    );
    check('the focus stays among the symbols', await page.evaluate(() => document.activeElement.matches('.tile')));
    await page.keyboard.press('Enter');
    await go('Remove');
    await go('Card 1');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    check(
        'two cards are compared',
        (await page.textContent('.choice')).startsWith('Cards 1 and 2 share '),
        await page.textContent('.choice'),
    );
    for (let step = 0; step < 40 && !(await page.evaluate(() => document.activeElement.matches('[role=tab]'))); ++step)
        await page.keyboard.press('Shift+Tab');
    for (
        let step = 0;
        step < 40 && !(await page.evaluate(() => document.activeElement.matches('.work [role=tab]')));
        ++step
    )
        await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    check('arrows choose tabs', await page.isVisible('.controls'));
    await go('Gap');
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await save(page);
    const saved = readFileSync(join(folder, 'fano.yaml'), 'utf8');
    check('all of it is saved', saved.includes('🦄') && !saved.includes('🐱') && /gap: \d.\dmm/.test(saved), saved);
    for (
        let step = 0;
        step < 60 && !(await page.evaluate(() => document.activeElement.matches('.menu summary')));
        ++step
    )
        await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await go('PDF', 2);
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    await leave(page);
    server.stop();
    rmSync(join(folder, 'fano.yaml')); // others begin with it
}

/** At 200 % of a small screen: one column, the cards first, and nothing is cut off or needs scrolling to the side. */
export async function zoom() {
    const server = await serveTheme(theme);
    const page = await openWide(server, 640, 400); // as 1280 × 800 at 200 %
    await page.waitForSelector('.card use');
    await settled(page);
    for (const name of ['Symbols', 'Card', 'Back', 'Sheet', 'Text']) {
        await tab(page, name);
        check(
            `${name} fits into the width`,
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        );
        const cut = await page.evaluate(() =>
            [...document.querySelectorAll('button, label, select, input, h1, p, [role=tab]')]
                .filter((one) => {
                    const box = one.getBoundingClientRect();
                    return one.checkVisibility() && box.width && (box.left < -1 || box.right > innerWidth + 1);
                })
                .map((one) => one.outerHTML.slice(0, 80)),
        );
        check(`nothing of ${name} is cut off`, cut.length === 0, cut.join('\n'));
    }
    check(
        'one column',
        await page.evaluate(
            () =>
                document.querySelector('.preview').getBoundingClientRect().bottom <=
                document.querySelector('.work').getBoundingClientRect().top + 1,
        ),
    );
    await shot(page, 'zoom');
    await page.click('summary:text-is("Download")');
    check(
        'the menu can be seen',
        await page.evaluate(() =>
            [...document.querySelectorAll('.menu button')].every(
                (one) => one.getBoundingClientRect().right <= innerWidth && one.getBoundingClientRect().left >= 0,
            ),
        ),
    );
    await leave(page);
    server.stop();
}
