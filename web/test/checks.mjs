//
// What the tests in browsers beside this file share.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file by its path from this folder. */
export const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export function skip(reason) {
    console.log(`skipped: ${reason}`);
    process.exit(0);
}
/** Returns the place of what follows an option among the arguments; 0 if it is not there. */
export const option = (name) => process.argv.indexOf(name) + 1;

/** Firefox with --firefox among the arguments, else Chromium. Without it, or what drives it, the test says so and is skipped. */
export const isFirefox = process.argv.includes('--firefox');

export const readAxe = () => readFileSync(here('node_modules/axe-core/axe.min.js'), 'utf8');

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
