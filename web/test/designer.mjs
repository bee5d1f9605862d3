// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// node designer.mjs [--firefox] [--time] [--pictures FOLDER] [--only PART,PART]: designs decks in a browser, as people do.
// SPOTIT_PROGRAM serves the page. --time prints medians from edit to painted; --pictures keeps screenshots.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, exit, here, isFirefox, readAxe } from './checks.mjs';

const { launch } = await import(isFirefox ? './firefox.mjs' : './chromium.mjs');

const option = (name) => process.argv.indexOf(name) + 1;
const folder = mkdtempSync(join(tmpdir(), 'spotit-designer-'));
const theme = join(folder, 'animals.yaml');
copyFileSync(here('../../themes/animals.yaml'), theme);

const servers = [];
/** Starts the program; the link is what it prints first. */
async function serve(...options) {
    const server = spawn(process.env.SPOTIT_PROGRAM, ['serve', '--no-open', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    servers.push(server);
    const link = await new Promise((done, fail) => {
        let said = '';
        server.stderr.on('data', (bytes) => {
            said += bytes;
            const found = /http:\S+/.exec(said);
            if (found) done(found[0]);
        });
        server.on('exit', () => fail(new Error(said)));
    });
    return { link, origin: new URL(link).origin, pid: server.pid, stop: () => server.kill('SIGINT') };
}

/** A page that complains of nothing and asks nobody but its own server. */
async function open(context, server) {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => check('no console message', false, message.text()));
    page.on('pageerror', (error) => check('no error', false, String(error)));
    page.on('request', (request) => check('no request elsewhere', request.url().startsWith(`${server.origin}/`) || /^(blob|data):/.test(request.url()), request.url()));
    await page.goto(server.link);
    return page;
}

const browser = await launch();
const newContext = (width, height) => browser.newContext({ viewport: { width, height }, acceptDownloads: true });
const shot = async (page, name) => { if (option('--pictures')) await page.screenshot({ path: join(process.argv[option('--pictures')], `${name}.png`) }); };
const tab = (page, name) => page.click(`[role=tab]:text-is("${name}")`);
/** Until the preview of the last edit has come. */
const settled = (page) => page.waitForFunction(() => document.querySelector('.designer').getAttribute('aria-busy') === 'false');
async function afterEdit(page, edit) {
    await page.evaluate(() => document.querySelector('.designer').setAttribute('aria-busy', 'edited'));
    await edit();
    await settled(page);
}
const cardNames = (page) => page.$$eval('.card', (cards) => cards.map((card) => card.getAttribute('aria-label').replace(/^Card \d+: /, '').split(', ')));
const setRange = (page, label, value) => page.evaluate(([label, value]) => {
    const input = [...document.querySelectorAll('.controls label')].find((each) => each.textContent.startsWith(label)).querySelector('input');
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
}, [label, value]);
async function checkAccess(page, what) {
    await page.evaluate(readAxe());
    const { violations } = await page.evaluate(() => axe.run({ rules: { 'scrollable-region-focusable': { enabled: false } } }));
    check(`axe has nothing to say of ${what}`, violations.length === 0, violations.map((each) => `${each.id}: ${each.nodes[0].html}`).join('\n'));
}

const control = (page, label, kind) => page.locator(`.controls:visible label:has(> span:text-is("${label}")) ${kind}:visible`);

async function design() {
    const server = await serve(theme);
    const context = await newContext(1280, 800), page = await open(context, server);
    await page.waitForSelector('.card use');
    await settled(page);
    await shot(page, 'symbols');
    const cards = await cardNames(page);
    check('57 cards', cards.length === 57, cards.length);
    check('8 symbols on each', cards.every((card) => card.length === 8));
    check('the link is used up', !page.url().includes('#'), page.url());
    await checkAccess(page, 'the designer');

    await page.click('.card >> nth=3');
    await page.click('.card >> nth=7');
    const [common] = cards[3].filter((name) => cards[7].includes(name));
    check('two cards share their symbol', (await page.textContent('.choice')).includes(`Cards 4 and 8 share ${common}.`), await page.textContent('.choice'));
    check('which lights up on both', await page.locator('.hit').count() === 2);
    await shot(page, 'two-cards');
    const before = await page.$eval('.card >> nth=7', (card) => card.innerHTML), other = await page.$eval('.card >> nth=5', (card) => card.innerHTML);
    await afterEdit(page, () => page.click('button:text-is("Rearrange card 8")'));
    check('a card is rearranged', before.replace(/ class="[^"]*"/g, '') !== (await page.$eval('.card >> nth=7', (card) => card.innerHTML)).replace(/ class="[^"]*"/g, ''));
    check('alone', other === await page.$eval('.card >> nth=5', (card) => card.innerHTML));

    await tab(page, 'Card');
    for (let gap = 2.1; gap < 3; gap += 0.1) await setRange(page, 'Gap', gap.toFixed(1));
    await afterEdit(page, () => setRange(page, 'Gap', '3'));
    await shot(page, 'controls');
    await checkAccess(page, 'the controls');
    await tab(page, 'Sheet');
    await afterEdit(page, () => control(page, 'Paper', 'select').selectOption('Letter'));
    check('on Letter', (await page.textContent('.figures')).includes('Letter'), await page.textContent('.figures'));

    await tab(page, 'Symbols');
    await page.fill('input[type=search]', 'unicorn');
    await page.waitForSelector('[aria-label="Add unicorn"]');
    await shot(page, 'search');
    await page.click('.tile[aria-label=dog]');
    check('a symbol lights up on its cards', await page.locator('.hit').count() === 8 && (await page.textContent('.choice')).startsWith('dog is on cards '));
    await afterEdit(page, () => page.click('button:text-is("Remove")'));
    check('56 are not enough', (await page.textContent('.count')).startsWith('56 of 57 symbols: add 1, or take 6 on a card.'), await page.textContent('.count'));
    await shot(page, 'too-few');
    check('the last good cards stay', await page.locator('.card').count() === 57 && await page.locator('.designer.stale').count() === 1);
    await afterEdit(page, async () => {
        await page.click('.tile[aria-label=mouse]');
        await page.keyboard.press('Delete');
    });
    check('two are missing', (await page.textContent('.figures')).includes('2 are missing'), await page.textContent('.figures'));
    check('so the tiles are without them', await page.locator('.tile[aria-label=dog], .tile[aria-label=mouse]').count() === 0);
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await shot(page, 'problem');
    await afterEdit(page, () => page.click('[aria-label="Add unicorn"]'));
    await page.click('[aria-label="Add unicorn"]');
    check('one that is there is not added again', await page.locator('.tile[aria-label=unicorn][aria-pressed=true]').count() === 1
        && (await page.textContent('.said')).includes('unicorn is in the deck already'), await page.textContent('.said'));
    check('the unicorn is on 8 cards', (await cardNames(page)).filter((card) => card.includes('unicorn')).length === 8);

    await page.setInputFiles('input[type=file]', here('../../samples/fano.png'));
    await page.waitForSelector('.tile:has-text("fano")');
    check('a picture is in its folder', existsSync(join(folder, 'pictures/fano.png')));

    await tab(page, 'Sheets');
    await page.waitForFunction(() => document.querySelector('.sheet').naturalWidth > 0);
    await shot(page, 'sheet');
    await tab(page, 'Cards');
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    const saved = readFileSync(theme, 'utf8');
    check('the gap is saved, with its comments', /gap: 3mm\n/.test(saved) && saved.includes('# the largest symbol of a card'), saved);
    check('and the card, the paper and the symbols', /reroll: \{8: 1\}/.test(saved) && /paper: Letter/.test(saved) && saved.includes('🦄') && !saved.includes('🐶') && saved.includes('  🐱 🐭 🐰 '), saved);

    await page.click('button:text-is("Print …")');
    check('advice on printing', /on Letter at its actual size, 100 %.*bar of 50 mm/s.test(await page.textContent('dialog')), await page.textContent('dialog'));
    await shot(page, 'print');
    await checkAccess(page, 'the advice');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Download the PDF")')]);
    const file = join(folder, 'downloaded.pdf');
    await download.saveAs(file);
    execFileSync(process.env.SPOTIT_PROGRAM, [theme, '-o', join(folder, 'made.pdf'), '-q']);
    check('the PDF is that of the program', download.suggestedFilename() === 'animals.pdf' && readFileSync(file).equals(readFileSync(join(folder, 'made.pdf'))));

    for (const [label, name, entries] of [['Cards as pictures (PNG)', 'animals-png.zip', 'card-57.png'], ['Cards as drawings (SVG)', 'animals-svg.zip', 'card-01.svg'],
        ['All of it, for print shops and cutters', 'animals-bundle.zip', 'home.pdf']]) {
        await page.click('summary:text-is("Download")');
        if (name === 'animals-png.zip') {
            await shot(page, 'downloads');
            await checkAccess(page, 'the downloads');
        }
        const [zip] = await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), page.click(`button:text-is("${label}")`)]);
        const file = join(folder, name);
        await zip.saveAs(file);
        const listed = execFileSync('python3', ['-c', 'import sys, zipfile; zip = zipfile.ZipFile(sys.argv[1]); print(zip.testzip(), zip.namelist())', file], { encoding: 'utf8' });
        check(`${label} can be unpacked`, zip.suggestedFilename() === name && listed.startsWith('None ') && listed.includes(`'${entries}'`), listed);
    }
    check('the menu is closed', await page.isHidden('.menu > div'));

    await afterEdit(page, async () => writeFileSync(theme, saved.replace('title: Animals', 'title: Zoo')));
    check('a change by others is seen', (await page.textContent('.said')).includes('another program'));
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    writeFileSync(theme, saved.replace('title: Animals', 'title: Theirs'));
    await page.waitForSelector('.conflict:not([hidden])');
    check('a conflict shows their text', (await page.textContent('.conflict pre')).includes('title: Theirs'));
    check('and both answers', await page.$$eval('.conflict button', (all) => all.every((one) => one.getBoundingClientRect().bottom < one.closest('.conflict').getBoundingClientRect().bottom)));
    await shot(page, 'conflict');
    await page.click('button:text-is("Keep mine, and let me save it")');
    await page.click('button:text-is("Save")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    check('mine is saved', readFileSync(theme, 'utf8').includes('title: Animals'));

    await tab(page, 'Text');
    await afterEdit(page, async () => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+End');
        await page.keyboard.type('\nkard: 7\n');
    });
    check('a mistake has its remedy', await page.locator('button:text-is("Change to card")').count() === 1, await page.textContent('.problems'));
    check('and is marked in the text', await page.locator('.cm-lintRange-error').count() > 0);
    await shot(page, 'text');
    await page.keyboard.type('sh');
    await page.waitForSelector('.cm-tooltip-autocomplete');
    check('keys are completed', (await page.textContent('.cm-tooltip-autocomplete')).includes('sheet'));
    await page.keyboard.press('Escape');
    await checkAccess(page, 'the text');
    await page.keyboard.press('Control+Home');
    await page.hover('.cm-line:has-text("size_variety") >> nth=0', { position: { x: 60, y: 8 } });
    await page.waitForSelector('.help');
    check('keys are explained', (await page.textContent('.help')).includes('layout.size_variety The largest symbol of a card over its smallest'), await page.textContent('.help'));
    await shot(page, 'help');
    await page.click('.cm-line:has-text("🐱 🐭")');
    await page.keyboard.press('End');
    await page.keyboard.type(' :llama', { delay: 40 });
    await page.waitForSelector('.cm-tooltip-autocomplete:has-text("🦙")');
    await shot(page, 'emoji-names');
    await page.click('.cm-tooltip-autocomplete li:has-text("🦙")'); // the keyboard works only 75 ms after it has opened
    check('names of emoji are completed', (await page.textContent('.cm-content')).includes(' 🦙') && !(await page.textContent('.cm-content')).includes('llama'), await page.textContent('.cm-content'));
    await page.click('button:text-is("Undo")');
    if (option('--time')) await measure(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.close({ runBeforeUnload: false });
    server.stop();
}

