// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
//
// node edits.mjs: the designer's edits of all themes change what they mean to, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const skip = () => {
    console.log('skipped: no esbuild or yaml; run scripts/setup');
    process.exit(0);
};
const { build } = await import('esbuild').catch(skip);
const { parse } = await import('yaml').catch(skip);
const bundled = await build({ entryPoints: [here('../src/designer/text_edits.ts')], bundle: true, write: false, format: 'esm' });
const { setValue, addSymbol, removeSymbol, rerollCard, valueAt } = await import(`data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].contents).toString('base64')}`);

let failures = 0;
function check(what, ok, more = '') {
    if (!ok) ++failures;
    if (!ok) console.log('FAIL', what, more);
}
const apply = (text, edit) => edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
const comments = (text) => [...text.matchAll(/(?:^|\s)#[^\n]*/g)].map(([comment]) => comment.trim());

/** Returns the value with another one at a path. */
function changed(value, [key, ...rest], to) {
    return { ...value, [key]: rest.length ? changed(value?.[key] ?? {}, rest, to) : to };
}

const folder = here('../../themes/');
const files = ['', 'templates/'].flatMap((part) => readdirSync(folder + part).filter((name) => name.endsWith('.yaml')).map((name) => part + name));
const values = [[['card', 'size'], '70mm'], [['card', 'margin'], '2.5mm'], [['layout', 'gap'], '1.5mm'], [['layout', 'size_variety'], '3'], [['card', 'background'], '"#aabbcc"'],
    [['sheet', 'paper'], 'Letter'], [['title'], 'Other']];
for (const file of files) {
    const text = readFileSync(folder + file, 'utf8'), before = parse(text);
    for (const [path, value] of values) {
        const after = apply(text, setValue(text, path, value));
        // A background of several lines is not to be replaced by a color that easily; but whatever is done is right.
        if (after === undefined) continue;
        check(`${file}: ${path.join('.')}`, isDeepStrictEqual(parse(after), changed(before, path, parse(value))), after);
        check(`${file}: ${path.join('.')} as written`, valueAt(after, path) === value, valueAt(after, path));
        check(`${file}: ${path.join('.')} again`, apply(after, setValue(after, path, value)) === after);
        check(`${file}: comments beside ${path.join('.')}`, comments(text).length - comments(after).length <= (typeof before[path[0]]?.[path[1]] === 'object' ? 9 : 0), after);
    }
    for (const cards of [[3], [3, 3], [3, 5, 3]]) {
        let after = text;
        for (const card of cards) after = apply(after, rerollCard(after, card)) ?? after;
        const rerolls = parse(after).layout?.reroll ?? {}, given = before.layout?.reroll ?? {};
        for (const card of new Set(cards))
            check(`${file}: reroll ${cards}`, rerolls[card] === (given[card] ?? 0) + cards.filter((each) => each === card).length, after);
        check(`${file}: comments beside reroll`, isDeepStrictEqual(comments(after), comments(text)), after);
    }
    for (const symbol of ['🦄', 'pictures/a-b.png']) {
        const after = apply(text, addSymbol(text, symbol));
        if (after === undefined || !before.symbols) continue;
        const flat = (list) => (Array.isArray(list) ? list : String(list).trim().split(symbol.includes('/') ? '\n' : /\s+/).map((each) => each.trim()).filter(Boolean));
        check(`${file}: ${symbol} is added last`, flat(parse(after).symbols).at(-1) === symbol, after);
        check(`${file}: comments beside ${symbol}`, isDeepStrictEqual(comments(after), comments(text)), after);
        const at = after.lastIndexOf(symbol);
        const back = apply(after, removeSymbol(after, at, at + symbol.length));
        check(`${file}: ${symbol} is removed again`, back !== undefined && isDeepStrictEqual(flat(parse(back).symbols), flat(before.symbols)), back);
    }
}

// What stands in a text before, the symbol to remove, and what is left.
for (const [text, symbol, left] of [
    ['symbols: 🐶 🐱 🐭\n', '🐶', 'symbols: 🐱 🐭\n'],
    ['symbols: 🐶 🐱 🐭\n', '🐭', 'symbols: 🐶 🐱\n'],
    ['symbols: |\n  🐶 🐱\n  🐭 🐹\n', '🐱', 'symbols: |\n  🐶\n  🐭 🐹\n'],
    ['symbols: |\n  🐶 🐱\n  🐭 🐹\n', '🐭', 'symbols: |\n  🐶 🐱\n  🐹\n'],
    ['symbols: [🐶, 🐱, 🐭]\n', '🐶', 'symbols: [🐱, 🐭]\n'],
    ['symbols: [🐶, 🐱, 🐭]\n', '🐭', 'symbols: [🐶, 🐱]\n'],
    ['symbols:\n  - 🐶 # mine\n  - 🐱\n  - 🐭\n', '🐱', 'symbols:\n  - 🐶 # mine\n  - 🐭\n'],
    ['symbols:\n  - 🐶 🐱\n  - 🐭\n', '🐶', 'symbols:\n  - 🐱\n  - 🐭\n'],
    ['symbols:\n  - { image: a.png, scale: 1.2 }\n  - 🐭', '{ image: a.png, scale: 1.2 }', 'symbols:\n  - 🐭'],
    ['symbols:\n- 🐶\n- 🐭\ntitle: X\n', '🐭', 'symbols:\n- 🐶\ntitle: X\n'],
]) {
    const at = text.indexOf(symbol);
    const after = apply(text, removeSymbol(text, at, at + symbol.length));
    check(`remove ${symbol} of ${JSON.stringify(text)}`, after === left, JSON.stringify(after));
}
for (const [text, symbol, more] of [
    ['title: X\n', '🦄', 'title: X\nsymbols: [🦄]\n'],
    ['symbols: 🐶 🐱\ntitle: X\n', '🦄', 'symbols: 🐶 🐱 🦄\ntitle: X\n'],
    ['symbols: 🐶 🐱\ntitle: X\n', 'a.png', 'symbols: |\n  🐶 🐱\n  a.png\ntitle: X\n'],
    ['symbols: |\n  cat\n  dog\n\ntitle: X\n', '🦄', 'symbols: |\n  cat\n  dog\n  🦄\n\ntitle: X\n'],
    ['symbols:\n  - 🐶 # mine\n', 'yes', 'symbols:\n  - 🐶 # mine\n  - "yes"\n'],
    ['symbols: []\n', '🦄', 'symbols: [🦄]\n'],
    ['symbols: [🐶]\n', '🦄', 'symbols: [🐶, 🦄]\n'],
]) check(`add ${symbol} to ${JSON.stringify(text)}`, apply(text, addSymbol(text, symbol)) === more, JSON.stringify(apply(text, addSymbol(text, symbol))));
for (const broken of ['card: [', 'a: 1\na: 2\n', 'card: {size: 70mm\n'])
    check(`no edit of ${broken}`, [setValue(broken, ['card', 'size'], '1mm'), addSymbol(broken, '🦄'), removeSymbol(broken, 0, 1)].every((edit) => edit === undefined));

console.log(failures ? `${failures} failed` : 'all passed');
process.exit(failures ? 1 : 0);
