//
// All views of the page: nothing for axe to say, nothing that is too wide or too small to touch, nothing out of reach for keys.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    folder,
    isWhole,
    newContext,
    open,
    painted,
    runAxe,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
} from './shared.mjs';

/** Every day one language, dark; all of them, light and dark, in the slow tests. */
const combinations = isWhole
    ? ['light', 'dark'].flatMap((colorScheme) => ['en', 'de', 'fr', 'es'].map((language) => [colorScheme, language]))
    : [['dark', 'de']];

const themeText =
    'title: Zoo\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 fano.png\ncard: { background: "#dcefff", border: { width: 1mm, color: teal } }\nback: { pattern: dots, colors: ["#2a6fb0", "#ffffff"] }\n';

const press = (page, css) => page.evaluate((css) => document.querySelector(css).click(), css);
const panel = (number) => async (page) => {
    await page.evaluate((number) => document.querySelectorAll('.work [role=tab]')[number].click(), number);
    if (number === 4) await page.waitForFunction(() => document.querySelector('.editor').shadowRoot);
};
const view = (number) => async (page) => {
    await page.evaluate((number) => document.querySelectorAll('.preview [role=tab]')[number].click(), number);
    if (number > 1) await page.waitForFunction(() => document.querySelector('.deck-page:not([hidden]) iframe'));
    await settled(page);
};
const paste = (page) =>
    page.evaluate(() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'der Hund\tle chien\ndie Katze\tle chat\n');
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
const close = (page) => page.evaluate(() => document.querySelector('dialog[open]').close());

/** What there is to look at, in turn: the part that it adds if there is one, how it is opened, and how it is left if the next one doesn't leave it. */
const views = [
    { name: 'symbols', part: 'html', enter: panel(0) },
    {
        name: 'the inspector of a picture',
        part: '.inspector',
        enter: (page) => press(page, '.tile:has(img), .tile[title=fano], .tile[aria-label*=fano]'),
    },
    {
        name: 'the dialog that crops',
        part: 'dialog[open]',
        enter: async (page) => {
            await press(page, '.inspector > button');
            await page.waitForSelector('.crop[open]');
        },
        leave: close,
    },
    {
        name: 'the dialog of what is pasted',
        part: 'dialog[open]',
        enter: async (page) => {
            await paste(page);
            await page.waitForSelector('.paste[open]');
        },
        leave: close,
    },
    { name: 'the card’s panel', enter: panel(1) }, // every day the next one is looked at, which has more
    {
        name: 'more of the card',
        part: '.work',
        enter: async (page) => {
            await press(page, '.looks:not([open]) summary');
            await press(page, '.inks > button');
            await press(page, '.more:not([open]) summary');
        },
    },
    { name: 'the back’s panel', part: '.work', enter: panel(2) },
    { name: 'the sheet’s panel', part: '.work', enter: panel(3) },
    { name: 'the text', part: '.work', enter: panel(4), leave: panel(1) },
    {
        name: 'a card opened large',
        part: 'dialog[open]',
        enter: async (page) => {
            await page.focus('.card');
            await page.keyboard.press('Enter');
            await page.waitForSelector('.card-view[open] [data-symbol]');
        },
        leave: close,
    },
    { name: 'the menus', part: '.menu[open]', enter: setMenus(true), leave: setMenus(false) },
    {
        name: 'the advice on printing',
        part: 'dialog[open]',
        enter: (page) => press(page, 'header button.main'),
        leave: close,
    },
    { name: 'the sheets', part: '.preview', enter: view(1) },
    { name: 'the game', enter: view(2), frame: true },
    { name: 'the explanation', enter: view(3), frame: true, leave: view(0) },
];

function setMenus(areOpen) {
    return (page) =>
        page.evaluate((areOpen) => {
            for (const menu of document.querySelectorAll('.menu')) menu.open = areOpen;
        }, areOpen);
}

/** Opens a theme with all that a deck can have, and calls `look` in each view. */
async function visit(page, look) {
    await page.waitForSelector('.card use');
    await settled(page);
    for (const { name, part, enter, leave, frame } of views) {
        await enter(page);
        await look(name, frame, part);
        await leave?.(page);
    }
}

/** Writes the theme, and makes pages of it and of the first page. */
async function begin() {
    copyFileSync(here('../../samples/fano.png'), join(folder, 'fano.png'));
    const file = join(folder, 'everywhere.yaml');
    writeFileSync(file, themeText);
    return [await serveTheme(file), await serveFirstPage()];
}

const newPage = async (server, language, width, height, options = {}) => {
    const context = await newContext(width, height, { hasSamples: true, ...options });
    await context.addInitScript((language) => {
        if (origin !== 'null') localStorage.setItem('spotit-language', language);
    }, language);
    return open(context, server);
};

/** Makes a page note what has got the focus, and whether it showed that. */
const watchFocus = (page) =>
    page.evaluate(() => {
        window.known = new Set();
        document.addEventListener('focusin', ({ target }) => {
            if (window.reachable?.delete(target) && !target.matches(':focus-visible')) window.unseen.push(target);
        });
    });
