//
// Cards on screens of all sizes.
import { check } from '../browser/checks.mjs';
import { isAll, makeOwnPage, makePage, newContext, turnTo, visit, words } from './shared.mjs';

/** Every day the narrowest, the lowest and the one that `minWidths` are for. */
const sizes = [
    [360, 740],
    [740, 360],
    [844, 390],
    ...(isAll
        ? [
              [390, 844],
              [768, 1024],
              [1280, 800],
          ]
        : []),
];
const matching = ['clock', 'class', 'tower', 'well', 'potato', 'harvest', 'missing', 'pairs'];
/** The widths of cards that fingers need, on a phone of 844 × 390 that lies on its side. */
const minWidths = { trios: 66, harvest: 150, tower: 150, well: 150, clock: 250, potato: 250 };

/** Whoever cannot read yet chooses by pictures, which have names for those who cannot see. */
async function checkChoices(page, what) {
    const choices = await page.$$eval('.choice', (all) =>
        all.map((each) => [
            each.textContent.trim() === '' && Boolean(each.ariaLabel) && each.querySelectorAll('use').length > 0,
            each.querySelector('svg').getBoundingClientRect().height >= 44,
        ]),
    );
    check(`the choices of ${what} are pictures`, choices.length === 4 && choices.flat().every(Boolean), choices);
}

/** Returns how many symbols lie below players' scores. */
function coverSymbols() {
    const boxes = [...document.querySelectorAll('.seat .score')].map((each) => each.getBoundingClientRect());
    return [...document.querySelectorAll('.target')].filter((target) => {
        const toPath = target.getScreenCTM().inverse();
        return boxes.some(({ x, y, width, height }) =>
            [0.2, 0.5, 0.8].some((right) =>
                [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
                    target.isPointInFill(new DOMPoint(x + width * right, y + height * down).matrixTransform(toPath)),
                ),
            ),
        );
    }).length;
}

/** Looks at a view on a screen of this size. */
async function checkFit(page, view, deck, [width, height]) {
    const what = `${view} of ${deck.replace(/.*\//, '')} at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    if (view === 'harvest' || view === 'pairs') {
        // These deal fewer cards on phones.
        await turnTo(page, 'games');
        await page.evaluate(() => localStorage.clear());
        await turnTo(page, view);
    }
    if (view === 'missing') await checkChoices(page, what);
    const [scrollWidth, scrollHeight] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
    ]);
    check(`${what} is not wider than the screen`, scrollWidth <= width, scrollWidth);
    if (view === 'games' || view === 'why') return;
    check(`${what} is not taller than the screen`, scrollHeight <= height, scrollHeight);
    const out = await page.evaluate(() => {
        const table = document.querySelector('.table').getBoundingClientRect();
        return [...document.querySelectorAll('.table :is(.face, .solo, .choice)')]
            .map((each) => each.getBoundingClientRect())
            .filter(
                (box) =>
                    box.left < table.left - 1 ||
                    box.right > table.right + 1 ||
                    box.top < table.top - 1 ||
                    box.bottom > table.bottom + 1,
            ).length;
    });
    check(`all of ${what} is on the table`, out === 0, out);
    const covered = await page.evaluate(coverSymbols);
    check(`scores cover no symbol of ${what}`, covered === 0, covered);
    const least = await page.$$eval('.table :is(.face, .solo)', (all) =>
        Math.min(
            ...all.map((each) => {
                const { width, height } = each.getBoundingClientRect(),
                    card = each.viewBox.baseVal;
                return Math.min(width, (height * card.width) / card.height);
            }),
        ),
    );
    check(
        `the cards of ${what} are large`,
        width !== 844 || deck.includes('oblong') || least >= (minWidths[view] ?? 44),
        least,
    );
}

/**
 * Nothing is wider than the screen, games are not taller, and no card is cut off or lies on another.
 * Every day oblong cards lie on each kind of table once.
 */
export async function fitScreens() {
    const text = `card: {shape: rectangle, size: poker}\ndeck: {symbols_per_card: 5}\nsymbols: [${words(21)}]\n`,
        oblong = makeOwnPage('oblong', text);
    const decks = [
        [makePage('fano'), ['games', ...matching, 'why']],
        [oblong, isAll ? ['games', ...matching] : ['clock', 'tower', 'harvest', 'missing', 'pairs']],
        [makePage('templates/set'), ['games', 'trios', 'why']],
    ];
    const [[width, height]] = sizes,
        context = await newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const [deck, views] of decks) {
        const usual = await visit(await context.newPage(), deck);
        for (const view of views) {
            const page = view === 'missing' ? await context.newPage() : usual;
            if (page === usual) await turnTo(page, view);
            else {
                await page.clock.install();
                await visit(page, `${deck}#${view}`);
                await page.clock.runFor(6000);
                await page.waitForSelector('.choice');
            }
            for (const size of sizes) await checkFit(page, view, deck, size);
        }
    }
    await context.close();
}