/** Every control once, a slider by mouse, the text, and the PDF of a file from Windows. */
async function useOnce() {
    const file = join(folder, 'windows.yaml'), inWindows = (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const before = '# mine\ntitle: Zoo\nsymbols: |\n  🐶 🐱 🐭 🐰 🐷 🐮 🐴\n  🐑 🐔 🦆 🦊 🐻 🦉\ncard: # round\n  border: { width: 1mm, color: teal }\n';
    writeFileSync(file, inWindows(before));
    const server = await serve(file);
    const page = await open(await newContext(1280, 800), server);
    const asked = [], stopped = [];
    page.on('request', (request) => { if (request.url().endsWith('/preview')) asked.push(request); });
    page.on('requestfailed', (request) => { if (request.url().endsWith('/preview')) stopped.push(request); });
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Card');
    const slider = await page.$eval('.controls label:has(> span:text-is("Gap")) input', (input) => input.getBoundingClientRect().toJSON());
    asked.length = 0;
    await afterEdit(page, async () => {
        await page.mouse.move(slider.x + 40, slider.y + slider.height / 2);
        await page.mouse.down();
        for (let step = 1; step <= 8; ++step) {
            const before = asked.length;
            await page.mouse.move(slider.x + 40 + step * 4, slider.y + slider.height / 2);
            for (let wait = 0; wait < 2000 && asked.length === before; ++wait) await page.waitForTimeout(5); // so that each asks
        }
        await page.mouse.up();
    });
    check('a dragged slider takes back what it asked', asked.length >= 8 && stopped.length > 0, `${stopped.length} of ${asked.length}`);
    check('and its last place stays', await page.locator('.designer.stale').count() === 0 && /^[2-4](\.\d)? mm$/.test(await control(page, 'Gap', 'output').textContent()), await control(page, 'Gap', 'output').textContent());

    const used = [];
    for (const panel of ['Card', 'Back', 'Sheet']) {
        await tab(page, panel);
        for (let label; (label = await page.$$eval('.controls:visible label > span', (all, known) => all.map((one) => one.checkVisibility() && one.textContent).find((one) => one && !known.includes(one)), used));) {
            used.push(label);
            const first = `.controls:visible label:has(> span:text-is("${label}")) :is(input, select)`;
            const { type, next } = await page.$$eval(first, (all) => {
                const one = all.find((each) => each.checkVisibility());
                one.focus();
                return { type: one.type, next: one.options?.[(one.selectedIndex + 1) % one.options.length].value };
            });
            await afterEdit(page, async () => {
                if (type === 'select-one') await control(page, label, 'select').selectOption(next);
                else if (type === 'range') await page.keyboard.press('ArrowRight');
                else if (type === 'color') await control(page, label, 'input').fill('#aabbcc');
                else await page.keyboard.type(' of ours');
            });
            check(`${label} makes cards`, await page.locator('.designer.stale').count() === 0, await page.textContent('.problems'));
        }
        used.splice(0, used.length, ...used.filter((label) => label.endsWith('size'))); // others have a color, too
    }
    const text = () => page.evaluate(() => [...document.querySelector('.editor').shadowRoot.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));
    await tab(page, 'Text');
    await afterEdit(page, async () => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+Home');
        await page.keyboard.type('# typed, ');
    });
    check('all of it is in the text', (await text()).startsWith('# typed, # mine\ntitle: Zoo of ours\n'), await text());
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    const save = async () => {
        await page.click('button:text-is("Save")');
        await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    };
    await save();
    const saved = readFileSync(file, 'utf8');
    check('lines end as they did', saved.startsWith('\ufeff# mine\r\ntitle: Zoo of ours\r\n') && !/[^\r]\n/.test(saved), saved);
    await page.click('button:text-is("Print …")');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Download the PDF")')]);
    const pdf = join(folder, 'windows.pdf');
    await download.saveAs(pdf);
    check('the PDF is right', execFileSync(process.env.SPOTIT_PROGRAM, ['verify', pdf], { encoding: 'utf8' }).trimEnd().endsWith('windows.pdf: right'));
    for (let step = 0; step < 80 && await text() !== before; ++step) await page.click('button:text-is("Undo")');
    await settled(page);
    await save();
    check('undone, the file is as it was', readFileSync(file, 'utf8') === inWindows(before), readFileSync(file, 'utf8'));
    await page.context().close();
    server.stop();
}

