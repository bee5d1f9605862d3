//
// The themes of a folder.
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, isFirefox } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    control,
    drop,
    findBrowserDrafts,
    findDrafts,
    findPort,
    folder,
    isWhole,
    leave,
    lookAtFile,
    newContext,
    open,
    openFailing,
    openPhone,
    openWide,
    painted,
    replaceFile,
    save,
    serve,
    serveFirstPage,
    serveTheme,
    settled,
    shot,
    tab,
    until,
} from './shared.mjs';

const small = (title) => `title: ${title}\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n`;

/** Makes a folder with themes, by name and title, the first the last changed one. */
function makeFolder(name, themes) {
    const path = join(folder, name);
    mkdirSync(path);
    Object.entries(themes).forEach(([file, title], days) => {
        writeFileSync(join(path, file), small(title));
        const time = Date.now() / 1000 - days * 86_400;
        utimesSync(join(path, file), time, time);
    });
    return path;
}

/** A theme of yesterday is found again, and each tab has its own. */
export async function openRecent() {
    const path = makeFolder('recent', { 'today.yaml': 'Today’s', 'größe & co.yaml': 'Yesterday’s' });
    const server = await serve(join(path, 'missing.yaml'));
    const page = await openWide(server);
    await page.waitForFunction(() => document.querySelectorAll('.recent .sample img').length === 2);
    await checkAccess(page, 'the themes of the folder');
    const shown = await page.$$eval('.recent li > button', (all) => all.map((one) => one.textContent));
    check(
        'the last changed is the first',
        shown.join('|') === 'Today’s today.yaml · this minute|Yesterday’s größe & co.yaml · yesterday',
        shown,
    );
    await page.click('.recent button:has-text("Yesterday’s")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('it is open', (await page.textContent('h1')).startsWith('größe & co.yaml'), await page.textContent('h1'));
    await page.reload();
    await page.waitForSelector('.card use');
    await settled(page);
    check('and after a reload', (await page.textContent('h1')).startsWith('größe & co.yaml'));
    const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate(() => {
            window.open('/');
        }),
    ]);
    await other.click('.recent button:has-text("Today’s")');
    await other.waitForSelector('.card use');
    await settled(other);
    await lookAtFile(other);
    await tab(other, 'Card');
    await control(other, 'Title', 'input').fill('Mine');
    await other.keyboard.press('Control+s');
    await other.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved as today.yaml'));
    check('each tab saves its own', readFileSync(join(path, 'today.yaml'), 'utf8') === small('Mine'));
    check('and no other', readFileSync(join(path, 'größe & co.yaml'), 'utf8') === small('Yesterday’s'));
    await leave(page);
    server.stop();
}

const said = (page, words) =>
    page.waitForFunction((words) => document.querySelector('.said').textContent.startsWith(words), words);
const shown = async (page) => {
    await page.waitForSelector('.card use');
    await settled(page);
};
const setTitle = async (page, title) => {
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill(title));
};
/** Gives the file a name in its menu. */
async function name(page, wanted, action) {
    await page.click('.file summary');
    await page.fill('.file input:visible', wanted);
    await page.click(`.file button:text-is("${action}")`);
}

