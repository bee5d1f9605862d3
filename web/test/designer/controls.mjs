//
// Controls, each an edit of the text.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    control,
    folder,
    isWhole,
    leave,
    openWide,
    serve,
    serveTheme,
    settled,
    shot,
    tab,
    textOf,
    undoAll,
    until,
} from './shared.mjs';

/** Returns what stands beside a slider. */
const numberBeside = (page, label) => control(page, label, '.number').inputValue();

/** A slider by mouse, every control once, or the title alone where setControls does, the text, and the PDF of a file from Windows. */
export async function useOnce() {
    const file = join(folder, 'windows.yaml'),
        inWindows = (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const before =
        '# mine\ntitle: Zoo\nsymbols: |\n  🐶 🐱 🐭 🐰 🐷 🐮 🐴\n  🐑 🐔 🦆 🦊 🐻 🦉\ncard: # round\n  border: { width: 1mm, color: teal }\n';
    writeFileSync(file, inWindows(before));
    const server = await serveTheme(file);
    const page = await openWide(server);
    const shown = (label) => numberBeside(page, label);
    const asked = [],
        stopped = [];
    page.on('request', (request) => {
        if (request.url().endsWith('/preview')) asked.push(request);
    });
    page.on('requestfailed', (request) => {
        if (request.url().endsWith('/preview')) stopped.push(request);
    });
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Card');
    const slider = await page.$eval('.control:has(> span:text-is("Gap")) input', (input) => {
        input.scrollIntoView({ block: 'center' }); // Firefox's panel is longer than the window
        return input.getBoundingClientRect().toJSON();
    });
    asked.length = 0;
    await afterEdit(page, async () => {
        await page.mouse.move(slider.x + 60, slider.y + slider.height / 2);
        await page.mouse.down();
        for (let step = 1; step <= 8; ++step) {
            const before = asked.length;
            await page.mouse.move(slider.x + 60 + step * 4, slider.y + slider.height / 2);
            await until(() => asked.length > before); // so that each asks
        }
        await page.mouse.up();
    });
    check(
        'a dragged slider takes back what it asked',
        asked.length >= 8 && stopped.length > 0,
        `${stopped.length} of ${asked.length}`,
    );
    check(
        'and its last place stays',
        (await page.locator('.designer.stale').count()) === 0 && /^[2-4](\.\d)? mm$/.test(await shown('Gap')),
        await shown('Gap'),
    );
    const dragged = await shown('Gap');
    await afterEdit(page, () => page.keyboard.press('Control+z'));
    check(
        'one drag is one undo, by keys wherever the focus is',
        await page.isDisabled('button:text-is("Undo")'),
        await shown('Gap'),
    );
    await afterEdit(page, () => page.keyboard.press('Control+y'));
    check('and comes back', (await shown('Gap')) === dragged);

    const used = [];
    for (const panel of isWhole ? ['Card', 'Back', 'Sheet'] : ['Card']) {
        await tab(page, panel);
        for (
            let label;
            (label = await page.$$eval(
                '.controls:visible .control > span:first-child',
                (all, known) =>
                    all
                        .map((one) => one.checkVisibility() && one.textContent)
                        .find((one) => one && !known.includes(one)),
                used,
            ));

        ) {
            used.push(label);
            if (!isWhole && label !== 'Title') continue;
            const first = `.controls:visible .control:has(> span:text-is("${label}")) :is(input, select, [role=radio])`;
            const { type, next } = await page.$$eval(first, (all) => {
                const one = all.find((each) => each.checkVisibility() && each.tabIndex >= 0);
                one?.focus();
                return {
                    type: one?.role ?? one?.type,
                    next: one?.options?.[(one.selectedIndex + 1) % one.options.length].value,
                };
            });
            if (!type) continue; // the looks are folded, and there are no colors of words
            await afterEdit(page, async () => {
                if (type === 'select-one') await control(page, label, 'select').selectOption(next);
                else if (type === 'range' || type === 'radio') await page.keyboard.press('ArrowRight');
                else if (type === 'color') await control(page, label, 'input').fill('#aabbcc');
                else await page.keyboard.type(' of ours');
            });
            check(
                `${label} makes cards`,
                (await page.locator('.designer.stale').count()) === 0,
                await page.textContent('.problems'),
            );
        }
        used.splice(0, used.length, ...used.filter((label) => label.endsWith('size'))); // others have a color, too
    }
    const text = () => textOf(page);
    await tab(page, 'Text');
    await afterEdit(page, async () => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+Home');
        // Both are one step to undo, however slow the computer is.
        await page.evaluate(() =>
            ['# typed', ', '].forEach((typed) => document.execCommand('insertText', false, typed)),
        );
    });
    check('all of it is in the text', (await text()).startsWith('# typed, # mine\ntitle: Zoo of ours\n'), await text());
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    const save = async () => {
        await page.click('button:text-is("Save")');
        await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    };
    await save();
    const saved = readFileSync(file, 'utf8');
    check(
        'lines end as they did',
        saved.startsWith('\ufeff# mine\r\ntitle: Zoo of ours\r\n') && !/[^\r]\n/.test(saved),
        saved,
    );
    await page.click('button:text-is("Print…")');
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('button:text-is("Download the PDF")'),
    ]);
    const pdf = join(folder, 'windows.pdf');
    await download.saveAs(pdf);
    check(
        'the PDF is right',
        execFileSync(process.env.SPOTIT_PROGRAM, ['verify', pdf], { encoding: 'utf8' })
            .trimEnd()
            .endsWith('windows.pdf: correct'),
    );
    await undoAll(page);
    await settled(page);
    await save();
    check(
        'undone, the file is as it was',
        readFileSync(file, 'utf8') === inWindows(before),
        readFileSync(file, 'utf8'),
    );
    await leave(page);
    server.stop();
}

