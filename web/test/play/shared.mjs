//
// What the parts of the pages' test share: pages of decks, and what people do with them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, findViolations, here, hidePages, isFirefox } from '../browser/checks.mjs';

const { launch } = await import(isFirefox ? '../browser/firefox.mjs' : '../browser/chromium.mjs');
const browser = await launch();
export const isAll = process.argv.includes('--all');

/** Nothing moves in its pages, unless that is wanted. */
export async function newContext(options) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    if (!isFirefox) await hidePages(context);
    return context;
}
const folder = mkdtempSync(join(tmpdir(), 'spotit-play-'));
/** Ends what was started, also after a failure. */
export async function finish() {
    await browser.close();
    rmSync(folder, { recursive: true });
}

const made = new Set();
/** Every day the animals are a deck of 31, whose pages are open in less time. */
const smaller = (name) => (name === 'animals' && !isAll ? ['-s', 'deck.symbols_per_card=6'] : []);
/** The page of a theme that comes with the program, which is made once. */
export function makePage(name, path = here(`../../themes/${name}.yaml`)) {
    const file = join(folder, `${name.replace('/', '-')}.html`);
    if (!made.has(path))
        execFileSync(process.env.SPOTIT_PROGRAM, [
            path,
            '-o',
            file,
            '-q',
            '-s',
            'layout.effort=fast',
            ...smaller(name),
        ]);
    made.add(path);
    return `file://${file}`;
}
/** The page of a theme of the test's own. */
export function makeOwnPage(name, text, language = 'en') {
    const path = join(folder, `${name}.yaml`);
    made.delete(path);
    writeFileSync(path, `title: ${name}\nlanguage: ${language}\n${text}`);
    return makePage(name, path);
}
export const words = (count) => Array.from({ length: count }, (_, i) => `w${i}`);

/** Opens another deck, or another part of one, in a page that is there, which takes half as long as a new one. */
export async function visit(page, url) {
    await page.goto('about:blank');
    await page.goto(url);
    await page.waitForSelector('main *');
    return page;
}
/** Goes to another view of a page that is there, as its links do. */
export async function turnTo(page, view) {
    await page.evaluate((view) => {
        if (location.hash === `#${view}`) return undefined;
        const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = view;
        return changed;
    }, view);
    await page.waitForSelector('main *');
}
/** A page without a network, which must neither ask for anything nor complain. */
export async function open(context, url) {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => check('no console message', false, message.text()));
    page.on('pageerror', (error) => check('no error', false, String(error)));
    page.on('request', (request) => check('no request', /^(file|data|blob):/.test(request.url()), request.url()));
    await page.addInitScript(() => {
        const now = performance.now.bind(performance);
        let ahead = 0,
            stopped;
        performance.now = () => (stopped ?? now()) + ahead;
        globalThis.stopTime = () => {
            stopped = now();
        };
        globalThis.letPass = (milliseconds) => {
            ahead += milliseconds;
        };
    });
    await page.goto(url);
    await page.waitForSelector('main *');
    return page;
}

/** Lets time pass in no time; once the clock was stopped, no other passes, however slow the computer is. */
export const letPass = (page, milliseconds) => page.evaluate((all) => globalThis.letPass(all), milliseconds);
export const stopTime = (page) => page.evaluate(() => globalThis.stopTime());
/** Waits until cards that were dealt can be touched. */
export const settle = (page) => letPass(page, 400);

export const shownSymbols = (page) =>
    page.$$eval('.table .face', (faces) =>
        faces.map((face) => [...face.querySelectorAll('[data-symbol]')].map((each) => Number(each.dataset.symbol))),
    );
export const common = (one, other) => one.filter((symbol) => other.includes(symbol));

/** A point where a symbol of a card can be touched, not at its very edge: screens round. */
export const pointOf = (page, card, symbol) =>
    page.evaluate(
        ([card, symbol]) => {
            const target = document
                .querySelectorAll('.table .face')
                [card].querySelector(`[data-symbol="${symbol}"] .target`);
            const box = target.getBoundingClientRect();
            for (let i = 1; i < 20; ++i)
                for (let j = 1; j < 20; ++j) {
                    const x = box.x + (box.width * ((9 + i * 7) % 20)) / 20,
                        y = box.y + (box.height * ((9 + j * 7) % 20)) / 20;
                    const isWell = [
                        [0, 0],
                        [-2, 0],
                        [2, 0],
                        [0, -2],
                        [0, 2],
                    ].every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === target);
                    if (isWell) return { x, y };
                }
            return null;
        },
        [card, symbol],
    );

/** Picks a symbol in one of the ways in which people do. */
export const hands = {
    touch: async (page, card, symbol) => {
        await settle(page);
        const point = await pointOf(page, card, symbol);
        await page.touchscreen.tap(point.x, point.y);
    },
    mouse: async (page, card, symbol) => {
        await settle(page);
        const point = await pointOf(page, card, symbol);
        await page.mouse.click(point.x, point.y);
    },
    keys: async (page, card, symbol) => {
        await settle(page);
        await page.evaluate(
            ([card, symbol]) =>
                document.querySelectorAll('.table .face')[card].querySelector(`[data-symbol="${symbol}"]`).focus(),
            [card, symbol],
        );
        await page.keyboard.press('Enter');
    },
};

/** Presses one of the elements that a selector finds, as people do. */
export async function press(page, hand, selector, place = 0) {
    const { x, y } = await page.evaluate(
        async ([selector, place]) => {
            for (;;) {
                const element = document.querySelectorAll(selector)[place];
                element.scrollIntoView({ block: 'nearest' });
                element.focus?.();
                const box = element.getBoundingClientRect();
                const x = box.x + box.width / 2,
                    y = box.y + box.height / 2;
                if (document.elementFromPoint(x, y)) return { x, y }; // else the page is still being laid out
                await new Promise((later) => setTimeout(later, 50));
            }
        },
        [selector, place],
    );
    if (hand === 'keys') await page.keyboard.press('Enter');
    else if (hand === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
}

export async function checkAccess(page, what) {
    const violations = await findViolations(page);
    check(`axe finds nothing in ${what}`, violations === '', violations);
}

export const isOver = (page) => page.$('.again');

export const screens = {
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, offline: true },
    desk: { viewport: { width: 1280, height: 800 }, hasTouch: true, offline: true },
};
