//
// The page as an application: its icon, and how it opens while the program is not running.
import { createServer } from 'node:http';
import { check } from '../browser/checks.mjs';
import { newContext, open, runAxe, serve, settled, shot, theme } from './shared.mjs';

const listKept = (page) =>
    page.evaluate(async () => {
        const kept = [];
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) kept.push(url.slice(location.origin.length));
        return kept.sort().join(' ');
    });

/** The page's shell opens without the program, and nothing else is kept of it. */
export async function openOffline() {
    const server = await serve(theme),
        port = Number(new URL(server.origin).port);
    const page = await open(await newContext(390, 844, { hasShell: true }), server);
    await page.waitForSelector('.card use');
    await settled(page);
    const { icons, start_url: start } = await page.evaluate(async () => (await fetch('/manifest.json')).json());
    check('it can be installed', start === '/' && icons.length === 2);
    check(
        'its icon is drawn',
        await page.evaluate(() => {
            const image = new Image();
            image.src = '/icon.svg';
            return image.decode().then(
                () => true,
                () => false,
            );
        }),
    );
    await page.evaluate(() => navigator.serviceWorker.ready);
    const shell =
        '/ /app.css /app.js /icon.svg /manifest.json /texts.json?name=de /texts.json?name=en /texts.json?name=es /texts.json?name=fr';
    check('the shell is kept', (await listKept(page)) === shell, await listKept(page));
    await page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0]);
        await cache.put('/app.css', new Response('old', { headers: { ETag: '"old"' } }));
    });
    await page.reload();
    await page.waitForSelector('.card use');
    await settled(page);
    check('and nothing else, also when all has been used', (await listKept(page)) === shell, await listKept(page));
    check(
        'a newer shell takes the place of an older one',
        await page.evaluate(async () => (await (await caches.match('/app.css')).text()) !== 'old'),
    );

    const context = page.context();
    await page.close(); // else it may write to the console that the program is gone
    await server.stop();
    const offline = await context.newPage(); // browsers complain on the console of what they can't load
    offline.on('pageerror', (error) => check('no error', false, String(error)));
    await offline.goto(server.origin);
    await offline.waitForSelector('.message button');
    check(
        'without the program it says so',
        (await offline.textContent('.message')).includes('start `spotit-print serve` again'),
        await offline.textContent('.message'),
    );
    await shot(offline, 'offline');
    await runAxe(offline, 'the page without the program');
    await offline.evaluate(() => localStorage.setItem('spotit-language', 'fr'));
    await offline.click('.message button');
    await offline.waitForFunction(() => document.documentElement.lang === 'fr');
    await offline.waitForSelector('.message button');
    check('in each language', (await offline.textContent('.message button')) === 'Réessayer');
    await offline.evaluate(() => localStorage.removeItem('spotit-language'));

    const again = await serve('--port', String(port), theme);
    const back = await open(context, again);
    await back.waitForSelector('.card use');
    check('with the program it is back', (await back.locator('.message').count()) === 0);
    await back.close();
    await again.stop();

    // Another program on the same port.
    const other = createServer((_, answer) => answer.end('<!doctype html><title>Other</title>'));
    await new Promise((done) => other.listen(port, '127.0.0.1', done));
    await offline.goto(server.origin);
    check('another program at the address is not hidden', (await offline.title()) === 'Other');
    await offline.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration()));
    check('and the shell is gone', (await listKept(offline)) === '', await listKept(offline));
    await context.close();
    other.closeAllConnections();
    other.close();
}
