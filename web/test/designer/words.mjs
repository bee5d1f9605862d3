//
// Words, and symbols in the place of others.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    drop,
    folder,
    isWhole,
    leave,
    newContext,
    open,
    openWide,
    painted,
    paste,
    save,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    tab,
} from './shared.mjs';

const french = (
    'chien chat vache cheval cochon mouton poule canard lapin souris ours loup renard lion tigre singe ' +
    'maison porte fenêtre table chaise lit pomme poire pain fromage lait soleil lune étoile'
).split(' ');

const box = '.box [type=search]';
async function begin(name, text, options) {
    const file = join(folder, name);
    if (text) writeFileSync(file, text);
    const server = await (text ? serveTheme(file) : serveFirstPage());
    const page = await openWide(server, 1280, 800, options);
    const saved = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    if (text) {
        await page.waitForSelector('.card use');
        await settled(page);
    }
    return {
        page,
        saved,
        end: async () => {
            await leave(page);
            server.stop();
        },
    };
}

/** Somebody who has never seen YAML pastes 31 words, and has their PDF after six actions. */
export async function pasteWords() {
    const { page, saved, end } = await begin('words.yaml');
    let actions = 0;
    const act = (done) => (++actions, done);
    await act(page.click('.templates strong:text-is("Words")'));
    await page.waitForSelector('.card use');
    await settled(page);
    const words = [...french, 'la pomme de terre'];
    await act(paste(page, words.join('\n')));
    await page.waitForSelector('dialog.paste[open]');
    check(
        'a preview says what it is',
        (await page.textContent('.paste h2')) === '31 symbols to add' &&
            (await page.textContent('.paste [role=status]')).includes('31 with a word. 31 of 31 are used, 6 per card.'),
        await page.textContent('.paste'),
    );
    await shot(page, 'pasted');
    await checkAccess(page, 'what was pasted');
    await act(afterEdit(page, () => page.click('button:text-is("Replace all")')));
    await act(page.click('button:text-is("Print…")'));
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        act(page.click('button:text-is("Download the PDF")')),
    ]);
    check('at most six actions', actions <= 6, actions);
    const file = join(folder, 'french.pdf');
    await download.saveAs(file);
    const verified = execFileSync(process.env.SPOTIT_PROGRAM, ['verify', file], { encoding: 'utf8' });
    check('the PDF is right', verified.trimEnd().endsWith('french.pdf: correct'), verified);
    const names = new Set((await cardNames(page)).flat());
    check('all words are on the cards', names.size === 31 && words.every((word) => names.has(word)), [...names]);
    const text = await saved();
    check('words alone have no choice of forms', await page.isHidden('.forms'));
    check('each word is a line', text.includes('\nsymbols:\n  - chien\n  - chat\n'), text);
    await end();
}

