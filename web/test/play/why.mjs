//
// "Why it works".
import { check } from '../browser/checks.mjs';
import {
    checkAccess,
    common,
    isAll,
    makeOwnPage,
    makePage,
    newContext,
    open,
    screens,
    visit,
    words,
} from './shared.mjs';

/** The deck of a page: the symbols and the pictures of each card, and what the pictures show. */
const readDeck = (page) =>
    page.evaluate(() => {
        const deck = JSON.parse(document.getElementById('deck').textContent);
        return {
            ...deck,
            pictures: deck.cards.map((card) => card.pictures.map(([picture]) => picture)),
            onCards: deck.cards.map((card) => card.pictures.map(([picture]) => deck.symbols[picture])),
        };
    });

/** Turns the second card of a clock all the way round, and notes what is seen at each number of steps. */
const turnAround = (page) =>
    page.evaluate(() => {
        const [, other] = document.querySelectorAll('.sliders input'),
            seen = [];
        const numbers = (element, ...names) => names.map((name) => Number(element.getAttribute(name)));
        const angle = ([x, y]) => (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
        for (let steps = 1; steps <= Number(other.max); ++steps) {
            other.value = String(steps);
            other.dispatchEvent(new Event('input'));
            const letters = Object.fromEntries(
                ['turn0', 'turn1'].map((turn) => [
                    turn,
                    Object.fromEntries(
                        [...document.querySelectorAll(`.dial text.${turn}`)].map((each) => [
                            each.textContent,
                            angle(numbers(each, 'x', 'y')),
                        ]),
                    ),
                ]),
            );
            seen.push({
                steps,
                letters,
                said: document.querySelector('.views [role=status]').textContent,
                way: document.querySelector(`.steps [data-steps="${steps}"] small`)?.textContent,
                now: [...document.querySelectorAll('.steps .now')].map((each) => Number(each.dataset.steps)).join(),
                meeting: angle(numbers(document.querySelector('.meeting'), 'cx', 'cy')),
                onDial: [...document.querySelectorAll('.dial .icons .found use')].map((each) =>
                    Number(each.getAttribute('href').slice(2)),
                ),
                cards: [...document.querySelectorAll('.pair > *')].map((each) => Number(each.dataset.card ?? -1)),
                found: [...document.querySelectorAll('.pair .found use')].map((each) =>
                    Number(each.getAttribute('href').slice(2)),
                ),
            });
        }
        return {
            seen,
            filled: document.querySelectorAll('.steps .filled').length,
            count: document.querySelector('.below output').textContent,
        };
    });

/** The clock, against the cards of the deck and against its own geometry: each number of steps leads from one corner to one other, and nothing else. */
async function checkClock(page, what, order) {
    const deck = await readDeck(page),
        hours = order * order + order + 1,
        { seen, filled, count } = await turnAround(page),
        faults = [];
    const near = (one, other) => Math.abs(((one - other + 1.5) % 1) - 0.5) < 0.1 / hours;
    for (const {
        steps,
        letters: { turn0, turn1 },
        said,
        way,
        now,
        meeting,
        onDial,
        cards,
        found,
    } of seen) {
        const [from, to] = way.split('→'),
            [symbol, ...more] = cards.some((card) => card < 0)
                ? [deck.symbols[onDial[0]]]
                : common(deck.onCards[cards[0]], deck.onCards[cards[1]]).filter((one) => one < deck.matching);
        const shown = cards
            .filter((card) => card >= 0)
            .flatMap((card) => deck.pictures[card].filter((picture) => deck.symbols[picture] === symbol));
        const names = [...new Set(shown.map((picture) => deck.labels?.[picture] ?? deck.names[symbol]))],
            all = deck.symbols.flatMap((each, picture) => (each === symbol ? [picture] : []));
        const isRight = {
            'one symbol': more.length === 0,
            'its place': now === String(steps),
            'the way': said.includes(`: ${steps}. `) && said.includes(`corner ${from} to corner ${to},`),
            'the steps': near(turn0[to] - turn0[from], steps / hours),
            'the corners meet': near(turn1[from], turn0[to]) && near(meeting, turn0[to]),
            'the name': names.length === 0 || said.endsWith(`: ${names.join(' and ')}.`),
            'the cards': found.join() === shown.join(),
            'the dial': [...onDial].sort().join() === [...all].sort().join(),
        };
        for (const [fault, is] of Object.entries(isRight))
            if (!is) faults.push(`${steps} steps: ${fault}: ${said} ${cards} ${found} ${onDial}`);
    }
    check(
        `the clock of ${what} is right`,
        seen.length === hours - 1 && faults.length === 0,
        `${faults.length}: ${faults[0]}`,
    );
    check(
        `all ways of ${what} are different`,
        new Set(seen.map(({ way }) => way)).size === order * (order + 1),
        seen.length,
    );
    check(`all places of ${what} are filled`, filled === hours - 1 && count === `${hours - 1} / ${hours - 1}`, count);
    const text = await page.textContent('.words'),
        corners = /corners are at ([\d, ]+), a perfect difference set modulo (\d+)/.exec(text);
    const differences = new Set(
        corners[1]
            .split(', ')
            .map(Number)
            .flatMap((one, i, all) => all.flatMap((other, j) => (i === j ? [] : [(other - one + hours) % hours]))),
    );
    check(
        `the words of ${what} are right`,
        Number(corners[2]) === hours &&
            differences.size === hours - 1 &&
            text.replaceAll('\u00a0', ' ').includes(`order ${order}: ${hours} = ${order}² + ${order} + 1`),
        text,
    );
}

/** Says why each kind of deck works, and shows it. */
export async function explainDecks() {
    const context = await newContext(screens.desk),
        shown = await open(context, makePage('fano')),
        explain = (url) => visit(shown, `${url}#why`);
    const says = async (page, ...sentences) => {
        const text = await page.textContent('.why');
        for (const sentence of sentences) check(`the page says “${sentence}”`, text.includes(sentence), text);
    };
    const own = (name, text) => makeOwnPage(name, text);
    for (const [order, cards] of [
        ...(isAll
            ? [
                  [2, 7],
                  [4, 21],
                  [8, 73],
              ]
            : []),
        [3, 11],
    ]) {
        const page = await explain(
            own(
                `plane${order}`,
                `deck: {symbols_per_card: ${order + 1}, cards: ${cards}}\nsymbols: [${words(order * order + order + 1)}]\n`,
            ),
        );
        await checkClock(page, `a plane of order ${order}`, order);
        await says(page, `There are ${(cards * (cards - 1)) / 2} pairs of cards`);
        check('nothing is left to fill in', !/[{}]|undefined|NaN/.test(await page.textContent('.why')));
    }
    await explainForms(context);
    const padded = (symbols) =>
        explain(own(`padded${symbols}`, `deck: {kind: padded, symbols_per_card: 7}\nsymbols: [${words(symbols)}]\n`));
    const plane = await padded(62);
    await checkClock(plane, 'a plane with fillers', 5);
    await says(plane, 'lines of a projective plane of order 5', 'Filler symbols: 31.');
    for (const [symbols, ...sentences] of [
        ...(isAll ? [[58, 'lines of a projective plane of order 5']] : []),
        [35, 'Steiner triple system'],
        [28, 'Each pair of cards has a symbol of its own'],
    ]) {
        const page = await padded(symbols),
            { onCards, matching } = await readDeck(page);
        await says(page, ...sentences);
        const counts = onCards
            .flat()
            .filter((symbol) => symbol < matching)
            .map((symbol, _, all) => all.filter((each) => each === symbol).length);
        check(
            `the groups of ${symbols} are as large as is said`,
            Math.max(...counts) === ({ 35: 3, 28: 2 }[symbols] ?? Math.max(...counts)),
            Math.max(...counts),
        );
    }
    await explainSquare(await explain(makePage('market')), true);
    const plain = await explain(
        own('square', `deck: {kind: dual-affine, symbols_per_card: 5}\nsymbols: [${words(20)}]\n`),
    );
    await explainSquare(plain, false);
    await checkSpace(await explain(makePage('templates/set')));
    await context.close();
}

/** Decks whose symbols have two forms: both stand at the corner, and the page says which is on which card. */
async function explainForms(context) {
    for (const [theme, sentence] of [
        ['sums', 'in different forms'],
        ['bilingual', 'The cards are in two piles'],
    ]) {
        const page = await open(context, `${makePage(theme)}#why`),
            deck = await readDeck(page);
        await checkClock(page, theme, 5);
        const text = await page.textContent('.why');
        check(
            `${theme} says what it promises`,
            text.includes('two forms that belong together') && text.includes(sentence),
            text,
        );
        const couples = await page.$$eval('.couples span', (all) =>
            all.map((each) => [
                each.getAttribute('aria-label'),
                ...[...each.querySelectorAll('use')].map((use) => Number(use.getAttribute('href').slice(2))),
            ]),
        );
        check(
            `${theme} shows both forms`,
            couples.length > 2 &&
                couples.every(
                    ([label, one, other]) =>
                        deck.symbols[one] === deck.symbols[other] &&
                        one !== other &&
                        label === `${deck.labels[one]} and ${deck.labels[other]}`,
                ),
            JSON.stringify(couples),
        );
        const labels = await page.$$eval('.pair .face', (faces) =>
            faces.map((face) => face.getAttribute('aria-label').replace(/^Card \d+: /, '')),
        );
        const cards = await page.$$eval('.pair .face', (faces) => faces.map((face) => Number(face.dataset.card)));
        check(
            `${theme} calls its cards by what they show`,
            cards.every(
                (card, i) => labels[i] === deck.pictures[card].map((picture) => deck.labels[picture]).join(', '),
            ),
            labels.join(' | '),
        );
        await page.close();
    }
}

/** Of a square, the lines of the first card reach all others, each once; they have as many directions as a card has symbols. */
async function explainSquare(page, hasCategories) {
    const deck = await readDeck(page),
        { order } = deck;
    for (let card = 0; card < order * order; card += 5) {
        await page.$eval(
            '.sliders input',
            (slider, card) => {
                slider.value = String(card);
                slider.dispatchEvent(new Event('input'));
            },
            card,
        );
        const cells = await page.$$eval('.cell', (all) =>
            all.map((cell) => ({
                card: Number(cell.dataset.cell),
                lines: [...cell.querySelectorAll('.line-of')].map((each) => Number(each.dataset.lineOf)),
                color: cell.style.getPropertyValue('--direction'),
            })),
        );
        const others = cells.filter((cell) => cell.card !== card),
            colors = new Map();
        check(
            'each other card shows its line',
            others.every(
                ({ card: other, lines }) => lines.join() === common(deck.onCards[card], deck.onCards[other]).join(),
            ),
            card,
        );
        for (const { color } of others) colors.set(color, (colors.get(color) ?? 0) + 1);
        check(
            'each direction has a color',
            colors.size === order + 1 && [...colors.values()].every((count) => count === order - 1),
            [...colors].join(),
        );
    }
    const text = (await page.textContent('.why')).replaceAll('\u00a0', ' ');
    check(
        'the square counts its lines',
        text.includes(`${order + 1} × ${order - 1} = ${order * order - 1}`) && text.includes(`${order + 1} directions`),
        text,
    );
    check(
        'it says what its categories are',
        text.includes('Each category is one of these directions') === hasCategories,
        text,
    );
    const slopes = await page.$$eval('.slope', (all) =>
        all.map((each) => [...each.querySelectorAll('button')].map((button) => Number(button.dataset.line))),
    );
    check(
        'lines of a direction meet on no card',
        slopes.every((lines) => deck.onCards.every((symbols) => common(symbols, lines).length === 1)),
        JSON.stringify(slopes),
    );
}

/** The trios are the lines of a space: counted here by the definition. */
async function checkSpace(page) {
    const features = await page.evaluate(() =>
        JSON.parse(document.getElementById('deck').textContent).cards.map((card) => card.features),
    );
    let trios = 0;
    for (let i = 0; i < features.length; ++i)
        for (let j = 0; j < i; ++j)
            for (let k = 0; k < j; ++k)
                if ([0, 1, 2, 3].every((f) => new Set([features[i][f], features[j][f], features[k][f]]).size !== 2))
                    ++trios;
    const text = (await page.textContent('.words')).replaceAll('\u00a0', ' ');
    check(
        'the words of a set deck are right',
        text.includes(`the 81 = 3⁴ points`) && text.includes('dimension 4') && text.includes(`its ${trios} lines`),
        `${trios}: ${text}`,
    );
}

/** A click on a place turns the card there; the places between are not filled by it, but by a drag. */
export async function turnCards() {
    const context = await newContext(screens.desk),
        page = await open(context, `${makePage('fano')}#why`);
    const filled = () => page.$$eval('.steps .filled', (all) => all.map((each) => each.dataset.steps).join());
    check('the first place is filled', (await filled()) === '1', await filled());
    await page.click('.steps [data-steps="4"]');
    check(
        'a click fills its place',
        (await filled()) === '1,4' && (await page.textContent('.views [role=status]')).includes(': 4. '),
        await filled(),
    );
    await page.$$eval('.sliders input', ([, other]) => {
        other.value = '6';
        other.dispatchEvent(new Event('input'));
    });
    check('a drag fills those that it passes', (await filled()) === '1,4,5,6', await filled());
    await checkAccess(page, 'the steps');
    await context.close();
}

/** Nothing is left out in another language. */
export async function explainInLanguages() {
    const context = await newContext(screens.desk),
        page = await open(context, makePage('fano'));
    for (const language of isAll ? ['de', 'fr', 'es'] : ['de'])
        for (const [name, deck] of [
            ['whole', 'deck: {symbols_per_card: 3}'],
            ['forms', 'deck: {symbols_per_card: 3, forms: mixed}'],
            ['padded', 'deck: {kind: padded, symbols_per_card: 3}'],
            ['square', 'deck: {kind: dual-affine, symbols_per_card: 3}'],
        ]) {
            const symbols =
                name === 'forms'
                    ? words(7).map((word) => `{forms: [${word}, ${word}${word}]}`)
                    : words(name === 'square' ? 6 : 7);
            await visit(
                page,
                `${makeOwnPage(`${name}-${language}`, `${deck}\nsymbols: [${symbols}]\n`, language)}#why`,
            );
            const text = await page.textContent('.why');
            check(
                `${name} in ${language} is whole`,
                text.length > 300 && !/[{}]|undefined|NaN|\b(the|of|and)\b/.test(text.replace(/w\d/g, '')),
                text,
            );
        }
    await context.close();
}

/** Every third card of "Why it works", against the definition. */
export async function checkThirds(page) {
    const result = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.all-cards .card')];
        const features = all.map((each) => {
            const drawings = each.getAttribute('aria-label').split(': ')[1].split(', ');
            return [String(drawings.length), ...drawings[0].split(' ')];
        });
        let wrong = 0,
            tried = 0;
        for (let i = 0; i < all.length; ++i)
            for (let j = i + 1; j < all.length; ++j) {
                all[i].click();
                if (
                    all[i].getAttribute('aria-pressed') !== 'true' ||
                    document.querySelectorAll('[aria-pressed="true"]').length > 1
                )
                    all[i].click();
                all[j].click();
                const third = all.findIndex((each) => each.classList.contains('found'));
                const isRight =
                    third >= 0 &&
                    [0, 1, 2, 3].every((f) => new Set([features[i][f], features[j][f], features[third][f]]).size !== 2);
                ++tried;
                if (!isRight) ++wrong;
            }
        return { wrong, tried };
    });
    check('all thirds are right', result.wrong === 0 && result.tried === (81 * 80) / 2, JSON.stringify(result));
}

