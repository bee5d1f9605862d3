//
// What the parts of the designer's test share: servers, pages, and what people do with them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { check, findViolations, here, hidePages, isFirefox, option } from '../browser/checks.mjs';

export const { launch } = await import(isFirefox ? '../browser/firefox.mjs' : '../browser/chromium.mjs');

export const folder = mkdtempSync(join(tmpdir(), 'spotit-designer-'));
const data = mkdtempSync(join(tmpdir(), 'spotit-drafts-'));
export const theme = join(folder, 'animals.yaml');
const animals = readFileSync(here('../../themes/animals.yaml'), 'utf8').replace(/^titles: .*$/m, 'title: Animals');
export const isWhole = process.env.SPOTIT_ALL; // every day a deck of 13 will do, and a twelfth of the looks with axe
export const [symbolsPerCard, cardCount] = isWhole ? [8, 57] : [4, 13];
writeFileSync(
    theme,
    isWhole
        ? animals
        : animals
              .replace('symbols_per_card: 8 # needs 57 symbols', 'symbols_per_card: 4 # needs 13 symbols')
              .replace(/(symbols: \|\n.*\n {2}\S+ \S+ \S+)[^]*?\n\n/u, '$1\n\n'),
);

const servers = new Set(),
    stopped = new Set();
