//
// The page in each of its languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import { afterEdit, folder, isWhole, leave, openWide, runAxe, serve, settled, shot, theme, until } from './shared.mjs';

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

/** Saves what was begun with a template, and returns its text. */
async function saved(page) {
    await page.keyboard.press('Control+s');
    const file = join(folder, decodeURIComponent(new URL(page.url()).hash.slice('#file='.length)));
    const changed = () => page.textContent('h1').then((name) => name.endsWith('●'));
    await until(async () => !(await changed()));
    return readFileSync(file, 'utf8');
}

/** Enter adds what was typed: an article decides nothing, a guess is only offered, and where all are words a word is added. */
export async function typeWithArticle() {
    const file = join(folder, 'typed.yaml');
    const box = '.box [type=search]';
    const open = async (text) => {
        writeFileSync(file, text);
        const server = await serve(file);
        const page = await openWide(server);
        await page.waitForSelector('.card use');
        await settled(page);
        const type = async (words, keys = 'Enter') => {
            await page.focus(box);
            await page.keyboard.type(words);
            await afterEdit(page, () => page.keyboard.press(keys));
            await saved(page);
            return readFileSync(file, 'utf8');
        };
        const end = async () => (await leave(page), server.stop());
        return { page, type, end };
    };
    const pictures = await open('language: fr\nsymbols:\n  - 🐭\n  - 🐹\n  - 🐰\n  - 🦊\n  - 🐻\n  - 🐼\n  - 🐨\n');
    for (const [words, emoji] of [
        ['le chien', '🐶'],
        ['la maison', '🏠'],
        ['la pomme', '🍎'],
        ['l’œil', '👁'],
    ]) {
        const text = await pictures.type(words);
        check(`${words} is ${emoji}`, text.includes(emoji) && !text.includes(words), text);
    }
    await pictures.page.focus(box);
    await pictures.page.keyboard.type('papilon');
    await pictures.page.waitForSelector('.box .tile >> nth=0');
    check('a guess is said', (await pictures.page.textContent('.box [role=status]')).includes('papillon'));
    await shot(pictures.page, 'guess');
    const guessed = await pictures.type('');
    check('but never taken by Enter', /^ {2}- papilon$/m.test(guessed) && !guessed.includes('🦋'), guessed);
    await pictures.page.focus(box);
    await pictures.page.keyboard.type('papilon');
    await afterEdit(pictures.page, () => pictures.page.click('.box .tile >> nth=0'));
    await saved(pictures.page);
    check('a click takes it', readFileSync(file, 'utf8').includes('🦋'));
    await pictures.end();

    const words = ['chat', 'cheval', 'vache', 'souris', 'lapin', 'mouton', 'poule'];
    const deck = await open(`language: fr\nsymbols:\n${words.map((word) => `  - ${word}\n`).join('')}`);
    const text = await deck.type('chien');
    check('among words Enter adds a word', /^ {2}- chien$/m.test(text) && !text.includes('🐶'), text);
    const both = await deck.type('la pomme', 'Shift+Enter');
    check('Shift+Enter adds its emoji', both.includes('🍎') && !both.includes('la pomme'), both);
    await deck.end();
}
