//
// The page in each of its languages.
import { check } from '../checks.mjs';
import { isWhole, leave, openWide, runAxe, serve, settled, shot, theme } from './shared.mjs';

/** Names of files, papers, cards and card services, and words that are the same in English and another language. */
const alike =
    /^(A\d\+?|B\d|SRA\d|ArchB|Letter|Legal|Tabloid|Ledger|Statement|Executive|poker|bridge|tarot|mini|jumbo|spotit-print|Orange|#[0-9a-f]{6}|The Game Crafter|BoardGamesMaker|MakePlayingCards|DriveThruCards|MB Print|Shops for labels|joon\.eu|.*\.yaml.*|http:.*|Text|Zoom|Color|error|rectangle|Rotation|OK|Hindi)$/;

/** Returns what the page says by itself, hidden or not; what is English in all languages is marked as that. */
const collect = (page) =>
    page.evaluate(() => {
        const said = [];
        for (const element of document.body.querySelectorAll('*')) {
            if (
                element.closest(
                    'body [lang=en], .tile, .editor, .language, header h1, strong, time, noscript, script, style, svg',
                )
            )
                continue;
            for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
            for (const name of ['aria-label', 'title', 'placeholder']) said.push(element.getAttribute(name) ?? '');
        }
        return said.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text));
    });

/** Returns what the page and its advice for printing say. */
async function collectAll(page) {
    await page.click('header .tools > button:last-of-type');
    const said = await collect(page);
    await page.keyboard.press('Escape');
    return said;
}

/** Says how much of what was said in English is left in the others. */
async function compare(page, english, look, isThere) {
    check('much is said', english.size > 20, String(english.size));
    for (const language of ['de', 'fr', 'es']) {
        await page.selectOption('.language', language);
        await isThere(language);
        const left = (await look(language)).filter((text) => english.has(text) && !alike.test(text));
        check(`no English is left in ${language}`, left.length === 0, left.join('\n'));
    }
    await page.selectOption('.language', 'en');
    await isThere('en');
}

/** Returns a function that waits until the page is there in a language. */
const waitFor = (page, css) => (language) =>
    page.waitForFunction(
        ([wanted, css]) => document.documentElement.lang === wanted && document.querySelector(css) !== null,
        [language, css],
    );

/** Nothing that is said in English is left in another language, and nobody is kept out. */
export async function speakLanguages() {
    const server = await serve(theme);
    const page = await openWide(server);
    const isThere = waitFor(page, '.card use');
    await isThere('en');
    await settled(page);
    const look = async (language) => {
        await settled(page);
        const said = await collectAll(page);
        for (let panel = 0; panel < 5; ++panel) {
            await page.evaluate((index) => document.querySelectorAll('.work [role=tab]')[index].click(), panel);
            check(
                `nothing of ${language} is wider than the page`,
                await page.evaluate(() =>
                    [document.documentElement, ...document.querySelectorAll('[role=tablist]')].every(
                        (one) => one.scrollWidth <= one.clientWidth,
                    ),
                ),
            );
            if (isWhole) await runAxe(page, `the page in ${language}`); // every day seeEverywhere does, in one language
        }
        await shot(page, `language-${language}`);
        return said;
    };
    await compare(page, new Set(await collectAll(page)), look, isThere);
    await leave(page);
    server.stop();
}

/** The same of the first page. */
export async function beginInLanguages() {
    const server = await serve();
    const page = await openWide(server);
    const isThere = waitFor(page, '.templates li');
    await isThere('en');
    const look = async (language) => {
        if (isWhole) await runAxe(page, `the first page in ${language}`);
        await shot(page, `first-${language}`);
        return collect(page);
    };
    await compare(page, new Set(await collect(page)), look, isThere);
    await leave(page);
    server.stop();
}