/** The name of a file is chosen and changed, another file is opened, and nothing is replaced without a question. */
export async function nameFile() {
    const path = makeFolder('names', { 'one.yaml': 'One', 'two.yaml': 'Two' });
    const server = await serve(join(path, 'one.yaml'));
    const page = await openFailing(server);
    await shown(page);
    await name(page, 'two', 'Rename');
    await said(page, 'Not renamed: a file with that name already exists');
    if (!isFirefox)
        await page.route('**/api/rename?*', async (route) => {
            const response = await route.fetch();
            await lookAtFile(page); // which is gone under the name that the page still has
            await route.fulfill({ response });
        });
    await name(page, 'größe', 'Rename');
    await said(page, 'It is now called größe.yaml');
    check('its name of before is not missed', await page.isHidden('.notice'));
    await page.unrouteAll();
    check('it is renamed', readdirSync(path).sort().join() === 'größe.yaml,two.yaml', readdirSync(path));
    await setTitle(page, 'Changed');
    await name(page, 'three.yaml', 'Save as');
    await said(page, 'Saved as three.yaml');
    check('a copy has the changes', readFileSync(join(path, 'three.yaml'), 'utf8') === small('Changed'));
    check('the first has not', readFileSync(join(path, 'größe.yaml'), 'utf8') === small('One'));
    check('the copy goes on', (await page.textContent('h1')) === 'three.yaml', await page.textContent('h1'));
    await name(page, 'two.yaml', 'Save as');
    await page.click('.notice button:text-is("Leave it as it is")');
    check('nothing is replaced', readFileSync(join(path, 'two.yaml'), 'utf8') === small('Two'));
    await name(page, 'two.yaml', 'Save as');
    await page.click('.notice button:text-is("Replace it")');
    await said(page, 'Saved as two.yaml');
    check('but when one says so', readFileSync(join(path, 'two.yaml'), 'utf8') === small('Changed'));
    await name(page, '../four', 'Save as');
    await said(page, 'Not saved: a theme’s name'.replace('’', "'"));
    await page.click('.file summary');
    await page.click('.file button:text-is("Open another…")');
    await page.click('.recent button:has-text("größe.yaml")');
    await shown(page);
    check('another is opened', (await page.textContent('h1')) === 'größe.yaml');

    await page.click('.file summary'); // a new theme is named before it is saved
    await page.click('.file button:text-is("Open another…")');
    await page.click('section:not(.recent) button:has-text("Fano")');
    await shown(page);
    await name(page, 'mine', 'Rename');
    await said(page, 'It is now called mine.yaml');
    check('nothing is written before it is saved', !existsSync(join(path, 'mine.yaml')));
    await page.keyboard.press('Control+s');
    await said(page, 'Saved as mine.yaml');
    check('it has the name', existsSync(join(path, 'mine.yaml')) && !existsSync(join(path, 'fano.yaml')));
    await leave(page);
    server.stop();
}

/** A reload, a closed tab and a program that has ended lose nothing. */
export async function keepDrafts() {
    const path = makeFolder('drafts', { 'one.yaml': 'One' }),
        file = join(path, 'one.yaml');
    let server = await serve(file);
    const context = await newContext(1280, 800);
    let page = await (await context).newPage(); // browsers write failed requests to the console
    await page.goto(server.link);
    await shown(page);
    const isKept = (title) => until(async () => findDrafts().some((text) => text.includes(title)));
    const titleShown = async () => {
        await tab(page, 'Card');
        return control(page, 'Title', 'input').inputValue();
    };
    await setTitle(page, 'Unsaved');
    await isKept('Unsaved');
    await page.reload();
    await shown(page);
    check('a reload brings the changes back', (await titleShown()) === 'Unsaved', await titleShown());
    check(
        'and says so',
        (await page.textContent('.notice')).startsWith('Your unsaved changes from '),
        await page.textContent('.notice'),
    );
    check('the file is as it was', readFileSync(file, 'utf8') === small('One'));
    await page.click('.notice button:text-is("Leave them out")');
    await settled(page);
    check('they can be left out', (await titleShown()) === 'One');
    await page.click('button:text-is("Undo")');
    await settled(page);
    check('and undone', (await titleShown()) === 'Unsaved');
    await setTitle(page, 'After');
    await isKept('After');
    await server.stop();
    await page.close();
    writeFileSync(file, `${small('One')}layout: {gap: 1.5mm}\n`);
    server = await serve(file);
    page = await context.newPage();
    await page.goto(server.link);
    await shown(page);
    check('after the end of the program, too', (await titleShown()) === 'After');
    await save(page);
    check(
        'with what others have changed',
        readFileSync(file, 'utf8') === `${small('After')}layout: {gap: 1.5mm}\n`,
        readFileSync(file, 'utf8'),
    );
    await until(async () => findDrafts().length === 0);
    await page.reload();
    await shown(page);
    check('what is saved is no draft', await page.isHidden('.notice'));
    if (isWhole) {
        await setTitle(page, 'Mine');
        await isKept('Mine');
        await page.close();
        await server.stop();
        writeFileSync(file, small('Theirs'));
        server = await serve(file);
        page = await context.newPage();
        await page.goto(server.link);
        await shown(page);
        await page.waitForSelector('.notice pre');
        check('the same line in both is asked about', (await page.locator('.notice pre').count()) === 2);
        await page.click('.notice button:text-is("Use the file’s lines")');
        await settled(page);
        check('theirs is taken', (await titleShown()) === 'Theirs', await titleShown());
    }

    await page.evaluate(() => (location.hash = 'open')); // for a theme that was never saved
    await page.click('section:not(.recent) button:has-text("Fano")');
    await shown(page);
    await setTitle(page, 'Never saved');
    await isKept('Never saved');
    await page.evaluate(() => (location.hash = 'open'));
    await page.click('.recent button:has-text("Never saved")');
    await shown(page);
    check('it is found on the first page', (await titleShown()) === 'Never saved');
    await page.evaluate(() => (location.hash = 'open'));
    await page.click('.recent [aria-label="Delete fano.yaml"]');
    await page.waitForSelector('.recent li:has-text("fano.yaml has been deleted.")');
    await page.reload();
    await page.waitForSelector('.recent');
    check('and deleted', (await page.locator('.recent button:has-text("Never saved")').count()) === 0);
    await leave(page);
    await server.stop();
}