/** Each symbol of a dual affine deck is a line of the grid: a column, a row, or a slope with one card in each of both. */
export async function checkGrid(page, order) {
    const cells = await page.$$eval('.cell .face', (faces) =>
        faces.map((face) => [...face.querySelectorAll('[data-symbol]')].map((each) => Number(each.dataset.symbol))),
    );
    check('all cards are in the grid', cells.length === order * order, cells.length);
    const symbols = await page.$$eval('.slope button', (all) => all.map((each) => Number(each.dataset.line))),
        kinds = { column: 0, row: 0, slope: 0, diagonal: 0 };
    for (const symbol of symbols) {
        await page.click(`.slope [data-line="${symbol}"]`);
        const lit = await page.$$eval('.cell', (all) =>
            all.flatMap((cell, i) => (cell.classList.contains('on-line') ? [i] : [])),
        );
        check(
            'a line is all cards with its symbol',
            lit.length === order && lit.every((i) => cells[i].includes(symbol)),
            `${symbol}: ${lit}`,
        );
        const columns = new Set(lit.map((i) => i % order)),
            rows = new Set(lit.map((i) => Math.floor(i / order)));
        const kind = columns.size === 1 ? 'column' : rows.size === 1 ? 'row' : 'slope';
        check(
            'a slope crosses each column and row once',
            kind !== 'slope' || (columns.size === order && rows.size === order),
            lit,
        );
        kinds[kind] += 1;
        const step = (i) => (order + (i % order) - Math.floor(i / order)) % order;
        if (kind === 'slope' && lit.every((i) => step(i) === step(lit[0]))) kinds.diagonal += 1;
    }
    check(
        'there are lines of all kinds',
        JSON.stringify(kinds) ===
            JSON.stringify({ column: order, row: order, slope: order * (order - 1), diagonal: order }),
        JSON.stringify(kinds),
    );
}

