//
// What people do beside designing: Escape, Back, Ctrl+P, a paste that is too long, a look at what the page says.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here, paint } from '../browser/checks.mjs';
import {
    afterEdit,
    control,
    folder,
    isWhole,
    leave,
    openWide,
    paste,
    save,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    tab,
} from './shared.mjs';

const emoji = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
const box = '.box [type=search]';

/** Opens a theme of this text in a browser of its own. */
async function begin(name, text, language) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    if (language) await page.selectOption('header .language', language);
    if (language) await page.waitForSelector(`html[lang=${language}] .card use`);
    await settled(page);
    const end = async () => {
        await leave(page);
        server.stop();
    };
    return { page, file, end };
}

/** The chosen symbol glows, all others stay as they are, until it is no longer chosen. */
async function endChoices() {
    const { page, end } = await begin('chosen.yaml', emoji);
    const glows = () => page.locator('.hit').count(),
        choose = () => page.click('.tile[aria-label=cat]');
    const isOver = async (how) =>
        check(`${how} ends the choice`, (await glows()) === 0 && (await page.isHidden('.inspector')), await glows());
    await choose();
    const pale = await page.$$eval('.card [data-symbol]', (all) =>
        all.filter((one) => getComputedStyle(one).opacity !== '1').map((one) => one.outerHTML),
    );
    check('nothing fades', pale.length === 0, pale.join('\n'));
    check('the symbol glows on its cards', (await glows()) === 3, await glows());
    await shot(page, 'chosen');
    await page.click('.inspector legend');
    check('its own panel is no empty place', (await glows()) === 3 && (await page.isVisible('.inspector')));
    await page.keyboard.press('Escape');
    await isOver('Escape');
    const { x, y, height } = await page.$eval('.card:last-child', (card) => card.getBoundingClientRect().toJSON());
    for (const [how, at] of Object.entries({
        'a click below the cards': [x, y + height + 50],
        'and above': [700, 155],
    })) {
        await choose();
        await page.mouse.click(...at);
        await isOver(how);
    }
    for (const panel of ['Card', 'Text']) {
        await tab(page, 'Symbols');
        await choose();
        await page.click(`[role=tab]:text-is("${panel}")`);
        await isOver(panel);
    }
    await tab(page, 'Symbols');
    await tab(page, 'Sheets');
    await page.waitForSelector('.sheet');
    await choose();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 3).catch(() => {});
    check('a tile leads to the cards', (await glows()) === 3 && (await page.isVisible('.card >> nth=0')));
    await end();
}

/** Tiles stay in sight above the panel that changes one. */
async function seeTiles() {
    const words = Array.from({ length: 31 }, (_, i) => `mot${i}`);
    const { page, end } = await begin(
        'tiles.yaml',
        `deck: { symbols_per_card: 6 }\nlayout: { effort: fast }\nsymbols: [${words.join(', ')}]\n`,
    );
    const stands = async (name) => {
        const [tile, panel] = await Promise.all(
            [`.tile[aria-label=${name}]`, '.inspector'].map((one) =>
                page.$eval(one, (element) => element.getBoundingClientRect().toJSON()),
            ),
        );
        check(`${name} is in sight`, tile.bottom <= panel.top && tile.top > 100, `${tile.bottom} of ${panel.top}`);
    };
    await page.click('.tile[aria-label=mot12]');
    await page.waitForSelector('.inspector:visible');
    await stands('mot12');
    for (let step = 0; step < 2; ++step) await page.keyboard.press('ArrowDown');
    await stands('mot24');
    const [heading, edge] = await page.$eval('.inspector', (panel) =>
        [panel.querySelector('legend'), panel].map((one) => one.getBoundingClientRect().top),
    );
    check('the heading of the panel stands in it', heading >= edge, `${heading} ${edge}`);
    await shot(page, 'tiles');
    await end();
}