/** Starts the program with its drafts in a folder; returns what it prints first, a link, and what ends it. */
async function start(drafts, options) {
    const server = spawn(process.env.SPOTIT_PROGRAM, ['serve', '--no-open', ...options], {
        cwd: folder,
        env: { ...process.env, XDG_DATA_HOME: drafts },
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    servers.add(server);
    const ended = new Promise((done) => server.once('exit', done)).then(() => servers.delete(server));
    const link = await new Promise((done, fail) => {
        let said = '';
        server.stderr.on('data', (bytes) => {
            said += bytes;
            const found = /http:\S+/.exec(said);
            if (found) done(found[0]);
        });
        server.on('exit', () => fail(new Error(said)));
    });
    return {
        link,
        origin: new URL(link).origin,
        pid: server.pid,
        stop: () => {
            server.kill('SIGINT');
            stopped.add(ended);
            return ended;
        },
    };
}
/** Returns a port that nobody uses, and that the program takes for none of its folders. */
export const findPort = () =>
    new Promise((done) => {
        const free = createServer().listen(0, '127.0.0.1', () => {
            const { port } = free.address();
            free.close(() => done(String(port)));
        });
    });
let shared, // the program of serveTheme
    port; // of the first other one: what was compiled of an address is there at the next one's
/** Starts the program for a part of its own. */
export async function serve(...options) {
    await Promise.all(stopped);
    const others = servers.size - (shared ? 1 : 0),
        again = port && !others && !options.includes('--port') ? ['--port', port] : [],
        server = await start(data, [...again, ...options]);
    port ??= new URL(server.link).port;
    return server;
}
/**
 * The same for a part that begins at a hash of the page, in the folder, and looks neither at links nor at drafts: all of them
 * share one program, into which their pages are let. To start one for each, and what draws in it, is an eighth of the work;
 * every day it lays out in half the time.
 */
async function serveShared(hash) {
    const fast = isWhole ? [] : ['-s', 'layout.effort=fast'];
    shared ??= await start(join(data, 'shared'), ['--port', await findPort(), ...fast]).then(
        async ({ link, origin }) => {
            const answer = await fetch(`${origin}/api/session`, { method: 'POST', body: new URL(link).hash.slice(1) });
            return { origin, session: await answer.text() };
        },
    );
    return { ...shared, link: `${shared.origin}/${hash}`, stop: () => {} };
}
export const serveFirstPage = () => serveShared('');
export const serveTheme = (file) => serveShared(`#file=${encodeURIComponent(basename(file))}`);
const letIn = new WeakSet();
/** Lets the pages of a context into the program that parts share. */
async function enter(context, { origin, session }) {
    if (!session || letIn.has(context)) return;
    letIn.add(context);
    await context.addInitScript(
        ({ origin, session }) => {
            if (globalThis.origin === origin) localStorage.setItem('spotit-session', session);
        },
        { origin, session },
    );
}

/** A page that complains of nothing and asks nobody but its own server. */
export const open = async (context, server) => begin(await context.newPage(), server);

async function begin(page, server) {
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => check('no console message', false, message.text()));
    page.on('pageerror', (error) => check('no error', false, String(error)));
    page.on('request', (request) =>
        check(
            'no request elsewhere',
            request.url().startsWith(`${server.origin}/`) || /^(blob|data):/.test(request.url()),
            request.url(),
        ),
    );
    await enter(page.context(), server);
    await page.goto(server.link);
    return page;
}

/** A page that comes too late with the link, and asks to be let in. It writes failed requests to the console, as browsers do. */
export async function askToBeLetIn(server, context) {
    const page = await context.newPage();
    page.on('pageerror', (error) => check('no error', false, String(error)));
    await page.goto(server.link);
    await page.click('button:text-is("Ask for a new link")');
    await page.waitForSelector('.message strong');
    return page;
}

const browser = await launch();
const isLikePeople = isWhole || option('--time');
/**
 * Nothing moves in its pages, so that nobody waits for the end of it; and every day only loadTwice has the emoji font, which
 * is a third of the work of opening a page, only openOffline what keeps the page in the browser, which is a sixth, and only
 * who looks at the first page has the cards of templates on it, which are drawn each time.
 */
export async function newContext(
    width,
    height,
    { hasEmoji = isLikePeople, hasShell = isLikePeople, hasSamples = isLikePeople, ...options } = {},
) {
    const reducedMotion = option('--time') ? 'no-preference' : 'reduce';
    const all = { viewport: { width, height }, acceptDownloads: true, reducedMotion, ...options },
        context = await browser.newContext(all);
    if (!isFirefox && !option('--time') && !option('--pictures')) await hidePages(context);
    if (!hasEmoji)
        await context.addInitScript(() => {
            const fetched = window.fetch;
            window.fetch = (url, ...more) =>
                url === '/api/emoji.ttf' ? Promise.resolve(Response.error()) : fetched(url, ...more);
        });
    if (!hasSamples)
        await context.addInitScript(() => {
            const fetched = window.fetch;
            window.fetch = (url, options) =>
                url.startsWith?.('/api/sample') && options?.method !== 'POST'
                    ? Promise.resolve(new Response(null, { status: 204 }))
                    : fetched(url, options);
        });
    if (!hasShell)
        await context.addInitScript(() => {
            if (origin !== 'null') navigator.serviceWorker.register = () => new Promise(() => {});
        });
    return context;
}
const usual = new Map(), // the pages that parts leave to the next one: their process and what was compiled are there
    used = new Set(),
    origins = new Set();
/** Opens the page of a server in a window of this size, by default a wide one. */
export async function openWide(server, width = 1280, height = 800, options = {}) {
    const kind = JSON.stringify(options);
    let page = usual.get(kind);
    if (isFirefox || used.has(page)) return open(await newContext(width, height, options), server);
    if (!page || page.isClosed()) usual.set(kind, (page = await (await newContext(width, height, options)).newPage()));
    else await page.setViewportSize({ width, height });
    used.add(page);
    origins.add(server.origin);
    return begin(page, server);
}
/** The same on a phone. */
export const openPhone = (server, options = { hasTouch: true, isMobile: true }) => openWide(server, 390, 844, options);
/** The same where requests are to fail, which browsers write to the console. */
export async function openFailing(server) {
    const page = await openWide(server);
    page.removeAllListeners('console');
    return page;
}
/** Leaves a page, and all others of its context. */
export async function leave(page) {
    if (used.has(page)) await leaveUsual(page);
    else await page.context().close();
    for (const one of ['spotit-print', 'shared'])
        rmSync(join(data, one), { recursive: true, force: true, maxRetries: 9 });
}
async function leaveUsual(page) {
    page.removeAllListeners();
    await page.unrouteAll();
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    for (const origin of origins) // the next server may have it
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
    await session.detach();
    await page.context().clearCookies();
    used.delete(page);
}
/** Ends what was started, also after a failure. */
export async function finish() {
    await browser.close();
    for (const server of servers) server.kill('SIGINT');
    for (const one of [folder, data]) rmSync(one, { recursive: true });
}

export const shot = async (page, name) => {
    if (option('--pictures')) await page.screenshot({ path: join(process.argv[option('--pictures')], `${name}.png`) });
};
/** Drops a file on the page, as from the desktop. */
export const drop = (page, name, bytes, place = '.designer') =>
    page.evaluate(
        ([name, bytes, place]) => {
            const data = new DataTransfer();
            data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
            document.querySelector(place).dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
        },
        [name, bytes.toString('base64'), place],
    );
/** Opens a panel or a view; the text's editor is loaded then. */
export async function tab(page, name) {
    await page.evaluate(
        (name) =>
            [...document.querySelectorAll('[role=tab]')]
                .find((one) => one.textContent === name && one.checkVisibility())
                .click(),
        name,
    );
    if (name === 'Text') await page.waitForFunction(() => document.querySelector('.editor').shadowRoot !== null);
}
/** Until the preview of the last edit has come. */
export const settled = (page) => page.waitForFunction(() => document.querySelector('.designer')?.ariaBusy === 'false');
/** Until what was changed is seen. */
export const painted = (page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** Until the page has asked once more whether others have changed the file, and was answered. */
export const lookAtFile = (page) =>
    new Promise((done) => page.on('response', (answer) => answer.url().includes('/api/theme?') && done()));
/** Writes a file that a page watches as other programs do, at once: else the page may read it while it is empty. */
export function replaceFile(file, text) {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
}
/** Returns the texts that the program keeps as drafts, but for those that it removes meanwhile. */
export const findDrafts = () =>
    readdirSync(data, { recursive: true })
        .filter((name) => /(^|\/)[^./]+\.json$/.test(name))
        .flatMap((name) => {
            try {
                return JSON.parse(readFileSync(join(data, name), 'utf8')).text;
            } catch (problem) {
                if (problem.code !== 'ENOENT') throw problem;
                return [];
            }
        });
/** Returns those that the browser keeps, which the program could not. */
export const findBrowserDrafts = (page) =>
    page.evaluate(() =>
        Object.keys(localStorage).flatMap((key) =>
            key.startsWith('spotit-draft ') ? JSON.parse(localStorage.getItem(key)).text : [],
        ),
    );
/** Asks until a condition holds that the page can't be asked to wait for; fails after a minute. */
export async function until(holds) {
    for (const end = Date.now() + 60_000; !(await holds()); await new Promise((done) => setTimeout(done, 50)))
        if (Date.now() > end) throw new Error(`never: ${holds}`);
}
export async function afterEdit(page, edit) {
    await page.evaluate(() => document.querySelector('.designer').setAttribute('aria-busy', 'edited'));
    await edit();
    await settled(page);
}
/** Saves, until the file is as the page shows it: what the page said before may be of another save. */
export async function save(page) {
    await page.evaluate(() => {
        document.querySelector('.said').textContent = '';
    });
    await page.keyboard.press('Control+s');
    await page.waitForFunction(
        () =>
            document.querySelector('.said').textContent.startsWith('Saved') &&
            !document.querySelector('h1').textContent.endsWith('●'),
    );
}
/** Pastes a text where the focus is, as Ctrl+V does; Firefox takes texts by `data` alone. */
export const paste = (page, text) =>
    page.evaluate((data) => {
        const clipboardData = new DataTransfer(),
            dataType = 'text/plain';
        clipboardData.setData(dataType, data);
        document.activeElement.dispatchEvent(
            new ClipboardEvent('paste', {
                clipboardData,
                dataType,
                data,
                bubbles: true,
                cancelable: true,
                composed: true,
            }),
        );
    }, text);
/** Takes all changes back, one after the other. */
export const undoAll = (page) =>
    afterEdit(page, () =>
        page.evaluate(() => {
            const undo = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo');
            while (!undo.disabled) undo.click();
        }),
    );
/** Returns what is in the text's editor, which was opened. */
export const textOf = (page) =>
    page.evaluate(() =>
        [...document.querySelector('.editor').shadowRoot.querySelectorAll('.cm-line')]
            .map((line) => line.textContent)
            .join('\n'),
    );
export const cardNames = (page) =>
    page.$$eval('.card', (cards) =>
        cards.map((card) =>
            card
                .getAttribute('aria-label')
                .replace(/^Card \d+: /, '')
                .split(', '),
        ),
    );
export const setRange = (page, label, value) =>
    page.evaluate(
        ([label, value]) => {
            const input = [...document.querySelectorAll('.control')]
                .find((each) => each.textContent.startsWith(label))
                .querySelector('input');
            input.value = value;
            input.dispatchEvent(new Event('input', { bubbles: true }));
        },
        [label, value],
    );
let views = 8; // so that each day the text is among them; seeEverywhere has what most views have
export async function checkAccess(page, what) {
    if (isWhole || views++ % 12 === 0) await runAxe(page, what);
}
/** Looks at a page, a part of it or a frame, not into the frames in it. */
export async function runAxe(page, what, part = 'html') {
    const violations = await findViolations(page, { include: [[part]], exclude: [['iframe']] }, { iframes: false });
    check(`axe has nothing to say of ${what}`, violations === '', violations);
}

export const control = (page, label, kind) =>
    page.locator(`.controls:visible .control:has(> span:text-is("${label}")) ${kind}:visible`);