/** A full disk, and a program that has ended: the page says so, and the file stays whole. */
async function failToSave() {
    const file = join(folder, 'full.yaml'), before = 'title: Before\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n';
    writeFileSync(file, before);
    const server = await serve(file);
    const context = await newContext(1280, 800), page = await context.newPage(); // browsers write failed requests to the console
    page.on('pageerror', (error) => check('no error', false, String(error)));
    await page.goto(server.link);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('After'));
    const allow = (bytes) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
    const saySaved = async (words) => {
        await page.keyboard.press('Control+s');
        await page.waitForFunction((words) => document.querySelector('.said').textContent.startsWith(words), words).catch(() => {});
        check(words, (await page.textContent('.said')).startsWith(words), await page.textContent('.said'));
    };
    allow(20);
    await saySaved('Not saved: can\'t write');
    check('a full disk leaves the file whole', readFileSync(file, 'utf8') === before && !readdirSync(folder).some((name) => name.startsWith('.')), readdirSync(folder).join());
    check('the page knows that it is not saved', (await page.textContent('h1')).includes('●'));
    allow('unlimited');
    await saySaved('Saved as full.yaml');
    check('with room again it is saved', readFileSync(file, 'utf8') === before.replace('Before', 'After'));
    server.stop();
    await saySaved('Not saved. The program does not answer');
    await page.context().close();
}