/** Tab leads to all that can be pressed, typed into or chosen, and shows where it is; every day to what the view adds. */
async function reachByKeys(page, name, hasFrame) {
    if (name === 'the text') return; // its editor takes Tab
    const { steps, moving } = await page.evaluate((isWhole) => {
        const root = document.querySelector('dialog:modal') ?? document.body;
        const all = [...root.querySelectorAll('button, select, input, summary, a, [tabindex]')].filter(
            (one) =>
                one.checkVisibility({ visibilityProperty: true }) &&
                one.tabIndex >= 0 &&
                !one.disabled &&
                !one.closest('.editor, [inert]'),
        );
        const isNew = (one) => isWhole || !window.known.has(one),
            first = all.findIndex(isNew),
            last = all.findLastIndex(isNew);
        window.reachable = new Set(all.filter(isNew));
        for (const one of all) window.known.add(one);
        window.unseen = [];
        document.activeElement.blur();
        all[first - 1]?.focus();
        return { steps: first > 0 ? last - first + 1 : last + 1, moving: document.getAnimations().length };
    }, isWhole);
    check(`nothing moves in ${name}`, moving === 0, String(moving));
    const isLeft = () => page.evaluate(() => window.reachable.size > 0),
        most = steps + (hasFrame ? 40 : 8);
    for (let step = 0; step < steps || (step < most && (await isLeft())); ++step) await page.keyboard.press('Tab');
    const left = await page.evaluate(() =>
        [...window.reachable, ...window.unseen].map((one) => one.outerHTML.slice(0, 90)),
    );
    check(`keys reach all of ${name}`, left.length === 0, left.join('\n'));
}

/** Axe finds nothing in any view, light and dark, in each language, and keys reach all; every day what a view adds. Games
 * and explanations are looked at by play's own test, too. */
export async function seeEverywhere() {
    const [server, chooser] = await begin();
    for (const [colorScheme, language] of combinations) {
        const page = await newPage(server, language, 1280, 800, { colorScheme });
        const isIn = `${language}, ${colorScheme}`;
        const isFirst = combinations[0][0] === colorScheme && combinations[0][1] === language;
        if (isFirst) await watchFocus(page);
        await visit(page, async (name, hasFrame, part) => {
            await shot(page, `${name.replaceAll(/\W/g, '-')}-${colorScheme}-${language}`);
            if (isWhole || part) await runAxe(page, `${name} (${isIn})`, isWhole ? 'html' : part);
            if (isWhole && hasFrame) await runAxe(page.frames().at(-1), `the page in ${name} (${isIn})`);
            if (isFirst) await reachByKeys(page, name, hasFrame);
        });
        await page.goto(chooser.link);
        await page.waitForSelector('.templates li');
        await runAxe(page, `the first page (${isIn})`);
        await page.context().close();
    }
}

/** Returns what is wider than the page, cut off, or too small for fingers. */
const findMisfits = (page, least) =>
    page.evaluate((least) => {
        const found = [];
        const root = document.querySelector('dialog[open]') ?? document.body;
        if (document.documentElement.scrollWidth > innerWidth)
            found.push(`wide: ${document.documentElement.scrollWidth}`);
        for (const one of root.querySelectorAll('button, label, select, input, h1, h2, p, summary')) {
            if (one.closest('.editor, iframe') || !one.checkVisibility({ visibilityProperty: true })) continue;
            const box = one.getBoundingClientRect();
            if (!box.width || one.matches('.files input')) continue;
            const isCut =
                box.left < -1 ||
                box.right > innerWidth + 1 ||
                (one.matches('button, summary') && one.scrollWidth > one.clientWidth + 1);
            const isTarget = one.matches(
                'button, select, summary, input:not([type=checkbox]), label:has(> [type=checkbox])',
            );
            const isSmall = isTarget && (box.height < least - 0.5 || box.width < least - 0.5);
            if (isCut || isSmall)
                found.push(
                    `${isCut ? 'cut' : 'small'}: ${Math.round(box.width)} × ${Math.round(box.height)} ${one.outerHTML.slice(0, 90)}`,
                );
        }
        return found;
    }, least);

/** On phones of all sizes nothing is wider than the page, and what is touched is large enough for a finger; every day on two. */
export async function fitPhones() {
    const smallest = [320, 568],
        larger = [[844, 390]];
    if (isWhole) larger.push([390, 844], [640, 400]); // the last is 1280 × 800 at 200 %, of which `zoom` sees the panels every day
    const phone = { hasTouch: true, isMobile: true };
    const [server, chooser] = await begin();
    for (const language of isWhole ? ['en', 'de', 'fr', 'es'] : ['de']) {
        const fit = async (page, name) => {
            for (const [width, height] of [...larger, smallest]) {
                await page.setViewportSize({ width, height });
                await painted(page);
                await shot(page, `${name.replaceAll(/\W/g, '-')}-${width}`);
                const found = await findMisfits(page, 44);
                check(`${name} fits ${width} × ${height} (${language})`, found.length === 0, found.join('\n'));
            }
        };
        const page = await newPage(server, language, ...smallest, phone);
        await visit(page, (name) => fit(page, name));
        await page.goto(chooser.link);
        await page.waitForSelector('.templates li');
        await fit(page, 'the first page');
        await page.context().close();
    }
}
