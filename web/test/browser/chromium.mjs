//
// Chromium as playwright drives it.
import { existsSync } from 'node:fs';
import { skip } from './checks.mjs';
import { quicken, quickScript } from './quick.mjs';

const executablePath = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
].find((path) => existsSync(path));
if (!executablePath) skip('no Chromium; on Debian:  apt install chromium-headless-shell');
const playwright = await import('playwright-core').catch(() => skip('no playwright-core; run scripts/setup --tests'));

/** Pages live too short for the last two compilers to pay; one process may serve several, and what draws and loads needs none. */
const args = [
    '--no-sandbox',
    '--js-flags=--no-opt --no-maglev --single-threaded',
    '--renderer-process-limit=1',
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
];

/** @param names of hosts that lead to this computer */
export async function launch(...names) {
    const browser = await playwright.chromium.launch({
        executablePath,
        args: [...args, ...names.map((name) => `--host-resolver-rules=MAP ${name} 127.0.0.1`)],
    });
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
        const context = (await newContext(options)).on('page', quicken);
        await context.addInitScript(quickScript);
        return context;
    };
    return browser;
}
