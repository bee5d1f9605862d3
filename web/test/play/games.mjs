//
// The games: what is touched, and each of them played to its end.
import { check, isFirefox } from '../browser/checks.mjs';
import {
    common,
    hands,
    isAll,
    isOver,
    makeOwnPage,
    newContext,
    open,
    press,
    screens,
    settle,
    shownSymbols,
    words,
} from './shared.mjs';

/** Wherever a silhouette is drawn, a tap there means its symbol. */
export async function checkTargets(page) {
    const wrong = await page.evaluate(() => {
        let wrong = 0,
            tried = 0;
        for (const target of document.querySelectorAll('.table .target')) {
            const box = target.getBoundingClientRect(),
                toPath = target.getScreenCTM().inverse();
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
export async function checkTaps(page) {
    const match = common(...(await shownSymbols(page)).slice(0, 2))[0];
    let wrong = 0,
        tried = 0;
    await page.evaluate(() =>
        new MutationObserver((changes) => {
            for (const { target } of changes)
                if (target.classList.contains('wrong')) globalThis.shaken = target.dataset.symbol;
        }).observe(document.body, { subtree: true, attributeFilter: ['class'] }),
    );
    await settle(page);
    for (let k = 0; k < (isAll ? 150 : 90); ++k) {
        const [x, y] = [40.37 + ((k * 37) % 310), 80.61 + ((k * 53) % 300)].map(isFirefox ? Math.round : Number); // it rounds points
        const wanted = await page.evaluate(
            ([x, y]) => {
                globalThis.shaken = undefined;
                for (const each of document.querySelectorAll('.wrong')) each.classList.remove('wrong');
                return document.elementFromPoint(x, y)?.closest('.symbol')?.dataset.symbol;
            },
            [x, y],
        );
        if (wanted === undefined || Number(wanted) === match) continue;
        await page.touchscreen.tap(x, y);
        await page.waitForFunction(() => globalThis.shaken !== undefined).catch(() => {});
        ++tried;
        if ((await page.evaluate(() => globalThis.shaken)) !== wanted) ++wrong;
    }
    check('every real tap means the symbol below it', tried > 30 && wrong === 0, `${wrong} of ${tried} do not`);
}

const symbolsOfTable = async (page) => {
    const cards = await shownSymbols(page);
    return { cards, last: cards.length - 1 };
};

/** The next right move of each game: a card of the table and the symbol on it. */
export const moves = {
    clock: ({ cards }) => [0, common(cards[0], cards[1])[0]],
    tower: ({ cards, last }) => [1, common(cards[1], cards[last])[0]],
    well: ({ cards, last }) => [0, common(cards[0], cards[last])[0]],
    potato: ({ cards }) => [0, common(cards[0], cards[1])[0]],
    harvest: ({ cards }) => [1, common(cards[1], cards[0])[0]],
};

/** The card that a move of each game is compared with. */
const targets = { clock: 1, tower: -1, well: -1, potato: 1, harvest: 0 };

/** A deck of two piles is played across them: the two forms of a symbol match. */
export async function playAcross(page, game) {
    let same = 0;
    for (let i = 0; i < 200 && !(await isOver(page)); ++i) {
        const [card, symbol] = moves[game](await symbolsOfTable(page));
        const [one, other] = await page.$$eval(
            '.table .face',
            (faces, [symbol, ...cards]) =>
                cards.map((card) => faces.at(card).querySelector(`[data-symbol="${symbol}"] use`).getAttribute('href')),
            [symbol, card, targets[game]],
        );
        if (one === other) ++same;
        await hands.keys(page, card, symbol);
    }
    check(`${game} of two piles comes to an end`, await isOver(page));
    check(`${game} joins the two forms`, same === 0, same);
}

export async function playToTheEnd(page, game, hand) {
    for (let i = 0; i < 200 && !(await isOver(page)); ++i) await hand(page, ...moves[game](await symbolsOfTable(page)));
    const line = await page.textContent('.score-line');
    check(`${game} comes to an end`, await isOver(page), `${line} ${await page.textContent('.status')}`);
    const end = { clock: /^(\d+) \/ \1 /, well: /^$/ }[game] ?? /^Cards left: 0\b/;
    check(`the head of the page says so of ${game}`, end.test(line), line);
    if (game === 'clock')
        check(
            'and has its time',
            (await page.textContent('.status')).startsWith(`Done in ${line.split(' · ')[1]}, `),
            line,
        );
}

/** A wrong choice, then a reload: the game goes on where it was. */
export async function checkSlipAndReload(page, hand) {
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

export async function playMissing(page, hand) {
    for (let i = 0; i < 5; ++i) {
        await page.waitForSelector(`.score-line:text("${i + 1} / 5")`);
        const [whole] = await shownSymbols(page);
        await page.waitForSelector('.choice');
        const part = await page.$$eval('.table .face [data-symbol]', (all) =>
            all.map((each) => Number(each.dataset.symbol)),
        );
        const gone = whole.find((symbol) => !part.includes(symbol));
        await press(page, hand, `.choice[data-symbol="${gone}"]`);
    }
    check(
        'all five are remembered',
        /5[^0-9]+5/.test(await page.textContent('.status')),
        await page.textContent('.status'),
    );
}

/** Turns a card over, and returns the symbol on it; noted as it is turned, for a card with no pair lies face down again soon. */
async function turnCard(page, hand, place) {
    await page.evaluate((place) => {
        const card = document.querySelectorAll('.pairs .card')[place];
        globalThis.turned = new Promise((done) => {
            const note = () => card.dataset.symbol !== undefined && done(card.dataset.symbol);
            new MutationObserver(note).observe(card, { attributeFilter: ['data-symbol'] });
        });
    }, place);
    await press(page, hand, '.pairs .card', place);
    return page.evaluate(() => globalThis.turned);
}

/** Cards face down show the theme's back, if it has one. */
export async function turnBacks() {
    const context = await newContext(screens.phone);
    for (const [name, back, fill] of [
        ['with-back', 'back: {background: "#c0ffee", text: B, color: "#123456"}\n', '#c0ffee'],
        ['without', '', undefined],
    ]) {
        const url = makeOwnPage(name, `${back}deck: {symbols_per_card: 4}\nsymbols: [${words(13)}]\n`),
            page = await open(context, `${url}#pairs`);
        const [backs, drawn, texts] = await page.evaluate((fill) => {
            const backs = [...document.querySelectorAll('.solo use[href="#back"]')].map((use) => use.getBBox().width);
            const drawing = document.getElementById('back');
            const text = drawing?.querySelector('use')?.href.baseVal;
            return [
                backs.filter((width) => width > 50).length,
                Boolean(drawing?.innerHTML.includes(`"${fill}"`)),
                Boolean(text && document.querySelector(text)?.innerHTML.includes('#123456')),
            ];
        }, fill);
        const isRight = fill ? backs === 16 && drawn && texts : backs === 0;
        check(`pairs ${name} lie face down`, isRight, [backs, drawn, texts]);
        check('with rings instead', (await page.$$eval('circle.back', (all) => all.length)) === (fill ? 0 : 16));
    }
    await context.close();
}

/** Remembers every card, so that no more turns than cards are needed. */
export async function playPairs(page, hand) {
    const count = await page.$$eval('.pairs .card', (all) => all.length);
    const inside = await page.$$eval('.pairs .card', (all) =>
        all.every((each) => {
            const box = each.getBoundingClientRect();
            return (
                box.left >= 0 &&
                box.right <= window.innerWidth &&
                box.top >= 0 &&
                box.bottom <= window.innerHeight &&
                box.width >= 44 &&
                box.height >= 44
            );
        }),
    );
    check('all cards to turn over are on the screen, and large enough for fingers', inside);
    check(
        'what lies face down is told to nobody',
        (await page.$$eval('.pairs [data-symbol]', (all) => all.length)) === 0,
    );
    const known = new Map(),
        pairs = [];
    let next = 0,
        turns = 0;
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
    check(
        'pairs come to an end',
        (await isOver(page)) && pairs.length * 2 === count,
        `${pairs.length} of ${count / 2}`,
    );
}

export async function playClass(page, hand) {
    const goOn = () => (hand === 'keys' ? page.keyboard.press(' ') : press(page, hand, '.table .face'));
    const [one, other] = await shownSymbols(page);
    await goOn();
    const marked = await page.$$eval('.found', (all) => all.map((each) => Number(each.dataset.symbol)));
    check(
        'the answer is on both cards',
        marked.length === 2 && marked.every((symbol) => symbol === common(one, other)[0]),
        marked.join(),
    );
    await goOn();
    check('then come other cards', JSON.stringify(await shownSymbols(page)) !== JSON.stringify([one, other]));
}

/** Features by the names of drawings: "Card 3: red solid oval, red solid oval". */
const featuresOf = (label) => {
    const drawings = label.split(': ')[1].split(', ');
    return [String(drawings.length), ...drawings[0].split(' ')];
};

const isTrio = (cards) => [0, 1, 2, 3].every((i) => new Set(cards.map((card) => card[i])).size !== 2);

export const triosAmong = (cards) => {
    const found = [];
    for (let i = 0; i < cards.length; ++i)
        for (let j = i + 1; j < cards.length; ++j)
            for (let k = j + 1; k < cards.length; ++k)
                if (isTrio([cards[i], cards[j], cards[k]])) found.push([i, j, k]);
    return found;
};

export const featuresOnTable = async (page) =>
    (await page.$$eval('.tableau .card', (all) => all.map((each) => each.getAttribute('aria-label')))).map(featuresOf);

export async function playTrios(page, hand) {
    let found = 0;
    for (let i = 0; i < 60 && !(await isOver(page)); ++i) {
        const labels = await page.$$eval('.tableau .card', (all) => all.map((each) => each.getAttribute('aria-label')));
        const all = triosAmong(labels.map(featuresOf));
        await press(page, hand, '.tools.more button', 0);
        check('the hint counts the trios', (await page.textContent('.status')).includes(String(all.length)));
        const hinted = await page.$$eval('[aria-pressed="true"]', (chosen) =>
            chosen.map((each) => each.getAttribute('aria-label')),
        );
        check(
            'the hint belongs to a trio',
            all.length === 0 ||
                all.some((trio) => hinted.every((label) => trio.some((place) => labels[place] === label))),
        );
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