/** A deck that is no plane: its table has what each two cards share, and its fillers are shown. */
export async function checkTable(page, symbolsPerCard) {
    const cells = await page.$$eval('.pairs-table > div', (all) =>
        all.map((each) =>
            each.querySelector('.face') ? -1 : Number(each.querySelector('use').getAttribute('href').slice(2)),
        ),
    );
    const { pictures, cards } = await page.evaluate(() => {
        const deck = JSON.parse(document.getElementById('deck').textContent);
        return {
            pictures: deck.symbols,
            cards: deck.cards.map((card) => card.pictures.map(([picture]) => deck.symbols[picture])),
        };
    });
    check('all pairs are in the table', cells.length === cards.length ** 2 && cards[0].length === symbolsPerCard);
    const wrong = cells.filter((cell, i) => {
        const one = cards[Math.floor(i / cards.length)],
            other = cards[i % cards.length];
        return one === other ? cell !== -1 : pictures[cell] !== common(one, other)[0];
    });
    check('the table is right', wrong.length === 0, wrong.length);
    const lone = new Set(cards.flat().filter((symbol, i, all) => all.indexOf(symbol) === all.lastIndexOf(symbol)));
    const shown = await page.$$eval('.fillers use', (all) =>
        all.map((each) => Number(each.getAttribute('href').slice(2))),
    );
    check(
        'fillers are shown',
        lone.size > 0 && shown.length === lone.size && shown.every((picture) => lone.has(pictures[picture])),
        shown,
    );
}
