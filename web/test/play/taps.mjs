//
// Taps that come too late or twice.
import { check } from '../browser/checks.mjs';
import { moves } from './games.mjs';
import {
    common,
    isAll,
    isOver,
    letPass,
    makePage,
    newContext,
    open,
    pointOf,
    screens,
    settle,
    shownSymbols,
    stopTime,
    visit,
} from './shared.mjs';

/** Touches a point of the page; not by the browser's own commands, which take longer than two fingers. */
const tap = (page, point) =>
    page.evaluate(({ x, y }) => {
        document
            .elementFromPoint(x, y)
            .dispatchEvent(
                new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
            );
    }, point);

/** The right symbol of the player who is slower, before the other one has moved. */
const slower = {
    tower: (cards) => [0, common(cards[0], cards.at(-1))[0]],
    well: (cards) => [1, common(cards[1], cards.at(-1))[0]],
    potato: (cards) => [1, common(cards[0], cards[1])[0]],
};

const races = isAll ? 5 : 3;
/** Who taps right, but after somebody else, is neither judged by the next card nor made to wait. */
export async function loseRaces() {
    const animals = makePage('animals'),
        context = await newContext(screens.desk);
    const page = await open(context, animals);
    for (const [game, late] of Object.entries(slower)) {
        await visit(page, `${animals}#${game}`);
        await stopTime(page);
        for (const gap of [0, 150]) {
            let locked = 0,
                taken = 0;
            for (let race = 0; race < races; ++race) {
                await settle(page);
                const cards = await shownSymbols(page);
                const points = [
                    await pointOf(page, ...moves[game]({ cards, last: cards.length - 1 })),
                    await pointOf(page, ...late(cards)),
                ];
                await tap(page, points[0]);
                const dealt = JSON.stringify(await shownSymbols(page));
                check(`${game} goes on`, dealt !== JSON.stringify(cards));
                await letPass(page, gap);
                await tap(page, points[1]);
                locked += await page.$$eval('.locked', (all) => all.length);
                if (JSON.stringify(await shownSymbols(page)) !== dealt) ++taken;
            }
            check(
                `the slower one of ${game} is not punished after ${gap} ms`,
                locked === 0,
                `${locked} times of ${races}`,
            );
            check('nor moves by chance', taken === 0, taken);
        }
    }
    await context.close();
}

/** Returns what touches between the symbols of a card lead to, and what they should: the nearest symbol within 22 pixels, found by its outline. */
function touchBetween(step) {
    const face = document.querySelector('.table .face'),
        box = face.getBoundingClientRect();
    const targets = [...face.querySelectorAll('.target')].map((target) => {
        const toPage = target.getScreenCTM(),
            length = target.getTotalLength(),
            rim =
                toPage.a || toPage.b
                    ? (Math.hypot(toPage.a, toPage.b) * Number(target.getAttribute('stroke-width'))) / 2
                    : 0;
        const outline = Array.from({ length: 400 }, (_, i) =>
            target.getPointAtLength((length * i) / 400).matrixTransform(toPage),
        );
        return {
            symbol: target.parentNode.dataset.symbol,
            distance: (x, y) => Math.min(...outline.map((at) => Math.hypot(at.x - x, at.y - y))) - rim,
        };
    });
    const touch = (x, y) => {
        let picked;
        const observer = new MutationObserver((changes) => {
            for (const { target } of changes) if (target.classList.contains('wrong')) picked = target.dataset.symbol;
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ['class'] });
        document
            .elementFromPoint(x, y)
            .dispatchEvent(
                new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
            );
        for (const { target } of observer.takeRecords())
            if (target.classList.contains('wrong')) picked = target.dataset.symbol;
        for (const each of document.querySelectorAll('.wrong')) each.classList.remove('wrong');
        return picked;
    };
    const match = [...face.querySelectorAll('.symbol')]
        .map((each) => each.dataset.symbol)
        .find((symbol) => document.querySelectorAll(`.symbol[data-symbol="${symbol}"]`).length === 2);
    const result = { near: 0, far: 0, wrong: [] };
    for (let x = box.left + 3; x < box.right; x += step)
        for (let y = box.top + 3; y < box.bottom; y += step) {
            const at = document.elementFromPoint(x, y);
            if (at?.closest('.face') !== face || at.closest('.symbol')) continue;
            const [first, second] = targets
                .map(({ symbol, distance }) => ({ symbol, away: distance(x, y) }))
                .sort((one, other) => one.away - other.away);
            if (first.symbol === match || second.away - first.away < 4 || Math.abs(first.away - 22) < 4) continue; // it deals, or they are as near
            const picked = touch(x, y),
                meant = first.away < 22 ? first.symbol : undefined;
            ++result[meant ? 'near' : 'far'];
            if (picked !== meant) result.wrong.push([x, y, picked, meant]);
        }
    return result;
}

/** Fingers are larger than small symbols: a touch beside one means it. */
export async function tapBeside() {
    const context = await newContext(screens.phone);
    for (const [theme, isEmpty] of [
        ['animals', false],
        ['fano', true],
    ]) {
        const page = await open(context, `${makePage(theme)}#clock`);
        await settle(page);
        const { near, far, wrong } = await page.evaluate(touchBetween, isAll ? 13 : 21);
        check(
            `touches beside symbols of ${theme} mean the nearest`,
            near > 20 && wrong.length === 0,
            `${near} near, ${wrong.length} wrong: ${wrong.slice(0, 5)}`,
        );
        if (isEmpty) check('touches far from all of them mean none', far > 0, far);
    }
    await context.close();
}

/** Small children tap twice. */
export async function tapTwice() {
    const context = await newContext(screens.phone),
        page = await open(context, `${makePage('animals')}#clock`);
    await stopTime(page);
    for (let round = 0; round < 10 && !(await isOver(page)); ++round) {
        await settle(page);
        const point = await pointOf(page, ...moves.clock({ cards: await shownSymbols(page) }));
        for (let twice = 0; twice < 2; ++twice) {
            await tap(page, point);
            await letPass(page, 100);
        }
    }
    check(
        'a double tap costs nothing',
        (await page.textContent('.status')).includes(', 0 wrong'),
        await page.textContent('.status'),
    );
    await context.close();
}
