//
// What the tests in browsers beside this file share.
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file by its path from this folder. */
export const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export function skip(reason) {
    console.log(`skipped: ${reason}`);
    process.exit(0);
}
/** Returns the place of what follows an option among the arguments; 0 if it is not there. */
export const option = (name) => process.argv.indexOf(name) + 1;

/** Firefox with --firefox among the arguments, else Chromium. Without it, or what drives it, the test says so and is skipped. */
export const isFirefox = process.argv.includes('--firefox');

/** Nobody looks at the pages of a context: they are laid out, found and clicked, but not painted, which is a quarter of the work. */
export const hidePages = (context) =>
    context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { opacity: 0 !important }');
        globalThis.paint = (isPainted) => {
            document.adoptedStyleSheets = isPainted ? [] : [sheet];
        };
        globalThis.paint(false);
    });
/** Paints a page or a frame whose colors are looked at, or no longer. */
export const paint = (page, isPainted = true) => page.evaluate((is) => globalThis.paint?.(is), isPainted);

/** Returns what axe finds wrong in a page or a frame; it is loaded once. */
export async function findViolations(page, context = 'html', options = {}) {
    await paint(page);
    if (!(await page.evaluate(() => 'axe' in globalThis)))
        await page.evaluate(readFileSync(here('node_modules/axe-core/axe.min.js'), 'utf8'));
    const run = ([context, options]) =>
        globalThis.axe.run(context, { resultTypes: ['violations'], preload: false, ...options });
    const { violations } = await page.evaluate(run, [context, options]);
    await paint(page, false);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`).join('\n');
}

let failures = [];
/** Notes what is not right: the part of the test goes on, and fails at its end. */
export function check(what, isRight, found = '') {
    if (!isRight) failures.push(`${what}: ${found}`);
}
/**
 * Runs the parts of a program one after the other, each under its function's name; `node --test-name-pattern=NAME` runs one.
 * @param groups lists of parts by their names; the first argument may name one, which ctest gives each of them
 * @param reasons why parts are skipped, by their names
 */
export async function runGroups(program, groups, reasons = {}) {
    const name = process.argv[2] ?? '--',
        isTimed = option('--time') > 0,
        daily = readFileSync(here('../../tests/whole/CMakeLists.txt'), 'utf8');
    if (!name.startsWith('--') && !isTimed) groups = { [name]: groups[name] };
    for (const [group, parts] of Object.entries(groups)) {
        if (!isTimed) check('ctest runs the group', daily.includes(` ${program}_${group}`), group);
        for (const part of parts)
            await test(part.name, { skip: reasons[part.name] }, async () => {
                await part().catch((error) => failures.push(error.stack));
                const found = failures;
                failures = [];
                if (found.length) throw new Error(found.join('\n'));
            });
    }
}