/** The one field: an emoji by Enter, a word by Shift+Enter, and by Enter where there is no emoji. */
export async function addAnything() {
    const { page, saved, end } = await begin('anything.yaml', 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    await page.focus(box);
    await page.keyboard.type('unicorn');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    await page.keyboard.type('horse');
    await afterEdit(page, () => page.keyboard.press('Shift+Enter'));
    await page.keyboard.type('brontosaurus rex');
    await page.waitForSelector('.word:text-is("Add the word “brontosaurus rex”")');
    await checkAccess(page, 'a word that is typed');
    await shot(page, 'word');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    await page.keyboard.type('🍎🍐');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    const text = await saved();
    check(
        'the theme has them in rows of emoji and lines of words',
        text === 'symbols:\n  - 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🦄\n  - horse\n  - brontosaurus rex\n  - 🍎 🍐\n',
        text,
    );
    check('the focus stays', await page.evaluate(() => document.activeElement.matches('.box [type=search]')));
    await afterEdit(page, async () => {
        await page.focus('.tile');
        await paste(page, 'der Hund\tle chien\r\ndie Katze\tle chat\r\n🐝\t\r\n');
        await page.click('.paste button:text-is("Add")');
    });
    check(
        'a list is added in two forms',
        (await saved()).includes(
            '  - { forms: [der Hund, le chien] }\n  - { forms: [die Katze, le chat] }\n  - 🐝\n',
        ) && (await saved()).includes('deck:\n  forms: split\n'),
        await saved(),
    );
    check(
        'nothing is wrong',
        (await page.locator('.problems .error').count()) === 0,
        await page.textContent('.problems'),
    );
    await end();
}

/** What is added to a full deck takes the place of others, and only the cards with these change. */
export async function giveWay() {
    const { page, saved, end } = await begin('full.yaml', 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const before = await cardNames(page);
    await page.focus(box);
    await page.keyboard.type('penguin');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    await page.waitForSelector('.offer:visible');
    check(
        'the page asks which is to give way',
        (await page.textContent('.offer')).includes('4 per card: 13 cards with 5 more'),
        await page.textContent('.offer'),
    );
    await checkAccess(page, 'the question what gives way');
    await shot(page, 'offer');
    await afterEdit(page, () => page.click('.offer button[aria-label^="Use instead of bear"]'));
    const after = await cardNames(page);
    check(
        'only cards that had it have changed',
        after.every((names, i) => names.join() === before[i].join().replace('bear', 'penguin')),
        [before, after].map(String).join('\n'),
    );
    check('it is last now', (await saved()) === 'symbols:\n  - 🐶 🐱 🐭 🐹 🐰 🦊 🐧 🐻\n', await saved());
    const says = async (...words) => {
        const offer = await page.textContent('.offer');
        check(
            `${words} is said`,
            words.every((one) => offer.includes(one)),
            offer,
        );
    };
    await says('penguin replaces bear');
    await page.click('.offer button:text-is("Another one…")');
    check('those on cards are offered', (await page.locator('.offer .tile').count()) === 6);
    check('the focus follows', await page.evaluate(() => document.activeElement.closest('.offer .tiles') !== null));
    await checkAccess(page, 'what may give way');
    await shot(page, 'choose-other');
    await afterEdit(page, () => page.click('.offer .tile[aria-label=mouse]'));
    check('another one gives way', (await saved()) === 'symbols:\n  - 🐶 🐱 🐻 🐹 🐰 🦊 🐧 🐭\n', await saved());
    const chosen = await cardNames(page);
    check(
        'the first one is where the other was',
        chosen.every((names, i) => names.join() === after[i].join().replace('mouse', 'bear')),
        [after, chosen].map(String).join('\n'),
    );
    await says('penguin replaces mouse');
    for (const name of ['unicorn', 'owl']) {
        await page.fill(box, name);
        await page.focus(box);
        await afterEdit(page, () => page.keyboard.press('Enter'));
        await page.waitForSelector('.offer button:text-is("Another one…")');
    }
    await page.click('.offer button:text-is("Another one…")');
    await afterEdit(page, () => page.click('.offer .tile[aria-label=dog]'));
    await afterEdit(page, () => page.click('.offer .tile[aria-label=cat]'));
    check('both are chosen', (await saved()) === 'symbols:\n  - 🦄 🦉 🐻 🐹 🐰 🦊 🐧 🐭 🐶 🐱\n', await saved());
    await says('unicorn replaces dog', 'owl replaces cat');
    await end();

    const emoji = '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷';
    const many = await begin('many.yaml', `deck: { symbols_per_card: 4 }\nsymbols: ${emoji}\n`);
    await paste(many.page, french.slice(0, 13).join('\n'));
    await afterEdit(many.page, () => many.page.click('dialog[open] button:text-is("Add")'));
    await many.page.waitForSelector('.offer:visible');
    const offered = await many.page.$$eval('.offer button', (all) => all.map((one) => one.ariaLabel).join());
    check(
        'what came with them does not give way',
        /^Use instead of dog, cat, [\p{L} ,]*, pig,/u.test(offered) && !offered.includes(french[0]),
        offered,
    );
    await many.page.setViewportSize({ width: 390, height: 844 });
    await many.page.click('[role=tab]:text-is("Symbols")');
    await many.page.locator('.offer').scrollIntoViewIfNeeded();
    await shot(many.page, 'offer-phone');
    const [inside, edge] = await many.page.$eval('.offer .small', (small) => [
        Math.max(...[...small.children].map((one) => one.getBoundingClientRect().right)),
        small.parentElement.getBoundingClientRect().right,
    ]);
    check('they are no wider than their button on a phone', inside < edge && edge < 390, [inside, edge]);
    await many.end();

    const photos = await begin('photos.yaml');
    await photos.page.click('.templates button:has-text("Photos")');
    await photos.page.waitForSelector('.card use');
    await settled(photos.page);
    await photos.page.focus(box);
    await photos.page.keyboard.type('Grandma Rose');
    await afterEdit(photos.page, () => photos.page.keyboard.press('Shift+Enter'));
    await photos.page.waitForFunction(() => !document.querySelector('.tile[aria-label="Grandma Rose, on no card"]'));
    await settled(photos.page);
    check(
        "a template's own symbols give way",
        (await cardNames(photos.page)).filter((names) => names.includes('Grandma Rose')).length === 4,
        await cardNames(photos.page),
    );
    check(
        'and it is said which',
        /Grandma Rose replaces \w+/.test(await photos.page.textContent('.offer')),
        await photos.page.textContent('.offer'),
    );
    await photos.end();
}

/** Another symbol, another word in the same place. */
export async function replaceOne() {
    const emoji = '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷';
    const { page, saved, end } = await begin('replaced.yaml', `symbols: ${emoji} # all\n`, { hasTouch: true });
    const faces = () => page.$$eval('.card svg', (all) => all.map((svg) => svg.innerHTML));
    const [before, names] = [await faces(), await cardNames(page)];
    await page.click('.tile[aria-label=rabbit]');
    await page.click('.inspector button:text-is("Replace…")');
    await shot(page, 'replace');
    await page.keyboard.type('penguin');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    check(
        'it stands in the same place',
        (await saved()) === `symbols:\n  # all\n  - ${emoji.replace('🐰', '🐧')}\n`,
        await saved(),
    );
    const after = await faces();
    const changed = after.flatMap((face, i) => (face === before[i] ? [] : [i]));
    const had = names.flatMap((one, i) => (one.includes('rabbit') ? [i] : []));
    check('only the cards that have it change', changed.join() === had.join(), `${changed} for ${had}`);
    const print = 'button:text-is("Print…")',
        button = 'dialog[open] button:text-is("PDF of the changed cards (4)")';
    /** Prints what has changed, which is nothing then. */
    const printChanged = async (how, act) => {
        const [download] = await Promise.all([page.waitForEvent('download'), act()]);
        await download.saveAs(join(folder, 'changed.pdf'));
        check(`${how} prints them alone`, readFileSync(join(folder, 'changed.pdf'), 'latin1').startsWith('%PDF'));
        await page.waitForFunction(() => document.querySelector('dialog.printing .tools button:nth-child(2)').hidden);
    };
    await printChanged('a mouse', async () => {
        await page.click(print);
        await page.click(button);
    });
    await afterEdit(page, () => page.click('header button:text-is("Undo")'));
    await printChanged('a finger', async () => {
        await page.tap(print);
        await page.tap(button);
    });
    await afterEdit(page, () => page.click('header button:text-is("Redo")'));
    await printChanged('the keyboard', async () => {
        await page.keyboard.press('Control+p');
        await page.waitForSelector(button);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
    });
    await end();
}

/** Two are removed and two are added: the new ones take the places of the others, and no other card changes. */
export async function takeLeftPlaces() {
    const { page, saved, end } = await begin(
        'left.yaml',
        `deck: { symbols_per_card: 4 }\nfonts: { colors: [crimson, navy, purple] }\nsymbols:\n${french
            .slice(0, 13)
            .map((word) => `  - ${word}\n`)
            .join('')}`,
    );
    const faces = () => page.$$eval('.card svg', (all) => all.map((svg) => svg.innerHTML));
    const [before, names] = [await faces(), await cardNames(page)];
    for (const word of ['vache', 'canard'])
        await afterEdit(page, async () => {
            await page.focus(`.tile[aria-label=${word}]`);
            await page.keyboard.press('Delete');
        });
    for (const word of ['fleur', 'jardin']) {
        await page.fill(box, word);
        await page.focus(box);
        await afterEdit(page, () => page.keyboard.press('Enter'));
    }
    const text = await saved();
    check('they stand in the places that were left', /chat\n +- fleur\n[^]*poule\n +- jardin\n/.test(text), text);
    const changed = (await faces()).flatMap((face, i) => (face === before[i] ? [] : [i]));
    const had = names.flatMap((one, i) => (one.includes('vache') || one.includes('canard') ? [i] : []));
    check('only the cards that had the others change', changed.join() === had.join(), `${changed} for ${had}`);
    const panelSize = await page.locator('[role=tabpanel]:has(.inspector)').boundingBox();
    await page.mouse.move(panelSize.x + 40, panelSize.y + 40);
    await page.mouse.wheel(0, -5000);
    await page.click('.tile[aria-label=ours]');
    await afterEdit(page, async () => {
        await page.fill('.inspector .font input', 'Nobody');
        await page.keyboard.press('Tab');
    });
    await painted(page);
    await shot(page, 'problem-beside-inspector');
    const [row, panel, inspector] = await page.evaluate(() =>
        ['.tile[aria-label=ours]', '[role=tabpanel]:has(.inspector)', '.inspector'].map((one) =>
            document.querySelector(one).getBoundingClientRect().toJSON(),
        ),
    );
    check('a problem is shown', await page.isVisible('.problems .error'));
    check(
        'the row of the tile stays in sight',
        panel.top <= row.top && row.bottom <= inspector.top + 1,
        [panel.top, row.top, row.bottom, inspector.top].join(),
    );
    await end();
}

/** Buttons cure what is wrong, and choose what cards show. */
export async function cureByButtons() {
    const { page, saved, end } = await begin('few.yaml', 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    await afterEdit(page, () => page.click('.count [role=radio]:has-text("4 per card")'));
    check(
        'too few symbols have two buttons and no command',
        (await page.locator('.problems .error button:text-is("3 per card")').count()) === 1 &&
            !(await page.textContent('.problems')).includes('symbols_per_card:'),
        await page.textContent('.problems'),
    );
    await shot(page, 'remedies');
    await afterEdit(page, () => page.click('.problems button:text-is("Fill up with animals")'));
    check('animals fill up', (await page.locator('.card').count()) === 13, await page.textContent('.problems'));
    check('by a group', (await saved()).includes(', {group: animals}]\n'), await saved());
    await afterEdit(page, () => page.click('.forms button:text-is("Pictures with words")'));
    check('cards have words', (await saved()).includes('forms: labeled\n'), await saved());
    await afterEdit(page, () => page.click('.forms button:text-is("Both, in two piles")'));
    check(
        'the choice is shown',
        (await page.getAttribute('.forms button:text-is("Both, in two piles")', 'aria-checked')) === 'true',
    );
    check('each form is drawn', (await page.locator('.forms button svg .card-line').count()) === 6);
    await afterEdit(page, () => page.click('.forms button:text-is("Pictures")'));
    check('pictures are usual', !(await saved()).includes('forms'), await saved());
    await page.setViewportSize({ width: 390, height: 844 });
    await shot(page, 'words-phone');
    check('nothing is wider than a phone', await page.evaluate(() => document.documentElement.scrollWidth <= 390));
    await end();
}

/** Fonts are chosen from a menu in which each is drawn in itself: by mouse, by keys, and by a finger on a phone. */
export async function chooseFont() {
    const text = 'symbols: [the, and, you, said, was, for, they]\n',
        { page, saved, end } = await begin('font.yaml', text);
    await page.click('.tile[aria-label=and]');
    await page.click('.inspector .font button');
    await page.waitForSelector('.fonts[open] button svg');
    const drawn = await page.$$eval('.fonts[open] .scroll button', (all) =>
        all.map((one) => [one.ariaLabel, one.querySelector('svg').innerHTML.length > 100]),
    );
    check('fonts that come with the program are first', drawn[0][0] === 'Nunito' && drawn[1][0] === 'Comfortaa', drawn);
    check('each is drawn', drawn.length >= 6 && drawn.every(([, isDrawn]) => isDrawn), drawn);
    await shot(page, 'fonts');
    await checkAccess(page, 'the menu of fonts');
    await afterEdit(page, () => page.click('.fonts[open] [aria-label=Comfortaa]'));
    check('the word has it', (await saved()).includes('{ text: and, font: Comfortaa }'), await saved());
    check('the dialog is closed', await page.isHidden('.fonts'));
    await tab(page, 'Card');
    await page.click('.controls summary:text-is("More")');
    await page.focus('.controls .font button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.fonts[open] button svg');
    await page.keyboard.press('Tab');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    check('all others get theirs by keys', (await saved()).includes('fonts:\n  text: Comfortaa\n'), await saved());
    await page.keyboard.press('Control+z');
    await settled(page);
    check('Undo takes it back', !(await saved()).includes('fonts:'), await saved());
    await end();

    if (!isWhole) return; // fitPhones goes through the page on phones
    const server = await serveTheme(join(folder, 'font.yaml')),
        phone = await open(await newContext(390, 844, { isMobile: true, hasTouch: true }), server);
    await phone.waitForSelector('.card use');
    await settled(phone);
    await tab(phone, 'Symbols');
    await phone.tap('.tile[aria-label=you]');
    await phone.tap('.inspector .font button');
    await phone.waitForSelector('.fonts[open] button svg');
    await shot(phone, 'fonts-phone');
    check('the dialog fits', await phone.evaluate(() => document.documentElement.scrollWidth <= 390));
    await afterEdit(phone, () => phone.tap('.fonts[open] [aria-label=serif]'));
    await save(phone);
    const all = readFileSync(join(folder, 'font.yaml'), 'utf8');
    check('a finger chooses', all.includes('{ text: you, font: serif }'), all);
    await leave(phone);
    server.stop();
}

/** Fonts of the own computer are dropped on the page, or chosen in the menu; those that can't be used are refused with a remedy. */
export async function bringFont() {
    const { page, saved, end } = await begin('own-font.yaml', 'symbols: [the, and, you, said, was, for, they]\n'),
        file = execFileSync('fc-match', ['-f', '%{file}', 'sans-serif'], { encoding: 'utf8' }),
        name = basename(file);
    await afterEdit(page, () => drop(page, name, readFileSync(file)));
    check('all words have it', (await saved()).includes(`fonts:\n  text: fonts/${name}\n`), await saved());
    check('it stands beside the theme', readFileSync(join(folder, 'fonts', name)).equals(readFileSync(file)));
    await page.click('.tile[aria-label=and]');
    await afterEdit(page, () => drop(page, `other-${name}`, readFileSync(file)));
    check(
        'or the chosen one alone',
        (await saved()).includes(`{ text: and, font: fonts/other-${name} }`),
        await saved(),
    );
    await page.click('.tile[aria-label=you]');
    await page.click('.inspector .font button');
    await page.waitForSelector('.fonts[open] button svg');
    await afterEdit(page, () => page.setInputFiles('.fonts[open] [type=file]', file));
    check('one is chosen in the menu', (await saved()).includes(`{ text: you, font: fonts/${name} }`), await saved());
    page.removeAllListeners('console'); // browsers write refusals there
    const both = [`both-${name}`, 'dot.svg', 'bad.png'].map((one) => join(folder, one));
    writeFileSync(both[2], 'bad');
    writeFileSync(both[0], readFileSync(file));
    writeFileSync(both[1], '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>');
    await page.click('.tile[aria-label=said]');
    await afterEdit(page, () => page.setInputFiles('.box [type=file][multiple]', both));
    const refused = await page.textContent('.said');
    check('why another one is refused stays in sight', /^bad\.png: .*picture bad\.png: /.test(refused), refused);
    check('pictures beside a font come, too', (await saved()).includes('pictures/dot.svg'), await saved());
    check('and the font is set', (await saved()).includes(`{ text: said, font: fonts/both-${name} }`), await saved());
    const before = await saved();
    await page.click('.tile[aria-label=you]');
    await page.click('.inspector .font button');
    await page.waitForSelector('.fonts[open] button svg');
    await page.setInputFiles('.fonts[open] [type=file]', both[1]);
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('dot.svg: Choose another'));
    for (const [refused, bytes, reason] of [
        ['damaged.ttf', 'words', 'not a TTF or OTF font'],
        ['page.woff2', 'wOF2', 'compressed for web pages'],
    ]) {
        await drop(page, refused, Buffer.from(bytes));
        await page.waitForFunction((name) => document.querySelector('.said').textContent.startsWith(name), refused);
        const said = await page.textContent('.said');
        check(`why ${refused} is refused`, said.includes(reason), said);
        check('without its path', !said.includes('/'), said);
        check('and what to do', said.endsWith('Choose another .ttf or .otf file.'), said);
        check('it is gone', !existsSync(join(folder, 'fonts', refused)));
    }
    const fonts = join(folder, 'fonts');
    renameSync(fonts, `${fonts}.away`);
    writeFileSync(fonts, ''); // so that none can be written
    await drop(page, `third-${name}`, readFileSync(file));
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('third-'));
    const said = await page.textContent('.said');
    check('where none can be written no other is wanted', !said.includes('Choose another'), said);
    rmSync(fonts);
    renameSync(`${fonts}.away`, fonts);
    check('the theme stays', (await saved()) === before);
    await page.click('.file summary');
    await page.click('.file button:text-is("Copy a link")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Link copied'));
    const copied = await page.textContent('.said');
    check('a link names the fonts that it lacks', copied.includes(`both-${name}`) && copied.includes('…'), copied);
    await end();
}

