//
// The page in each of its languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    folder,
    isWhole,
    leave,
    openWide,
    paste,
    runAxe,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    theme,
    until,
} from './shared.mjs';

/** Names of files, papers, cards and card services, and words that are the same in English and another language. */
const alike =
    /^(A\d\+?|B\d|SRA\d|ArchB|Letter|Legal|Tabloid|Ledger|Statement|Executive|poker|bridge|tarot|mini|jumbo|spotit-print|Orange|#[0-9a-f]{6}|The Game Crafter|BoardGamesMaker|MakePlayingCards|DriveThruCards|MB Print|joon\.eu|.*\.yaml.*|http:.*|Text|Zoom|Look|Color|error|rectangle|Rotation|OK|Hindi|wagons|crocodiles|locomotives|temples)$/;

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
    for (const language of isWhole ? ['de', 'fr', 'es'] : ['fr']) {
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
    const server = await serveTheme(theme);
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
    const server = await serveFirstPage();
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
    await page.waitForFunction(() => !document.querySelector('h1').textContent.endsWith('●'));
    return readFileSync(file, 'utf8');
}

const isTold = (text, language) => text.includes(`\nlanguage: ${language}`);

/** What a page in German, French or Spanish begins is in its language: titles, names, games; a pasted list in the list's. */
export async function makeInLanguage() {
    const server = await serveFirstPage();
    const page = await openWide(server);
    const isThere = waitFor(page, '.templates li');
    const begin = async (language, title) => {
        await page.goto(`${server.origin}/#open`);
        await page.waitForSelector('.templates li');
        await page.selectOption('.language', language);
        await isThere(language);
        await page.click(`section:not(.recent) .templates strong:text-is("${title}")`);
        await page.waitForSelector('.card use');
        await settled(page);
    };
    const families = [
        ['fr', 'Photos', 'Notre famille', 'chien', 'Contre la montre'],
        ['de', 'Fotos', 'Unsere Familie', 'Hund', 'Gegen die Uhr'],
        ['es', 'Fotos', 'Nuestra familia', 'perro', 'Contra el reloj'],
    ];
    for (const [language, name, title, dog, game] of families.slice(0, isWhole ? 3 : 1)) {
        await begin(language, name);
        check(
            `its symbols are called as in ${language}`,
            (await page.locator(`.tile[aria-label^="${dog}"]`).count()) > 0,
        );
        await page.locator('.preview [role=tab]').nth(2).click();
        const has = (text) => (frame) =>
            frame.evaluate((text) => document.body.textContent.includes(text), text).catch(() => false);
        await until(async () => (await Promise.all(page.frames().slice(1).map(has(title)))).some(Boolean));
        check(`so are the games: ${game}`, await has(game)(page.frames().at(-1)));
        await shot(page, `made-${language}`);
        check(`the theme is in ${language}`, isTold(await saved(page), language), await saved(page));
    }
    if (isWhole) {
        await begin('fr', 'Premiers sons : allemand');
        check('what is for one language stays in it', isTold(await saved(page), 'de'));
    }
    await page.goto(`${server.origin}/#open`);
    await page.waitForSelector('.templates li');
    await page.selectOption('.language', 'fr');
    await isThere('fr');
    await page.click('button:text-is("Nouveau, vide")');
    await page.waitForSelector('.designer[aria-busy=false] .count:not([hidden])');
    await paste(page, '3 × 4\t12\n5 × 6\t30\n7 × 8\t56\n9 × 9\t81\n2 × 7\t14\n6 × 6\t36\n8 × 8\t64');
    await page.waitForSelector('dialog.paste[open]');
    await afterEdit(page, () => page.click('.paste .main'));
    check('a table of numbers leaves the deck its language', isTold(await saved(page), 'fr'), await saved(page));

    await begin('en', 'Words');
    const pasted = async (list, name) => {
        await paste(page, list);
        await page.waitForSelector('dialog.paste[open]');
        await shot(page, 'pasted-list');
        await afterEdit(page, () => page.click(`.paste button:text-is("${name}")`));
        return saved(page);
    };
    const german = 'der Hund\ndas Haus\ndie Katze\neine Tür\nBär\nStraße\nMaus';
    check('a list gives the deck its language', isTold(await pasted(german, 'Replace all'), 'de'));
    check('a few more words do not', isTold(await pasted('le lait\nle pain\nla porte', 'Add'), 'de'));
    await paste(page, 'la casa\nla mesa\nla silla\nla torta\nla foto\nla banana\nla sala');
    await page.waitForSelector('dialog.paste[open]');
    const choice = '.paste th select ~ select';
    check('what may be two languages is taken for that of the deck', (await page.inputValue(choice)) === 'de');
    await page.selectOption(choice, 'it');
    await afterEdit(page, () => page.click('.paste .main'));
    check('another one can be chosen', isTold(await saved(page), 'it'), await saved(page));
    await leave(page);
    server.stop();

    const own = join(folder, 'own.yaml'),
        text = 'title: Mine\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
    writeFileSync(own, text);
    const second = await serveTheme(own);
    const other = await openWide(second);
    await other.selectOption('.language', 'fr');
    await waitFor(other, '.card use')('fr');
    await settled(other);
    check("a person's own theme stays as it is", !(await other.textContent('h1')).endsWith('●'));
    await leave(other);
    second.stop();
}

/** Enter adds what was typed: an article decides nothing, a guess is only offered, and where all are words a word is added. */
export async function typeWithArticle() {
    const file = join(folder, 'typed.yaml');
    const box = '.box [type=search]';
    const open = async (text) => {
        writeFileSync(file, text);
        const server = await serveTheme(file);
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
    for (const words of ['le cheval', 'la baleine', 'le canard']) {
        await pictures.page.keyboard.type(words);
        await pictures.page.keyboard.press('Enter');
    }
    for (const name of ['cheval', 'baleine', '🦆'])
        await pictures.page.waitForSelector(`.tile[aria-label^="${name}"]:not(.box *)`);
    const typed = await saved(pictures.page);
    check('words that are typed on stay apart', !/[a-z]{3}/.test(typed.split('symbols')[1]), typed);
    const listed = await pictures.type('le tigre, la lune, 🐙');
    check('what is between commas is added one by one', /🐯.*🌙.*🐙/su.test(listed), listed);
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
    await pictures.page.fill(box, 'le');
    await pictures.page.waitForSelector('.box [role=status]:has-text("“le”")');
    check(
        'an article alone finds nothing',
        (await pictures.page.locator('.box .tile').count()) === 0,
        await pictures.page.textContent('.box'),
    );
    const alone = await pictures.type('');
    check('and is added as it is', /^ {2}- le$/m.test(alone), alone);
    await pictures.end();

    const words = ['chat', 'cheval', 'vache', 'souris', 'lapin', 'mouton', 'poule'];
    const deck = await open(`language: fr\nsymbols:\n${words.map((word) => `  - ${word}\n`).join('')}`);
    const article = await deck.type('le');
    check('an article alone is a word like others', /^ {2}- le$/m.test(article), article);
    const text = await deck.type('chien');
    check('among words Enter adds a word', /^ {2}- chien$/m.test(text) && !text.includes('🐶'), text);
    const both = await deck.type('la pomme', 'Shift+Enter');
    check('Shift+Enter adds its emoji', both.includes('🍎') && !both.includes('la pomme'), both);
    await deck.end();
}
