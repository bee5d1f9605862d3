//
// What takes a while says how far it is, and can be stopped.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    drop,
    folder,
    leave,
    newContext,
    open,
    openWide,
    serveTheme,
    settled,
    shot,
} from './shared.mjs';

/** Lets requests of a path wait, until each is let go; those that are stopped fail. */
function holdRequests(path) {
    const fetched = (window.fetchNow ??= window.fetch);
    window.waiting = [];
    window.fetch = (url, options) =>
        url.startsWith(`/api/${path}`)
            ? new Promise((done, fail) => {
                  options.signal?.addEventListener('abort', () => fail(options.signal.reason));
                  window.waiting.push(() => done(fetched(url, options)));
              })
            : fetched(url, options);
}
async function letGo(page) {
    await page.waitForFunction(() => window.waiting.length > 0);
    await page.evaluate(() => window.waiting.shift()());
}

/** Photos come one after the other; a package and a PDF take a while: all say so, and can be stopped. */
export async function showProgress() {
    const file = join(folder, 'slow.yaml'),
        photos = ['one', 'two', 'three'].map((name) => join(folder, `${name}.png`));
    writeFileSync(file, 'symbols: [🐶, 🐱, 🐭, 🐹, 🐰, 🦊, 🐻]\n');
    for (const photo of photos) copyFileSync(here('../../samples/fano.png'), photo);
    const server = await serveTheme(file),
        context = await newContext(1280, 800);
    await context.addInitScript(holdRequests, 'preview');
    const page = await open(context, server);
    await page.waitForFunction(() => document.querySelector('.placeholder p')?.textContent === 'Drawing the cards…');
    await letGo(page);
    await page.waitForSelector('.card use');
    await settled(page);

    await page.evaluate(holdRequests, 'picture');
    await page.setInputFiles('.symbols input[type=file]', photos);
    await page.waitForSelector('dialog.progress[open]');
    const said = () => page.textContent('dialog.progress [role=status]');
    check('none of three has come', (await said()) === '0 of 3', await said());
    await letGo(page);
    await page.waitForFunction(() => document.querySelector('dialog.progress [role=status]').textContent === '1 of 3');
    await page.waitForFunction(() => document.querySelectorAll('dialog.progress img').length === 2); // with the next one
    check(
        'the bar says so, too',
        Math.abs((await page.$eval('dialog.progress progress', (bar) => bar.value)) - 1 / 3) < 0.01,
    );
    await checkAccess(page, 'how far photos are');
    await shot(page, 'progress');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.tile[aria-label^=one]');
    check(
        'what has come is in the deck, and nothing else',
        (await page.locator('[role=listbox] .tile').count()) === 8 && !existsSync(join(folder, 'pictures/two.png')),
    );
    await leave(page);
    await server.stop();

    const again = await serveTheme(file),
        other = await openWide(again);
    await other.waitForSelector('.card use');
    await settled(other);
    await afterEdit(other, () => other.setInputFiles('.symbols input[type=file]', photos.slice(1)));
    await other.click('.tools .menu summary');
    const [download] = await Promise.all([
        other.waitForEvent('download'),
        other.click('button:text-is("The theme with its pictures")'),
    ]);
    const packed = join(folder, 'slow.spotit.zip');
    await download.saveAs(packed);
    await other.evaluate(holdRequests, 'picture');
    await drop(other, 'slow.spotit.zip', readFileSync(packed));
    await other.waitForSelector('dialog.progress[open]');
    check('it is said what is opened', (await other.textContent('dialog.progress h2')) === 'Opening slow.spotit.zip');
    await letGo(other);
    await other.waitForFunction(() =>
        document.querySelector('dialog.progress [role=status]').textContent.startsWith('1 of '),
    );
    await other.click('dialog.progress button:text-is("Stop")');
    await other.waitForFunction(
        () => document.querySelector('.said').textContent === 'slow.spotit.zip can’t be opened: you stopped it.',
    );
    check('the other theme stays', (await other.textContent('h1')).startsWith('slow.yaml'));
    await other.evaluate(holdRequests, 'deck.pdf');
    await other.click('.tools .menu summary');
    await other.click('button:text-is("PDF, to print")');
    await other.click('dialog.progress button:text-is("Stop")');
    await other.waitForFunction(
        () => !document.querySelector('dialog.progress') && document.querySelector('.said').textContent === '',
    );
    await leave(other);
    again.stop();
}
