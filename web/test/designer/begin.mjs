//
// From the chooser.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    folder,
    isWhole,
    leave,
    newContext,
    open,
    openWide,
    serveFirstPage,
    settled,
    shot,
} from './shared.mjs';

/** Makes the pictures of the chooser come so slowly that each choice interrupts one. */
function neverEndSamples() {
    const fetched = window.fetch;
    window.fetch = async (url, options) => {
        const answer = await fetched(url, options);
        if (!url.includes('sample')) return answer;
        window.sampleHasBegun = true;
        return {
            ok: true,
            body: new ReadableStream({
                start: (stream) => options.signal.addEventListener('abort', () => stream.error(options.signal.reason)),
            }),
        };
    };
}

export async function beginOnPhone() {
    const server = await serveFirstPage();
    const context = await newContext(390, 844, { hasSamples: true }),
        page = await open(context, server);
    await page.waitForSelector('.templates li');
    await page.waitForFunction(() => document.querySelector('.sample img')?.naturalWidth > 0);
    await shot(page, 'chooser-phone');
    await page.click('.templates button:has-text("Fano")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('7 cards', (await page.locator('.card').count()) === 7);
    check(
        'nothing is wider than the phone',
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    );
    await checkAccess(page, 'the phone');
    await shot(page, 'phone');
    await page.click('summary:text-is("Download")');
    check(
        'the menu fits, too',
        await page.evaluate(() =>
            [...document.querySelectorAll('.menu button')].every(
                (one) => one.getBoundingClientRect().right <= innerWidth && one.getBoundingClientRect().left >= 0,
            ),
        ),
    );
    await shot(page, 'phone-menu');
    await page.keyboard.press('Escape');
    check('nothing is written before it is saved', !existsSync(join(folder, 'fano.yaml')));
    if (isWhole) {
        await page.reload();
        await page.click('.templates button:has-text("Kids")');
        await page.waitForSelector('.card use');
        await settled(page);
        check('what was not saved can be chosen anew', (await page.locator('.card').count()) === 31);
    }
    await page.addInitScript(neverEndSamples);
    await page.reload();
    await page.waitForFunction(() => window.sampleHasBegun);
    await page.click('.templates button:has-text("Fano")');
    await page.waitForSelector('.card use');
    await settled(page);
    await page.click('button:text-is("Save")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    check('the new theme is a file', existsSync(join(folder, 'fano.yaml')));
    const again = await context.newPage();
    await again.goto(server.link);
    await again.click('.recent button:has-text("Fano")');
    await again.waitForSelector('.card use');
    if (isWhole) {
        // every day letIn
        const late = await (await newContext(390, 844, { hasSamples: true })).newPage();
        await late.goto(server.link);
        await late.waitForSelector('.message');
        check(
            'a link works in one browser',
            (await late.textContent('.message')).includes('has already been used'),
            await late.textContent('.message'),
        );
        await late.context().close();
    }
    await context.close();
    server.stop();
}

/** Finds a theme by what is on its cards; its pictures come along. */
export async function beginWithFound() {
    const server = await serveFirstPage();
    const page = await open(await newContext(1280, 500, { hasSamples: true }), server);
    const tiles = page.locator('section:not(.recent) .templates button');
    await page.waitForFunction(() => document.querySelector('.sample img')?.naturalWidth > 0);
    const isOwn = await page.$eval('.sample img', (image) => image.closest('.recent') !== null);
    check("a person's own decks are drawn first", isOwn);
    const all = await tiles.count();
    check('groups have headings', (await page.textContent('section:not(.recent) ~ section h2')) === 'Examples');
    await page.fill('.chooser [type=search]', 'Pferde');
    await page.waitForFunction(() => /^\d+ of/.test(document.querySelector('.found').textContent));
    const found = await page.locator('section:not(.recent) .templates button:visible strong').allTextContents();
    check('decks with horses are found', found.includes('Animals') && !found.includes('Fano'), found);
    check('it says how many', (await page.textContent('.found')) === `${found.length} of ${all}`);
    await page.fill('.chooser [type=search]', 'no such thing');
    await page.waitForFunction(() => document.querySelector('.found').textContent.startsWith('0 of'));
    check('groups without any are hidden', (await page.locator('section:not(.recent) h2:visible').count()) === 0);
    await page.fill('.chooser [type=search]', '');
    await page.waitForFunction(() => document.querySelector('.found').textContent === '');
    check('all are back', (await page.locator('section:not(.recent) .templates button:visible').count()) === all);
    check('cards out of sight are not drawn', (await page.locator('.sample img').count()) < all);
    await page.$$eval('.templates li', (all) => all.at(-1).scrollIntoView({ block: 'center' }));
    await page.waitForFunction(() => document.querySelector('section:last-of-type li:last-child .sample img') !== null);
    await shot(page, 'chooser');
    await page.click('.templates button:has-text("Pond")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('its pictures are beside it', existsSync(join(folder, 'shapes/duck.svg')));
    check('nothing is wrong', (await page.textContent('.problems')) === '', await page.textContent('.problems'));
    await leave(page);
    server.stop();
}

/** As somebody who has never seen YAML: from nothing to the PDF of 13 photos and 18 emoji. */
export async function beginWithPhotos() {
    const server = await serveFirstPage();
    const page = await openWide(server);
    await page.click('.templates button:has-text("Photos")');
    await page.waitForSelector('.card use');
    await settled(page);
    const photos = readdirSync(here('../../themes/photos'))
        .filter((name) => name.endsWith('.jpg'))
        .slice(0, 13);
    await page.setInputFiles(
        '.symbols input[type=file]',
        photos.map((name) => here(`../../themes/photos/${name}`)),
    );
    await page.waitForFunction(() =>
        document.querySelector('.count').textContent.startsWith('13 of 26 symbols are used, 4 per card.'),
    );
    for (const name of ['unicorn', 'rainbow', 'turtle', 'crown', 'anchor']) {
        await page.fill('input[type=search]', name);
        await page.waitForSelector(`[aria-label="Add ${name}"]`);
        await afterEdit(page, () => page.click(`[aria-label="Add ${name}"]`));
    }
    await afterEdit(page, () => page.click('.count [role=radio]:has-text("6 per card: 31 cards with all 31")'));
    check(
        '31 cards with 6 symbols',
        (await page.textContent('.figures')).startsWith('31 cards × 6 symbols'),
        await page.textContent('.figures'),
    );
    check('nothing is wrong', (await page.textContent('.problems')) === '', await page.textContent('.problems'));
    const names = (await cardNames(page)).flat();
    check(
        'each photo is on 6 cards',
        photos.every((name) => names.filter((one) => one === name.replace('.jpg', '')).length === 6),
        names,
    );
    await shot(page, 'photos');
    await page.click('button:text-is("Print…")');
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('button:text-is("Download the PDF")'),
    ]);
    const file = join(folder, 'photos.pdf');
    await download.saveAs(file);
    check(
        'the PDF is right',
        execFileSync(process.env.SPOTIT_PROGRAM, ['verify', file], { encoding: 'utf8' })
            .trimEnd()
            .endsWith('photos.pdf: correct'),
    );
    await leave(page);
    server.stop();
}
