//
// Tables as people have them: pasted, dropped and chosen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    drop,
    folder,
    leave,
    openFailing,
    openPhone,
    openWide,
    paste,
    save,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    tab,
    textOf,
} from './shared.mjs';

const animals = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';

/** Opens a theme of seven animals, in a window or, with options, on a phone. */
async function begin(name, options) {
    const file = join(folder, name);
    writeFileSync(file, animals);
    const server = await serveTheme(file),
        page = await (options ? openPhone(server, options) : openFailing(server));
    await page.waitForSelector('.card use');
    await settled(page);
    return {
        page,
        saved: async () => {
            await save(page);
            return readFileSync(file, 'utf8');
        },
        end: async () => {
            await leave(page);
            server.stop();
        },
    };
}

const isOpen = (page) => page.waitForSelector('dialog.paste[open]');
const cells = (page) =>
    page.$$eval('.paste tbody tr', (rows) =>
        rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)),
    );
const choices = (page) =>
    page.$$eval('.paste th', (all) =>
        all.map((one) => [...one.querySelectorAll('select')].flatMap((each) => (each.hidden ? [] : each.value)).join()),
    );
const title = (page) => page.textContent('.paste h2');

/** A table of Excel that is pasted: its heading, its quotes, rows that are left out, and what its columns are. */
export async function pasteTables() {
    const { page, saved, end } = await begin('table.yaml');
    const rows = [
        '"le chat";die Katze;🐱',
        '"le cheval; le poney";das Pferd;🐴',
        'la "vache";die Kuh;🐮',
        'l’âne;der Esel;🫏',
    ];
    await paste(page, ['Français;Deutsch;Emoji', ...rows, 'le lion;der Löwe;🦁', 'le chien;der Hund;🐶'].join('\r\n'));
    await isOpen(page);
    check('the heading is no symbol', (await title(page)) === '6 symbols to add', await title(page));
    check('quotes hold a cell together', (await cells(page))[1][0] === 'le cheval; le poney', await cells(page));
    check(
        'the columns are what the heading says',
        (await choices(page)).join(' ') === 'word,fr translation,de picture',
        await choices(page),
    );
    check('nobody is asked about a heading that is known', await page.isHidden('.doubt'));
    await checkAccess(page, 'a table that was pasted');
    await shot(page, 'table');
    await page.click('.paste tbody tr:nth-child(2) input');
    await page.focus('.paste tbody tr:nth-child(3) input');
    await page.keyboard.press('Space');
    check(
        'two rows are left out, by mouse and by a key',
        (await title(page)) === '4 symbols to add',
        await title(page),
    );
    await page.selectOption('.paste th:nth-child(4) select', 'ignored');
    check(
        'a column can be left out',
        (await page.textContent('.paste [role=status]')).startsWith('4 with a word, 4 with a translation'),
    );
    await page.selectOption('.paste th:nth-child(4) select', 'picture');
    await page.selectOption('.paste th:nth-child(3) select ~ select', 'nl');
    await afterEdit(page, () => page.click('.paste button:text-is("Replace all")'));
    const text = await saved();
    check(
        'the theme has the rows as they were chosen',
        [
            '{ emoji: 🐱, names: { fr: le chat, nl: die Katze } }',
            '{ emoji: 🐶, names: { fr: le chien, nl: der Hund } }',
        ].every((one) => text.includes(one)) &&
            text.includes('language: fr') &&
            !text.includes('poney') &&
            !text.includes('vache') &&
            !text.includes('Emoji'),
        text,
    );
    await afterEdit(page, () => page.keyboard.press('Control+z'));
    check('Undo takes all of it back', (await saved()) === animals, await saved());
    await paste(page, 'Ding;Zeug\nder Hund;le chien\ndie Katze;le chat\ndas Pferd;le cheval\ndie Kuh;la vache\n');
    await isOpen(page);
    await page.waitForSelector('.doubt:visible');
    check(
        'a row that may be a heading is left out first',
        (await title(page)) === '4 symbols to add',
        await title(page),
    );
    await checkAccess(page, 'a table whose heading is in doubt');
    await shot(page, 'table-doubt');
    await page.focus('.doubt [aria-checked=true]');
    await page.keyboard.press('ArrowRight');
    check('and is a symbol when one says so', (await title(page)) === '5 symbols to add', await title(page));
    await afterEdit(page, () => page.click('.paste button:text-is("Add")'));
    check('it is one', (await saved()).includes('[Ding, Zeug]'), await saved());
    for (const [text, wanted] of [
        [
            '"le chat, la chatte",cat\n"le chien, la chienne"\nla vache,cow',
            'le chat, la chatte|cat le chien, la chienne| la vache|cow',
        ],
        ['"a ""big"", red ox",le bœuf', 'a "big", red ox|le bœuf'],
    ]) {
        await paste(page, text);
        await isOpen(page);
        const read = (await cells(page)).map((row) => row.join('|')).join(' ');
        check('a comma within quotes parts no cell', read === wanted, read);
        await page.keyboard.press('Escape');
    }
    await end();
}