/** Tiles by mouse and by keyboard: another order, a name, a scale. */
async function arrangeSymbols() {
    const file = join(folder, 'arranged.yaml');
    writeFileSync(file, 'title: Zoo # mine\nsymbols: |\n  🐶 🐱 🐭\n  🐹 🐰 🦊 🐻\n  🐼\n');
    const server = await serve(file);
    const page = await open(await newContext(1280, 800), server);
    const text = async () => {
        await page.keyboard.press('Control+s');
        await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
        return readFileSync(file, 'utf8');
    };
    await page.waitForSelector('.card use');
    await settled(page);
    check('one is left over', (await page.textContent('.count')).startsWith('7 of 8 symbols are used, 3 on a card. 5 more make 4 on a card.'), await page.textContent('.count'));
    await afterEdit(page, () => page.dragAndDrop('.tile[aria-label^=🐼]', '.tile[aria-label=dog]'));
    check('dragged to the front', (await text()).includes('  🐼 🐶 🐱\n  🐭 🐹 🐰 🦊\n  🐻\n'), await text());
    await page.focus('.tile[aria-label=dog]');
    await page.keyboard.press('ArrowRight');
    await afterEdit(page, () => page.keyboard.press('Alt+ArrowRight'));
    check('moved by keyboard', (await text()).includes('  🐼 🐶 🐭\n  🐱 🐹 🐰 🦊\n'), await text());
    check('the focus stays on it', await page.evaluate(() => document.activeElement.getAttribute('aria-label')) === 'cat');
    await page.keyboard.press('Enter');
    await afterEdit(page, async () => {
        await page.fill('.inspector input[type=text]', 'Tom');
        await page.keyboard.press('Tab');
    });
    for (let step = 0; step < 4; ++step) await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    check('it has a name and a size', (await text()).startsWith('title: Zoo # mine\nsymbols:\n  - 🐼 🐶 🐭\n  - { emoji: 🐱, name: Tom, scale: 1.2 }\n  - 🐹 🐰 🦊\n  - 🐻\n'), await text());
    check('by which it is called', (await cardNames(page)).filter((card) => card.includes('Tom')).length === 3);
    check('and the figures are right', (await page.textContent('.figures')).startsWith('7 cards × 3 symbols'), await page.textContent('.figures'));
    await shot(page, 'inspector');
    await checkAccess(page, 'the inspector');
    await afterEdit(page, () => page.selectOption('.count select', '4'));
    check('eight are too few for 4 on a card', (await page.textContent('.count')).startsWith('8 of 13 symbols: add 5, or take 3 on a card.'), await page.textContent('.count'));
    for (let step = 0; step < 8; ++step) await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('all of it can be undone', (await text()) === 'title: Zoo # mine\nsymbols: |\n  🐶 🐱 🐭\n  🐹 🐰 🦊 🐻\n  🐼\n', await text());
    await page.context().close();
    server.stop();
}

