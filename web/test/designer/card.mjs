//
// A card that is open: its symbols are placed by hand.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    control,
    folder,
    isWhole,
    leave,
    openPhone,
    openWide,
    replaceFile,
    save,
    serveTheme,
    settled,
    shot,
    tab,
    undoAll,
} from './shared.mjs';

/** Returns where the symbols of the open card stand, in pixels, by their names. */
export const places = (page) =>
    page.$$eval('.large [data-symbol]', (groups) =>
        Object.fromEntries(
            groups.map((group) => {
                const { x, y, width, height } = group.firstElementChild.getBoundingClientRect();
                return [group.getAttribute('aria-label'), { x: x + width / 2, y: y + height / 2, width, height }];
            }),
        ),
    );

/** Returns how far the symbols of a card have moved, in pixels, but for some. */
export const movesOf = (before, after, except = []) =>
    Object.keys(before)
        .filter((name) => !except.includes(name))
        .map((name) => Math.hypot(before[name].x - after[name].x, before[name].y - after[name].y));

/** A symbol is dragged, turned and enlarged; what can't be springs back; the command line makes the same cards. */
export async function pinSymbols() {
    const file = join(folder, 'pinned.yaml');
    writeFileSync(file, 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🐺 🐗 🐴\n');
    const server = await serveTheme(file);
    const page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    const faces = () =>
        page.$$eval('.card svg', (cards) =>
            cards.map((card) => [...card.querySelectorAll('use')].map((use) => use.outerHTML).join('')),
        );
    const before = await faces();
    await page.focus('.card');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card-view[open] .large use');
    const [width, height, size] = await page.evaluate(() => {
        const size = ({ width, height }) => Math.min(width, height),
            of = (place) => document.querySelector(place).getBoundingClientRect();
        return [of('.preview').width, of('.preview').height, size(of('.large'))];
    });
    check('the card fills the room beside the panel', size > 0.75 * Math.min(width, height), [width, height, size]);
    const begun = await places(page),
        [name] = Object.keys(begun);
    const pin = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    const drag = async (from, by) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        for (let step = 1; step <= 5; ++step)
            await page.mouse.move(from.x + (by[0] * step) / 5, from.y + (by[1] * step) / 5);
        await afterEdit(page, () => page.mouse.up());
    };
    const middle = await page.$eval('.large', (card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    });
    const toMiddle = [(middle.x - begun[name].x) / 4, (middle.y - begun[name].y) / 4];
    const sizes = () =>
        page.$$eval('.large [data-symbol] use', (all) =>
            all.map((use) => {
                const { a, b } = use.transform.baseVal.consolidate().matrix;
                return Math.hypot(a, b);
            }),
        );
    const sizesBefore = await sizes();
    for (const one of [name, ...Object.keys(begun).slice(0, isWhole ? undefined : 2)])
        for (const side of [1, -1]) {
            const { x, y } = begun[one],
                by = (6 * side) / Math.hypot(middle.x - x, middle.y - y); // pixels
            await drag((await places(page))[one], [by * (middle.x - x), by * (middle.y - y)]);
        }
    const ratios = (await sizes()).map((size, i) => size / sizesBefore[i]);
    check('small drags, back and forth, leave all as large as before', Math.min(...ratios) > 0.999, ratios.join());
    await undoAll(page);
    await drag(begun[name], toMiddle);
    const moved = (await places(page))[name];
    check(
        'a dragged symbol stays where it was dropped',
        Math.hypot(moved.x - begun[name].x - toMiddle[0], moved.y - begun[name].y - toMiddle[1]) < 2,
        JSON.stringify([begun[name], moved, toMiddle]),
    );
    const chosen = await page.$eval('.tile[aria-selected=true]', (one) => one.ariaLabel);
    check('its tile is chosen, too', chosen === name, chosen);
    check(
        'it is a pin of the theme',
        /pins:\n +1:\n +\S+: \{ at: \[.*mm, .*mm\], size: /u.test(await pin()),
        await pin(),
    );
    const after = await faces();
    check(
        'the other cards stay',
        after.slice(1).every((card, i) => card === before[i + 1]),
    );
    await shot(page, 'card');
    await checkAccess(page, 'an open card');
    await page.focus(`.large [aria-label="${name}"]`);
    await afterEdit(page, () => page.keyboard.press('.'));
    await page.focus(`.large [aria-label="${name}"]`);
    await afterEdit(page, () => page.keyboard.press('-'));
    const angle = async () => /angle: [^,} ]+/.exec(await pin())?.[0],
        byKeys = await angle();
    check('it is turned by keys', byKeys, await pin());
    const handle = await page.$eval('.large [data-hand=turn]', (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    });
    await drag(handle, [30, 10]);
    check('and by its handle', (await angle()) && (await angle()) !== byKeys, await pin());
    const there = (await places(page))[name];
    await drag(there, [1270 - there.x, 0]);
    await settled(page);
    const edge = await page.$eval('.large', (card) => card.getBoundingClientRect().right),
        stopped = (await places(page))[name];
    check('what leaves the card stops at its margin', stopped.x > there.x && stopped.x < edge, [
        there.x,
        stopped.x,
        edge,
    ]);
    check('and the deck is made', await page.isHidden('.problems .error'));
    const deck = join(folder, 'pinned.json');
    execFileSync(process.env.SPOTIT_PROGRAM, [file, '-o', deck]);
    check('the command line takes the pin', readFileSync(deck, 'utf8').length > 0);
    await page.click('.card-view button:text-is("Unpin")');
    await settled(page);
    check('a freed symbol has no pin', !(await pin()).includes('pins'), await pin());
    const free = await places(page);
    await page.click('.card-view button:text-is("Pin all symbols on this card")');
    await settled(page);
    const count = (await pin()).match(/at: /g)?.length;
    check('all symbols of the card are pinned', count === Object.keys(free).length, await pin());
    const moves = movesOf(free, await places(page));
    check('where they stand', Math.max(...moves) < 1, moves.join());
    const rearrange = page.locator('button:text-is("Rearrange card 1")');
    check('none is left to be rearranged', await rearrange.first().isDisabled());
    const [other] = Object.keys(free).filter((one) => one !== name),
        all = await pin();
    await drag(free[name], [free[other].x - free[name].x, free[other].y - free[name].y]);
    await settled(page);
    check('what is put onto another one springs back', (await pin()) === all, await pin());
    const why = await page.textContent('.card-view [role=status]');
    check('with a word why', why.includes('overlaps'), why);
    await page.focus(`.large [aria-label="${name}"]`);
    await afterEdit(page, () => page.keyboard.press('Delete'));
    check('which can be rearranged', await rearrange.first().isEnabled());
    check('one of them is freed', (await pin()).match(/at: /g)?.length === count - 1, await pin());
    await page.click('header button:text-is("Undo")');
    await settled(page);
    check(
        'the panel and the header can be used beside it',
        (await pin()).match(/at: /g)?.length === count,
        await pin(),
    );
    await page.keyboard.press('Escape');
    check('Escape closes the card', await page.isHidden('.card-view'));
    check('and ends no choice', (await page.locator('.tile[aria-selected=true]').count()) === 1);
    await leave(page);
    server.stop();
}

