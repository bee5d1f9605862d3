// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// node browser.mjs [--firefox] [--all]: plays decks in a browser, as people do. SPOTIT_PROGRAM makes the
// pages. Without --all one game by touch; with it every game to its end, by touch, mouse and keyboard, on two sizes of screens.
// Answers are found here from what the cards show, not by the page's own code.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, exit, here, isFirefox, readAxe } from './checks.mjs';

const { launch } = await import(isFirefox ? './firefox.mjs' : './chromium.mjs');

const folder = mkdtempSync(join(tmpdir(), 'spotit-play-'));
function makePage(name, ...theme) {
    const file = join(folder, `${name}.html`);
    execFileSync(process.env.SPOTIT_PROGRAM, [...theme, '-o', file, '-q', '-s', 'layout.effort=fast']);
    return `file://${file}`;
}
const theme = (name) => join(here('../../themes'), name);

/** A page without a network, which must neither ask for anything nor complain. */
async function open(context, url) {
    const page = await context.newPage();
    page.on('console', (message) => check('no console message', false, message.text()));
    page.on('pageerror', (error) => check('no error', false, String(error)));
    page.on('request', (request) => check('no request', /^(file|data|blob):/.test(request.url()), request.url()));
    await page.goto(url);
    await page.waitForSelector('main *');
    return page;
}

const shownSymbols = (page) => page.$$eval('.table .face', (faces) => faces.map((face) => [...face.querySelectorAll('[data-symbol]')].map((each) => Number(each.dataset.symbol))));
const common = (one, other) => one.filter((symbol) => other.includes(symbol));

/** A point where a symbol of a card can be touched, not at its very edge: screens round. */
const pointOf = (page, card, symbol) => page.evaluate(([card, symbol]) => {
    const target = document.querySelectorAll('.table .face')[card].querySelector(`[data-symbol="${symbol}"] .target`);
    const box = target.getBoundingClientRect();
    for (let i = 1; i < 20; ++i)
        for (let j = 1; j < 20; ++j) {
            const x = box.x + (box.width * ((9 + i * 7) % 20)) / 20, y = box.y + (box.height * ((9 + j * 7) % 20)) / 20;
            const isWell = [[0, 0], [-2, 0], [2, 0], [0, -2], [0, 2]].every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === target);
            if (isWell) return { x, y };
        }
    return null;
}, [card, symbol]);

/** Picks a symbol in one of the ways in which people do. */
const hands = {
    touch: async (page, card, symbol) => {
        const point = await pointOf(page, card, symbol);
        await page.touchscreen.tap(point.x, point.y);
    },
    mouse: async (page, card, symbol) => {
        const point = await pointOf(page, card, symbol);
        await page.mouse.click(point.x, point.y);
    },
    keys: async (page, card, symbol) => {
        await page.evaluate(([card, symbol]) => document.querySelectorAll('.table .face')[card].querySelector(`[data-symbol="${symbol}"]`).focus(), [card, symbol]);
        await page.keyboard.press('Enter');
    },
};

