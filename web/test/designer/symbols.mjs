//
// The tiles of the symbols.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    folder,
    leave,
    openWide,
    save,
    serveTheme,
    settled,
    shot,
    undoAll,
} from './shared.mjs';

/** Whoever adds the same photo or emoji twice sees that it is there; the deck goes on. */
export async function addTwice() {
    const file = join(folder, 'twice.yaml'),
        photo = here('../../samples/fano.png'),
        copy = join(folder, 'copy.png');
    writeFileSync(file, 'symbols: [🐶, 🐱, 🐭, 🐹, 🐰, 🦊, ice cream]\n');
    copyFileSync(photo, copy);
    const server = await serveTheme(file),
        page = await openWide(server);
    const add = (...files) => page.setInputFiles('.symbols input[type=file]', files);
    const said = (words) =>
        page
            .waitForFunction((words) => document.querySelector('.said').textContent.includes(words), words)
            .catch(() => {});
    const state = async (what, given) => {
        await settled(page);
        check(
            `${what}: there are ${given} symbols`,
            (await page.textContent('.count')).startsWith(`7 of ${given} symbols are used`),
            await page.textContent('.count'),
        );
        check(
            `${what}: the deck goes on`,
            (await page.locator('.designer.stale').count()) === 0,
            await page.textContent('.figures'),
        );
    };
    await page.waitForSelector('.card use');
    await settled(page);
    await afterEdit(page, () => add(photo));
    await state('a photo', 8);
    await add(photo);
    await said('already');
    check(
        'the page says that it is there',
        (await page.textContent('.said')).includes('fano is already in the deck'),
        await page.textContent('.said'),
    );
    check(
        'and shows it',
        (await page.$eval('.tile[aria-selected=true]', (tile) => tile.title).catch(() => '')) === 'fano',
    );
    await state('the photo again', 8);
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await add(photo, copy, photo);
    await said('already');
    await state('twice at once, and another one', 9);
    await page.fill('input[type=search]', 'unicorn');
    await page.waitForSelector('[aria-label="Add unicorn"]');
    await page.$eval('[aria-label="Add unicorn"]', (tile) => {
        tile.click();
        tile.click();
    });
    await said('already');
    await state('an emoji by a double click', 10);
    await page.fill('input[type=search]', 'cream');
    await afterEdit(page, () => page.keyboard.press('Shift+Enter'));
    await state('a word of another symbol', 11);
    await leave(page);
    server.stop();
}

/** Tiles by mouse and by keyboard: another order, a name, a scale. */
export async function arrangeSymbols() {
    const file = join(folder, 'arranged.yaml');
    writeFileSync(file, 'title: Zoo # mine\nsymbols: |\n  🐶 🐱 🐭\n  🐹 🐰 🦊 🐻\n  🐼\n');
    const server = await serveTheme(file);
    const page = await openWide(server);
    const text = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    await page.waitForSelector('.card use');
    await settled(page);
    check(
        'one is left over',
        (await page.textContent('.count')).startsWith(
            '7 of 8 symbols are used, 3 per card.3 per card: 7 cards with 7 of 8',
        ),
        await page.textContent('.count'),
    );
    await afterEdit(page, () => page.dragAndDrop('.tile[aria-label^=🐼]', '.tile[aria-label=dog]'));
    check('dragged to the front', (await text()).includes('  - 🐼 🐶 🐱\n  - 🐭 🐹 🐰 🦊\n  - 🐻\n'), await text());
    await page.focus('.tile[aria-label=dog]');
    await page.keyboard.press('ArrowRight');
    await afterEdit(page, () => page.keyboard.press('Alt+ArrowRight'));
    check('moved by keyboard', (await text()).includes('  - 🐼 🐶 🐭\n  - 🐱 🐹 🐰 🦊\n'), await text());
    check(
        'the focus stays on it',
        (await page.evaluate(() => document.activeElement.getAttribute('aria-label'))) === 'cat',
    );
    await page.keyboard.press('Enter');
    await afterEdit(page, async () => {
        await page.fill('.inspector input[type=text]', 'Tom');
        await page.keyboard.press('Tab');
    });
    for (let step = 0; step < 4; ++step) await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    check(
        'it has a name and a size',
        (await text()).startsWith(
            'title: Zoo # mine\nsymbols:\n  - 🐼 🐶 🐭\n  - { emoji: 🐱, name: Tom, scale: 1.2 }\n  - 🐹 🐰 🦊\n  - 🐻\n',
        ),
        await text(),
    );
    check('by which it is called', (await cardNames(page)).filter((card) => card.includes('Tom')).length === 3);
    check(
        'and the figures are right',
        (await page.textContent('.figures')).startsWith('7 cards × 3 symbols'),
        await page.textContent('.figures'),
    );
    await shot(page, 'inspector');
    await checkAccess(page, 'the inspector');
    await afterEdit(page, () => page.click('.count [role=radio]:has-text("4 per card")'));
    check(
        'eight are too few for 4 per card',
        (await page.textContent('.count')).startsWith('8 of 13 symbols: add 5.'),
        await page.textContent('.count'),
    );
    const isInSight = ([deck]) => {
        const { x, y } = deck.getBoundingClientRect();
        return deck.contains(document.elementFromPoint(x + 9, y + 9));
    };
    check('the decks stay in sight', await page.$$eval('.count :focus', isInSight));
    const dots = () => page.locator('.count [role=radio]:focus .card-line[r="4.5"]').count();
    check('the picture of the deck has 4 hollow dots', (await dots()) === 4, await dots());
    await afterEdit(page, () => page.keyboard.press('ArrowLeft'));
    check('an arrow key chooses the usual deck', (await text()).includes('symbols_per_card: auto'), await text());
    await afterEdit(page, () => page.keyboard.press('ArrowRight'));
    await page.focus('.tile >> nth=7');
    await afterEdit(page, () => page.keyboard.press('Delete'));
    check(
        'seven are just enough for 3',
        (await page.textContent('.count')).startsWith('7 of 13 symbols: add 6.'),
        await page.textContent('.count'),
    );
    await undoAll(page);
    check(
        'all of it can be undone',
        (await text()) === 'title: Zoo # mine\nsymbols: |\n  🐶 🐱 🐭\n  🐹 🐰 🦊 🐻\n  🐼\n',
        await text(),
    );
    await leave(page);
    server.stop();
}
