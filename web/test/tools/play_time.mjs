//
// node play_time.mjs [SLOWDOWN]: how long pages of `play` take from their opening until they are painted, in Chromium as on a
// phone: its screen, its pixels, and a processor so many times slower than this one, 4 unless told. SPOTIT_PROGRAM makes the pages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../browser/chromium.mjs';
import { here } from '../browser/checks.mjs';

const rounds = 9,
    rate = Number(process.argv[2] ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'spotit-play-'));
const browser = await launch();
for (const [name, game] of [
    ['animals', '#clock'],
    ['templates/set', '#trios'],
    ['party20', '#clock'],
]) {
    const file = join(folder, 'page.html');
    execFileSync(process.env.SPOTIT_PROGRAM, [here(`../../themes/${name}.yaml`), '-o', file, '-q']);
    for (const [what, hash, shown] of [
        ['the games', '', '.menu .face'],
        ['a game', game, '.table .face'],
    ]) {
        const times = [];
        for (let round = 0; round < rounds; ++round) {
            const context = await browser.newContext({
                viewport: { width: 390, height: 844 },
                deviceScaleFactor: 3,
                isMobile: true,
                hasTouch: true,
            });
            const page = await context.newPage(),
                session = await context.newCDPSession(page);
            await session.send('Emulation.setCPUThrottlingRate', { rate });
            await page.addInitScript((shown) => {
                window.painted = new Promise((done) => {
                    const observer = new MutationObserver(() => {
                        if (!document.querySelector(shown)) return;
                        observer.disconnect();
                        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
                    });
                    observer.observe(document, { childList: true, subtree: true });
                });
            }, shown);
            await page.goto(`file://${file}${hash}`);
            times.push(await page.evaluate(() => window.painted));
            await context.close();
        }
        times.sort((one, other) => one - other);
        console.log(
            `${name}, ${what}: ${times[rounds >> 1].toFixed(0)} ms (${times[0].toFixed(0)} to ${times.at(-1).toFixed(0)})`,
        );
    }
}
await browser.close();
rmSync(folder, { recursive: true });
