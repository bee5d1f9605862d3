//
// The symbols as a list, and several of them at once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    folder,
    leave,
    openPhone,
    openWide,
    save,
    serveTheme,
    settled,
    shot,
} from './shared.mjs';

const french = 'chien chat vache cheval cochon mouton poule canard lapin souris ours loup renard'.split(' ');

/** Opens a theme, by a finger on a phone. */
async function begin(name, text, isPhone = false) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const server = await serveTheme(file),
        page = await (isPhone ? openPhone(server, { hasTouch: true }) : openWide(server));
    await page.waitForSelector('.card use');
    await settled(page);
    return {
        page,
        saved: async () => (await save(page), readFileSync(file, 'utf8')),
        end: async () => (await leave(page), server.stop()),
    };
}
const faces = (page) => page.$$eval('.card svg', (all) => all.map((svg) => svg.innerHTML));

/** A teacher edits the words of a deck like any other text: only the cards with words that differ change. */
export async function editList() {
    const rest = french.slice(3).map((word) => `  - ${word}\n`);
    const { page, saved, end } = await begin(
        'list.yaml',
        `deck: { symbols_per_card: 4 }\nsymbols:\n  - chien # ours\n  - { text: chat, color: red }\n  - { text: vache, scale: 0.8 }\n${rest.join('')}`,
    );
    const [before, names] = [await faces(page), await cardNames(page)],
        field = page.locator('dialog.list textarea');
    await page.click('button:text-is("Edit as a list")');
    check('each symbol is a line', (await field.inputValue()) === `${french.join('\n')}\n`, await field.inputValue());
    check('the focus is in the list', await field.evaluate((one) => one === document.activeElement));
    await checkAccess(page, 'the list of symbols');
    await shot(page, 'list');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('nothing');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    check('Escape leaves it', !(await field.isVisible()) && (await faces(page)).join() === before.join());
    await page.click('button:text-is("Edit as a list")');
    // The second is another one, the fourth is gone, a new one comes last, and those between have other places.
    const lines = ['chien', 'le chat', 'vache', ...french.slice(4, -2), 'renard', 'loup', 'fleur', 'chien'];
    await field.fill(lines.join('\n'));
    await afterEdit(page, () => page.keyboard.press('Control+Enter'));
    const text = await saved();
    check(
        'lines that stay keep what they have, and others have the place of those that are gone',
        text.includes(
            '  - chien # ours\n  - { text: le chat, color: red }\n  - { text: vache, scale: 0.8 }\n  - fleur\n  - cochon\n',
        ) && text.endsWith('ours\n  - renard\n  - loup\n'),
        text,
    );
    const changed = (await faces(page)).flatMap((face, i) => (face === before[i] ? [] : [i])),
        moved = ['chat', 'cheval', 'loup', 'renard'];
    const had = names.flatMap((one, i) => (one.some((name) => moved.includes(name)) ? [i] : []));
    check('only the cards with other words change', changed.join() === had.join(), `${changed} for ${had}`);
    await page.click('button:text-is("Undo")');
    await settled(page);
    check(
        'one step takes all of it back',
        (await page.isDisabled('button:text-is("Undo")')) && (await faces(page)).join() === before.join(),
    );
    await page.click('button:text-is("Edit as a list")');
    await field.fill(`${french.join('\n')}\n${'x'.repeat(41)}`);
    await page.click('dialog.list button:text-is("Done")');
    check(
        'a word that no card can show is refused',
        (await page.textContent('dialog.list [role=status]')).startsWith('Too long'),
    );
    await field.fill(french.map((word, i) => (i ? word : '🐶; chien; dog')).join('\n'));
    await afterEdit(page, () => page.click('dialog.list button:text-is("Done")'));
    check(
        'cells are read as in tables',
        (await saved()).includes('- { emoji: 🐶, names: { en: chien, fr: dog } } # ours\n'),
        await saved(),
    );
    await end();

    const phone = await begin('list-phone.yaml', 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n', true);
    await phone.page.tap('[role=tab]:text-is("Symbols")');
    await phone.page.tap('button:text-is("Edit as a list")');
    await phone.page.fill('dialog.list textarea', '🐶🐱\n🐻\n🐹\n🐰\nfox\n🐭');
    await shot(phone.page, 'list-phone');
    check(
        'nothing is wider than the phone',
        await phone.page.evaluate(() => document.documentElement.scrollWidth <= 390),
    );
    await afterEdit(phone.page, () => phone.page.tap('dialog.list button:text-is("Done")'));
    check(
        'emoji of one line are one each',
        (await phone.saved()) === 'symbols:\n  - 🐶 🐱 🐻 🐹 🐰\n  - fox\n  - 🐭\n',
        await phone.saved(),
    );
    await phone.end();
}

/** Several words are chosen by mouse, keys and fingers, get one color and size, and are removed at once. */
export async function chooseSeveral() {
    const theme = `symbols:\n${french
        .slice(0, 7)
        .map((word) => (word === 'vache' ? '  - { text: vache, scale: 0.8 } # ours\n' : `  - ${word}\n`))
        .join('')}`;
    const { page, saved, end } = await begin('several.yaml', theme);
    const chosen = (one) => one.$$eval('.symbols [aria-selected=true]', (all) => all.map(({ title }) => title).join());
    const is = async (what, ...words) => check(what, (await chosen(page)) === words.join(), await chosen(page));
    const clickWith = async (key, word) => {
        await page.keyboard.down(key);
        await page.click(`.tile[aria-label=${word}]`);
        await page.keyboard.up(key);
    };
    const legend = async (what, text) =>
        check(
            what,
            (await page.textContent('.inspector legend')) === text,
            await page.textContent('.inspector legend'),
        );
    await page.click('.tile[aria-label=chat]');
    await clickWith('Shift', 'cochon');
    await is('Shift chooses all between', 'chat', 'vache', 'cheval', 'cochon');
    await clickWith('Control', 'cheval');
    await clickWith('Control', 'poule');
    await is('Ctrl takes one out, and one more in', 'chat', 'vache', 'cochon', 'poule');
    await legend('it is said how many there are', '4 symbols selected');
    check(
        'only what all can have is offered',
        (await page.isHidden('.texts')) && (await page.isVisible('.inspector .color')),
    );
    await page.waitForFunction(() => document.querySelectorAll('.lit').length === 7);
    await checkAccess(page, 'several symbols');
    await shot(page, 'several');
    await afterEdit(page, () => page.click('.inspector .swatch[aria-label=Red]'));
    await afterEdit(page, async () => {
        await page.fill('.scale .number', '150');
        await page.keyboard.press('Tab');
    });
    const text = await saved();
    const changed = ['chat', 'cochon', 'poule'].every((word) =>
        new RegExp(`- \\{ text: ${word}, color: "#[0-9a-f]{6}", scale: 1.5 \\}\\n`).test(text),
    );
    check(
        'all get one color and size',
        changed && /- \{ text: vache, scale: 1.5, color: "#\w+" \} # ours\n {2}- cheval\n/.test(text),
        text,
    );
    await is('they stay chosen', 'chat', 'vache', 'cochon', 'poule');
    await page.click('button:text-is("Undo")');
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('each change is one step', (await saved()) === theme, await saved());

    await page.keyboard.press('Escape');
    await page.focus('.tile[aria-label=cheval]');
    for (const keys of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowLeft']) await page.keyboard.press(keys);
    await is('Shift and arrows choose, too', 'cheval', 'cochon');
    await page.keyboard.press('Escape');
    await is('Escape ends it');
    const boxOf = (word) => page.locator(`.tile[aria-label=${word}]`).boundingBox();
    const [first, last] = [await boxOf('chien'), await boxOf('vache')];
    await page.mouse.move(first.x - 6, first.y + 20);
    await page.mouse.down();
    await page.mouse.move(first.x + 30, first.y + 25);
    await page.mouse.move(last.x + 10, last.y + 30);
    await shot(page, 'frame');
    await page.mouse.up();
    await is('a frame chooses those that it meets', 'chien', 'chat', 'vache');
    check('and is gone', (await page.locator('.frame').count()) === 0);
    await page.focus('.tile[aria-label=chat]');
    await afterEdit(page, () => page.keyboard.press('Delete'));
    check(
        'all are removed',
        (await saved()) === 'symbols:\n  - cheval\n  - cochon\n  - mouton\n  - poule\n',
        await saved(),
    );
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('by one step', (await saved()) === theme, await saved());
    await page.focus('.tile[aria-label=chat]');
    await page.keyboard.press('Control+a');
    await legend('all can be chosen', '7 symbols selected');
    await end();

    const phone = await begin('several-phone.yaml', theme, true);
    const touch = await phone.page.context().newCDPSession(phone.page);
    await phone.page.tap('[role=tab]:text-is("Symbols")');
    const find = async (word) => {
        const tile = phone.page.locator(`.tile[aria-label=${word}]`);
        await tile.evaluate((one) => one.scrollIntoView({ block: 'start' })); // above the panel of what is chosen
        const { x, y } = await tile.boundingBox();
        return [x + 20, y + 20];
    };
    const tap = async (word) => phone.page.touchscreen.tap(...(await find(word)));
    const hold = async (word) => {
        const [x, y] = await find(word);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await phone.page.waitForSelector(`.tile[aria-label=${word}][aria-selected=true]`);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await hold('chat');
    for (const word of ['cheval', 'cochon', 'cheval']) await tap(word);
    check(
        'after one is held, taps choose more',
        (await chosen(phone.page)) === 'chat,cochon',
        await chosen(phone.page),
    );
    await checkAccess(phone.page, 'several symbols on a phone');
    await shot(phone.page, 'several-phone');
    await afterEdit(phone.page, () => phone.page.tap('.inspector button:text-is("Remove")'));
    check('they are removed', !/chat|cochon/.test(await phone.saved()), await phone.saved());
    for (const word of ['poule', 'vache']) await tap(word);
    check('then a tap chooses one', (await chosen(phone.page)) === 'vache', await chosen(phone.page));
    await phone.end();
}
