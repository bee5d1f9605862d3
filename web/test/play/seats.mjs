//
// The players: how many there are, who is who, and who has won.
import { check } from '../browser/checks.mjs';
import { moves } from './games.mjs';
import {
    checkAccess,
    hands,
    isAll,
    isOver,
    makeOwnPage,
    makePage,
    newContext,
    open,
    screens,
    shownSymbols,
    words,
} from './shared.mjs';

/** A small deck has seats for as many players as its box offers, whatever number is kept. */
export async function seatPlayers() {
    const fano = makePage('fano');
    for (const [kept, seats] of [
        ['4', 2],
        ['3', 2],
        ['1', 2],
        ['"x"', 2],
    ]) {
        const context = await newContext(screens.desk),
            page = await context.newPage();
        await page.addInitScript(`Storage.prototype.getItem = (name) => name.endsWith('-players') ? '${kept}' : null`);
        for (const game of isAll || kept === '4' ? ['tower', 'well', 'potato'] : ['tower']) {
            await page.goto(`${fano}#${game}`);
            await page.waitForSelector('.seat');
            await page.reload(); // another part of the same page is no other page
            await page.waitForSelector('.seat');
            check(
                `${game} of 7 cards has ${seats} seats for ${kept} players`,
                (await page.$$eval('.seat:not(.middle)', (all) => all.length)) === seats,
            );
            check(
                'as its box says',
                await page.$$eval('.tools select', ([box]) => [...box.options].length === 1 && box.value === '2'),
            );
        }
        await context.close();
    }
}

/** Whoever plays alone has no rivals. */
export async function playAlone() {
    const context = await newContext(screens.desk);
    for (const [theme, games] of [
        ['fano', ['clock', 'harvest', 'missing', 'pairs']],
        ['templates/set', ['trios']],
    ]) {
        const page = await open(context, makePage(theme));
        for (const game of games) {
            const aim = await page.textContent(`.game[href="#${game}"] span`);
            check(`${game} promises no rivals`, !/most|win|player/.test(aim), aim);
        }
    }
    await context.close();
}

/** How those see linear red, green and blue who lack one kind of cones (Machado, Oliveira and Fernandes, 2009). */
const eyes = {
    all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
/** L, a and b (CIE 1976) of a color such as "rgb(1, 2, 3)" as those eyes see it. */
function labOf(color, seen) {
    const linear = color
        .match(/[0-9.]+/g)
        .slice(0, 3)
        .map((each) => ((Number(each) / 255 + 0.055) / 1.055) ** 2.4);
    const mix = (a, b, c, [red, green, blue]) => Math.min(1, Math.max(0, a * red + b * green + c * blue));
    const rgb = [0, 3, 6].map((row) => mix(...seen.slice(row, row + 3), linear));
    const [x, y, z] = [
        mix(0.4339, 0.3762, 0.1899, rgb),
        mix(0.2126, 0.7152, 0.0722, rgb),
        mix(0.0177, 0.1095, 0.8729, rgb),
    ].map(Math.cbrt);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The players have numbers and colors, by which the winner is shown; what moves then, moves for those alone who like it. */
export async function showWinners() {
    const deck = makeOwnPage('winners', `deck: {symbols_per_card: 5}\nsymbols: [${words(21)}]\n`);
    const games = { tower: 'no-preference', potato: 'reduce', ...(isAll ? { well: 'no-preference' } : {}) };
    for (const [game, reducedMotion] of Object.entries(games)) {
        const context = await newContext({ ...screens.desk, reducedMotion });
        await context.addInitScript(`Storage.prototype.getItem = (name) => name.endsWith('-players') ? '4' : null`);
        const page = await open(context, `${deck}#${game}`);
        const badges = await page.$$eval('.seat .badge', (all) =>
            all.map((each) => [each.textContent, getComputedStyle(each).backgroundColor]),
        );
        check(`the players of ${game} have numbers`, badges.map(([number]) => number).join() === '1,2,3,4', badges);
        for (const [name, seen] of Object.entries(eyes)) {
            const labs = badges.map(([, color]) => labOf(color, seen)),
                distances = labs.flatMap((one, i) =>
                    labs.slice(0, i).map((other) => Math.hypot(...one.map((each, k) => each - other[k]))),
                );
            check(`their colors are not alike for ${name} eyes`, Math.min(...distances) > 20, distances);
        }
        for (let i = 0; i < 200 && !(await isOver(page)); ++i) {
            const cards = await shownSymbols(page);
            await hands.keys(page, ...moves[game]({ cards, last: cards.length - 1 }));
        }
        const [status, ...numbers] = await page.evaluate(() =>
            ['.status', '.status .badge', '.winner .badge'].map((selector) =>
                [...document.querySelectorAll(selector)].map((each) => each.textContent).join(),
            ),
        );
        check(`the winners of ${game} are shown`, numbers[0] !== '' && numbers[0] === numbers[1], numbers);
        // After each one's number.
        const scores = await page.$$eval('.seat .score', (all) =>
            all.map((each) => parseInt(each.textContent.slice(1))),
        );
        const most = scores.flatMap((score, i) => (score === Math.max(...scores) ? [i + 1] : []));
        check('whoever has most cards wins a tower', game !== 'tower' || numbers[0] === most.join(), [numbers, scores]);
        const words = numbers[0].includes(',') ? 'It’s a tie!' : `Player ${numbers[0]} wins!`;
        check('as is said', status.includes(words), status);
        const moving = await page.evaluate(
            () => document.getAnimations().filter((each) => each.effect.target.closest('.over')).length,
        );
        check(`${game} ends with joy`, moving > 0 === (reducedMotion === 'no-preference'), moving);
        if (isAll || game === 'tower') await checkAccess(page, `the end of ${game}`);
        await context.close();
    }
}
