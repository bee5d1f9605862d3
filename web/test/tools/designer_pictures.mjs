//
// node designer_pictures.mjs FOLDER: pictures of the designer for its manual, called by scripts/generate-designer.
// SPOTIT_PROGRAM serves the page.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { here } from '../browser/checks.mjs';
import { launch } from '../browser/chromium.mjs';

const folder = process.argv[2];

/** Starts the program in a folder; returns its link, and what ends it. */
async function serve(path, theme) {
    const server = spawn(process.env.SPOTIT_PROGRAM, ['serve', '--no-open', theme], {
        cwd: path,
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    const link = await new Promise((done) => {
        server.stderr.on('data', (said) => {
            const found = /http:\S+/.exec(said);
            if (found) done(found[0]);
        });
    });
    return { link, stop: () => server.kill('SIGINT') };
}

/** What the pictures show: the whole page, a symbol in the hand, and a phone. */
const scenes = [
    { width: 1440, height: 900 },
    {
        width: 1024,
        height: 768,
        show: async (page) => {
            await page.dblclick('.card >> nth=4');
            const { x, y } = await page.$eval('.large [data-symbol]', (one) => {
                const { x, y, width, height } = one.firstElementChild.getBoundingClientRect();
                return { x: x + width / 2, y: y + height / 2 };
            });
            await page.mouse.click(x, y);
        },
    },
    { width: 390, height: 844, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true },
];

const browser = await launch();
for (const { width, height, show = () => {}, ...phone } of scenes)
    for (const colorScheme of ['light', 'dark']) {
        const name = `designer-${width}-${colorScheme}`,
            path = join(folder, name);
        mkdirSync(path);
        copyFileSync(here('../../themes/kids.yaml'), join(path, 'kids.yaml'));
        const { link, stop } = await serve(path, 'kids.yaml'),
            context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-US', ...phone }),
            page = await context.newPage();
        await page.goto(link);
        await page.waitForSelector('.card use');
        await page.waitForFunction(() => document.querySelector('.designer').ariaBusy === 'false');
        await show(page);
        await page.waitForTimeout(1000); // until the emoji font is there
        await page.screenshot({ path: join(folder, `${name}.png`) });
        await context.close();
        stop();
    }
await browser.close();
