//
// The pages of `play` and `explain` beside the cards.
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    control,
    leave,
    openWide,
    serveTheme,
    settled,
    shot,
    tab,
    theme,
    until,
} from './shared.mjs';

/** The frame that is shown, once a selector is in it, with a text if one is wanted. */
async function frameWith(page, selector, text) {
    await page.waitForSelector('.deck-page iframe:visible');
    let found;
    await until(async () => {
        for (const frame of page.frames().slice(1))
            if (
                await frame
                    .evaluate(
                        ([wanted, words]) => {
                            const one = document.querySelector(wanted);
                            return one !== null && (words === undefined || one.textContent === words);
                        },
                        [selector, text],
                    )
                    .catch(() => false)
            )
                found = frame;
        return found;
    });
    return found;
}

/** Plays the deck as it is, and looks why it works; both in a frame that reaches nothing. */
export async function openPages() {
    const server = await serveTheme(theme);
    const page = await openWide(server);
    const made = [];
    page.on('request', (request) => {
        const name = /\/api\/(play|why)\.html/.exec(request.url())?.[1];
        if (name) made.push(name);
    });
    await page.waitForSelector('.card use');
    await settled(page);
    check('no page is made before it is wanted', made.length === 0, made.join());
    await page.focus('.preview [role=tab]');
    for (let step = 0; step < 2; ++step) await page.keyboard.press('ArrowRight');
    const games = await frameWith(page, '.game');
    check('there are games', (await games.$$eval('.game', (all) => all.length)) > 4);
    await shot(page, 'play');
    await checkAccess(page, 'the games');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    check(
        'Tab goes on into the frame',
        await page.evaluate(() => document.activeElement.matches('iframe')),
        await page.evaluate(() => document.activeElement.outerHTML.slice(0, 80)),
    );
    const reached = await games.evaluate(() => {
        const tries = { page: () => parent.document, storage: () => localStorage, place: () => top.location.href };
        return [
            origin,
            ...Object.keys(tries).filter((name) => {
                try {
                    return tries[name]();
                } catch {
                    return false;
                }
            }),
        ].join();
    });
    check('it reaches nothing around it', reached === 'null', reached);
    const rules = await page.evaluate(async () => (await fetch('/frame.html')).headers.get('Content-Security-Policy'));
    check('it may load nothing', rules.startsWith("sandbox allow-scripts; default-src 'none';"), rules);
    await games.click('.game');
    await frameWith(page, '.home');

    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Ours'));
    await frameWith(page, '.menu h1', 'Ours');
    await page.waitForFunction(() => document.querySelectorAll('.deck-page iframe').length === 1);
    await tab(page, 'Cards');
    const before = made.length;
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Yours'));
    check('but not while the cards are looked at', made.length === before, made.join());
    await tab(page, 'Why');
    await frameWith(page, '.why h2', 'Yours');
    await shot(page, 'why');
    await tab(page, 'Cards');
    await tab(page, 'Why');
    check('it is made once', made.filter((name) => name === 'why').length === 1, made.join());
    await leave(page);
    server.stop();
}
