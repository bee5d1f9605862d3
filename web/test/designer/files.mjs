//
// The file of the theme.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    askToBeLetIn,
    checkAccess,
    control,
    findDrafts,
    folder,
    leave,
    lookAtFile,
    newContext,
    open,
    openFailing,
    openWide,
    painted,
    replaceFile,
    save,
    serve,
    serveTheme,
    setRange,
    settled,
    tab,
    undoAll,
    until,
} from './shared.mjs';

/** Opens a page that may write to the console, at the tab of the card. */
async function openCardTab(server) {
    const page = await openFailing(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Card');
    return page;
}

/** A full disk, and a program that has ended: the page says so, and the file stays whole. */
export async function failToSave() {
    const file = join(folder, 'full.yaml'),
        before = 'title: Before\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
    writeFileSync(file, before);
    const server = await serve(file);
    const page = await openCardTab(server); // browsers write failed requests to the console
    await afterEdit(page, () => control(page, 'Title', 'input').fill('After'));
    const allow = (bytes) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
    const saySaved = async (words) => {
        await page.keyboard.press('Control+s');
        await page
            .waitForFunction((words) => document.querySelector('.said').textContent.startsWith(words), words)
            .catch(() => {});
        check(words, (await page.textContent('.said')).startsWith(words), await page.textContent('.said'));
    };
    allow(20);
    await saySaved("Not saved: can't write");
    check(
        'a full disk leaves the file whole',
        readFileSync(file, 'utf8') === before && !readdirSync(folder).some((name) => name.startsWith('.')),
        readdirSync(folder).join(),
    );
    check('the page knows that it is not saved', (await page.textContent('h1')).includes('●'));
    allow('unlimited');
    await saySaved('Saved as full.yaml');
    check('with room again it is saved', readFileSync(file, 'utf8') === before.replace('Before', 'After'));
    server.stop();
    await saySaved('Not saved: The program is no longer responding');
    await leave(page);
}

/** A program that is ended and comes back: a page goes on as soon as the browser has its new link, and has lost nothing. */
export async function loseProgram() {
    const file = join(folder, 'killed.yaml');
    writeFileSync(file, 'title: Before\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const first = await serve(file),
        page = await openCardTab(first);
    const say = (words) =>
        page
            .waitForFunction((words) => document.querySelector('.said').textContent.includes(words), words)
            .catch(async () => check(words, false, await page.textContent('.said')));
    process.kill(first.pid, 'SIGKILL');
    await control(page, 'Title', 'input').fill('After');
    await say('is no longer responding');
    await settled(page); // and waits for nothing
    const second = await serve('--port', new URL(first.link).port, file);
    await page.waitForSelector('.notice:has-text("The program was restarted")'); // takes the place of messages
    await page.keyboard.press('Control+s');
    await say('Not saved: This page’s session has ended');
    await checkAccess(page, 'a program that was started again');
    const other = await page.context().newPage();
    await other.goto(second.link);
    await other.waitForSelector('.card use');
    await page.bringToFront();
    await page.waitForFunction(() => document.querySelector('.notice').hidden);
    await afterEdit(page, () => control(page, 'Title', 'input').fill('At last'));
    await page.keyboard.press('Control+s');
    await say('Saved as killed.yaml');
    check('it is saved', readFileSync(file, 'utf8').startsWith('title: At last'), readFileSync(file, 'utf8'));
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0]));
    await control(page, 'Title', 'input').fill('More');
    await page.keyboard.press('Control+s');
    await say('Not saved: ');
    await leave(page);
    second.stop();
}