/** What is not saved is the deck's: another port, another browser and a program that was started again find it. */
export async function moveDrafts() {
    const path = makeFolder('moved', { 'one.yaml': 'One' }),
        file = join(path, 'one.yaml');
    const first = await serve(file),
        page = await openFailing(first);
    await shown(page);
    await setTitle(page, 'Unsaved');
    await until(() => findDrafts().some((text) => text.includes('Unsaved')));
    await until(async () => (await findBrowserDrafts(page)).length === 0); // once the program has answered
    process.kill(first.pid, 'SIGKILL');
    const second = await serve(file, '--port', await findPort()),
        other = await open(await newContext(1280, 800), second);
    const titleShown = async (where) => {
        await tab(where, 'Card');
        return control(where, 'Title', 'input').inputValue();
    };
    await shown(other);
    check('another browser at another port has it', (await titleShown(other)) === 'Unsaved', await titleShown(other));
    await control(page, 'Title', 'input').fill('Typed without a program');
    await until(async () => (await findBrowserDrafts(page)).some((text) => text.includes('without a program')));
    await other.close();
    await second.stop();
    const third = await serve(file, '--port', new URL(first.link).port);
    await page.goto(third.link);
    await shown(page);
    check(
        'what the program missed comes later',
        (await titleShown(page)) === 'Typed without a program',
        await titleShown(page),
    );
    await save(page);
    await until(async () => findDrafts().length === 0 && (await findBrowserDrafts(page)).length === 0);
    check('what is saved is no draft anywhere', readFileSync(file, 'utf8').includes('without a program'));
    await other.context().close();
    await leave(page);
    await third.stop();
}

