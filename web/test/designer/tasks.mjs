//
// What people come for, from the first page to the deck: by mouse, by touch and by keys alone.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    cardNames,
    folder,
    isWhole,
    leave,
    openPhone,
    openWide,
    paste,
    save,
    serve,
    serveFirstPage,
    settled,
} from './shared.mjs';
import { movesOf, places } from './card.mjs';

const french = (
    'chien chat vache cheval cochon mouton poule canard lapin souris ours loup renard lion tigre singe ' +
    'maison porte fenêtre table chaise lit pomme poire pain fromage lait soleil lune étoile bateau'
).split(' ');
const pictured =
    'chien🐶 chat🐱 souris🐭 lapin🐰 renard🦊 ours🐻 grenouille🐸 singe🐵 vache🐮 cochon🐷 lion🦁 tigre🐯 poule🐔';

const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const boxOf = (page, selector) =>
    page.$eval(selector, (one) => {
        one.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
    });

/** Draws a finger over the page, from one place to another. */
async function drawFinger(page, from, to) {
    const steps = [0.2, 0.4, 0.6, 0.8, 1].map((share) => from.map((at, i) => at + (to[i] - at) * share));
    const session = await page.context().newCDPSession(page);
    const send = (type, ...points) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await send('touchStart', from);
    for (const step of steps) await send('touchMove', step);
    await send('touchEnd');
}

/** The ways to press what a selector finds, and to draw the symbol of an open card a bit to the right or turn it. */
const hands = {
    mouse: {
        press: (page, selector) => page.click(selector),
        move: async (page, selector) => {
            const [x, y] = middleOf(await boxOf(page, selector));
            await page.mouse.move(x, y);
            await page.mouse.down();
            for (let step = 1; step <= 5; ++step) await page.mouse.move(x + 2 * step, y);
            await page.mouse.up();
        },
    },
    touch: {
        press: async (page, selector) => {
            await page.waitForSelector(selector);
            await page.touchscreen.tap(...middleOf(await boxOf(page, selector)));
        },
        move: async (page, selector) => {
            const [x, y] = middleOf(await boxOf(page, selector));
            await drawFinger(page, [x, y], [x + 10, y]);
        },
    },
    keys: {
        press: async (page, selector) => {
            await page.waitForSelector(selector);
            const isThere = () => page.$eval(selector, (one) => one.getRootNode().activeElement === one);
            // Behind the last element are the browser's own buttons, from where Firefox's driver does not come back.
            const isBefore = await page.$eval(
                selector,
                (one) => document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
            );
            let steps = 0;
            while (!(await isThere()) && ++steps < 150) await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
            check(`${selector} is reached by Tab`, steps < 150);
            await page.keyboard.press('Enter');
        },
        move: async (page, selector) => {
            await page.focus(selector);
            await page.keyboard.press('ArrowRight');
        },
    },
};

