// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// Chromium as playwright drives it, for the tests beside this file. Without either, they say so and are skipped.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file by its path from this folder. */
export const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function skip(reason) {
    console.log(`skipped: ${reason}`);
    process.exit(0);
}
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
if (!executablePath) skip('no chromium; on Debian:  apt install chromium');
const playwright = await import('playwright-core').catch(() => skip('no playwright-core; run scripts/setup --tests'));

export const launch = (...more) => playwright.chromium.launch({ executablePath, args: ['--no-sandbox', ...more] });
export const axe = readFileSync(here('../node_modules/axe-core/axe.min.js'), 'utf8');

let failures = 0;
export function check(what, ok, more = '') {
    if (!ok) ++failures;
    if (!ok || process.env.VERBOSE) console.log(ok ? 'ok  ' : 'FAIL', what, more);
}
/** Ends the process with the number of failed checks as a sentence. */
export function exit() {
    console.log(failures ? `${failures} failed` : 'all passed');
    process.exit(failures ? 1 : 0);
}