/** Controls of every kind: each is an edit of the text that leaves the rest of it alone. */
export async function setControls() {
    const file = join(folder, 'controls.yaml');
    const before =
        '# mine\nextends: kids # large\ntitle: "Zoo: all"\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard:\n  background: \'mintcream\' # pale\n  border: { width: 1mm, color: teal }\n';
    writeFileSync(file, before);
    const server = await serve('-s', 'deck.cards=all', '-s', 'deck.symbols_per_card=3', file);
    const page = await openWide(server);
    const text = () => textOf(page);
    const set = async (edit, label, written) => {
        await afterEdit(page, edit);
        const found = await text();
        check(`${label} is written`, found.includes(written), found);
        const [isStale, problems] = await page.evaluate(() => [
            document.querySelector('.designer.stale') !== null,
            document.querySelector('.problems').textContent,
        ]);
        check(`${label} makes cards`, !isStale, problems);
    };
    const choose = (label, word, written) =>
        set(
            async () =>
                (await control(page, label, 'select').count())
                    ? control(page, label, 'select').selectOption(word)
                    : control(page, label, `[role=radio][value="${word}"]`).click(),
            label,
            written,
        );
    const fill = (label, value, written) =>
        set(() => control(page, label, 'input').first().fill(value), label, written);
    const shown = (label) => numberBeside(page, label);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text'); // so that all of it is drawn once
    await tab(page, 'Card');
    check('a value of a style is shown', (await shown('Gap')) !== '2 mm', await shown('Gap'));
    check('a quoted title is shown', (await control(page, 'Title', 'input').inputValue()) === 'Zoo: all');
    await fill('Title', 'Our zoo', 'title: Our zoo\n');
    await fill('Color', '#aabbcc', 'background: "#aabbcc" # pale');
    await choose('Background', 'dots', 'background: { pattern: dots, colors: ["#aabbcc", "#ffffff"] } # pale');
    await fill('Second color', '#112233', 'colors: ["#aabbcc", "#112233"]');
    await choose('Background', 'gradient', 'background: { gradient: linear, stops: ["#aabbcc", "#112233"] } # pale');
    await fill('Border color', '#123456', 'border: { width: 1mm, color: "#123456" }');
    await choose('Shape', 'rectangle', 'shape: rectangle');
    check('a rectangle has two sides', (await shown('Width')) === '63.5 mm', await shown('Width'));
    await choose('Card size', 'bridge', 'size: bridge');
    const type = (label, typed, written) =>
        set(
            async () => {
                await control(page, label, '[type=text]').fill(typed);
                await page.keyboard.press('Enter');
            },
            label,
            written,
        );
    check(
        'the sides of a named size are shown',
        (await shown('Width')) === '57.15 mm' && (await shown('Height')) === '88.9 mm',
        `${await shown('Width')} ${await shown('Height')}`,
    );
    await type('Width', '60', 'size: 60x88.9mm');
    await type('Height', '9 cm', 'size: 60x90mm');
    check('its size has no name', (await control(page, 'Card size', 'select').inputValue()) === '60x90mm');
    await type('Rotation', '25°', 'rotation: 25\n');
    check('degrees are shown as such', (await shown('Rotation')) === '25°', await shown('Rotation'));
    await choose('Rotation', 'upright', 'rotation: upright\n');
    check('upright are 0 degrees', (await shown('Rotation')) === '0°', await shown('Rotation'));
    await page.click('.more:visible summary');
    await choose('Language of the deck', 'fr', 'language: fr\n');
    check(
        'languages have names',
        (await control(page, 'Language of the deck', 'select').evaluate((one) => one.selectedOptions[0].text)) ===
            'French',
    );
    await set(() => page.click('button:text-is("Shuffle again")'), 'Shuffle', 'seed: 2\n');
    await type('Word font', 'Comfortaa', 'text: Comfortaa\n');
    await type('Smallest symbol', '5', 'min_size: 5mm\n');
    check('percents are shown in full', (await shown('Largest symbol')).endsWith('%'), await shown('Largest symbol'));
    await type('Largest symbol', '30', 'max_size: 30mm\n');
    await type('Corner radius', '4', 'corner_radius: 4mm\n');
    await shot(page, 'more-of-card');
    await checkAccess(page, 'more of the card');
    await choose('Shape', 'circle', 'shape: circle');
    check('a circle has no corners', !(await text()).includes('corner_radius'), await text());
    await choose('Shape', 'hexagon', 'shape: hexagon');
    check('a hexagon has one, that of the style', (await shown('Card size')) === '90 mm', await shown('Card size'));
    await tab(page, 'Back');
    check(
        'there are no backs',
        (await control(page, 'Backs', 'select').inputValue()) === 'none' &&
            (await page.locator('.backs svg').count()) === 0,
    );
    await choose('Backs', 'waves', 'back: { pattern: waves, colors: ["#2a6fb0", "#ffffff"] }');
    await fill('Text on the backs', 'Zoo', 'text: Zoo }');
    await choose('Backs', 'plain', 'back: { text: Zoo, background: "#2a6fb0" }');
    await fill('Color', '#445566', 'background: "#445566" }');
    await control(page, 'Backs', 'select').selectOption('picture');
    await set(
        () => control(page, 'Picture', 'input').setInputFiles(here('../../samples/fano.png')),
        'Picture',
        'background: { image: pictures/fano',
    );
    check('the back is shown', (await page.locator('.backs svg').count()) === 1);
    await shot(page, 'back');
    await checkAccess(page, 'the backs');
    await tab(page, 'Sheet');
    await choose('Two-sided printing', 'short-edge', 'duplex: short-edge');
    await page.click('.more:visible summary');
    await type('Number of cards', '5', 'cards: 5\n');
    await type('Copies of the deck', '2', 'copies: 2\n');
    await shot(page, 'sheet-controls');
    await checkAccess(page, 'the sheet');
    const after = await text();
    check(
        'comments stay',
        ['# mine\n', '# large\n', '# pale\n'].every((comment) => after.includes(comment)),
        after,
    );
    await undoAll(page);
    check('all of it is undone', (await text()) === before, await text());
    await leave(page);
    server.stop();
}

