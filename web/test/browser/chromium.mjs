//
// Chromium as playwright drives it.
import { existsSync } from 'node:fs';
import { skip } from './checks.mjs';
import { quicken } from './quick.mjs';

const executablePath = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
].find((path) => existsSync(path));
if (!executablePath) skip('no Chromium; on Debian:  apt install chromium-headless-shell');
const playwright = await import('playwright-core').catch(() => skip('no playwright-core; run scripts/setup --tests'));

/** Pages live too short for the last compiler to pay, but axe is worth the one before; one process may serve several. */
const args = ['--no-sandbox', '--js-flags=--no-opt --single-threaded', '--renderer-process-limit=1'];

/** @param names of hosts that lead to this computer */
export async function launch(...names) {
    const browser = await playwright.chromium.launch({
        executablePath,
        args: [...args, ...names.map((name) => `--host-resolver-rules=MAP ${name} 127.0.0.1`)],
    });
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => (await newContext(options)).on('page', quicken);
    return browser;
}