/** Presses one of the elements that a selector finds, as people do. */
async function press(page, hand, selector, place = 0) {
    const { x, y } = await page.evaluate(async ([selector, place]) => {
        for (;;) {
            const element = document.querySelectorAll(selector)[place];
            element.scrollIntoView({ block: 'nearest' });
            element.focus?.();
            const box = element.getBoundingClientRect();
            const x = box.x + box.width / 2, y = box.y + box.height / 2;
            if (document.elementFromPoint(x, y)) return { x, y }; // else the page is still being laid out
            await new Promise((later) => setTimeout(later, 50));
        }
    }, [selector, place]);
    if (hand === 'keys') await page.keyboard.press('Enter');
    else if (hand === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
}

async function checkAccess(page, what) {
    await page.evaluate(readAxe());
    const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations.map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 100)}`));
    check(`axe finds nothing in ${what}`, violations.length === 0, violations.join('; '));
}

/** Wherever a silhouette is drawn, a tap there means its symbol. */
async function checkTargets(page) {
    const wrong = await page.evaluate(() => {
        let wrong = 0, tried = 0;
        for (const target of document.querySelectorAll('.table .target')) {
            const box = target.getBoundingClientRect(), toPath = target.getScreenCTM().inverse();
            for (let x = box.left + 2; x < box.right; x += 5)
                for (let y = box.top + 2; y < box.bottom; y += 5) {
                    if (!target.isPointInFill(new DOMPoint(x, y).matrixTransform(toPath))) continue;
                    ++tried;
                    if (document.elementFromPoint(x, y) !== target) ++wrong;
                }
        }
        return tried > 200 ? wrong : -1;
    });
    check('every tap on a symbol means that symbol', wrong === 0, `${wrong} do not`);
}

/** The same with real taps, which browsers move about: a wrong choice shakes, and the right one is not tapped. */
async function checkTaps(page) {
    const match = common(...(await shownSymbols(page)).slice(0, 2))[0];
    let wrong = 0, tried = 0;
    await page.evaluate(() => new MutationObserver((changes) => {
        for (const { target } of changes) if (target.classList.contains('wrong')) globalThis.shaken = target.dataset.symbol;
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] }));
    for (let k = 0; k < 150; ++k) {
        const [x, y] = [40.37 + ((k * 37) % 310), 80.61 + ((k * 53) % 300)].map(isFirefox ? Math.round : Number); // it rounds points
        const wanted = await page.evaluate(([x, y]) => {
            globalThis.shaken = undefined;
            for (const each of document.querySelectorAll('.wrong')) each.classList.remove('wrong');
            return document.elementFromPoint(x, y)?.closest('.symbol')?.dataset.symbol;
        }, [x, y]);
        if (wanted === undefined || Number(wanted) === match) continue;
        await page.touchscreen.tap(x, y);
        await page.waitForFunction(() => globalThis.shaken !== undefined, undefined, { timeout: 2000 }).catch(() => {});
        ++tried;
        if ((await page.evaluate(() => globalThis.shaken)) !== wanted) ++wrong;
    }
    check('every real tap means the symbol below it', tried > 30 && wrong === 0, `${wrong} of ${tried} do not`);
}

const isOver = (page) => page.$('.again');
const symbolsOfTable = async (page) => {
    const cards = await shownSymbols(page);
    return { cards, last: cards.length - 1 };
};

/** The next right move of each game: a card of the table and the symbol on it. */
const moves = {
    clock: ({ cards }) => [0, common(cards[0], cards[1])[0]],
    tower: ({ cards, last }) => [1, common(cards[1], cards[last])[0]],
    well: ({ cards, last }) => [0, common(cards[0], cards[last])[0]],
    potato: ({ cards }) => [0, common(cards[0], cards[1])[0]],
    harvest: ({ cards }) => [1, common(cards[1], cards[0])[0]],
};

/** The card that a move of each game is compared with. */
const targets = { clock: 1, tower: -1, well: -1, potato: 1, harvest: 0 };

/** A deck of two piles is played across them: the two forms of a symbol match. */
async function playAcross(page, game) {
    let same = 0;
    for (let i = 0; i < 200 && !(await isOver(page)); ++i) {
        const [card, symbol] = moves[game](await symbolsOfTable(page));
        const [one, other] = await page.$$eval('.table .face', (faces, [symbol, ...cards]) => cards.map((card) => faces.at(card).querySelector(`[data-symbol="${symbol}"] use`).getAttribute('href')), [symbol, card, targets[game]]);
        if (one === other) ++same;
        await hands.keys(page, card, symbol);
    }
    check(`${game} of two piles comes to an end`, await isOver(page));
    check(`${game} joins the two forms`, same === 0, same);
}

async function playToTheEnd(page, game, hand) {
    for (let i = 0; i < 200 && !(await isOver(page)); ++i) await hand(page, ...moves[game](await symbolsOfTable(page)));
    check(`${game} comes to an end`, await isOver(page), `${await page.textContent('.score-line')} ${await page.textContent('.status')}`);
}

/** A wrong choice, then a reload: the game goes on where it was. */
async function checkSlipAndReload(page, hand) {
    const before = await symbolsOfTable(page);
    const wrong = before.cards[0].find((symbol) => !before.cards[1].includes(symbol));
    await hand(page, 0, wrong);
    check('a wrong one changes nothing', JSON.stringify(await shownSymbols(page)) === JSON.stringify(before.cards));
    await hand(page, ...moves.clock(before));
    const after = JSON.stringify(await shownSymbols(page));
    await page.reload();
    await page.waitForSelector('main *');
    check('a reload loses nothing', JSON.stringify(await shownSymbols(page)) === after);
}

async function playMissing(page, hand) {
    for (let i = 0; i < 5; ++i) {
        await page.waitForSelector(`.score-line:text("${i + 1} / 5")`, { timeout: 20000 });
        const [whole] = await shownSymbols(page);
        await page.waitForSelector('.choice', { timeout: 20000 });
        const part = await page.$$eval('.table .face [data-symbol]', (all) => all.map((each) => Number(each.dataset.symbol)));
        const gone = whole.find((symbol) => !part.includes(symbol));
        await press(page, hand, `.choice[data-symbol="${gone}"]`);
    }
    check('all five are remembered', /5[^0-9]+5/.test(await page.textContent('.status')), await page.textContent('.status'));
}

/** Turns a card over, and returns the symbol on it. */
async function turnCard(page, hand, place) {
    await press(page, hand, '.pairs .card', place);
    await page.waitForFunction((place) => document.querySelectorAll('.pairs .card')[place].dataset.symbol !== undefined, place, { timeout: 5000 });
    return page.evaluate((place) => document.querySelectorAll('.pairs .card')[place].dataset.symbol, place);
}

/** Remembers every card, so that no more turns than cards are needed. */
async function playPairs(page, hand) {
    const count = await page.$$eval('.pairs .card', (all) => all.length);
    const inside = await page.$$eval('.pairs .card', (all) => all.every((each) => {
        const box = each.getBoundingClientRect();
        return box.left >= 0 && box.right <= window.innerWidth && box.top >= 0 && box.bottom <= window.innerHeight && box.width >= 44 && box.height >= 44;
    }));
    check('all cards to turn over are on the screen, and large enough for fingers', inside);
    check('what lies face down is told to nobody', await page.$$eval('.pairs [data-symbol]', (all) => all.length) === 0);
    const known = new Map(), pairs = [];
    let next = 0, turns = 0;
    while (pairs.length * 2 < count && turns++ < count) {
        const ready = [...known.values()].find((places) => places.length === 2 && !pairs.includes(places));
        const first = ready ? ready[0] : next++;
        const symbol = await turnCard(page, hand, first);
        const places = known.get(symbol) ?? [];
        if (!places.includes(first)) places.push(first);
        known.set(symbol, places);
        const second = places.length === 2 ? places.find((place) => place !== first) : next++;
        const other = await turnCard(page, hand, second);
        if (other !== symbol) {
            known.set(other, [...(known.get(other) ?? []), second]);
            continue;
        }
        if (!places.includes(second)) places.push(second);
        pairs.push(places);
        check('a pair stays open', (await page.$$eval('.pairs .paired', (all) => all.length)) === 2 * pairs.length);
        if (pairs.length !== 2) continue;
        await page.reload();
        await page.waitForSelector('.pairs .card');
        check('a reload keeps the pairs', (await page.$$eval('.pairs .paired', (all) => all.length)) === 4);
    }
    check('pairs come to an end', (await isOver(page)) && pairs.length * 2 === count, `${pairs.length} of ${count / 2}`);
}

async function playClass(page, hand) {
    const goOn = () => hand === 'keys' ? page.keyboard.press(' ') : press(page, hand, '.table .face');
    const [one, other] = await shownSymbols(page);
    await goOn();
    const marked = await page.$$eval('.found', (all) => all.map((each) => Number(each.dataset.symbol)));
    check('the answer is on both cards', marked.length === 2 && marked.every((symbol) => symbol === common(one, other)[0]), marked.join());
    await goOn();
    check('then come other cards', JSON.stringify(await shownSymbols(page)) !== JSON.stringify([one, other]));
}

/** Features by the names of drawings: "Card 3: red solid oval, red solid oval". */
const featuresOf = (label) => {
    const drawings = label.split(': ')[1].split(', ');
    return [String(drawings.length), ...drawings[0].split(' ')];
};
const isTrio = (cards) => [0, 1, 2, 3].every((i) => new Set(cards.map((card) => card[i])).size !== 2);
const triosAmong = (cards) => {
    const found = [];
    for (let i = 0; i < cards.length; ++i) for (let j = i + 1; j < cards.length; ++j) for (let k = j + 1; k < cards.length; ++k) if (isTrio([cards[i], cards[j], cards[k]])) found.push([i, j, k]);
    return found;
};

async function playTrios(page, hand) {
    let found = 0;
    for (let i = 0; i < 60 && !(await isOver(page)); ++i) {
        const labels = await page.$$eval('.tableau .card', (all) => all.map((each) => each.getAttribute('aria-label')));
        const all = triosAmong(labels.map(featuresOf));
        await press(page, hand, '.tools.more button', 0);
        check('the hint counts the trios', (await page.textContent('.status')).includes(String(all.length)));
        const hinted = await page.$$eval('[aria-pressed="true"]', (chosen) => chosen.map((each) => each.getAttribute('aria-label')));
        check('the hint belongs to a trio', all.length === 0 || all.some((trio) => hinted.every((label) => trio.some((place) => labels[place] === label))));
        if (all.length === 0) {
            await press(page, hand, '.tools.more button', 1);
            continue;
        }
        for (const label of hinted) await press(page, hand, `.tableau .card[aria-label="${label}"]`);
        for (const place of all[0]) await press(page, hand, `.tableau .card[aria-label="${labels[place]}"]`);
        ++found;
    }
    check('a deck of 81 cards is played to its end', (await isOver(page)) && found >= 20, `${found} trios`);
}

/** Every third card of "Why it works", against the definition. */
async function checkThirds(page) {
    const result = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.all-cards .card')];
        const features = all.map((each) => {
            const drawings = each.getAttribute('aria-label').split(': ')[1].split(', ');
            return [String(drawings.length), ...drawings[0].split(' ')];
        });
        let wrong = 0, tried = 0;
        for (let i = 0; i < all.length; ++i)
            for (let j = i + 1; j < all.length; ++j) {
                all[i].click();
                if (all[i].getAttribute('aria-pressed') !== 'true' || document.querySelectorAll('[aria-pressed="true"]').length > 1) all[i].click();
                all[j].click();
                const third = all.findIndex((each) => each.classList.contains('found'));
                const isRight = third >= 0 && [0, 1, 2, 3].every((f) => new Set([features[i][f], features[j][f], features[third][f]]).size !== 2);
                ++tried;
                if (!isRight) ++wrong;
            }
        return { wrong, tried };
    });
    check('all thirds are right', result.wrong === 0 && result.tried === (81 * 80) / 2, JSON.stringify(result));
}

const browser = await launch();
/** Each symbol of a dual affine deck is a line of the grid: a column, a row, or a slope with one card in each of both. */
async function checkGrid(page, order) {
    const cells = await page.$$eval('.cell .face', (faces) => faces.map((face) => [...face.querySelectorAll('[data-symbol]')].map((each) => Number(each.dataset.symbol))));
    check('all cards are in the grid', cells.length === order * order, cells.length);
    const symbols = await page.$$eval('.slope button', (all) => all.map((each) => Number(each.dataset.line))), kinds = { column: 0, row: 0, slope: 0, diagonal: 0 };
    for (const symbol of symbols) {
        await page.click(`.slope [data-line="${symbol}"]`);
        const lit = await page.$$eval('.cell', (all) => all.flatMap((cell, i) => cell.classList.contains('on-line') ? [i] : []));
        check('a line is all cards with its symbol', lit.length === order && lit.every((i) => cells[i].includes(symbol)), `${symbol}: ${lit}`);
        const columns = new Set(lit.map((i) => i % order)), rows = new Set(lit.map((i) => Math.floor(i / order)));
        const kind = columns.size === 1 ? 'column' : rows.size === 1 ? 'row' : 'slope';
        check('a slope crosses each column and row once', kind !== 'slope' || (columns.size === order && rows.size === order), lit);
        kinds[kind] += 1;
        const step = (i) => (order + (i % order) - Math.floor(i / order)) % order;
        if (kind === 'slope' && lit.every((i) => step(i) === step(lit[0]))) kinds.diagonal += 1;
    }
    check('there are lines of all kinds', JSON.stringify(kinds) === JSON.stringify({ column: order, row: order, slope: order * (order - 1), diagonal: order }), JSON.stringify(kinds));
}

/** A deck that is no plane: its table has what each two cards share, and its fillers are shown. */
async function checkTable(page, symbolsPerCard) {
    const cells = await page.$$eval('.pairs-table > div', (all) => all.map((each) => each.querySelector('.face') ? -1 : Number(each.querySelector('use').getAttribute('href').slice(2))));
    const { pictures, cards } = await page.evaluate(() => {
        const deck = JSON.parse(document.getElementById('deck').textContent);
        return { pictures: deck.symbols, cards: deck.cards.map((card) => card.pictures.map(([picture]) => deck.symbols[picture])) };
    });
    check('all pairs are in the table', cells.length === cards.length ** 2 && cards[0].length === symbolsPerCard);
    const wrong = cells.filter((cell, i) => {
        const one = cards[Math.floor(i / cards.length)], other = cards[i % cards.length];
        return one === other ? cell !== -1 : pictures[cell] !== common(one, other)[0];
    });
    check('the table is right', wrong.length === 0, wrong.length);
    const lone = new Set(cards.flat().filter((symbol, i, all) => all.indexOf(symbol) === all.lastIndexOf(symbol)));
    const shown = await page.$$eval('.fillers use', (all) => all.map((each) => Number(each.getAttribute('href').slice(2))));
    check('fillers are shown', lone.size > 0 && shown.length === lone.size && shown.every((picture) => lone.has(pictures[picture])), shown);
}

const screens = {
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, offline: true },
    desk: { viewport: { width: 1280, height: 800 }, hasTouch: true, offline: true },
};

async function smoke() {
    const animals = makePage('animals', theme('animals.yaml'));
    const context = await browser.newContext(screens.phone);
    const page = await open(context, `${animals}#clock`);
    await checkTargets(page);
    await checkAccess(page, 'a game');
    if (!isFirefox) await checkTaps(page); // there with --all
    await checkSlipAndReload(page, hands.touch);
    await playToTheEnd(page, 'clock', hands.touch);
    const why = await open(context, `${animals}#why`);
    await checkAccess(why, 'the explanation');
    await context.close();
}