/** Controls of every kind: each is an edit of the text that leaves the rest of it alone. */
async function setControls() {
    const file = join(folder, 'controls.yaml');
    const before = '# mine\nextends: kids # large\ntitle: "Zoo: all"\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard:\n  background: \'mintcream\' # pale\n  border: { width: 1mm, color: teal }\n';
    writeFileSync(file, before);
    const server = await serve('-s', 'deck.cards=all', '-s', 'deck.symbols_per_card=3', file);
    const page = await open(await newContext(1280, 800), server);
    const text = () => page.evaluate(() => [...document.querySelector('.editor').shadowRoot.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));
    const set = async (edit, label, written) => {
        await afterEdit(page, edit);
        check(`${label} is written`, (await text()).includes(written), await text());
        check(`${label} makes cards`, await page.locator('.designer.stale').count() === 0, await page.textContent('.problems'));
    };
    const choose = (label, word, written) => set(() => control(page, label, 'select').selectOption(word), label, written);
    const fill = (label, value, written) => set(() => control(page, label, 'input').fill(value), label, written);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text'); // so that all of it is drawn once
    await tab(page, 'Card');
    check('a value of a style is shown', await control(page, 'Gap', 'output').textContent() !== '2 mm', await control(page, 'Gap', 'output').textContent());
    check('a quoted title is shown', await control(page, 'Title', 'input').inputValue() === 'Zoo: all');
    await fill('Title', 'Our zoo', 'title: Our zoo\n');
    await fill('Color', '#aabbcc', 'background: "#aabbcc" # pale');
    await choose('Background', 'dots', 'background: { pattern: dots, colors: ["#aabbcc", "#ffffff"] } # pale');
    await fill('Second color', '#112233', 'colors: ["#aabbcc", "#112233"]');
    await choose('Background', 'gradient', 'background: { gradient: linear, stops: ["#aabbcc", "#112233"] } # pale');
    await fill('Border color', '#123456', 'border: { width: 1mm, color: "#123456" }');
    await choose('Shape', 'rectangle', 'shape: rectangle');
    check('a rectangle has two sides', (await text()).includes('size: poker'));
    await choose('Card size', 'bridge', 'size: bridge');
    await choose('Shape', 'hexagon', 'shape: hexagon');
    check('a hexagon has one', (await text()).includes('size: 85mm'));
    await tab(page, 'Back');
    check('there are no backs', await control(page, 'Backs', 'select').inputValue() === 'none' && await page.locator('.backs svg').count() === 0);
    await choose('Backs', 'waves', 'back: { pattern: waves, colors: ["#2a6fb0", "#ffffff"] }');
    await fill('Text on them', 'Zoo', 'text: Zoo }');
    await choose('Backs', 'plain', 'back: { text: Zoo, background: "#2a6fb0" }');
    await fill('Color', '#445566', 'background: "#445566" }');
    await control(page, 'Backs', 'select').selectOption('picture');
    await set(() => control(page, 'Picture', 'input').setInputFiles(here('../../samples/fano.png')), 'Picture', 'background: { image: pictures/fano');
    check('the back is shown', await page.locator('.backs svg').count() === 1);
    await shot(page, 'back');
    await checkAccess(page, 'the backs');
    await tab(page, 'Sheet');
    await choose('Both sides', 'short-edge', 'duplex: short-edge');
    await shot(page, 'sheet-controls');
    await checkAccess(page, 'the sheet');
    const after = await text();
    check('comments stay', ['# mine\n', '# large\n', '# pale\n'].every((comment) => after.includes(comment)), after);
    for (let step = 0; step < 30 && await text() !== before; ++step) await page.click('button:text-is("Undo")');
    check('all of it is undone', await text() === before, await text());
    await page.context().close();
    server.stop();
}

/** Returns the color that is seen near the upper edge of a card, in bytes. */
async function colorOf(page, selector) {
    const picture = (await page.locator(selector).screenshot()).toString('base64');
    return page.evaluate(async (bytes) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return [...context.getImageData(image.width / 2, image.height / 10, 1, 1).data].slice(0, 3);
    }, picture);
}