/** The first page duplicates and deletes themes, by mouse, keys and touch, and brings back what was deleted. */
export async function tidyFolder() {
    const path = makeFolder('tidy', { 'one.yaml': 'One', 'two.yaml': 'Two' }),
        server = await serve(join(path, 'missing.yaml')),
        page = await openFailing(server);
    await page.waitForFunction(() => document.querySelectorAll('.recent .sample img').length === 2);
    const tiles = () => page.$$eval('.recent li', (all) => all.map((one) => one.textContent.replace(/ · .*/, '')));
    await page.click('[aria-label="Duplicate two.yaml"]');
    await page.waitForSelector('.recent button:has-text("two-2.yaml")');
    check(
        'the copy is beside it',
        (await tiles()).join() === 'One one.yaml,Two two-2.yaml,Two two.yaml',
        await tiles(),
    );
    check('it is the same', readFileSync(join(path, 'two-2.yaml'), 'utf8') === small('Two'));
    await page.waitForFunction(() => document.querySelectorAll('.recent .sample img').length === 3);
    await checkAccess(page, 'themes that can be duplicated and deleted');
    await shot(page, 'tidy');
    await page.focus('[aria-label="Delete one.yaml"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.recent li:has-text("one.yaml has been deleted.")');
    check('it is gone', readdirSync(path).sort().join() === 'two-2.yaml,two.yaml', readdirSync(path));
    await page.keyboard.press('Enter'); // on Undo
    await page.waitForSelector('.recent button:has-text("one.yaml")');
    check('and back', readFileSync(join(path, 'one.yaml'), 'utf8') === small('One'));
    await leave(page);
    server.stop();

    const second = await serve(join(path, 'missing.yaml')),
        phone = await openPhone(second);
    await phone.tap('[aria-label="Delete two.yaml"]');
    await phone.waitForSelector('.recent li:has-text("two.yaml has been deleted.")');
    await shot(phone, 'tidy-phone');
    await phone.tap('.recent button:text-is("Undo")');
    await phone.waitForSelector('.recent button:has-text("two.yaml")');
    check('a finger deletes and brings back', readFileSync(join(path, 'two.yaml'), 'utf8') === small('Two'));
    await leave(phone);
    second.stop();

    const watched = await serve('--read-only', join(path, 'missing.yaml')),
        reader = await openWide(watched);
    await reader.waitForSelector('.recent li');
    check('nothing is deleted where nothing is written', (await reader.locator('.recent .tools button').count()) === 0);
    await leave(reader);
    watched.stop();
}

/** What others change beside my own changes is taken over without a question. */
export async function mergeOthers() {
    const path = makeFolder('merged', { 'one.yaml': 'One' }),
        file = join(path, 'one.yaml');
    const server = await serve(file),
        page = await openWide(server);
    await shown(page);
    await setTitle(page, 'Mine');
    replaceFile(file, `${small('One')}layout: {gap: 1.5mm}\n`);
    await said(page, 'Changed by another program: both');
    await settled(page);
    await save(page);
    check(
        'both are saved',
        readFileSync(file, 'utf8') === `${small('Mine')}layout: {gap: 1.5mm}\n`,
        readFileSync(file, 'utf8'),
    );
    await leave(page);
    server.stop();
}

/** A deck is sent by link to a second server. */
export async function sendLink() {
    writeFileSync(join(folder, 'sent.yaml'), small('Sent 🐶'));
    const first = await serveTheme(join(folder, 'sent.yaml')),
        sender = await openWide(first);
    await shown(sender);
    await sender.click('.file summary');
    await sender.click('.file button:text-is("Copy a link")');
    const copied = await sender.waitForFunction(() => document.querySelector('.file input[readonly]').value);
    await leave(sender);
    first.stop();
    const second = await serve(join(makeFolder('received', {}), 'none.yaml')),
        page = await openWide(second);
    await page.click('.others summary');
    await page.fill('.others [type=text]', copied.slice(0, -9));
    await page.waitForFunction(() =>
        document.querySelector('.others [role=status]').textContent.includes('incomplete'),
    );
    await page.fill('.others [type=text]', copied);
    await shown(page);
    await tab(page, 'Card');
    check('it is there', (await control(page, 'Title', 'input').inputValue()) === 'Sent 🐶');
    check('under the name that is free', (await page.textContent('h1')).startsWith('none.yaml'));
    await page.reload();
    await shown(page);
    check('and after a reload', (await page.textContent('h1')).startsWith('none.yaml'));
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate((hash) => (location.hash = hash), new URL(copied).hash);
    await page.waitForSelector('.message');
    await painted(page); // by then what begins without a question has asked the program
    check(
        'a link asks before it does anything',
        !asked.includes('/api/new') && (await page.textContent('.message')).includes('Sent 🐶'),
        asked,
    );
    await page.click('button:text-is("Start with this deck")');
    await shown(page);
    check('then it begins', (await page.locator('.card').count()) === 7);
    check('nothing is written', readdirSync(join(folder, 'received')).length === 0);
    await leave(page);
    second.stop();
}

