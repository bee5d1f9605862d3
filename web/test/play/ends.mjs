//
// The end of a game, and the game after it.
import { check } from '../browser/checks.mjs';
import { featuresOnTable, moves, playToTheEnd, triosAmong } from './games.mjs';
import { hands, isAll, isOver, letPass, makePage, newContext, open, screens, turnTo } from './shared.mjs';

const tool = (name) => `.tools.more button:text-is("${name}")`;

/** Plays out what lies on the table, without hints. */
async function findTrios(page) {
    for (let i = 0; i < 60 && !(await isOver(page)); ++i) {
        const [trio] = triosAmong(await featuresOnTable(page));
        if (!trio) await page.click(tool('No trio here'));
        else
            await page.$$eval(
                '.tableau .card',
                (all, trio) => {
                    for (const one of all) if (one.getAttribute('aria-pressed') === 'true') one.click();
                    for (const place of trio) all[place].click();
                },
                trio,
            );
    }
    const line = await page.textContent('.score-line');
    check('trios come to an end', await isOver(page), line);
    check('no card is left', line.startsWith('Cards left: 0 '), line);
    const status = await page.textContent('.status');
    check('one trio is no “1 trios”', /^All found in [^.]+(\.\d)? s\. Trios: \d+\./.test(status), status);
}

/** What the head of the page says at the end of a game of few cards. */
export async function endGames() {
    const fano = makePage('fano');
    for (const options of Object.values(screens).slice(0, isAll ? 2 : 1)) {
        const context = await newContext(options);
        const page = await open(context, fano);
        for (const game of Object.keys(moves)) {
            await turnTo(page, game);
            await playToTheEnd(page, game, hands.mouse);
        }
        await context.close();
    }
}

/** Times are compared with those of the same game alone, and those with hints with none. */
export async function keepRecords() {
    const context = await newContext(screens.desk),
        trios = await open(context, `${makePage('templates/set')}#trios`);
    const play = async (deal) => {
        await trios.click(tool(deal));
        await findTrios(trios);
        return trios.textContent('.status');
    };
    check('the first time is the best', (await play('Junior: 27 cards')).includes('Your best yet!'));
    check('Junior’s time is not that of all cards', (await play('All cards')).includes('Your best yet!'));
    await trios.click(tool('Junior: 27 cards'));
    await trios.click(tool('Hint'));
    await trios.reload();
    await trios.waitForSelector('.tableau .card');
    await findTrios(trios);
    check(
        'a time with a hint is none',
        (await trios.textContent('.status')).includes('Times with hints do not count.'),
        await trios.textContent('.status'),
    );
    const fano = makePage('fano');
    for (const game of isAll ? ['clock', 'harvest'] : ['clock'])
        for (const [isHelped, seconds, words] of [
            [true, 0, 'Times with hints do not count.'],
            [false, 60, 'Your best yet!'],
            [false, 0, 'Your best yet!'],
        ]) {
            const page = await open(context, `${fano}#${game}`);
            if (isHelped) await page.click(tool('Hint'));
            await letPass(page, 1000 * seconds);
            await playToTheEnd(page, game, hands.mouse);
            const status = await page.textContent('.status');
            check(
                `${game} ${isHelped ? 'with' : 'without'} a hint, ${seconds} s later`,
                status.includes(words),
                status,
            );
            check(`minutes of ${game} are told apart`, / 1:\d\d\b/.test(status) === seconds > 0, status);
            await page.close();
        }
    await context.close();
}

/** Hints come by themselves only where that is chosen, also in the next game. */
export async function chooseHints() {
    const fano = makePage('fano'),
        context = await newContext(screens.desk);
    const open = async (game) => {
        // time passes as the test wants it
        const page = await context.newPage();
        await page.clock.install();
        await page.goto(`${fano}#${game}`);
        await page.waitForSelector('.symbol');
        await page.clock.runFor(11_000);
        return page;
    };
    const count = (page) => page.$$eval('.faded', (all) => all.length);
    const clock = await open('clock');
    check('no hint comes by itself', (await count(clock)) === 0);
    await clock.click('label:has-text("every 10 s")');
    await clock.clock.runFor(11_000);
    check('hints come where they are wanted', (await count(clock)) > 0);
    check('also in another game', (await count(await open('tower'))) > 0);
    await context.close();
}

/** After a game of trios comes another, whichever deal is chosen. */
export async function playTriosAgain() {
    const context = await newContext(screens.desk),
        page = await open(context, `${makePage('templates/set')}#trios`);
    const cards = async () => JSON.stringify(await featuresOnTable(page));
    await page.click(tool('Junior: 27 cards'));
    await findTrios(page);
    await page.click('.again');
    check(
        'a game of 27 cards is played again with 27',
        (await page.textContent('.score-line')).includes('15'),
        await page.textContent('.score-line'),
    );
    await findTrios(page);
    for (const deal of ['Daily game', ...(isAll ? ['Junior: 27 cards'] : []), 'All cards']) {
        await page.click(tool(deal));
        const dealt = await cards(),
            before = await page.textContent('.score-line');
        check(`${deal} is a game`, (await page.$$eval('.table.over, .again', (all) => all.length)) === 0);
        await page
            .waitForFunction((before) => document.querySelector('.score-line').textContent !== before, before)
            .catch(() => check(`the clock of ${deal} runs`, false, before));
        await page.reload();
        await page.waitForSelector('.tableau .card');
        check(`a reload keeps ${deal}`, (await cards()) === dealt);
        await page.click(tool('Junior: 27 cards'));
        await findTrios(page);
    }
    await context.close();
}
