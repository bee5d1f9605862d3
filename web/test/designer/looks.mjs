//
// Looks: each is shown by a card of one's own, and taken by a click; then the colors of words, one by one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { check, here, paint } from '../browser/checks.mjs';
import {
    afterEdit,
    control,
    folder,
    leave,
    newContext,
    open,
    openWide,
    runAxe,
    serveTheme,
    settled,
    shot,
    tab,
    textOf,
    until,
} from './shared.mjs';

const begun = '# mine\ntitle: Looks\nsymbols: the and you that was for are\n';
const inks = (look) => parse(readFileSync(here(`../../themes/looks/${look}.yaml`), 'utf8')).fonts.colors;
const names = ['', 'bold', 'chalk', 'classic', 'kids', 'mono', 'night', 'paper', 'party', 'school', 'sticker'];
const drawn = (page) => until(async () => (await page.locator('.looks img').count()) === names.length);
const look = (name) => `.looks [role=radio][value="${name}"]`;
const chosen = (page) => page.getAttribute('.looks [aria-checked=true]', 'value');

/** Returns the names of looks, and the colors of their pictures. */
const readColors = (all) =>
    all.map((one) => {
        const context = new OffscreenCanvas(200, 200).getContext('2d');
        context.drawImage(one.querySelector('img'), 0, 0, 200, 200);
        const bytes = [...context.getImageData(0, 0, 200, 200).data].map((byte) => byte.toString(16).padStart(2, '0'));
        const pixels = bytes.flatMap((byte, n) => (n % 4 ? [] : `#${byte}${bytes[n + 1]}${bytes[n + 2]}`));
        return [one.value, [...new Set(pixels)]];
    });

/** Opens the theme of this name in a page, and its panel of the card. */
async function begin(name, makePage) {
    const file = join(folder, name);
    writeFileSync(file, begun);
    const server = await serveTheme(file),
        page = await makePage(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text');
    await tab(page, 'Card');
    return { server, page };
}

/** By mouse and keys. */
export async function wearLooks() {
    const { server, page } = await begin('looks.yaml', openWide);
    const asked = [],
        running = new Set();
    let most = 0;
    page.on('request', (request) => {
        if (!/\/api\/(sample|preview)/.test(request.url())) return;
        asked.push(request);
        if (request.url().endsWith('/preview')) return;
        running.add(request);
        most = Math.max(most, running.size);
    });
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => running.delete(request));
    const has = async (what, written) => check(what, (await textOf(page)).includes(written), await textOf(page));
    check('nothing is drawn before somebody asks', (await page.locator('.looks img').count()) === 0);
    await page.click('.looks summary');
    await drawn(page);
    check(
        'one look is drawn after the other',
        most === 1 && asked.length === names.length,
        `${most} of ${asked.length}`,
    );
    const seen = await page.$$eval('.looks [role=radio]', readColors);
    const inked = seen.filter(([name, colors]) => name && inks(name).some((ink) => colors.includes(ink)));
    check(
        'each in its own inks',
        inked.length === names.length - 1,
        inked.map(([name]) => name),
    );
    check('no two alike', new Set(seen.map(([, colors]) => colors.join())).size === names.length);
    check('none is worn', (await chosen(page)) === '', await chosen(page));
    await paint(page);
    await shot(page, 'looks');
    await runAxe(page, 'the looks', '.work');

    asked.length = 0;
    await afterEdit(page, () => page.click(look('night')));
    await has('a click is the look', `${begun}look: night`);
    check(
        'which is marked',
        (await chosen(page)) === 'night' && (await page.textContent('.looks summary')) === 'night',
    );
    check(
        'and draws the cards alone',
        asked.every((one) => one.url().endsWith('/preview')),
        asked.length,
    );
    check(
        'with its ground',
        (await page.innerHTML('#sprite')).includes(
            parse(readFileSync(here('../../themes/looks/night.yaml'), 'utf8')).card.background.stops[0],
        ),
    );
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await has('an arrow is the next one', 'look: paper');
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check(
        'Undo takes it back',
        (await textOf(page)) === begun.trimEnd() || (await textOf(page)) === begun,
        await textOf(page),
    );
    check('to none', (await chosen(page)) === '');
    await afterEdit(page, () => page.click(look('classic')));
    await afterEdit(page, () => page.click(look('')));
    check('none is a click, too', !(await textOf(page)).includes('look'), await textOf(page));
    check(
        'no look was drawn twice',
        asked.every((one) => one.url().endsWith('/preview')),
    );

    asked.length = 0;
    await control(page, 'Title', 'input').fill('Others');
    await settled(page);
    await drawn(page);
    check(
        'those of another theme are drawn once its cards are there',
        asked[0].url().endsWith('/preview') && asked.at(-1).url().includes('/sample') && most === 1,
        asked.map((one) => one.url()),
    );
    await page.click('.looks summary');
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    asked.length = 0;
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Closed'));
    check(
        'while they are closed none is',
        asked.every((one) => one.url().endsWith('/preview')),
    );
    await leave(page);
    server.stop();
}

/** By fingers, on a small phone; the colors of words, too. */
export async function changePalette() {
    const phone = async (server) =>
        open(await newContext(320, 640, { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }), server);
    const { server, page } = await begin('palette.yaml', phone);
    const has = async (what, written) => check(what, (await textOf(page)).includes(written), await textOf(page));
    const shown = () => page.$$eval('.inks input', (all) => all.map(({ value }) => value).join());
    await page.tap('.looks summary');
    await page.waitForSelector(`${look('classic')} img`);
    check('what is not in sight is not drawn', (await page.locator('.looks img').count()) < names.length);
    await afterEdit(page, () => page.tap(look('classic')));
    await has('a finger chooses', 'look: classic');
    check(
        'the looks are no wider than a phone',
        await page.evaluate(() => document.documentElement.scrollWidth <= 320),
    );
    await shot(page, 'looks-phone');
    check('the inks of a look are shown', (await shown()) === inks('classic').join(), await shown());
    const [first, second, third] = inks('classic');
    await afterEdit(page, () => page.fill('.inks [aria-label="Color 2"]', '#aabbcc'));
    await has('one is changed', `fonts:\n  colors: ["${first}", "#aabbcc", "${third}"]`);
    await afterEdit(page, () => page.fill('.inks [aria-label="Color 2"]', second));
    await has('and again, where it stands', `colors: ["${first}", "${second}", "${third}"]`);
    await afterEdit(page, () => page.tap('[aria-label="Add a color"]'));
    await has('one more comes last', `"${third}", "#222222"]`);
    check('and has the focus', await page.evaluate(() => document.activeElement.ariaLabel === 'Color 4'));
    await afterEdit(page, () => page.tap('[aria-label="Remove: Color 1"]'));
    await has('one is removed', `colors: ["${second}", "${third}", "#222222"]`);
    await shot(page, 'palette-phone');
    await runAxe(page, 'the colors of words', '.work');
    await afterEdit(page, () => page.tap('[aria-label="Reset Word colors"]'));
    check('those of the look come back', (await shown()) === inks('classic').join(), await shown());
    await leave(page);
    server.stop();
}