/** A deck with pictures travels as one file, which is opened by dropping it; nothing that is there already is replaced. */
export async function sendFile() {
    const drawing = (radius) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="${radius}"/></svg>`;
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own/me.svg'), drawing(40));
    writeFileSync(join(folder, 'family.yaml'), 'title: Family\nsymbols: [🐱, 🐭, 🐹, 🐰, 🦊, 🐻, own/me.svg]\n');
    const first = await serveTheme(join(folder, 'family.yaml')),
        sender = await openWide(first);
    await shown(sender);
    await sender.click('.file summary');
    await sender.click('.file button:text-is("Copy a link")');
    await sender.waitForFunction(() => document.querySelector('.said').textContent.includes('(me.svg)'));
    await sender.click('.tools .menu summary');
    const [download] = await Promise.all([
        sender.waitForEvent('download'),
        sender.click('button:text-is("The theme with its pictures")'),
    ]);
    check('it has the name of the theme', download.suggestedFilename() === 'family.spotit.zip');
    const packed = join(folder, 'family.spotit.zip');
    await download.saveAs(packed);
    await leave(sender);
    first.stop();

    const there = makeFolder('unpacked', { 'family.yaml': 'Other' });
    mkdirSync(join(there, 'pictures'));
    writeFileSync(join(there, 'pictures/me.svg'), drawing(20));
    const second = await serve(join(there, 'family.yaml'));
    const page = await openFailing(second);
    await shown(page);
    await drop(page, 'family.spotit.zip', readFileSync(packed));
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.startsWith('family-2.yaml'));
    await shown(page);
    check('its cards are there', (await page.locator('.card').count()) === 7);
    check('nothing is wrong', (await page.textContent('.problems')) === '', await page.textContent('.problems'));
    check(
        'its picture has another name',
        readFileSync(join(there, 'pictures/me-2.svg'), 'utf8') === drawing(40) &&
            readFileSync(join(there, 'pictures/me.svg'), 'utf8') === drawing(20),
    );
    check('the theme is written when it is saved', !existsSync(join(there, 'family-2.yaml')));
    await page.keyboard.press('Control+s');
    await said(page, 'Saved as family-2.yaml');
    check(
        'with the new name',
        readFileSync(join(there, 'family-2.yaml'), 'utf8').includes('pictures/me-2.svg'),
        readFileSync(join(there, 'family-2.yaml'), 'utf8'),
    );
    await leave(page);
    second.stop();
}

/** Who begins with nothing sees what to do, and no error. */
export async function beginWithNothing() {
    const server = await serveFirstPage(),
        page = await openWide(server);
    await page.click('button:text-is("New, empty")');
    await page.waitForSelector('.designer[aria-busy=false]');
    await page.waitForSelector('.cards > .placeholder:visible');
    const says = () => page.textContent('.problems');
    check('nothing is wrong', (await says()) === '' && (await page.locator('.stale').count()) === 0, await says());
    await checkAccess(page, 'an empty deck');
    for (const name of ['dog', 'cat', 'mouse', 'rabbit', 'fox', 'bear', 'frog']) {
        check('no error while there are too few', (await page.locator('.problems .error').count()) === 0, await says());
        await page.fill('.symbols [type=search], .symbols [type=text]', name);
        await page.click(`[aria-label="Add ${name}"]`);
        await settled(page);
    }
    await shown(page);
    check('seven symbols make seven cards', (await page.locator('.card').count()) === 7);
    check('nothing is wrong with them', (await says()) === '', await says());
    await leave(page);
    server.stop();
}