/** What can be changed of a word, and of a pair. */
export async function inspectWord() {
    const { page, saved, end } = await begin(
        'inspected.yaml',
        'deck: { forms: split }\nsymbols:\n  - the\n  - and\n  - you\n  - said\n  - was\n  - { forms: [le chat, cat] }\n  - they\n',
    );
    const field = (label) => page.locator(`.inspector label:has-text("${label}") input:visible`).first();
    await page.click('.tile[aria-label=and]');
    await afterEdit(page, async () => {
        await field('Word').fill('und so');
        await page.keyboard.press('Tab');
    });
    await afterEdit(page, () => page.click('.turned [role=radio]:text-is("upright")'));
    await afterEdit(page, async () => {
        await page.fill('.turned .number', '40');
        await page.keyboard.press('Enter');
    });
    await afterEdit(page, () =>
        page.locator('.inspector input[type=color]').evaluate((input) => {
            input.value = '#ff0000';
            input.dispatchEvent(new Event('input', { bubbles: true }));
        }),
    );
    await afterEdit(page, async () => {
        await page.fill('.inspector .font input', 'Comfortaa');
        await page.keyboard.press('Tab');
    });
    await checkAccess(page, 'the inspector of a word');
    await shot(page, 'inspect-word');
    check(
        'a word has letters, a color and is turned',
        (await saved()).includes('\n  - { text: und so, rotation: 40, color: "#ff0000", font: Comfortaa }\n'),
        await saved(),
    );
    await afterEdit(page, async () => {
        await page.fill('.inspector .font input', '');
        await page.keyboard.press('Tab');
    });
    check('the deck has a font, too', (await saved()).includes('color: "#ff0000" }'), await saved());
    await page.click('.tile:has-text("le chat"), .tile[aria-label^="le chat"]');
    await afterEdit(page, async () => {
        await field('Translation').fill('the cat');
        await page.keyboard.press('Tab');
    });
    check('a pair has both sides', (await saved()).includes('  - { forms: [le chat, the cat] }\n'), await saved());
    await end();
}

/** A picture that is pasted, and what can be changed of it. */
export async function inspectPicture() {
    const { page, saved, end } = await begin('pictured.yaml', 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊\n  🐻\n');
    const bytes = [...readFileSync(here('../../samples/fano.png'))];
    await afterEdit(page, () =>
        page.evaluate((bytes) => {
            const clipboardData = new DataTransfer();
            clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
            document.body.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
        }, bytes),
    );
    await page.waitForSelector('.offer:visible');
    check('a pasted picture is added', /\n {2}- pictures\/pasted-[\d-]+\.png\n$/.test(await saved()), await saved());
    await afterEdit(page, () => page.click('.offer button >> nth=0'));
    await page.click('.tile.image');
    await afterEdit(page, () => page.click('.inspector [role=radio]:text-is("Circle")'));
    await afterEdit(page, () => page.check('.inspector label:has-text("Remove the white background") input'));
    await checkAccess(page, 'the inspector of a picture');
    check(
        'it is a circle without its white',
        /\{ image: pictures\/pasted-[\d-]+\.png, mask: circle, cut_out: white \}/.test(await saved()),
        await saved(),
    );
    await end();
}