/** Where a symbol too many is removed, an open card stays as the last good deck has it, until the deck is whole again. */
export async function removeUnderCard() {
    const file = join(folder, 'under-card.yaml');
    writeFileSync(file, 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n');
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    const card = await page.$$eval('.card', (all) => all.findIndex((one) => /bear/.test(one.ariaLabel)));
    await page.focus('.card');
    for (let n = 0; n < card; ++n) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card-view[open] .large use');
    const labels = () => page.$$eval('.large [data-symbol]', (all) => all.map((one) => one.ariaLabel).join());
    const before = await labels();
    check('the last symbol is on the card', /bear/.test(before), before);
    for (const [which, n] of [
        ['last', -1],
        ['first', 0],
    ]) {
        await page.evaluate((n) => [...document.querySelectorAll('.tile')].at(n).focus(), n);
        await afterEdit(page, () => page.keyboard.press('Delete'));
        check(`without the ${which} the deck is not made`, await page.isVisible('.problems .error'));
        check(`the card stays without the ${which}`, (await labels()) === before, await labels());
    }
    for (let n = 0; n < 2; ++n) await afterEdit(page, () => page.click('header button:text-is("Undo")'));
    check('it is the same with all', (await labels()) === before, await labels());
    await leave(page);
    server.stop();
}

/** What is typed in the panel while a pin is judged stays, though the pin is refused. */
export async function typeBesideCard() {
    const file = join(folder, 'beside-card.yaml'),
        begun = 'title: Zoo\nsymbols: [a a, e e, i i, o o, u u, x x, y y]\n';
    writeFileSync(file, begun);
    const server = await serveTheme(file),
        page = await openWide(server);
    const saved = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    const undo = () => afterEdit(page, () => page.click('header button:text-is("Undo")'));
    await page.waitForSelector('.card use');
    await settled(page);
    await page.focus('.card');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card-view[open] .large use');
    await tab(page, 'Card');
    await afterEdit(page, () =>
        page.evaluate(() => {
            const group = document.querySelector('.large [data-symbol]'),
                title = [...document.querySelectorAll('.control')].find((one) => one.textContent.startsWith('Title')),
                input = title.querySelector('input');
            for (let n = 0; n < 90; ++n)
                group.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
            input.value = 'Mine';
            input.dispatchEvent(new Event('input', { bubbles: true }));
        }),
    );
    const refusal = await page.textContent('.card-view [role=status]');
    check('a pin is refused with a reason', refusal.includes('margin of card'), refusal);
    check('what was typed meanwhile stays', (await saved()).includes('title: Mine'), await saved());
    await undo();
    check('it can be undone', (await saved()).includes('title: Zoo'), await saved());
    await undo();
    check('so can the pin', (await saved()) === begun, await saved());
    const [[name, { x, y }]] = Object.entries(await places(page));
    await page.mouse.click(x, y);
    const chosen = await page.$eval('.tile[aria-selected=true]', (one) => one.ariaLabel);
    check('a word is taken between its letters', chosen === name, chosen);
    await page.evaluate(() => {
        for (const group of [...document.querySelectorAll('.large [data-symbol]')].slice(0, 2))
            for (let n = 0; n < 60; ++n)
                group.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        const now = performance.now.bind(performance);
        performance.now = () => now() + 5000; // the answer comes late
    });
    await settled(page);
    const pins = (await saved()).match(/at: /g)?.length;
    check(
        'of two pins that are refused the first stops at the margin, the last springs back',
        pins === 1,
        await saved(),
    );
    await undo();
    check('which leaves one step to undo', (await saved()) === begun, await saved());
    check('and no more', await page.isDisabled('header button:text-is("Undo")'));
    await afterEdit(page, () => control(page, 'Title', 'input').fill('Mine'));
    replaceFile(file, begun.replace('Zoo', 'Theirs'));
    await page.click('.notice button:text-is("Keep mine")');
    check('a conflict is asked about above the card', await page.isVisible('.card-view'));
    check('and answered there', (await saved()) === begun.replace('Zoo', 'Mine'), await saved());
    await control(page, 'Title', 'input').focus();
    await page.keyboard.press('Escape');
    await page.click('.menu.file summary');
    await page.keyboard.press('Escape');
    check('Escape closes a menu', await page.isHidden('.menu.file > div'));
    check('and in the panel it does not close the card', await page.isVisible('.card-view'));
    await page.click('.card-view [aria-label="Next card"]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.room > .tabs').inert);
    const focused = await page.evaluate(() => document.activeElement.ariaLabel);
    check('the focus is on the card that was closed', focused?.startsWith('Card 2: '), focused);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card-view[open] .large use');
    const first = Object.values(await places(page))[0];
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(first.x + 5, first.y + 5);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.card-view', { state: 'hidden' });
    await page.mouse.up();
    check('a card that is closed takes no pin', (await saved()) === begun.replace('Zoo', 'Mine'), await saved());
    await leave(page);
    server.stop();
}