/** Looks at symbols that could be mistaken, side by side, and at cards as others see them. */
async function look() {
    const file = join(folder, 'alike.yaml');
    writeFileSync(file, 'symbols: 🍎 🐱 🐭 🐹 🐰 🦊 🍏\ncard: { margin: 15mm }\n');
    const server = await serve(file);
    const page = await open(await newContext(1280, 800), server);
    await page.waitForSelector('.card use');
    await settled(page);
    check('a pair is shown', await page.locator('.pair .tile').count() === 2, await page.textContent('.problems'));
    await shot(page, 'pair');
    await page.click('.pair .tile >> nth=1');
    check('a click leads to the symbol', await page.locator('.tile[aria-pressed=true]').count() === 1 && !(await page.isHidden('.inspector')));
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Color', 'input').fill('#d55e00'));
    // Machado, Oliveira and Fernandes 2009: protanopia and deuteranopia, severity 1; the luminance of sRGB.
    const matrices = {
        protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
        deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
        gray: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
    };
    const toLight = (byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    const toByte = (light) => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(light, 1) ** (1 / 2.4) - 0.055);
    const ground = [0xd5, 0x5e, 0x00].map(toLight);
    for (const [name, matrix] of Object.entries(matrices)) {
        await page.selectOption('.sight select', name);
        await page.waitForTimeout(100);
        const seen = await colorOf(page, '.card >> nth=0');
        const meant = [0, 3, 6].map((row) => toByte(Math.max(0, ground.reduce((sum, light, i) => sum + light * matrix[row + i], 0))));
        check(`the cards as ${name} sees them`, seen.every((byte, i) => Math.abs(byte - meant[i]) <= 2), `${seen} instead of ${meant.map(Math.round)}`);
    }
    await shot(page, 'gray');
    await checkAccess(page, 'pairs');
    await page.context().close();
    server.stop();
}

/** Without a mouse: from the chooser to saved cards and their PDF. */
async function useKeyboard() {
    const server = await serve();
    const page = await open(await newContext(1280, 800), server);
    /** Goes on with Tab until the name of what has the focus begins so. */
    const go = async (name, most = 60) => {
        const focused = () => page.evaluate(() => {
            let at = document.activeElement;
            while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
            return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
        });
        for (let step = 0; step < most; ++step) {
            await page.keyboard.press('Tab');
            if ((await focused()).trim().startsWith(name)) return check(`${name} shows that it has the focus`, await page.evaluate(() => document.activeElement.matches(':focus-visible')));
        }
        return check(`${name} is reached`, false, await focused());
    };
    await page.waitForSelector('.templates li');
    await go('Fano');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card use');
    await settled(page);
    await go('Find emoji');
    await page.keyboard.type('unicorn');
    await page.waitForSelector('[aria-label="Add unicorn"]');
    await go('Add unicorn');
    await afterEdit(page, () => page.keyboard.press('Enter'));
    await go('cat');
    await afterEdit(page, () => page.keyboard.press('Delete'));
    check('the unicorn is in for the cat', (await cardNames(page)).flat().includes('unicorn') && !(await cardNames(page)).flat().includes('cat'));
    check('the focus stays among the symbols', await page.evaluate(() => document.activeElement.matches('.tile')));
    await page.keyboard.press('Enter');
    await go('Remove');
    await go('Card 1');
    await page.keyboard.press('Space');
    await go('Card 2', 3);
    await page.keyboard.press('Space');
    check('two cards are compared', (await page.textContent('.choice')).startsWith('Cards 1 and 2 share '), await page.textContent('.choice'));
    for (let step = 0; step < 40 && !(await page.evaluate(() => document.activeElement.matches('[role=tab]'))); ++step) await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 40 && !(await page.evaluate(() => document.activeElement.matches('.work [role=tab]'))); ++step) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    check('arrows choose tabs', await page.isVisible('.controls'));
    await go('Gap');
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    const saved = readFileSync(join(folder, 'fano.yaml'), 'utf8');
    check('all of it is saved', saved.includes('🦄') && !saved.includes('🐱') && /gap: \d.\dmm/.test(saved), saved);
    for (let step = 0; step < 60 && !(await page.evaluate(() => document.activeElement.matches('summary'))); ++step) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await go('PDF', 2);
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    await page.context().close();
    server.stop();
    rmSync(join(folder, 'fano.yaml')); // others begin with it
}

/** At 200 % of a small screen: one column, and nothing is cut off or needs scrolling to the side. */
async function zoom() {
    const server = await serve(theme);
    const page = await open(await newContext(640, 400), server); // as 1280 × 800 at 200 %
    await page.waitForSelector('.card use');
    await settled(page);
    for (const name of ['Symbols', 'Card', 'Back', 'Sheet', 'Text']) {
        await tab(page, name);
        check(`${name} fits into the width`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        const cut = await page.evaluate(() => [...document.querySelectorAll('button, label, select, input, h1, p, [role=tab]')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width && (box.left < -1 || box.right > innerWidth + 1);
        }).map((one) => one.outerHTML.slice(0, 80)));
        check(`nothing of ${name} is cut off`, cut.length === 0, cut.join('\n'));
    }
    check('one column', await page.evaluate(() => document.querySelector('.preview').getBoundingClientRect().top >= document.querySelector('.work').getBoundingClientRect().bottom - 1));
    await shot(page, 'zoom');
    await page.click('summary:text-is("Download")');
    check('the menu can be seen', await page.evaluate(() => [...document.querySelectorAll('.menu button')].every((one) => one.getBoundingClientRect().right <= innerWidth && one.getBoundingClientRect().left >= 0)));
    await page.context().close();
    server.stop();
}

