//
// A deck from its first card to its PDF.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    cardCount,
    cardNames,
    checkAccess,
    control,
    folder,
    isWhole,
    leave,
    openWide,
    replaceFile,
    save,
    serve,
    setRange,
    settled,
    shot,
    symbolsPerCard,
    tab,
    theme,
} from './shared.mjs';

/** The bytes of a ZIP file that holds nothing. */
const noEntries = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);

export async function design() {
    const server = await serve(theme);
    const page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await shot(page, 'symbols');
    const cards = await cardNames(page);
    check('as many cards as the theme says', cards.length === cardCount, cards.length);
    check(
        'and symbols on each',
        cards.every((card) => card.length === symbolsPerCard),
    );
    check('the link is used up', !/#[0-9a-f]{32}/.test(page.url()), page.url());
    await checkAccess(page, 'the designer');

    await page.click('.card >> nth=3');
    await page.click('.card >> nth=7');
    const [common] = cards[3].filter((name) => cards[7].includes(name));
    check(
        'two cards share their symbol',
        (await page.textContent('.choice')).includes(`Cards 4 and 8 share ${common}.`),
        await page.textContent('.choice'),
    );
    check('which lights up on both', (await page.locator('.hit').count()) === 2);
    await shot(page, 'two-cards');
    const before = await page.$eval('.card >> nth=7', (card) => card.innerHTML),
        other = await page.$eval('.card >> nth=5', (card) => card.innerHTML);
    await afterEdit(page, () => page.click('button:text-is("Rearrange card 8")'));
    check(
        'a card is rearranged',
        before.replace(/ class="[^"]*"/g, '') !==
            (await page.$eval('.card >> nth=7', (card) => card.innerHTML)).replace(/ class="[^"]*"/g, ''),
    );
    check('alone', other === (await page.$eval('.card >> nth=5', (card) => card.innerHTML)));

    await tab(page, 'Card');
    for (const gap of ['2.1', '2.2']) await setRange(page, 'Gap', gap);
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
    check(
        'a symbol lights up on its cards',
        (await page.locator('.hit').count()) === symbolsPerCard &&
            (await page.textContent('.choice')).startsWith('dog is on cards '),
    );
    await afterEdit(page, () => page.click('button:text-is("Remove")'));
    check(
        'one fewer are not enough',
        (await page.textContent('.count')).startsWith(`${cardCount - 1} of ${cardCount} symbols: add 1.`),
        await page.textContent('.count'),
    );
    await shot(page, 'too-few');
    check(
        'the last good cards stay',
        (await page.locator('.card').count()) === cardCount && (await page.locator('.designer.stale').count()) === 1,
    );
    await afterEdit(page, async () => {
        await page.click('.tile[aria-label=mouse]');
        await page.keyboard.press('Delete');
    });
    check(
        'two are missing',
        (await page.textContent('.figures')).includes('2 are missing'),
        await page.textContent('.figures'),
    );
    check(
        'so the tiles are without them',
        (await page.locator('.tile[aria-label=dog], .tile[aria-label=mouse]').count()) === 0,
    );
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await shot(page, 'problem');
    await afterEdit(page, () => page.click('[aria-label="Add unicorn"]'));
    await page.click('[aria-label="Add unicorn"]');
    check(
        'one that is there is not added again',
        (await page.locator('.tile[aria-label=unicorn][aria-selected=true]').count()) === 1 &&
            (await page.textContent('.said')).includes('unicorn is already in the deck'),
        await page.textContent('.said'),
    );
    check(
        'the unicorn is on its cards',
        (await cardNames(page)).filter((card) => card.includes('unicorn')).length === symbolsPerCard,
    );

    await page.setInputFiles('input[type=file]', here('../../samples/fano.png'));
    await page.waitForSelector('.tile[title="fano"], .tile[aria-label*="fano"]');
    check('a picture is in its folder', existsSync(join(folder, 'pictures/fano.png')));

    await tab(page, 'Sheets');
    await page.waitForSelector('.sheet image[href^="blob:"]');
    check(
        'between rulers',
        (await page.$$eval('.ruler text', (all) => all.map((one) => one.textContent).join())) ===
            '50,100,150,200,50,100,150,200,250',
    );
    await shot(page, 'sheet');
    await tab(page, 'Cards');
    await save(page);
    const saved = readFileSync(theme, 'utf8');
    check(
        'the gap is saved, with its comments',
        /gap: 3mm\n/.test(saved) && saved.includes('# the largest symbol of a card'),
        saved,
    );
    check(
        'and the card, the paper and the symbols',
        /reroll:\n +8: 1\n/.test(saved) &&
            /paper: Letter/.test(saved) &&
            saved.includes('🦄') &&
            !saved.includes('🐶') &&
            saved.includes('  - 🦄 🐱 🐭 🐰 '),
        saved,
    );

    await page.click('button:text-is("Print…")');
    check(
        'advice on printing',
        /on Letter at actual size \(100%\).*the 50\smm bar/s.test(await page.textContent('dialog')),
        await page.textContent('dialog'),
    );
    await shot(page, 'print');
    await checkAccess(page, 'the advice');
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('button:text-is("Download the PDF")'),
    ]);
    const file = join(folder, 'downloaded.pdf');
    await download.saveAs(file);
    execFileSync(process.env.SPOTIT_PROGRAM, [theme, '-o', join(folder, 'made.pdf'), '-q']);
    check(
        'the PDF is that of the program',
        download.suggestedFilename() === 'animals.pdf' &&
            readFileSync(file).equals(readFileSync(join(folder, 'made.pdf'))),
    );

    for (const [label, name, entries] of [
        ['Cards as pictures (PNG)', 'animals-png.zip', `card-${cardCount}.png`],
        ['Cards as drawings (SVG)', 'animals-svg.zip', 'card-01.svg'],
        ['All files, for print shops and cutting machines', 'animals-bundle.zip', 'home.pdf'],
    ]) {
        await page.click('summary:text-is("Download")');
        if (name === 'animals-png.zip') {
            await shot(page, 'downloads');
            await checkAccess(page, 'the downloads');
        }
        // Every day chooseService unpacks what the program makes there.
        const isMade = isWhole || name !== 'animals-bundle.zip';
        if (!isMade) await page.route('**/api/bundle.zip?*', (route) => route.fulfill({ body: noEntries }));
        const [zip] = await Promise.all([
            page.waitForEvent('download', { timeout: 300_000 }),
            page.click(`button:text-is("${label}")`),
        ]);
        const file = join(folder, name);
        await zip.saveAs(file);
        const listed = execFileSync(
            'python3',
            [
                '-c',
                'import sys, zipfile; zip = zipfile.ZipFile(sys.argv[1]); print(zip.testzip(), zip.namelist())',
                file,
            ],
            { encoding: 'utf8' },
        );
        check(
            `${label} can be unpacked`,
            zip.suggestedFilename() === name &&
                listed.startsWith('None ') &&
                listed.includes(isMade ? `'${entries}'` : '[]'),
            listed,
        );
    }
    check('the menu is closed', await page.isHidden('.menu > div'));

    await afterEdit(page, async () => replaceFile(theme, saved.replace('title: Animals', 'title: Zoo')));
    check('a change by others is seen', (await page.textContent('.said')).includes('another program'));
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    replaceFile(theme, saved.replace('title: Animals', 'title: Theirs'));
    await page.waitForSelector('.notice:not([hidden])');
    check('a conflict shows their text', (await page.textContent('.notice pre')).includes('title: Theirs'));
    check(
        'and both answers',
        await page.$$eval('.notice button', (all) =>
            all.every(
                (one) => one.getBoundingClientRect().bottom < one.closest('.notice').getBoundingClientRect().bottom,
            ),
        ),
    );
    await shot(page, 'conflict');
    await page.click('button:text-is("Keep mine")');
    await page.click('button:text-is("Save")');
    await page.waitForFunction(() => document.querySelector('.said').textContent.startsWith('Saved'));
    check('mine is saved', readFileSync(theme, 'utf8').includes('title: Animals'));

    await tab(page, 'Text');
    await afterEdit(page, async () => {
        await page.click('.cm-content');
        await page.keyboard.press('Control+End');
        await page.keyboard.insertText('\nbakc: {color: red}\n');
    });
    check(
        'a mistake has its remedy',
        (await page.locator('button:text-is("Change to back")').count()) === 1,
        await page.textContent('.problems'),
    );
    check('and is marked in the text', (await page.locator('.cm-lintRange-error').count()) > 0);
    await shot(page, 'text');
    await page.keyboard.type('sh');
    await page.waitForSelector('.cm-tooltip-autocomplete');
    check('keys are completed', (await page.textContent('.cm-tooltip-autocomplete')).includes('sheet'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText('back: { pa');
    await page.keyboard.type('t');
    await page.keyboard.press('Control+Space'); // a slow page takes the last Escape for this list
    await page.waitForSelector('.cm-tooltip-autocomplete:has-text("pattern")');
    await page.keyboard.insertText('tern: d');
    await page.keyboard.type('o');
    await page.keyboard.press('Control+Space');
    await page.waitForSelector('.cm-tooltip-autocomplete:has-text("dots")');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.insertText('sh');
    await page.keyboard.press('Escape');
    await checkAccess(page, 'the text');
    await page.keyboard.press('Control+Home');
    await page.hover('.cm-line:has-text("size_variety") >> nth=0', { position: { x: 60, y: 8 } });
    await page.waitForSelector('.help');
    check(
        'keys are explained',
        (await page.textContent('.help')).includes(
            'layout.size_variety Minimum ratio of the largest to the smallest symbol',
        ),
        await page.textContent('.help'),
    );
    await shot(page, 'help');
    await page.click('.cm-line:has-text("🐱 🐭")');
    await page.keyboard.press('End');
    await page.keyboard.insertText(' :llam');
    await page.keyboard.type('a');
    await page.waitForSelector('.cm-tooltip-autocomplete:has-text("🦙")');
    await shot(page, 'emoji-names');
    await page.click('.cm-tooltip-autocomplete li:has-text("🦙")'); // the keyboard works only 75 ms after it has opened
    check(
        'names of emoji are completed',
        (await page.textContent('.cm-content')).includes(' 🦙') &&
            !(await page.textContent('.cm-content')).includes('llama'),
        await page.textContent('.cm-content'),
    );
    await page.click('button:text-is("Undo")');
    await leave(page);
    server.stop();
}