/** Begins a task; what it returns counts the actions, and tells them with the seconds at the end. */
async function begin(task, hand, ...options) {
    const path = join(folder, `${task}-${hand}`.replaceAll(' ', '-'));
    mkdirSync(path);
    for (const [name, text] of Object.entries(options[0] ?? {})) writeFileSync(join(path, name), text);
    const server = await (options[0] ? serve(join(path, 'deck.yaml')) : serveFirstPage()),
        page = await (hand === 'touch' ? openPhone : openWide)(server);
    const begun = performance.now();
    let actions = 0;
    const act = (done) => (++actions, done);
    return {
        page,
        path,
        act,
        press: (selector) => act(hands[hand].press(page, selector)),
        /** Presses what is in the header, which is in a menu on phones. */
        print: async () => {
            await act(hands[hand].press(page, 'button:text-is("Print…")'));
            const [download] = await Promise.all([
                page.waitForEvent('download'),
                act(hands[hand].press(page, 'button:text-is("Download the PDF")')),
            ]);
            const file = join(path, 'deck.pdf');
            await download.saveAs(file);
            const verified = execFileSync(process.env.SPOTIT_PROGRAM, ['verify', file], { encoding: 'utf8' });
            check(`${task} by ${hand}: the PDF is right`, verified.trimEnd().endsWith('deck.pdf: correct'), verified);
            return file;
        },
        end: async (most) => {
            console.log(`${task} by ${hand}: ${actions} actions, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
            check(`${task} by ${hand}: at most ${most} actions`, actions <= most, actions);
            await leave(page);
            server.stop();
        },
    };
}

async function shown(page) {
    await page.waitForSelector('.card use');
    await settled(page);
}

async function pasteInto(task, hand, lines, check) {
    const { page, act, press, print, end } = await begin(task, hand);
    await press('.templates button:has-text("31 cards with 6 words each")');
    await shown(page);
    await act(paste(page, lines.join('\n')));
    await afterEdit(page, () => press('button:text-is("Replace all")'));
    await check(new Set((await cardNames(page)).flat()), page);
    await print();
    await end(6);
}

const pasteFrench = (hand) =>
    pasteInto('31 words', hand, french, (names) =>
        check(
            'all words are on the cards',
            french.every((word) => names.has(word)),
            [...names],
        ),
    );

const pastePictured = (hand) => {
    const lines = pictured.split(' ').map((one) => one.replace(/(\p{L}+)/u, '$1\t'));
    return pasteInto('words with pictures', hand, lines, async (names, page) => {
        check('there are 13', names.size === 13, [...names]);
        const count = await page.$$eval('.tile', (all) => all.filter((tile) => tile.querySelector('svg, img')).length);
        check('each has a picture', count === 13, count);
    });
};

async function bringPhotos(hand) {
    const { page, act, press, print, end } = await begin('13 photos', hand);
    await press('.templates button:has-text("your own pictures")');
    await shown(page);
    const photos = readdirSync(here('../../themes/photos'))
        .filter((name) => name.endsWith('.jpg'))
        .slice(0, 13);
    const files = photos.map((name) => here(`../../themes/photos/${name}`));
    if (hand === 'touch') await press('[role=tab]:text-is("Symbols")');
    await afterEdit(page, () => act(page.setInputFiles('.symbols input[multiple]', files)));
    await page.waitForFunction(() => document.querySelector('.count').textContent.startsWith('13 of '));
    await settled(page);
    const names = new Set((await cardNames(page)).flat());
    check(
        'all photos are on the cards',
        photos.every((name) => names.has(name.replace('.jpg', ''))),
        [...names],
    );
    await print();
    await end(6);
}

/** Moves one symbol of a card, turns another one and enlarges a third; the others stay, and the command line makes the same bytes. */
async function placeByHand(hand) {
    const { page, path, act, press, print, end } = await begin('symbols placed', hand, {
        'deck.yaml':
            'deck: { symbols_per_card: 6 }\nlayout: { max_size: 18mm }\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🐤 🦆 🦉 🦇 🐺 🐗 🐴 🦄 🐝 🐛 🦋 🐌 🐞\n',
    });
    await shown(page);
    await page.focus('.card');
    await act(page.keyboard.press('Enter'));
    await page.waitForSelector('.card-view[open] .large use');
    const before = await places(page),
        { x, y, width, height } = await boxOf(page, '.large'),
        fromMiddle = (name) => Math.hypot(before[name].x - x - width / 2, before[name].y - y - height / 2),
        names = Object.keys(before).sort((one, other) => fromMiddle(one) - fromMiddle(other)),
        symbolOf = (name) => `.large [data-symbol][aria-label="${name}"]`;
    await afterEdit(page, () => act(hands[hand].move(page, symbolOf(names[0]))));
    for (const [i, change] of ['Rotate right', 'Larger'].entries()) {
        await press(symbolOf(names[i + 1]));
        await afterEdit(page, () => press(`.card-view [aria-label="${change}"]`));
    }
    const moved = movesOf(before, await places(page), names.slice(0, 3));
    check('the others stay', Math.max(...moved) < width / 25, [width, ...moved].join());
    await act(page.keyboard.press('Escape'));
    await act(save(page));
    const theme = readFileSync(join(path, 'deck.yaml'), 'utf8');
    check('they are pins', theme.match(/at: \[.*?mm, .*?mm\], size: .*?mm, angle: /gu)?.length === 3, theme);
    const printed = await print(),
        made = join(path, 'made.pdf');
    execFileSync(process.env.SPOTIT_PROGRAM, [join(path, 'deck.yaml'), '-o', made, '--quiet']);
    check('the command line makes the same bytes', readFileSync(made).equals(readFileSync(printed)));
    await end(10);
}

/** A deck is sent by link to a second server. */
async function sendLink(hand) {
    const { page, act, press, end } = await begin('a deck by link', hand, {
        'deck.yaml': 'title: Sent\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n',
    });
    await shown(page);
    await press('.file summary');
    await press('.file button:text-is("Copy a link")');
    const field = '.file input[readonly]';
    await page.waitForFunction((field) => document.querySelector(field).value.length > 0, field);
    const { pathname, hash } = new URL(await page.$eval(field, (one) => one.value)),
        other = await serve(join(folder, 'none.yaml')),
        far = await openWide(other);
    await act(far.goto(other.origin + pathname + hash));
    await act(hands.mouse.press(far, 'button:text-is("Start with this deck")'));
    await shown(far);
    check('it is there', (await far.textContent('h1')).includes('none'), await far.textContent('h1'));
    await leave(far);
    other.stop();
    await end(6);
}

/** @param task what is done by each hand; every day by the first alone */
const byAll = (name, task, ...all) =>
    Object.defineProperty(
        async () => {
            for (const hand of isWhole ? all : all.slice(0, 1)) await task(hand);
        },
        'name',
        { value: name },
    );

/** Every day two of them by touch and one by keys; pasteWords and the other sendLink do the rest by mouse. */
export const tasks = [
    byAll('pastePictured', pastePictured, 'touch', 'mouse', 'keys'),
    byAll('bringPhotos', bringPhotos, 'touch'),
    byAll('placeByHand', placeByHand, 'keys', 'mouse', 'touch'),
];
if (isWhole)
    tasks.push(
        byAll('pasteFrench', pasteFrench, 'mouse', 'touch', 'keys'),
        byAll('sendDeck', sendLink, 'mouse', 'touch', 'keys'),
    );