/** A theme in two tabs: what one saves, the other takes over or asks about. Closing asks when something is not saved. */
async function useTwoTabs() {
    const file = join(folder, 'two.yaml');
    writeFileSync(file, 'title: One\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serve(file);
    const context = await newContext(1280, 800), one = await open(context, server);
    await one.waitForSelector('.card use');
    await settled(one);
    const [two] = await Promise.all([context.waitForEvent('page'), one.evaluate(() => { window.open('/'); })]);
    await two.waitForSelector('.card use'); // a tab that this one opened has its session
    await settled(two);
    const title = async (page, text) => {
        await tab(page, 'Card');
        await afterEdit(page, () => control(page, 'Title', 'input').fill(text));
    };
    const save = async (page) => {
        await page.keyboard.press('Control+s');
        await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
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
    await two.waitForSelector('.conflict:not([hidden])');
    check('the other’s text is shown', (await two.textContent('.conflict pre')).includes('By one again'));
    check('nothing is lost', readFileSync(file, 'utf8').includes('By one again'));
    const asked = two.waitForEvent('dialog');
    await two.close({ runBeforeUnload: true });
    const dialog = await asked;
    check('closing asks', dialog.type() === 'beforeunload', dialog.type());
    await dialog.accept();
    let isAsked = false;
    one.on('dialog', (dialog) => { isAsked = true; void dialog.accept(); });
    await one.close({ runBeforeUnload: true });
    await new Promise((done) => setTimeout(done, 300));
    check('closing does not ask when all is saved', !isAsked);
    await context.close();
    server.stop();
}

/** Prints medians from an edit to its picture. */
async function measure(page) {
    const median = (values) => values.sort((a, b) => a - b)[values.length >> 1].toFixed(0);
    const painted = async (edit) => {
        const start = performance.now();
        await afterEdit(page, edit);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return performance.now() - start;
    };
    await afterEdit(page, () => page.click('button:text-is("Change to card")')).catch(() => {});
    await afterEdit(page, async () => { for (let i = 0; i < 4; ++i) await page.click('button:text-is("Undo")'); });
    await tab(page, 'Card');
    const times = { gap: [], color: [], title: [] };
    for (let i = 0; i < 9; ++i) {
        times.gap.push(await painted(() => setRange(page, 'Gap', (1 + i / 10).toFixed(1))));
        times.color.push(await painted(() => setRange(page, 'Color', `#ffff${(16 + i).toString(16)}`)));
        times.title.push(await painted(() => control(page, 'Title', 'input').fill(`Zoo ${i}`)));
    }
    for (const [name, values] of Object.entries(times)) console.log(`${name}: ${median(values)} ms (median of ${values.length})`);
}

/** Makes the pictures of the chooser come so slowly that each choice interrupts one. */
function neverEndSamples() {
    const fetched = window.fetch;
    window.fetch = async (url, options) => {
        const answer = await fetched(url, options);
        if (!url.includes('sample')) return answer;
        window.sampleHasBegun = true;
        return { ok: true, body: new ReadableStream({ start: (stream) => options.signal.addEventListener('abort', () => stream.error(options.signal.reason)) }) };
    };
}

async function beginOnPhone() {
    const server = await serve();
    const context = await newContext(390, 844), page = await open(context, server);
    await page.waitForSelector('.templates li');
    await checkAccess(page, 'the chooser');
    await page.waitForFunction(() => document.querySelector('.sample img')?.naturalWidth > 0);
    await shot(page, 'chooser-phone');
    await page.click('.templates button:has-text("Fano")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('7 cards', await page.locator('.card').count() === 7);
    check('nothing is wider than the phone', await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await checkAccess(page, 'the phone');
    await shot(page, 'phone');
    await page.click('summary:text-is("Download")');
    check('the menu fits, too', await page.evaluate(() => [...document.querySelectorAll('.menu button')].every((one) => one.getBoundingClientRect().right <= innerWidth && one.getBoundingClientRect().left >= 0)));
    await shot(page, 'phone-menu');
    await page.keyboard.press('Escape');
    check('nothing is written before it is saved', !existsSync(join(folder, 'fano.yaml')));
    await page.reload();
    await page.click('.templates button:has-text("Kids")');
    await page.waitForSelector('.card use');
    await settled(page);
    check('what was not saved can be chosen anew', await page.locator('.card').count() === 31);
    await page.addInitScript(neverEndSamples);
    await page.reload();
    await page.waitForFunction(() => window.sampleHasBegun);
    await page.click('.templates button:has-text("Fano")');
    await page.waitForSelector('.card use');
    await settled(page);
    await page.click('button:text-is("Save")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    check('the new theme is a file', existsSync(join(folder, 'fano.yaml')));
    const late = await context.newPage();
    await late.goto(server.link);
    await late.waitForSelector('.message');
    check('a link works once', (await late.textContent('.message')).includes('used already'), await late.textContent('.message'));
    await context.close();
    server.stop();
}

/** As somebody who has never seen YAML: from nothing to the PDF of 13 photos and 18 emoji. */
async function beginWithPhotos() {
    const server = await serve();
    const page = await open(await newContext(1280, 800), server);
    await page.click('.templates button:has-text("Photos")');
    await page.waitForSelector('.card use');
    await settled(page);
    const photos = readdirSync(here('../../themes/photos')).filter((name) => name.endsWith('.jpg')).slice(0, 13);
    await page.setInputFiles('.symbols input[type=file]', photos.map((name) => here(`../../themes/photos/${name}`)));
    await page.waitForFunction(() => document.querySelector('.count').textContent.startsWith('13 of 26 symbols are used, 4 on a card. There are enough for 5.'));
    for (const name of ['unicorn', 'rainbow', 'turtle', 'crown', 'anchor']) {
        await page.fill('input[type=search]', name);
        await page.waitForSelector(`[aria-label="Add ${name}"]`);
        await afterEdit(page, () => page.click(`[aria-label="Add ${name}"]`));
    }
    await afterEdit(page, () => page.selectOption('.count select', '6'));
    check('31 cards with 6 symbols', (await page.textContent('.figures')).startsWith('31 cards × 6 symbols'), await page.textContent('.figures'));
    check('nothing is wrong', (await page.textContent('.problems')) === '', await page.textContent('.problems'));
    const names = (await cardNames(page)).flat();
    check('each photo is on 6 cards', photos.every((name) => names.filter((one) => one === name.replace('.jpg', '')).length === 6), names);
    await shot(page, 'photos');
    await page.click('button:text-is("Print …")');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Download the PDF")')]);
    const file = join(folder, 'photos.pdf');
    await download.saveAs(file);
    check('the PDF is right', execFileSync(process.env.SPOTIT_PROGRAM, ['verify', file], { encoding: 'utf8' }).trimEnd().endsWith('photos.pdf: right'));
    await page.context().close();
    server.stop();
}

/** A server for everybody: no link, nothing written, the theme comes from the visitor's computer and goes there. */
async function share() {
    const port = await new Promise((done) => {
        const free = createServer().listen(0, '127.0.0.1', () => {
            const { port } = free.address();
            free.close(() => done(port));
        });
    });
    const server = await serve('--read-only', '--host', '127.0.0.1', '--port', String(port));
    const own = join(folder, 'arranged.yaml');
    writeFileSync(own, '\ufefftitle: Own # mine\r\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\r\n');
    const before = readdirSync(folder).length;
    const context = await newContext(1280, 800), page = await open(context, server);
    await page.waitForSelector('.templates li');
    await checkAccess(page, 'the chooser for everybody');
    await shot(page, 'shared-chooser');
    await page.setInputFiles('.chooser input[type=file]', own);
    await page.waitForSelector('.card use');
    await settled(page);
    check('a theme of one’s own is opened', await page.locator('.card').count() === 7);
    check('no pictures can be added', await page.locator('input[type=file]:visible').count() === 0);
    await tab(page, 'Card');
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Mine'));
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("Save")')]);
    const saved = join(folder, 'arranged.yaml');
    await download.saveAs(saved);
    check('it is saved as a download', download.suggestedFilename() === 'arranged.yaml' && readFileSync(saved, 'utf8') === 'title: Mine # mine\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n', readFileSync(saved, 'utf8'));
    const other = await open(await newContext(1280, 800), server);
    await other.waitForSelector('.templates li');
    check('others see nothing of it', await other.locator('.designer').count() === 0);
    await other.context().close();
    await context.close();
    check('nothing was written', readdirSync(folder).length === before);
    server.stop();
}

/** Pages of an attacker in the same browser. */
async function attack() {
    const server = await serve(theme);
    const port = new URL(server.link).port;
    const evil = await launch('evil.example');
    const page = await evil.newPage();
    const rebound = await page.goto(`http://evil.example:${port}/`);
    check('a name that leads here gets nothing', rebound.status() === 421, rebound.status());
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${server.origin}/"></iframe>`);
    await page.waitForTimeout(500);
    check('the page is not framed', (await Promise.all(page.frames().slice(1).map((frame) => frame.$$('#app').then((all) => all.length)))).every((count) => count === 0));
    const got = await page.evaluate((origin) => Promise.all([
        fetch(`${origin}/api/theme`, { headers: { 'X-Spotit-Session': 'x' } }).then(() => 'answered', () => 'nothing'),
        fetch(`${origin}/api/session`, { method: 'POST', body: 'x' }).then(() => 'answered', () => 'nothing')]), server.origin);
    check('other pages read no answer', got.every((each) => each === 'nothing'), got);
    await evil.close();
    server.stop();
}

const parts = [design, useOnce, failToSave, arrangeSymbols, setControls, look, useKeyboard, zoom, useTwoTabs, beginOnPhone, beginWithPhotos, share, attack], only = option('--only') && process.argv[option('--only')].split(',');
for (const part of parts.filter(({ name }) => !only || only.includes(name)))
    await part().catch((error) => check(part.name, false, error.stack));
await browser.close();
for (const server of servers) server.kill('SIGINT'); // also after a failure
rmSync(folder, { recursive: true });
exit();