/** A deck for a card service, and back to the printer at home. */
export async function chooseService() {
    const file = join(folder, 'service.yaml'),
        before =
            'title: Zoo\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: { margin: 1mm } # thin\nsheet:\n  paper: Letter # ours\n';
    writeFileSync(file, before);
    const server = await serveTheme(file);
    const page = await openWide(server);
    const text = () => textOf(page);
    const services = control(page, 'Printed by', 'select'),
        choose = (name) => afterEdit(page, () => services.selectOption(name));
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text'); // so that all of it is drawn once
    await tab(page, 'Sheet');
    await tab(page, 'Sheets');
    await settled(page);
    check('a printer of one’s own', (await services.inputValue()) === '');
    await choose('boardgamesmaker');
    check(
        'what the service wants is written',
        (await text()) ===
            before
                .replace('{ margin: 1mm }', '{ margin: 3.175mm, size: 88.9mm }')
                .replace('Letter # ours', 'none # ours\n  bleed: 3.175mm\n  back_bleed: 0mm'),
        await text(),
    );
    check(
        'and where it is found is said',
        (await page.textContent('.said')).includes('services/boardgamesmaker') &&
            (await page.textContent('.said')).includes('Download the files for BoardGamesMaker'),
        await page.textContent('.said'),
    );
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('button:text-is("Download the files for BoardGamesMaker")'),
    ]);
    check('its files are alone', download.suggestedFilename() === 'service-boardgamesmaker.zip');
    const zip = readFileSync(await download.path()).toString('latin1');
    check('without the others', zip.includes('boardgamesmaker/') && !/home\/|cutter\/|joon/.test(zip));
    check('it stays chosen', (await services.inputValue()) === 'boardgamesmaker');
    check(
        'a page is a card with its bleed, and the cut is shown',
        (await page.$eval('.sheet image', (one) => one.getAttribute('width'))) === '95.25' &&
            (await page.locator('.sheet .cut circle[r="44.45"]').count()) === 1,
    );
    const safe = () =>
        page.$$eval('.sheet .safe circle', (circles) => circles.map((one) => one.getAttribute('r')).join());
    check('so is the line within which its symbols stay', (await safe()) === '41.275', await safe());
    await shot(page, 'service');
    await checkAccess(page, 'a service');
    await services.selectOption('drivethrucards');
    check(
        'a service that has no such cards says so',
        (await page.textContent('.refusal')).includes('is not known to make circles') &&
            (await services.inputValue()) === 'boardgamesmaker',
        await page.textContent('.refusal'),
    );
    check(
        'and has a button for cards that it makes',
        /^Poker \(rectangles of [^)]+\)$/.test(await page.textContent('.refusal button')),
        await page.textContent('.refusal'),
    );
    await choose('joon');
    check(
        'the settings of another take their place',
        (await text()).includes('pdf: x-4') &&
            (await text()).includes('bleed: 3mm') &&
            (await services.inputValue()) === 'joon',
        await text(),
    );
    check('so does its line', (await safe()) === '39.5', await safe());
    await choose('');
    check('and at home there is none', (await safe()) === '', await safe());
    check(
        'at home its settings are gone',
        !/none|bleed|x-4|cmyk/.test(await text()) && (await page.textContent('.figures')).includes('sheets of'),
        await text(),
    );
    await undoAll(page);
    check('all of it is undone', (await text()) === before, await text());
    await leave(page);
    server.stop();
}
