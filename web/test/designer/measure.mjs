//
// How long edits take until they are painted: medians, and what 95 of 100 stay below.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { here } from '../checks.mjs';
import { afterEdit, control, folder, newContext, open, serve, setRange, settled, tab } from './shared.mjs';

const rounds = 15;
const browserStart = 1500; // milliseconds: what a browser takes before it asks, here it is open already

/** Prints a line of a table. */
function tell(what, times) {
    const sorted = [...times].sort((a, b) => a - b),
        at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(0);
    console.log(`${what}: ${at(0.5)} ms, 95 %: ${at(0.95)} ms (${sorted.length} times)`);
}

/** Returns the milliseconds from the event of an edit until the element shows what comes of it, and is painted. */
async function painted(page, edit, selector) {
    await page.evaluate((selector) => {
        window.painted = new Promise((done) => {
            let begun;
            for (const type of ['input', 'click'])
                document.addEventListener(
                    type,
                    (event) => {
                        begun ??= event.timeStamp;
                    },
                    { capture: true, once: true },
                );
            const element = document.querySelector(selector),
                isWhole = element.hasAttribute('aria-busy');
            const observer = new MutationObserver(() => {
                if (begun === undefined || (isWhole && element.getAttribute('aria-busy') !== 'false')) return;
                observer.disconnect();
                requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
            });
            observer.observe(element, { attributes: true, childList: true, subtree: !isWhole });
        });
    }, selector);
    await edit();
    const time = await page.evaluate(() => window.painted);
    await settled(page);
    return time;
}

const allCards = '.designer',
    firstCard = '.card svg';

async function measureTheme(name) {
    const file = join(folder, `${name}-timed.yaml`);
    copyFileSync(here(`../../themes/${name}.yaml`), file);
    const context = await newContext(1280, 800),
        cold = [];
    await context.addInitScript(() => {
        window.painted = new Promise((done) => {
            const observer = new MutationObserver(() => {
                if (!document.querySelector('.card use')) return;
                observer.disconnect();
                requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
            });
            observer.observe(document, { childList: true, subtree: true });
        });
    });
    for (let round = 0; round < 5; ++round) {
        const server = await serve(file);
        await new Promise((done) => setTimeout(done, browserStart));
        const page = await open(context, server);
        cold.push(await page.evaluate(() => window.painted));
        await settled(page);
        await page.close();
        server.stop();
    }
    tell(`${name}: cold, from the page to its first cards`, cold);
    const server = await serve(file),
        page = await open(context, server);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Card');
    const times = { title: [], color: [], 'gap: all cards': [], 'gap: cards in sight': [], 'rearrange one card': [] },
        symbols = [];
    const whole = (edit) => painted(page, edit, allCards),
        first = (edit) => painted(page, edit, firstCard);
    const isLarge = name === 'party20';
    for (let round = 0; round < rounds; ++round) {
        // The steps of the slider: a place where it stands already would change nothing.
        times.title.push(await whole(() => control(page, 'Title', 'input').fill(`Zoo ${round}`)));
        times.color.push(await whole(() => setRange(page, 'Color', `#ffff${(16 + round).toString(16)}`)));
        if (isLarge && round >= 5) continue;
        times['gap: cards in sight'].push(await first(() => setRange(page, 'Gap', (1 + round / 5).toFixed(1))));
        times['gap: all cards'].push(await whole(() => setRange(page, 'Gap', (1.1 + round / 5).toFixed(1))));
    }
    await page.click('.card >> nth=0');
    for (let round = 0; round < rounds; ++round)
        times['rearrange one card'].push(await first(() => page.click('button:text-is("Rearrange card 1")')));
    for (const [what, each] of Object.entries(times)) if (each.length) tell(`${name}: ${what}`, each);
    await tab(page, 'Symbols');
    if (!isLarge) {
        for (const emoji of ['unicorn', 'rainbow', 'rocket', 'crown', 'anchor']) {
            await page.click('.tile >> nth=0');
            await afterEdit(page, () => page.click('button:text-is("Remove")'));
            await page.fill('input[type=search]', emoji);
            await page.waitForSelector(`[aria-label="Add ${emoji}"]`);
            symbols.push(await painted(page, () => page.click(`[aria-label="Add ${emoji}"]`), '.cards'));
        }
    }
    if (symbols.length) tell(`${name}: one symbol, cards in sight`, symbols);
    await context.close();
    server.stop();
}

export async function measure() {
    await measureTheme('animals');
    await measureTheme('party20');
}
