//
// Problems and their remedies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    folder,
    isWhole,
    leave,
    openWide,
    save,
    serveTheme,
    settled,
    tab,
    textOf,
} from './shared.mjs';

/** A click on a remedy puts what was meant in the place of the mistake, and takes out symbols that can't be on the cards. */
export async function takeRemedy() {
    const file = join(folder, 'flat.yaml');
    const head = 'title: Flat\nsymbols:\n',
        cow = '  - &c {text: cow}\n',
        row = '  - 🐶 🐱 🐭 🐹 🐰 🦊 🐻';
    writeFileSync(
        file,
        `${head}${cow}${row} 🐱\n  - *c\n  - {image: gone.png} # soon\ncard_colour: red\nlayout: {gap: 1.5}\n`,
    );
    const server = await serveTheme(file);
    const page = await openWide(server);
    await settled(page);
    const remedy = page.locator('.problems button:text-is("Change to card: {background: red}")');
    check('a flat key has its remedy', (await remedy.count()) === 1, await page.textContent('.problems'));
    await afterEdit(page, () => remedy.click());
    await afterEdit(page, () => page.click('.problems button:text-is("Change to 1.5 mm")'));
    const tile = page.locator('.problems li:has-text("gone.png") .tile');
    check('a missing picture has a tile that leads to its entry', (await tile.count()) === 1);
    for (const name of ['🐱', 'cow', 'gone.png']) {
        const removal = page.locator(`.problems li:has-text("${name}") button:text-is("Remove")`);
        await afterEdit(page, () => removal.click());
    }
    check(
        'its remedy leaves no mistake',
        (await page.locator('.problems .error').count()) === 0,
        await page.textContent('.problems'),
    );
    await page.waitForSelector('.card use');
    await tab(page, 'Text');
    const text = await textOf(page);
    check('only the wrong symbols are taken out', text.startsWith(`${head}${row}\n${cow}card`), text);
    await leave(page);
    server.stop();
}

/** A problem in a table has its line there; the names of files lead to the text. */
export async function leadToFiles() {
    const file = join(folder, 'files.yaml'),
        text = 'symbols: [{file: pets.csv}]\ncard: {background: {image: gone.png}}\n';
    writeFileSync(join(folder, 'pets.csv'), 'dog\ncat\ndog\nant\nbee\nelk\nfox\ngnu\n');
    writeFileSync(file, text);
    const server = await serveTheme(file);
    const page = await openWide(server);
    await settled(page);
    const double = page.locator('.problems li:has-text("twice")');
    check(
        'a problem has its line',
        (await double.textContent()).includes('(pets.csv, line 3)'),
        await double.textContent(),
    );
    check('the page can change no table', (await double.locator('button:text-is("Remove")').count()) === 0);
    for (const name of ['pets.csv', 'gone.png']) {
        await page.locator(`.problems button:text-is("${name}")`).click();
        await page.waitForFunction((wanted) => getSelection().toString() === wanted, name);
    }
    await leave(page);
    server.stop();
}

/** Whoever is on no card is named, with decks that show all: a click makes one, and without own numbers all are shown at once. */
export async function showEveryone() {
    const file = join(folder, 'everyone.yaml');
    writeFileSync(file, 'deck: {symbols_per_card: 5}\nsymbols:\n  - {group: animals, count: 30}\n');
    const server = await serveTheme(file);
    const page = await openWide(server);
    await settled(page);
    const remedy = page.locator('.problems button:text-is("25 cards with all 30 symbols")');
    check('those on no card are named', (await remedy.count()) === 1, await page.textContent('.problems'));
    const figures = () => page.textContent('.figures');
    await afterEdit(page, () => remedy.click());
    check('the remedy shows all', (await figures()).startsWith('25 cards × 6 symbols'), await figures());
    check('nobody is left out', (await remedy.count()) === 0, await page.textContent('.problems'));
    await leave(page);
    server.stop();
}

/** Symbols are replaced whose places are pinned: a click removes the pins that mean nothing any more, and no others. */
export async function removePins() {
    const file = join(folder, 'pinned.yaml'),
        emoji = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n',
        names = { dog: '🐶', cat: '🐱', mouse: '🐭', hamster: '🐹', rabbit: '🐰', fox: '🦊', bear: '🐻' };
    writeFileSync(file, emoji);
    const first = await serveTheme(file),
        before = await openWide(first);
    await before.waitForSelector('.card use');
    await settled(before);
    const [one, two] = (await cardNames(before)).map((card) => card.map((name) => names[name]));
    await leave(before);
    await first.stop();

    const kept = `layout:\n  pins:\n    1:\n      ${one[0]}: { at: [1mm, 2mm], size: 12mm }\n`;
    const text = `${emoji}${kept}      🦉: { at: [9mm, 9mm] }\n    2: { 🐧: { at: [0mm, 3mm] }, ${two[0]}: { at: [-5mm, 0mm] } }\n    3: { 🐸: { at: [0mm, 3mm] } }\n`;
    writeFileSync(file, text);
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.problems .error');
    const remedy = page.locator('.problems button:text-is("Remove these pins")');
    check(
        'each pin without its symbol has a remedy',
        (await remedy.count()) === 3,
        await page.textContent('.problems'),
    );
    await checkAccess(page, 'lost pins');
    await afterEdit(page, () => remedy.first().click());
    check('the deck is made', (await page.locator('.problems .error').count()) === 0);
    await page.waitForSelector('.card use');
    await save(page);
    const saved = readFileSync(file, 'utf8');
    check('the others stay', saved === `${emoji}${kept}    2: { ${two[0]}: { at: [-5mm, 0mm] } }\n`, saved);
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('one undo brings them back', (await remedy.count()) === 3, await page.textContent('.problems'));
    check('and nothing else is left to undo', await page.isDisabled('button:text-is("Undo")'));
    await page.locator('.problems .link:text-is("Card 1")').click();
    const shown = await page.textContent('.card-view h2');
    check('a problem leads to its card', shown === 'Card 1', shown);
    await page.keyboard.press('Escape');
    await leave(page);
    server.stop();
}