async function all() {
    const animals = makePage('animals', theme('animals.yaml'));
    const trios = makePage('trios', join(here('../../themes/templates'), 'set.yaml'));
    const market = makePage('market', theme('market.yaml'));
    writeFileSync(join(folder, 'padded.yaml'), `title: Padded\nlanguage: en\ndeck: {kind: padded, symbols_per_card: 7}\nsymbols: [${Array.from({ length: 40 }, (_, i) => `w${i}`)}]\n`);
    const padded = makePage('padded', join(folder, 'padded.yaml'));
    for (const [screen, options] of Object.entries(screens))
        for (const colorScheme of isFirefox ? ['light'] : ['light', 'dark']) { // its driver sets none
            const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce' });
            for (const id of ['games', 'clock', 'class', 'tower', 'well', 'potato', 'harvest', 'missing', 'pairs', 'why'])
                await checkAccess(await open(context, `${animals}#${id}`), `${id} on a ${screen}, ${colorScheme}`);
            await checkAccess(await open(context, `${market}#why`), `the grid on a ${screen}, ${colorScheme}`);
            await checkAccess(await open(context, `${padded}#why`), `the table on a ${screen}, ${colorScheme}`);
            for (const id of ['trios', 'why']) await checkAccess(await open(context, `${trios}#${id}`), `${id} of a set deck on a ${screen}, ${colorScheme}`);
            await context.close();
        }
    if (isFirefox) {
        const context = await browser.newContext(screens.phone);
        await checkTaps(await open(context, `${animals}#clock`));
        await context.close();
    }
    for (const options of Object.values(screens))
        for (const [name, hand] of Object.entries(hands)) {
            const context = await browser.newContext(options);
            for (const game of Object.keys(moves)) {
                const page = await open(context, `${animals}#${game}`);
                await checkTargets(page);
                await playToTheEnd(page, game, hand);
                await page.close();
            }
            await playPairs(await open(context, `${animals}#pairs`), name);
            await playClass(await open(context, `${animals}#class`), name);
            await playMissing(await open(context, `${animals}#missing`), name);
            await playTrios(await open(context, `${trios}#trios`), name);
            await context.close();
        }
    const split = makePage('split', theme('bilingual.yaml'));
    const splitContext = await browser.newContext(screens.desk);
    for (const game of Object.keys(moves)) await playAcross(await open(splitContext, `${split}#${game}`), game);
    await splitContext.close();
    for (const options of Object.values(screens)) {
        const context = await browser.newContext(options);
        await checkThirds(await open(context, `${trios}#why`));
        await checkGrid(await open(context, `${market}#why`), 5);
        await checkTable(await open(context, `${padded}#why`), 7);
        await context.close();
    }
}

try {
    await (process.argv.includes('--all') ? all() : smoke());
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
exit();