/** On a phone two fingers move, turn and enlarge a symbol at once, which is one pin and one undo. */
export async function pinchSymbol() {
    const file = join(folder, 'pinched.yaml'),
        theme = 'symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\nlayout: { max_size: 25% }\n';
    writeFileSync(file, theme);
    const server = await serveTheme(file),
        page = await openPhone(server),
        touch = await page.context().newCDPSession(page);
    await page.waitForSelector('.card use');
    await settled(page);
    await page.focus('.card');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card-view[open] .large use');
    const help = await page.textContent('.card-view [role=status]');
    check('it explains fingers and no keys', help.includes('two fingers') && !help.includes('Keys'), help);
    const turnOf = (name) =>
        page.$eval(`.large [aria-label="${name}"] use`, (use) => {
            const { a, b } = use.transform.baseVal.consolidate().matrix;
            return [Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
        });
    const all = await places(page),
        { x, y, width, height } = await page.$eval('.large', (card) => card.getBoundingClientRect().toJSON()),
        outside = (name) => Math.hypot(all[name].x - x - width / 2, all[name].y - y - height / 2),
        [name] = Object.keys(all).sort((one, other) => outside(one) - outside(other)),
        before = await turnOf(name);
    const send = (type, ...points) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const still = [all[name].x, all[name].y],
        around = (distance, degrees) => [
            still[0] + distance * Math.cos((degrees * Math.PI) / 180),
            still[1] + distance * Math.sin((degrees * Math.PI) / 180),
        ];
    await send('touchStart', still);
    await send('touchStart', still, around(60, 0));
    for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', still, around(60 - 6 * share, 20 * share));
    await send('touchMove', still, around(54, 20));
    await afterEdit(page, () => send('touchEnd'));
    const after = await turnOf(name),
        turned = ((after[1] - before[1] + 540) % 360) - 180;
    check('it is smaller by a tenth', Math.abs(after[0] / before[0] - 0.9) < 0.02, [before, after].join());
    check('and turned by 20°', Math.abs(turned - 20) < 1, turned);
    await page.click('.card-view button:text-is("Close")');
    await save(page);
    check('that is one pin', readFileSync(file, 'utf8').match(/at: \[/g)?.length === 1, readFileSync(file, 'utf8'));
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    await save(page);
    check('and one undo', readFileSync(file, 'utf8') === theme, readFileSync(file, 'utf8'));
    await leave(page);
    server.stop();
}
