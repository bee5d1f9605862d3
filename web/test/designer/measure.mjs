//
// How long edits take until they are painted: medians, and what 95 of 100 stay below.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, here, option } from '../browser/checks.mjs';
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

/** Drags a symbol of an open card there and back: from a move of the pointer to the frame that shows it, and the frames that were late. */
async function measureDrag() {
    const file = join(folder, 'dragged.yaml');
    copyFileSync(here('../../themes/animals.yaml'), file);
    const server = await serve(file),
        page = await open(await newContext(1280, 800), server);
    await page.waitForSelector('.card use');
    await settled(page);
    await page.dblclick('.card >> nth=0');
    await page.waitForSelector('.card-view[open] .large use');
    await page.evaluate(() => {
        window.drag = { shown: [], frames: [], settled: [] };
        const { port1, port2 } = new MessageChannel();
        let moved, before, dropped;
        port1.onmessage = () => {
            if (moved !== undefined) window.drag.shown.push(performance.now() - moved); // the frame was made
            moved = undefined;
        };
        document.addEventListener('pointermove', (event) => (moved ??= event.timeStamp), { capture: true });
        document.addEventListener('pointerup', (event) => (dropped = event.timeStamp), { capture: true });
        const frame = (time) => {
            if (before !== undefined && document.querySelector('.large:active')) window.drag.frames.push(time - before);
            before = time;
            port2.postMessage(0);
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        new MutationObserver(() => {
            if (dropped === undefined || document.querySelector('.designer').ariaBusy !== 'false') return;
            const begun = dropped;
            dropped = undefined;
            requestAnimationFrame(() =>
                requestAnimationFrame(() => window.drag.settled.push(performance.now() - begun)),
            );
        }).observe(document.querySelector('.designer'), { attributes: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await processorTimes(session);
    for (let round = 0; round < rounds; ++round) {
        const { x, y } = await page.$eval('.large [data-symbol]', (one) => {
            const { x, y, width, height } = one.firstElementChild.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
        });
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let step = 1; step <= 60; ++step) {
            await page.mouse.move(x + 30 * Math.sin((step * Math.PI) / 60), y + (step % 4) + (round % 2 ? -2 : 2));
            await page.waitForTimeout(12);
        }
        await afterEdit(page, () => page.mouse.up());
    }
    const after = await processorTimes(session);
    const { shown, frames, settled: cards } = await page.evaluate(() => window.drag);
    tell('drag: from the move to its frame', shown);
    tell('drag: frame', frames);
    const late = frames.filter((time) => time > 25).length; // those of 16.7 ms jitter by one
    console.log(`drag: ${late} of ${frames.length} frames were late`);
    tell('drag: from the drop to its cards', cards);
    for (const [what, time] of Object.entries(after))
        console.log(`drag: ${what} ${(((time - before[what]) * 1000) / rounds / 60).toFixed(2)} ms a move`);
    await page.context().close();
    server.stop();
}

/** Returns the seconds that the page has worked. */
async function processorTimes(session) {
    const { metrics } = await session.send('Performance.getMetrics');
    const times = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'];
    return Object.fromEntries(metrics.flatMap(({ name, value }) => (times.includes(name) ? [[name, value]] : [])));
}

/** What a first visit loads, as it is sent, but for the cards and the emoji font; the editor comes when the text is opened. */
export async function weigh() {
    const server = await serve(join(folder, 'animals.yaml')),
        context = await newContext(1280, 800),
        page = await context.newPage(),
        session = await context.newCDPSession(page),
        urls = new Map();
    const sizes = {};
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, new URL(response.url)));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const path = urls.get(requestId)?.pathname;
        if (!path || path.startsWith('/api/')) return;
        sizes[path] = encodedDataLength / 1000;
    });
    await page.goto(server.link);
    await page.waitForSelector('.card use');
    await settled(page);
    const all = Object.values(sizes).reduce((sum, size) => sum + size),
        list = Object.entries(sizes).map(([path, size]) => `${path} ${size.toFixed(1)}`);
    if (option('--time')) console.log(`page: ${all.toFixed(1)} kB: ${list.join(', ')}`);
    check('a first visit loads 110 kB at most', all < 110 && all > 20, list);
    check('the editor is loaded when the text is opened', !sizes['/editor.js'], list);
    await context.close();
    server.stop();
}

export async function measure() {
    await weigh();
    await measureDrag();
    await measureTheme('animals');
    await measureTheme('party20');
}
