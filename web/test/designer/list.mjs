//
// The symbols as a list, and several of them at once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../checks.mjs';
import {
    afterEdit,
    cardNames,
    checkAccess,
    folder,
    leave,
    newContext,
    open,
    openWide,
    save,
    serve,
    settled,
    shot,
} from './shared.mjs';

const french = 'chien chat vache cheval cochon mouton poule canard lapin souris ours loup renard'.split(' ');

/** Opens a theme, by a finger on a phone. */
async function begin(name, text, isPhone = false) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const server = await serve(file),
        page = isPhone ? await open(await newContext(390, 844, { hasTouch: true }), server) : await openWide(server);
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
        (await phone.saved()) === 'symbols: 🐶 🐱 🐻 🐹 🐰 fox 🐭\n',
        await phone.saved(),
    );
    await phone.end();
}
