//
// node pictures.mjs PAGE.html FOLDER: pictures of the page for README, called by scripts/generate-samples.
import { launch } from '../browser/chromium.mjs';

const [page, folder] = process.argv.slice(2);
const browser = await launch();

async function picture(name, id, width, height) {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addInitScript(() => {
        let seed = 5; // the same cards each time
        Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    });
    const tab = await context.newPage();
    await tab.goto(`file://${page}#${id}`);
    await tab.waitForTimeout(500);
    await tab.screenshot({ path: `${folder}/${name}.png` });
    await context.close();
}

await picture('play-clock', 'clock', 390, 700);
await picture('play-tower', 'tower', 390, 700);
await picture('explain', 'why', 980, 1010);
await browser.close();