/** Files of Excel and LibreOffice, and texts in other encodings, are dropped on the page; a phone chooses them. */
export async function dropTables() {
    const { page, end } = await begin('dropped.yaml');
    const rows = [
        'le chat|die Katze|🐱',
        'le cheval; le poney|das Pferd|🐴',
        'la "vache"|die Kuh|🐮',
        'l’âne|der Esel|🫏',
        'le lion d’or|der Löwe|🦁',
        'la souris||🐭',
        'sept|7|7️⃣',
        'le chien|der Hund|🐶',
    ].join('\n');
    for (const name of ['vocabulary.xlsx', 'vocabulary.ods']) {
        await drop(page, name, readFileSync(here(`designer/${name}`)));
        await isOpen(page);
        const read = (await cells(page)).map((row) => row.join('|').replace(/\s+/g, ' ')).join('\n');
        check(`${name} is read`, read === rows, read);
        check(
            `its columns are known`,
            (await choices(page)).join(' ') === 'word,fr translation,de picture',
            await choices(page),
        );
        await page.keyboard.press('Escape');
    }
    await drop(
        page,
        'excel.csv',
        Buffer.from('Mot;Traduction\nla for\xeat;der Wald\nle gar\xe7on;der Junge\n', 'latin1'),
    );
    await isOpen(page);
    check('Windows-1252 is read', (await cells(page)).flat().includes('la forêt'), await cells(page));
    check(
        'and it is said',
        (await page.textContent('.paste [role=status]')).includes('Windows-1252'),
        await page.textContent('.paste [role=status]'),
    );
    await page.click('.paste button:text-is("Cancel")');
    const says = (words) =>
        page.waitForFunction((words) => document.querySelector('.said').textContent.includes(words), words);
    await drop(page, 'other.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')); // as Excel 2003 wrote them
    await says('CSV UTF-8');
    await end();

    const phone = await begin('chosen.yaml', { isMobile: true, hasTouch: true });
    await phone.page.tap('[role=tab]:has-text("Symbols")');
    await phone.page.setInputFiles('.files input[multiple]', here('designer/vocabulary.ods'));
    await isOpen(phone.page);
    await phone.page.tap('.paste tbody tr:nth-child(1) input');
    check('a finger leaves a row out', (await title(phone.page)) === '7 symbols to add', await title(phone.page));
    check(
        'the dialog is no wider than a phone',
        await phone.page.evaluate(() => document.documentElement.scrollWidth <= 390),
    );
    await shot(phone.page, 'table-phone');
    await afterEdit(phone.page, () => phone.page.tap('.paste button:text-is("Add")'));
    check('they are there', (await phone.saved()).includes('der Löwe'), await phone.saved());
    await phone.end();
}

/** A table that is dropped on the first page, or chosen there, becomes a new deck. */
export async function beginWithTable() {
    const server = await serveFirstPage(),
        page = await openWide(server);
    const rows = 'chien;dog chat;cat souris;mouse cheval;horse oiseau;bird loup;wolf vache;cow'.replaceAll(' ', '\n');
    await page.waitForSelector('.chooser');
    await drop(page, 'Les animaux.csv', Buffer.from(`Mot;Traduction\n${rows}\n`), '.chooser');
    await isOpen(page);
    check('its rows are shown first', (await title(page)) === '7 symbols to add', await title(page));
    await afterEdit(page, () => page.click('.paste button:text-is("Replace all")'));
    await page.waitForSelector('.card use');
    check('the deck has its name', (await page.textContent('h1')).startsWith('Les animaux.yaml'));
    await tab(page, 'Text');
    const text = await textOf(page);
    check('and its title', text.startsWith('title: Les animaux\n') && text.includes('[chien, dog]'), text);
    await page.goBack();
    await page.waitForSelector('.chooser');
    await page.click('.others summary');
    await page.setInputFiles('.others [type=file]', here('designer/vocabulary.ods'));
    await isOpen(page);
    check('a spreadsheet is chosen', (await title(page)) === '8 symbols to add', await title(page));
    await leave(page);
    server.stop();
}
