//
// Other people, and other pages in the same browser.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, isFirefox } from '../browser/checks.mjs';
import {
    afterEdit,
    askToBeLetIn,
    checkAccess,
    control,
    findBrowserDrafts,
    findPort,
    folder,
    launch,
    leave,
    newContext,
    open,
    openWide,
    serve,
    serveTheme,
    settled,
    shot,
    tab,
    theme,
    until,
} from './shared.mjs';

let everybody;
/** Returns a server for everybody, which `share` leaves to fillBrowser. */
const serveAll = async () =>
    (everybody ??= await serve('--read-only', '--host', '127.0.0.1', '--port', await findPort()));

/** A server for everybody: no link, nothing written, the theme comes from the visitor's computer and goes there. */
export async function share() {
    const server = await serveAll();
    const own = join(folder, 'arranged.yaml');
    writeFileSync(own, '\ufefftitle: Own # mine\r\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\r\n');
    const before = readdirSync(folder).length;
    const page = await openWide(server);
    await page.waitForSelector('.templates li');
    await checkAccess(page, 'the chooser for everybody');
    await shot(page, 'shared-chooser');
    await page.setInputFiles('.chooser input[type=file]', own);
    await page.waitForSelector('.card use');
    await settled(page);
    check('a theme of one’s own is opened', (await page.locator('.card').count()) === 7);
    check(
        'why is said',
        (await page.textContent('.symbols')).includes('Your own pictures and fonts stay on your computer'),
    );
    check('no pictures can be added', (await page.locator('input[type=file]:visible').count()) === 0);
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Mine'));
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Save")')]);
    const saved = join(folder, 'arranged.yaml');
    await download.saveAs(saved);
    check(
        'it is saved as a download',
        download.suggestedFilename() === 'arranged.yaml' &&
            readFileSync(saved, 'utf8') === 'title: Mine # mine\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n',
        readFileSync(saved, 'utf8'),
    );
    const other = await openWide(server);
    await other.waitForSelector('.templates li');
    check('others see nothing of it', (await other.locator('.designer').count()) === 0);
    await leave(other);
    await leave(page);
    check('nothing was written', readdirSync(folder).length === before);
}

/** Another browser with the same link asks to be let in; the owner of the designer decides. */
export async function letIn() {
    const server = await serve(theme);
    const owner = await openWide(server);
    await owner.waitForSelector('.card use');
    await settled(owner);
    const ask = async () => {
        const page = await askToBeLetIn(server, await newContext(390, 844));
        await checkAccess(page, 'a link that was used');
        const number = await page.textContent('.message strong');
        check('four digits are shown', /^\d{4}$/.test(number), number);
        await owner.bringToFront(); // a page that nobody sees does not ask
        await owner.waitForSelector('.access:not([hidden])');
        check('the owner sees them, too', (await owner.textContent('.access strong')) === number);
        return page;
    };
    const friend = await ask();
    await checkAccess(owner, 'a browser that asks to be let in');
    await shot(owner, 'let-in');
    await shot(friend, 'asks');
    await owner.click('button:text-is("Allow")');
    await friend.bringToFront();
    await friend.waitForSelector('.card use');
    await owner.bringToFront();
    check('the question is gone', !(await owner.isVisible('.access')));
    await friend.context().close();
    const stranger = await ask();
    await owner.click('button:text-is("Refuse")');
    await stranger.bringToFront();
    await stranger.waitForFunction(() =>
        document.querySelector('[role=status]').textContent.startsWith('This page was refused access'),
    );
    check('who is refused sees nothing', (await stranger.locator('.designer').count()) === 0);
    await stranger.context().close();
    await leave(owner);
    server.stop();
}

/** Drafts of a server for everybody are in the browser: where it is full, the oldest ones make room for the newest. */
export async function fillBrowser() {
    const server = await serveAll(),
        page = await openWide(server);
    await page.click('.templates button:has-text("Fano")');
    await page.waitForSelector('.card use');
    await settled(page);
    await page.evaluate(() => {
        const fill = (key, value) => {
            try {
                localStorage.setItem(key, value);
                return true;
            } catch {
                return false;
            }
        };
        const draft = (id, time) =>
            JSON.stringify({ id, time, folder: '', name: `${id}.yaml`, text: '#'.repeat(10_000) });
        for (const [i, id] of ['open', 'old', 'young'].entries())
            fill(`spotit-draft ${id}`, draft(id, Date.now() - 3e6 + i * 1e6));
        void navigator.locks.request('open', () => new Promise(() => {})); // as a page that has it
        for (let length = 4_000_000; length >= 1; length /= 2)
            while (fill(`filler ${length} ${localStorage.length}`, '#'.repeat(length)));
    });
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Newest'));
    await until(async () => (await findBrowserDrafts(page)).some((text) => text.includes('Newest')));
    const kept = () =>
        page.evaluate(() => ['open', 'old', 'young'].filter((id) => localStorage.getItem(`spotit-draft ${id}`)).join());
    check('the oldest draft that is not open makes room', (await kept()) === 'open,young', await kept());
    await page.reload();
    await page.waitForSelector('.card use');
    await tab(page, 'Card');
    check('the newest comes back', (await control(page, 'Title', 'input').inputValue()) === 'Newest');
    await page.evaluate(() => {
        const { setItem } = Storage.prototype;
        window.refused = 0;
        Storage.prototype.setItem = function (...pair) {
            try {
                setItem.apply(this, pair);
            } catch (full) {
                ++window.refused;
                throw full;
            }
        };
    });
    await tab(page, 'Text');
    await afterEdit(page, async () => {
        await page.click('.cm-content');
        await page.keyboard.insertText(`${'#'.repeat(99)}\n`.repeat(300));
    });
    await page.waitForFunction(() => window.refused > 0);
    check('a draft that has no room without them leaves them', (await kept()) === 'open,young', await kept());
    const newest = await findBrowserDrafts(page);
    check(
        'also what was kept of its own',
        newest.some((text) => text.includes('Newest')),
    );
    await leave(page);
    server.stop();
}