/** What is too much to paste, and words that no card can show, are refused with the limit. */
async function pasteTooMuch() {
    const { page, end } = await begin('pasted.yaml', emoji);
    const isRefused = async (what, text) => {
        await page.focus('.tile');
        await paste(page, text);
        await page.waitForFunction(() => document.querySelector('.said').textContent).catch(() => {});
        const said = await page.textContent('.said');
        check(`${what} is refused`, said.includes('10,000 lines') && (await page.isHidden('dialog.paste')), said);
        const isCut = await page.$$eval('.figures, .said', (all) =>
            all.some((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth),
        );
        check('the message and what the deck is are whole', !isCut);
        await page.focus('.tile');
        await afterEdit(page, () => page.keyboard.press('Alt+ArrowRight')); // no symbol moves before the next preview
        await page.waitForFunction(() => !document.querySelector('.said').textContent);
    };
    await isRefused('megabytes of lines', 'le chat\n'.repeat(isWhole ? 2_500_000 : 250_000));
    await isRefused('1 MB on a line', 'chat'.repeat(250_000));
    await isRefused('a line too many', 'le chat\n'.repeat(10_001));
    const long = 'pneumonoultramicroscopic'.repeat(9);
    await paste(page, `chien\n${long}\nchat\n`);
    await page.waitForSelector('dialog.paste[open]');
    const preview = await page.textContent('.paste');
    check(
        'a word that is too long is left out of a list',
        preview.includes('2 symbols to add') &&
            preview.includes('40 letters') &&
            preview.includes('pneumonoultramicrosc…'),
        preview,
    );
    const color = () => page.$eval('.paste [role=status]', (one) => getComputedStyle(one).color),
        usual = await color();
    await page.keyboard.press('Escape');
    await page.focus('.tile');
    await paste(page, 'a\nb\nc\nd\ne\nf\ng\nh\n');
    await page.waitForSelector('dialog.paste[open]');
    check('more than the deck takes are warned of', (await color()) !== usual);
    await page.keyboard.press('Escape');
    await page.fill(box, long);
    await page.waitForFunction(() => document.querySelector('.box [role=status]').textContent);
    check(
        'and of the field',
        (await page.isHidden('.word')) && (await page.textContent('.box')).includes('40 letters'),
    );
    await page.focus(box);
    await page.keyboard.press('Shift+Enter');
    check('which keeps it', (await page.$eval(box, (field) => field.value)) === long);
    check('nothing was added', (await page.locator('.tiles .tile').count()) === 7);
    await end();
}

/** A theme that is larger than the server takes is named as that. */
async function pasteLargeTheme() {
    const { page, end } = await begin('large.yaml', emoji);
    page.removeAllListeners('console'); // browsers write refused requests to it
    await tab(page, 'Text');
    await page.click('.cm-content');
    await page.evaluate(() => {
        const clipboardData = new DataTransfer(),
            editor = document.querySelector('.editor').shadowRoot.querySelector('.cm-content');
        clipboardData.setData('text/plain', `# ${'x'.repeat(98)}\n`.repeat(11_000));
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const isReported = await page
        .waitForFunction(() => document.querySelector('.said').textContent.endsWith('larger than 1 MB'))
        .catch(() => undefined);
    check('a theme of more than 1 MB is named as that', isReported, await page.textContent('.said'));
    await end();
}

/** A theme with a word of 200 letters: it can be read wherever it stands, and pushes nothing aside. */
async function readLongWords() {
    const long = 'pneumonoultramicroscopic'.repeat(9).slice(0, 200);
    const { page, end } = await begin('long.yaml', `symbols: [${long}, chien, chat, vache, cheval, mouton, poule]\n`);
    await page.click('.tile >> nth=0');
    await shot(page, 'long-word');
    check('its tile says it', (await page.textContent('.tile >> nth=0')).startsWith('pneumonoultra'));
    check('another tile is a drawing', (await page.locator('.tile[aria-label=chien] svg').count()) === 1);
    for (const part of ['.messages', '.inspector', '.work [role=tabpanel]:not([hidden])', '.preview .view']) {
        const [inside, width] = await page.$eval(part, (one) => [one.scrollWidth, one.clientWidth]);
        check(`${part} is not wider than it can be`, inside <= width, `${inside} of ${width}`);
    }
    await end();
}

/** What a template says of a value goes when a form changes the value; all other comments stay. */
async function forgetComments() {
    const comment = (theme, key) =>
        new RegExp(`^ +${key}: .*(# .*)$`, 'm').exec(readFileSync(here(`../../themes/${theme}.yaml`), 'utf8'))[1];
    const [size, rotation] = ['size', 'size_variety'].map((key) => comment('animals', key));
    const bleed = comment('party20', 'bleed');
    const text =
        `title: Zoo # mine\n# ${emoji}${emoji}card:\n  shape: rectangle\n  size: poker ${size}\n  margin: 3mm # mine\n` +
        `layout: { gap: 2mm, rotation: 20 } ${rotation}\nsheet:\n  bleed: 2mm ${bleed}\n`;
    const { page, file, end } = await begin('comments.yaml', text);
    await tab(page, 'Card');
    const change = async (label, value) => {
        await afterEdit(page, async () => {
            await control(page, label, '.number').fill(value);
            await page.keyboard.press('Enter');
        });
        await save(page);
        return readFileSync(file, 'utf8');
    };
    await afterEdit(page, () => control(page, 'Card size', 'select').selectOption('bridge'));
    const sized = text.replace(`poker ${size}`, 'bridge');
    check('another size has no comment', (await change('Margin', '4')) === sized.replace('3mm', '4mm'), sized);
    const gap = await change('Gap', '3');
    check(
        'nor has another gap that of its line',
        gap === sized.replace('3mm', '4mm').replace('gap: 2mm', 'gap: 3mm').replace(` ${rotation}`, ''),
        gap,
    );
    check('what is not changed keeps its own', gap.includes(`bleed: 2mm ${bleed}\n`), gap);
    for (let step = 0; step < 3; ++step) await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await save(page);
    check('Undo brings them back', readFileSync(file, 'utf8') === text, readFileSync(file, 'utf8'));
    await end();
}

/** The page does not go on saying what was true before. */
async function forgetSentences() {
    const { page, file, end } = await begin('sentences.yaml', emoji);
    const choice = () => page.textContent('.choice');
    await page.click('.tile[aria-label=cat]');
    check('it is said where the cat is', (await choice()).startsWith('cat is on cards'), await choice());
    await page.click('.inspector button:text-is("Replace…")');
    check('and that it is to be replaced', (await page.textContent('.replacing')).includes('cat'));
    await afterEdit(page, () => page.click('.inspector button:text-is("Remove")'));
    await page.waitForSelector('.replacing', { state: 'hidden' }).catch(() => {});
    check('what is gone is not to be replaced', await page.isHidden('.replacing'));
    check('but not when it is gone', !(await choice()).includes('cat'), await choice());
    check('and nothing glows', (await page.locator('.hit').count()) === 0);
    await page.keyboard.press('Control+z');
    await settled(page);
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    rmSync(file);
    await page.waitForSelector('.notice:visible');
    check(
        'a file that is gone is not saved',
        (await page.textContent('.said')) === '',
        await page.textContent('.said'),
    );
    await end();
}

/** Back leads to what was there before: from a deck to the first page, from there to the deck before. */
async function goBack() {
    for (const name of ['first', 'second']) writeFileSync(join(folder, `${name}.yaml`), `title: ${name}\n${emoji}`);
    const server = await serveFirstPage(),
        page = await openWide(server);
    const openDeck = async (name) => {
        await page.click(`.recent button:has-text("${name}.yaml")`);
        await page.waitForSelector('.card use');
        await settled(page);
    };
    const shows = async (what, selector) => {
        await page.goBack();
        const isThere = await page.waitForSelector(selector).catch(() => undefined);
        check(`Back leads to ${what}`, isThere, page.url());
    };
    await openDeck('first');
    await page.click('.file summary');
    await page.click('.file button:text-is("Open another…")');
    await openDeck('second');
    await shows('the first page', '.chooser .recent');
    await shows('the deck before', 'h1:has-text("first.yaml")');
    await shows('the first page, from which it was opened', '.chooser .recent');
    await page.goForward();
    await page.waitForSelector('h1:has-text("first.yaml")');
    await leave(page);
    server.stop();
}

/** Ctrl+P says how cards are printed, and a browser prints the same instead of the panels. */
async function printByKeys() {
    const { page, end } = await begin('printed.yaml', emoji, 'fr');
    await page.keyboard.press('Control+p');
    await page.waitForSelector('dialog[open] button:text-is("Télécharger le PDF")').catch(() => {});
    check('Ctrl+P opens what Print opens', (await page.locator('dialog[open] li').count()) > 2);
    await page.keyboard.press('Control+p'); // also where it is open
    await paint(page);
    const printed = execFileSync('pdftotext', ['-', '-'], { input: await page.pdf(), encoding: 'utf8' });
    await paint(page, false);
    const line = printed.trim().replace(/\s+/g, ' ');
    check('a browser prints one line', /^Pour imprimer.*« Imprimer… ».*PDF\.$/.test(line), printed);
    await page.keyboard.press('Escape');
    check('on the screen it is not seen', await page.isHidden('.printed'));
    await end();
}

/** Nothing that a field says is cut off, or half behind another one; a word has the color that it shows. */
async function readFields() {
    const { page, end } = await begin(
        'fields.yaml',
        'card: { shape: rectangle, size: 120.65x120.65mm }\nfonts: { colors: ["#c92a2a", "#1f5fbf"] }\nsymbols: [chien, chat, vache, cheval, { text: mouton, color: grass }, poule, 🐱]\ncolors: { grass: "#2b8a3e" }\n',
        'fr',
    );
    const areWhole = async (what, selector) => {
        const cut = await page.$$eval(selector, (fields) =>
            fields
                .filter((one) => one.checkVisibility())
                .filter((one) => {
                    if (!one.value) one.value = one.placeholder;
                    return one.scrollWidth > one.clientWidth;
                })
                .map((one) => `${one.value}: ${one.scrollWidth} of ${one.clientWidth}`),
        );
        check(`${what} are whole`, cut.length === 0, cut.join());
    };
    await page.fill(box, 'dœil');
    await page.waitForFunction(() => document.querySelector('.box [role=status]').textContent);
    const [field, line] = await Promise.all(
        [box, '.box [role=status]'].map((one) =>
            page.$eval(one, (element) => element.getBoundingClientRect().toJSON()),
        ),
    );
    check(
        'what was found stands clear of the ring around the field',
        line.top >= field.bottom + 5,
        line.top - field.bottom,
    );
    await page.fill(box, '');
    const has = async (name, color) => {
        await page.click(`.symbols > .tiles .tile[aria-label=${name}]`);
        const shown = await page.$eval('.inspector [type=color]', (input) => input.value);
        check(`${name} is ${color}`, shown === color, shown);
    };
    await has('mouton', '#2b8a3e');
    await has('chien', '#c92a2a');
    await has('chat', '#1f5fbf');
    await has('mouton', '#2b8a3e');
    await page.click('.inspector button:text-is("Remplacer…")');
    await page.keyboard.type('brebis');
    await afterEdit(page, () => page.keyboard.press('Shift+Enter'));
    await has('brebis', '#c92a2a'); // its letters are drawn once for each b
    await areWhole('the fields of a word', '.inspector input[type=text]:not(.number)');
    await tab(page, 'Carte');
    await areWhole('numbers', '.controls .number');
    await page.setViewportSize({ width: 390, height: 844 });
    await areWhole('numbers on a phone', '.controls .number');
    await end();
}

export const habits = [
    endChoices,
    seeTiles,
    pasteTooMuch,
    pasteLargeTheme,
    readLongWords,
    forgetComments,
    forgetSentences,
    goBack,
    printByKeys,
    readFields,
];
