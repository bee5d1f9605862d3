//
// What is heard and felt of hits, misses and the last seconds of a clock.
import { check } from '../browser/checks.mjs';
import { featuresOnTable, moves, playPairs, triosAmong } from './games.mjs';
import { hands, isAll, makePage, newContext, open, press, screens, shownSymbols, visit } from './shared.mjs';

/** Notes what a page sounds, and how it shakes the phone. */
function listen() {
    globalThis.heard = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        globalThis.heard.push(this.context.state === 'running' ? this.frequency.value : 'nothing');
        return start.apply(this, when);
    };
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
        return (globalThis.awake = resume.call(this));
    };
    Navigator.prototype.vibrate = (shakes) => globalThis.heard.push(`shake ${shakes}`);
}

const hit = '659,988,shake 30',
    miss = '196,shake 50,50,50';
const heard = (page) => page.evaluate(() => globalThis.heard.splice(0).join());
const box = 'label:has-text("Sound") input';

/** Opens a game that was touched: before, browsers let no page sound. */
async function openAwake(context, url) {
    return awake(await open(context, url));
}
async function awake(page) {
    await page.click('h1');
    await page.evaluate(() => globalThis.awake);
    return page;
}

/** A symbol of the card of a hit that no other card has; among ten cards there may be none, but one that is no hit. */
const slip = (cards, [card, hit]) => [
    card,
    cards[card].find((symbol) => cards.every((other, i) => i === card || !other.includes(symbol))) ??
        cards[card].find((symbol) => symbol !== hit),
];

async function hearGames(context, animals) {
    const page = await open(context, animals);
    for (const [game, move] of Object.entries(moves).filter((_, i) => isAll || i % 2 === 0)) {
        await awake(await visit(page, `${animals}#${game}`));
        const cards = await shownSymbols(page),
            right = move({ cards, last: cards.length - 1 });
        check(`${game} begins in silence`, (await heard(page)) === '');
        await hands.keys(page, ...slip(cards, right));
        const slipped = await heard(page);
        check(`a miss of ${game} is heard`, slipped === miss, slipped);
        await page.evaluate(() => globalThis.letPass(1500));
        await hands.keys(page, ...right);
        const done = await heard(page);
        check(`a hit of ${game} is heard`, done === hit, done);
    }
    await page.close();
    const pairs = await openAwake(context, `${animals}#pairs`);
    await playPairs(pairs, 'keys');
    check('pairs are heard', new RegExp(`^${hit}(,${hit})*$`).test(await heard(pairs)));
    const trios = await openAwake(context, `${makePage('templates/set')}#trios`);
    const [trio] = triosAmong(await featuresOnTable(trios));
    if (!trio) return;
    await trios.click('button:text-is("No trio here")');
    check('an overlooked trio is heard', (await heard(trios)) === miss);
    for (const place of trio) await press(trios, 'mouse', '.tableau .card', place);
    check('a trio is heard', (await heard(trios)) === hit);
}

/** The switch is kept; of the game that a class hears, apart and off at first. */
async function switchSounds(context, animals) {
    const page = await openAwake(context, `${animals}#clock`);
    await page.click(box);
    const cards = await shownSymbols(page);
    await hands.keys(page, ...slip(cards, [0]));
    check('without sound nothing is heard', (await heard(page)) === '');
    await page.goto(`${animals}#harvest`);
    await page.reload();
    check('which is kept', !(await page.isChecked(box)));
    const large = await openAwake(context, `${animals}#class`);
    await large.keyboard.press(' ');
    check('a class hears nothing', (await heard(large)) === '');
    check('as its box says', !(await large.isChecked(box)));
    await large.click(box);
    await large.evaluate(() => globalThis.awake);
    for (let i = 0; i < 2; ++i) await large.click('.table');
    check('unless it wants to', (await heard(large)) === hit);
    await large.reload();
    check('which is kept, too', await large.isChecked(box));
    await large.goto(`${animals}#clock`);
    await large.reload();
    check('of this game alone', !(await large.isChecked(box)));
}

/** The last seconds in which a card can be looked at. */
async function hearSeconds(context, animals) {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(animals);
    await page.click('.game[href="#missing"]');
    await page.waitForSelector('.face');
    await page.evaluate(() => globalThis.awake);
    await page.clock.runFor(5800);
    await page.waitForSelector('.choice');
    check('the last three seconds are heard', (await heard(page)) === '1319,1319,1319');
}

export async function hearSounds() {
    const animals = makePage('animals');
    for (const part of [hearGames, switchSounds, hearSeconds]) {
        const context = await newContext(screens.desk);
        await context.addInitScript(listen);
        await part(context, animals);
        await context.close();
    }
}