/** A page that is loaded again gets only what changes. */
export async function loadTwice() {
    const server = await serveTheme(theme);
    const page = await open(await newContext(1280, 800, { hasEmoji: true }), server);
    const measure = async () => {
        await page.waitForSelector('.card use');
        await settled(page);
        await page.waitForFunction(() => document.fonts.size > 0);
        const files = await page.evaluate(() =>
            [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
                ({ name, transferSize, decodedBodySize }) => ({ name, transferSize, decodedBodySize }),
            ),
        );
        return files.filter(({ name }) => !/\/api\/(theme|preview|session)/.test(name));
    };
    const sum = (files, what) => files.reduce((total, file) => total + file[what], 0);
    const first = await measure();
    check(
        'the first load is compressed',
        sum(first, 'transferSize') < 0.6 * sum(first, 'decodedBodySize'),
        JSON.stringify(first),
    );
    const statuses = {};
    page.on('response', (answer) => {
        statuses[new URL(answer.url()).pathname] = answer.status();
    });
    await page.reload();
    const second = await measure();
    const isSame = ({ name }) => isFirefox && statuses[new URL(name).pathname] === 304, // whose size it counts, too
        sent = second.filter((file) => !isSame(file));
    check('the second one sends nothing of it again', sum(sent, 'transferSize') < 10_000, JSON.stringify(second));
    await leave(page);
    server.stop();
}

/** Pages of an attacker in the same browser. */
export async function attack() {
    const server = await serve(theme);
    const port = new URL(server.link).port;
    const evil = await launch('evil.example');
    const page = await evil.newPage();
    const rebound = await page.goto(`http://evil.example:${port}/`);
    check('a name that leads here gets nothing', rebound.status() === 421, rebound.status());
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${server.origin}/"></iframe>`);
    check(
        'the page is not framed',
        (
            await Promise.all(
                page
                    .frames()
                    .slice(1)
                    .map((frame) => frame.$$('#app').then((all) => all.length)),
            )
        ).every((count) => count === 0),
    );
    const got = await page.evaluate(
        (origin) =>
            Promise.all([
                fetch(`${origin}/api/theme`, { headers: { 'X-Spotit-Session': 'x' } }).then(
                    () => 'answered',
                    () => 'nothing',
                ),
                fetch(`${origin}/api/session`, { method: 'POST', body: 'x' }).then(
                    () => 'answered',
                    () => 'nothing',
                ),
            ]),
        server.origin,
    );
    check(
        'other pages read no answer',
        got.every((each) => each === 'nothing'),
        got,
    );
    await evil.close();
    server.stop();
}

/** Pictures, names and words that try to run something in the page. */
export async function drawHostile() {
    const run = 'window.hacked = true',
        file = join(folder, 'hostile.yaml');
    writeFileSync(
        join(folder, 'hostile.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="${run}"><script>${run}</script>` +
            `<style>* { background: url(http://evil.example/a) }</style><image href="http://evil.example/b.png" width="9" height="9"/>` +
            `<foreignObject><img src="x" onerror="${run}"/></foreignObject><a href="javascript:${run}"><circle cx="45" cy="45" r="40" onclick="${run}"/></a></svg>`,
    );
    writeFileSync(
        file,
        `title: "<img src=x onerror='${run}'>"\nsymbols:\n  - {image: hostile.svg, name: "<img src=x onerror='${run}'>"}\n  - "<b>"\n  - "</text><script>${run}</script>"\n  - 🐶 🐱 🐭 🐹\n` +
            `back: {text: "<svg onload='${run}'>"}\n`,
    );
    const server = await serveTheme(file);
    const page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await page.click('.tile >> nth=0');
    await page.click('.card >> nth=0');
    for (const name of ['Card', 'Back', 'Sheet', 'Text', 'Sheets']) await tab(page, name);
    await settled(page);
    // What the browser can't show has failed by then, too.
    await page.evaluate(() => new Promise((done) => Object.assign(new Image(), { onerror: done, src: 'data:,' })));
    check(
        'nothing of a theme runs',
        await page.evaluate(
            () =>
                window.hacked === undefined &&
                !document.querySelector(
                    '#sprite :is(script, image[href^=http], foreignObject, a, [onload], [onclick])',
                ),
        ),
    );
    check(
        'names are words',
        (await page.$eval('.card >> nth=0', (card) => card.getAttribute('aria-label').includes(','))) &&
            (await page.locator('img[onerror]').count()) === 0,
    );
    await leave(page);
    server.stop();
}