/** All symbols of a deck that draws its own are taken out by a click. */
export async function removeList() {
    const file = join(folder, 'drawn.yaml');
    writeFileSync(file, 'title: Trios\ndeck: { kind: set }\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.problems .error');
    await tab(page, 'Text');
    await afterEdit(page, () => page.locator('.problems .error button:text-is("Remove")').click());
    check('they are gone', (await textOf(page)) === 'title: Trios\ndeck: { kind: set }\n', await textOf(page));
    check('so is the problem', (await page.locator('.problems .error').count()) === 0);
    await leave(page);
    server.stop();
}

/** What to do with both sides of the paper is said where the file has backs for both. */
export async function adviseOnPrinting() {
    const file = join(folder, 'backs.yaml');
    for (const [duplex, isTwoSided] of [
        ['none', false],
        ['long-edge', true],
        ...(isWhole ? [['short-edge', true]] : []),
    ]) {
        writeFileSync(file, `symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\nback: { pattern: dots }\nsheet: { duplex: ${duplex} }\n`);
        const server = await serveTheme(file),
            page = await openWide(server);
        await page.waitForSelector('.card use');
        await settled(page);
        await page.click('button:text-is("Print…")');
        const advice = await page.textContent('dialog[open] ol');
        check(`both sides with duplex: ${duplex}`, advice.includes('both sides') === isTwoSided, advice);
        await leave(page);
        server.stop();
    }
}

/** A remedy that is a setting is set by a click; symbols that look alike are shown. */
export async function takeSetting() {
    const file = join(folder, 'alike.yaml');
    writeFileSync(file, 'symbols: [6, 9, two, ten, eight, 🐶, 🐱]\nlayout: { rotation: any }\n');
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    const problem = page.locator('.problems .warning:has-text("look")').first();
    check('both symbols are shown', (await problem.locator('.tile').count()) === 2, await problem.innerHTML());
    await problem.locator('.tile').nth(1).click();
    check('a click chooses one', (await page.textContent('.inspector legend')) === '9');
    await page.selectOption('.language', 'de');
    await page.waitForSelector('html[lang=de] .card use');
    await settled(page);
    const german = page.locator('.problems button:text-is("Drehung: aufrecht einstellen")');
    check('it names a key as its control does', (await german.count()) === 1, await page.textContent('.problems'));
    await page.selectOption('.language', 'en');
    await page.waitForSelector('html[lang=en] .card use');
    await settled(page);
    await afterEdit(page, () => problem.locator('button:text-is("Set Rotation: upright")').click());
    check('its remedy works', (await problem.count()) === 0, await page.textContent('.problems'));
    await leave(page);
    server.stop();
}

/** Half a word is no fault while somebody types; a new line after a comment belongs to its section. */
export async function typeText() {
    const file = join(folder, 'typed.yaml'),
        text =
            'language: e\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: # all\n  size: 85mm # large\n\nlayout: { gap: 2mm }\n';
    writeFileSync(file, text.replace('e\n', 'en\n'));
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await tab(page, 'Text');
    const end = async (line) => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+Home');
        for (let at = 1; at < line; ++at) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('End');
    };
    await end(1);
    await page.evaluate(() => {
        window.faults = 0;
        new MutationObserver(() => (window.faults += document.querySelector('.designer.stale') ? 1 : 0)).observe(
            document.querySelector('.designer'),
            { attributes: true },
        );
    });
    // By the page's own timers, however slow the computer is.
    const retype = (done) => {
        document.execCommand('delete');
        setTimeout(() => done(document.execCommand('insertText', false, 'n')), 150);
    };
    await afterEdit(page, () => page.evaluate(`new Promise(${retype})`));
    check('half a word is no fault', (await page.evaluate(() => window.faults)) === 0);
    await page.keyboard.press('Backspace');
    await page.waitForSelector('.designer.stale');
    for (const [line, typed] of [
        [4, '\n  margin: 4mm'],
        [3, '\n  text: A'],
    ]) {
        await end(line);
        await page.keyboard.press('Enter');
        await page.keyboard.type(typed.trim());
        await page.keyboard.press('Escape'); // no completion
        const lines = await page.$$eval('.cm-line', (all) => all.map((one) => one.textContent));
        check(`after line ${line}`, lines[line] === typed.slice(1), lines.join('\n'));
    }
    await leave(page);
    server.stop();
}