/** A page of before goes on by a click where the program was started again, also with its link open in another browser. */
export async function goOnAfterRestart() {
    const file = join(folder, 'restarted.yaml');
    writeFileSync(file, 'title: Before\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const first = await serve(file),
        page = await openCardTab(first),
        start = () => serve('--port', new URL(first.link).port, file);
    const isThere = async (title) => {
        await page.waitForFunction(() => document.querySelector('.notice').hidden);
        await settled(page);
        check(`${title} is there`, (await page.textContent('h1')).endsWith('●'));
        await save(page);
        const text = readFileSync(file, 'utf8');
        check(`${title} is saved`, text.startsWith(`title: ${title}\n`), text);
    };
    await first.stop();
    await control(page, 'Title', 'input').fill('Soon');
    const next = await start();
    await page.click('.notice button:text-is("Continue with this text")');
    await isThere('Soon');
    // A program that was started twice does not know the page.
    await next.stop();
    await control(page, 'Title', 'input').fill('After');
    await (await start()).stop();
    const second = await start(),
        other = await open(await newContext(1280, 800), second);
    await page.bringToFront(); // a page that nobody sees does not ask
    await page.click('.notice button:text-is("Continue with this text")');
    const number = await page.textContent('.notice strong');
    await other.bringToFront();
    await other.waitForSelector(`.access strong:text-is("${number}")`);
    await other.click('.access button:text-is("Refuse")');
    await page.bringToFront();
    await page.waitForSelector('.notice [role=status]:has-text("This page was refused access.")');
    await until(() => page.isVisible('.notice button:text-is("Continue with this text")'));
    other.removeAllListeners('console'); // it asks a program that is gone
    process.kill(second.pid, 'SIGKILL'); // after a refusal nobody may ask for a minute
    const third = await start();
    await other.goto(third.link);
    await page.bringToFront();
    await page.click('.notice button:text-is("Continue with this text")');
    await other.bringToFront();
    await other.click('.access button:text-is("Allow")');
    await page.bringToFront();
    await isThere('After');
    await other.context().close();
    await leave(page);
    third.stop();
}

/** A file that another program deletes: the page says so, offers to write it again, and never to empty it. */
export async function loseFile() {
    const file = join(folder, 'gone.yaml'),
        text = 'title: Here\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
    writeFileSync(file, text);
    const server = await serveTheme(file);
    const page = await openCardTab(server); // browsers write failed requests to the console
    const question = page.locator('.notice:not([hidden])');
    const isTold = async (when) => {
        await question.waitFor().catch(() => {});
        const told = await page.textContent('.notice'),
            answers = await page.$$eval('.notice button', (all) => all.map((one) => one.textContent));
        check(when, told.startsWith('gone.yaml is gone') && answers.join() === 'Save it again', `${told} ${answers}`);
    };
    rmSync(file);
    await isTold('a deleted theme is told of');
    replaceFile(file, text);
    await question.waitFor({ state: 'hidden' });
    check('and its return too', !(await page.textContent('h1')).includes('●'));
    rmSync(file);
    await isTold('a theme that is deleted again, too');
    await page.click('button:text-is("Save it again")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    check('it is written again', readFileSync(file, 'utf8') === text);
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Mine'));
    rmSync(file);
    await page.keyboard.press('Control+s');
    await isTold('a theme that is gone when it is saved');
    await page.keyboard.press('Control+s');
    await question.waitFor({ state: 'hidden' });
    check(
        'is written by the next Save',
        existsSync(file) && readFileSync(file, 'utf8') === text.replace('Here', 'Mine'),
    );
    server.stop();
    await leave(page);
}

/** Stops the clock, and lets what a tab tells the others wait, until it is let go. */
function holdMessages(time) {
    Date.now = () => time;
    const { prototype } = BroadcastChannel,
        { postMessage } = prototype,
        held = [];
    prototype.postMessage = function (message) {
        held.push(() => postMessage.call(this, message));
    };
    window.letGo = () => {
        for (const send of held) send();
        prototype.postMessage = postMessage;
    };
}

/** A theme in two tabs of a browser: what is changed in one is shown in the other, saved or not. */
export async function followTabs() {
    const file = join(folder, 'tabs.yaml');
    writeFileSync(file, 'title: One\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serve(file);
    const one = await openWide(server);
    const openTab = async () => {
        const page = await open(one.context(), { ...server, link: server.origin });
        await page.waitForSelector('.card use');
        await settled(page);
        await tab(page, 'Card');
        return page;
    };
    const title = (page) => control(page, 'Title', 'input');
    const write = async (page, text) => {
        await page.bringToFront(); // those behind take no keys
        await title(page).fill(text);
    };
    const shows = async (page, text, star) => {
        await page.bringToFront(); // those behind show nothing new
        const isShown = ([text, star]) =>
            [...document.querySelectorAll('.controls input[type=text]')].some((one) => one.value === text) &&
            document.querySelector('h1').textContent.includes('●') === star;
        await page.waitForFunction(isShown, [text, star]).catch(() => {});
        const [shown, heading] = [await title(page).inputValue(), await page.textContent('h1')];
        check(`${text} is shown`, shown === text && heading.includes('●') === star, `${shown} ${heading}`);
    };
    await one.waitForSelector('.card use');
    await settled(one);
    await tab(one, 'Card');
    await afterEdit(one, () => write(one, 'Two'));
    const two = await openTab();
    await shows(two, 'Two', true);
    await write(one, '');
    await title(one).pressSequentially('Three, quickly');
    await settled(one);
    await shows(two, 'Three, quickly', true);
    await settled(two);
    await write(two, 'Four');
    await shows(one, 'Four', true);
    await one.keyboard.press('Control+s');
    await shows(one, 'Four', false);
    await shows(two, 'Four', false);
    await write(one, 'Five');
    for (const page of [one, two]) {
        await page.bringToFront(); // those behind don't look
        await lookAtFile(page);
    }
    await shows(two, 'Five', true);
    check('nobody is asked', !(await one.isVisible('.conflict')) && !(await two.isVisible('.conflict')));
    await two.click('button:text-is("Undo")');
    await shows(one, 'Four', false);
    await until(async () => findDrafts().length === 0);
    await two.close();
    const three = await openTab();
    await shows(three, 'Four', false);
    await afterEdit(three, () => write(three, 'Six'));
    await shows(one, 'Six', true); // though it has had more changes
    // Both are changed at one time, before either is told of the other one.
    const soon = Date.now() + 60_000;
    for (const page of [one, three]) await page.evaluate(holdMessages, soon);
    for (const [page, text] of [
        [one, 'Mine'],
        [three, 'Theirs'],
    ])
        await afterEdit(page, () => write(page, text));
    for (const page of [one, three]) await page.evaluate(() => window.letGo());
    const read = async (page) => {
        await page.bringToFront();
        await painted(page);
        return title(page).inputValue();
    };
    const readTitles = async () => [await read(one), await read(three)];
    await until(async () => new Set(await readTitles()).size === 1).catch(() => {});
    const [mine, theirs] = await readTitles();
    check('both show the same of two changes at once', mine === theirs, `${mine} ${theirs}`);
    await leave(one);
    server.stop();
}

/** A theme in two browsers: what one saves, the other takes over or asks about. Closing asks when something is not saved. */
export async function useTwoBrowsers() {
    const file = join(folder, 'two.yaml');
    writeFileSync(file, 'title: One\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serve(file);
    const context = await newContext(1280, 800),
        one = await open(context, server);
    await one.waitForSelector('.card use');
    await settled(one);
    const two = await askToBeLetIn(server, await newContext(1280, 800));
    await one.click('.access button:text-is("Allow")');
    await two.waitForSelector('.card use');
    await settled(two);
    const title = async (page, text) => {
        await tab(page, 'Card');
        await afterEdit(page, () => control(page, 'Title', 'input').fill(text));
    };
    await one.bringToFront();
    await title(one, 'By one');
    await save(one);
    await two.bringToFront();
    await two.waitForFunction(() => document.querySelector('.said').textContent === 'Changed by another program.');
    await title(two, 'By two');
    await save(two);
    await title(two, 'By two again');
    await one.bringToFront();
    await one.waitForFunction(() => document.querySelector('.said').textContent === 'Changed by another program.');
    await title(one, 'By one again');
    await save(one);
    await two.bringToFront();
    await two.waitForSelector('.notice:not([hidden])');
    check('the other’s text is shown', (await two.textContent('.notice pre')).includes('By one again'));
    check('nothing is lost', readFileSync(file, 'utf8').includes('By one again'));
    check('only what both have changed is shown', (await two.locator('.notice pre').count()) === 2);
    for (const page of [one, two]) {
        page.on('dialog', (dialog) => check('closing does not ask: drafts are kept', false, dialog.type()));
        await page.close({ runBeforeUnload: true });
    }
    await context.close();
    await two.context().close();
    server.stop();
}

/** A theme with an error is saved, and the page says that it makes no deck. */
export async function saveFaulty() {
    const file = join(folder, 'faulty.yaml'),
        right = 'title: Right\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
    writeFileSync(file, right);
    const server = await serveTheme(file),
        page = await openWide(server);
    const checkSaved = async (what, isRight) => {
        await save(page);
        await settled(page);
        const said = await page.textContent('.said');
        check(
            what,
            isRight
                ? said === 'Saved as faulty.yaml.'
                : said.startsWith('Saved as faulty.yaml, but no deck can be made from it: ') && said.includes('title'),
            said,
        );
    };
    const type = async (text) => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+Home');
        await page.keyboard.type(text);
    };
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text');
    await checkSaved('all is right', true);
    await afterEdit(page, () => type('title: Wrong\n'));
    await checkSaved('with two titles it makes no deck', false);
    check(
        'it is saved all the same',
        readFileSync(file, 'utf8') === `title: Wrong\n${right}`,
        readFileSync(file, 'utf8'),
    );
    await undoAll(page);
    await checkSaved('mended, it is right', true);
    await type('title: Wrong\n');
    await checkSaved('an error that was not seen yet is said once it is', false); // at once after the last key
    await leave(page);
    server.stop();
}

/** The field that has the focus takes over what others save, like all others: the next key does not write the old value back. */
export async function typeAfterOthers() {
    const file = join(folder, 'others.yaml');
    const write = (title, gap, name, scale) =>
        replaceFile(
            file,
            `title: ${title}\nsymbols:\n  - { emoji: 🐶, name: ${name}, scale: ${scale} }\n  - 🐱 🐭 🐹 🐰 🦊 🐻\nlayout: { gap: ${gap}mm }\n`,
        );
    write('One', 2, 'dog', 1.1);
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    /** Lets another program write while a field has the focus, and returns what the field says. */
    const meanwhile = async (selector, ...values) => {
        await page.focus(selector);
        await page.evaluate(() => {
            document.querySelector('.said').textContent = '';
        });
        write(...values);
        await page.waitForFunction(() => document.querySelector('.said').textContent === 'Changed by another program.');
        await settled(page);
        return page.$eval(selector, (field) => field.value);
    };
    const saved = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    await tab(page, 'Card');
    const title = '.controls:visible input[type=text]',
        gap = '.controls:visible .control:has(> span:text-is("Gap")) input[type=range]';
    check('the title is that of the file', (await meanwhile(title, 'Two', 2, 'dog', 1.1)) === 'Two');
    await page.keyboard.press('End');
    await afterEdit(page, () => page.keyboard.type('"!'));
    check('what is typed is typed behind it', (await saved()).startsWith('title: "Two\\"!"\n'), await saved());
    check('also where YAML writes it otherwise', (await page.$eval(title, (field) => field.value)) === 'Two"!');
    check('the title is that of the file again', (await meanwhile(title, 'Three', 2, 'dog', 1.1)) === 'Three');
    check('a slider is', (await meanwhile(gap, 'Three', 3, 'dog', 1.1)) === '3');
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    check('and goes on from there', (await saved()).includes('gap: 3.1mm'), await saved());
    await tab(page, 'Symbols');
    await page.click('.tile[aria-label=dog]');
    check('a name is', (await meanwhile('.inspector input[type=text]', 'Three', 3, 'Rex', 1.1)) === 'Rex');
    check('a size is', (await meanwhile('.inspector input[type=range]', 'Three', 3, 'Rex', 1.5)) === '150');
    await page.fill('.inspector input[type=text]', 'Ben');
    write('Four', 3, 'Rex', 1.5);
    await page.waitForFunction(() => document.querySelector('.said').textContent === 'Changed by another program.');
    await settled(page);
    check(
        'what is being typed stays',
        (await page.$eval('.inspector input[type=text]', (field) => field.value)) === 'Ben',
    );
    await leave(page);
    server.stop();
}

/** Ends the process that draws while it has a preview to draw; true if the page says so, which it need not if the process was gone before. */
async function endWorker(server, page, gap) {
    const [worker] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').map(Number);
    process.kill(worker, 'SIGSTOP');
    const asked = new Promise((done) =>
        page.on('request', (request) => {
            if (request.url().endsWith('/preview')) done();
        }),
    );
    await afterEdit(page, async () => {
        await setRange(page, 'Gap', gap); // one event, so one preview
        await asked;
        process.kill(worker, 'SIGKILL');
    });
    return (await page.textContent('.said')).includes('has stopped');
}

/** The process that draws is lost in the middle of an edit: the page says so, and the next edit is drawn. */
export async function loseWorker() {
    const file = join(folder, 'lost.yaml');
    writeFileSync(file, 'title: One\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serve(file);
    const page = await openCardTab(server); // the font may be lost with it
    let isSaid = false;
    for (let gap = 3; gap > 0 && !isSaid; gap -= 0.5) isSaid = await endWorker(server, page, String(gap));
    check('the page says that the process was lost', isSaid);
    check('the cards stay', (await page.locator('.card').count()) === 7);
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Three'));
    check(
        'the next edit is drawn',
        (await page.locator('.designer.stale').count()) === 0 && (await page.textContent('.said')) === '',
        await page.textContent('.said'),
    );
    await leave(page);
    server.stop();
}
