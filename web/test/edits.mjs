//
// node edits.mjs: the designer's edits of all themes change what they mean to, and nothing else.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { here, skip } from './browser/checks.mjs';
import { load } from './sources/load.mjs';

const noPackage = () => skip('no esbuild or yaml; run scripts/setup');
const { parse } = await import('yaml').catch(noPackage);
const { inTurn, removeValue, setValue, rerollCard } = await load('theme_text/text_edits');
const { parse: parseTree, quoted, valueAt } = await load('theme_text/tree');
const { addSymbols, moveSymbol, removeSymbols, replaceSymbol, swapSymbols, takePlace } =
    await load('theme_text/symbol_edits');
const { editLines } = await load('theme_text/symbol_lines');
const { listLines, readSymbols } = await load('theme_text/symbol_list');
const { leaveOut, setSymbolKeys } = await load('theme_text/symbol_keys');
const { setPaintColor, setPicture } = await load('controls/paint');
const { readNumber } = await load('controls/number_field');
Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    location: { hostname: '' },
    sessionStorage: { getItem: () => null },
});
const { remediesOf } = await load('theme_text/remedies');

const failures = [];
/** Notes what is not right; a test of its own for each of thousands is an eighth of the work. */
const check = (title, ok, more = '') => ok || failures.push(`${title}: ${more}`);
const apply = (text, edits) =>
    edits &&
    [edits].flat().reduceRight((after, edit) => after.slice(0, edit.from) + edit.insert + after.slice(edit.to), text);
/** Returns the symbols of a text as the server places them: without quotes. */
function placed(text, ...names) {
    let at = Math.max(text.indexOf('symbols:'), 0) + 'symbols:'.length;
    return names.map((written) => {
        at = text.indexOf(written, at);
        const from = at;
        at += written.length;
        return {
            kind: /\p{L}/u.test(written) ? (written.includes('.') ? 'image' : 'text') : 'emoji',
            written,
            from,
            to: at,
        };
    });
}
/** Returns a symbol as it is to be added: words are letters without a dot. */
const added = (text) => (/^[\p{L}\p{N} ']+$/u.test(text) ? { word: text } : { picture: text });
const comments = (text) => [...text.matchAll(/(?:^|\s)#[^\n]*/g)].map(([comment]) => comment.trim());

/** Returns the value with another one at a path. */
function changed(value, [key, ...rest], to) {
    return { ...value, [key]: rest.length ? changed(value?.[key] ?? {}, rest, to) : to };
}

const folder = here('../../themes/');
/** Every day a third of the themes; whole-edited_layouts lays one out in other ways. */
const files = ['', 'templates/']
    .flatMap((part) =>
        readdirSync(folder + part)
            .filter((name) => name.endsWith('.yaml'))
            .map((name) => part + name),
    )
    .filter((_, i) => process.env.SPOTIT_ALL || i % 3 === 0);
const values = [
    [['card', 'size'], '70mm'],
    [['card', 'margin'], '2.5mm'],
    [['layout', 'gap'], '1.5mm'],
    [['layout', 'size_variety'], '3'],
    [['card', 'background'], '"#aabbcc"'],
    [['sheet', 'paper'], 'Letter'],
    [['title'], 'Other'],
];
for (const file of files) {
    const text = readFileSync(folder + file, 'utf8'),
        before = parse(text);
    for (const [path, value] of values) {
        const after = apply(text, setValue(text, path, value));
        // A background of several lines is not to be replaced by a color that easily; but whatever is done is right.
        if (after === undefined) continue;
        check(
            `${file}: ${path.join('.')}`,
            isDeepStrictEqual(parse(after), changed(before, path, parse(value))),
            after,
        );
        check(`${file}: ${path.join('.')} as written`, valueAt(after, path) === value, valueAt(after, path));
        check(`${file}: a title is above those in languages`, !/^titles:[^]*^title:/m.test(after), after);
        check(`${file}: ${path.join('.')} again`, apply(after, setValue(after, path, value)) === after);
        check(
            `${file}: comments beside ${path.join('.')}`,
            comments(text).length - comments(after).length <= (typeof before[path[0]]?.[path[1]] === 'object' ? 9 : 0),
            after,
        );
    }
    for (const cards of [[3], [3, 3], [3, 5, 3]]) {
        let after = text;
        for (const card of cards) after = apply(after, rerollCard(after, card)) ?? after;
        const rerolls = parse(after).layout?.reroll ?? {},
            given = before.layout?.reroll ?? {};
        for (const card of new Set(cards))
            check(
                `${file}: reroll ${cards}`,
                rerolls[card] === (given[card] ?? 0) + cards.filter((each) => each === card).length,
                after,
            );
        check(`${file}: comments beside reroll`, isDeepStrictEqual(comments(after), comments(text)), after);
    }
    for (const symbol of ['🦄', 'pictures/a-b.png']) {
        const after = apply(text, addSymbols(text, [added(symbol)]));
        if (after === undefined || !before.symbols) continue;
        const flat = (list) =>
            Array.isArray(list)
                ? list.flatMap((each) => (/^[^\p{L}\d[]/u.test(each) ? each.split(' ') : each)) // no maps
                : String(list).trim().split(/\s+/);
        check(`${file}: ${symbol} is added last`, flat(parse(after).symbols).at(-1) === symbol, after);
        check(`${file}: comments beside ${symbol}`, isDeepStrictEqual(comments(after), comments(text)), after);
        const at = after.lastIndexOf(symbol);
        const back = apply(after, removeSymbols(after, { from: at, to: at + symbol.length }));
        check(
            `${file}: ${symbol} is removed again`,
            back !== undefined && isDeepStrictEqual(flat(parse(back).symbols), flat(before.symbols)),
            back,
        );
    }
}

// All emoji in a row without blanks are the symbols that the program reads there.
{
    const program = process.env.SPOTIT_PROGRAM,
        run = (args, input) => JSON.parse(spawnSync(program, args, { input, maxBuffer: 1 << 26 }).stdout);
    const groups =
            'activities animals-nature food-drink objects people-body smileys-emotion symbols travel-places flags',
        found = groups.split(' ').flatMap((group) => run(['symbols', '--json', '--group', group]).symbols),
        all = [...found.map(({ emoji }) => emoji), '👋🏽', '👩🏾‍🚀', '🧑🏿‍🤝‍🧑🏻'],
        text = `symbols: |\n  ${all.join('')}\n`,
        { problems } = run(['check', '--json', '-s', 'deck.symbols_per_card=3', '-'], text).themes[0],
        left = problems.find(({ id }) => id === 'on-no-card').subjects.map(({ id }) => id.replace(/^emoji:/, '')),
        parts = readSymbols(text, parseTree(text)).map(({ node }) => node.value);
    const plain = (emoji) => emoji.replaceAll('\ufe0f', '');
    check('all emoji are in a row', all.length > 1900 && left.length === all.length - 7, left.length);
    check(
        'they are divided as the program divides them',
        isDeepStrictEqual(parts.slice(7).map(plain), left.map(plain)),
    );
}

// A text, the symbol to remove, and the text that is left.
for (const [text, symbol, left] of [
    ['symbols: 🐶 🐱 🐭\n', '🐶', 'symbols:\n  - 🐱 🐭\n'],
    ['symbols: 🐶 🐱 🐭\n', '🐭', 'symbols:\n  - 🐶 🐱\n'],
    ['symbols: |\n  🐶 🐱\n  🐭 🐹\n', '🐱', 'symbols:\n  - 🐶\n  - 🐭 🐹\n'],
    ['symbols: |\n  🐶 🐱\n  🐭 🐹\n', '🐭', 'symbols:\n  - 🐶 🐱\n  - 🐹\n'],
    ['symbols: [🐶, 🐱, 🐭]\n', '🐶', 'symbols: [🐱, 🐭]\n'],
    ['symbols: [🐶, 🐱, 🐭]\n', '🐭', 'symbols: [🐶, 🐱]\n'],
    ['symbols:\n  - 🐶 # mine\n  - 🐱\n  - 🐭\n', '🐱', 'symbols:\n  - 🐶 # mine\n  - 🐭\n'],
    ['symbols:\n  - 🐶 🐱\n  - 🐭\n', '🐶', 'symbols:\n  - 🐱\n  - 🐭\n'],
    ['symbols:\n  - { image: a.png, scale: 1.2 }\n  - 🐭', '{ image: a.png, scale: 1.2 }', 'symbols:\n  - 🐭\n'],
    ['symbols:\n- 🐶\n- 🐭\ntitle: X\n', '🐭', 'symbols:\n- 🐶\ntitle: X\n'],
    ['symbols: dog "ice cream" cat\n', 'ice cream', 'symbols:\n  - dog\n  - cat\n'],
    ['symbols:\n  - 🐶\n  - "ice cream"\n', 'ice cream', 'symbols:\n  - 🐶\n'],
    ['symbols:\n  - emoji: 🐱\n    name: Tom\n  - 🐭\n', '🐱', 'symbols:\n  - 🐭\n'],
    // Symbols that look like numbers stay as they are written.
    ['symbols: [01, 02, 1.50, 1e3, a]\n', 'a', 'symbols: [01, 02, 1.50, 1e3]\n'],
    ['symbols:\n  - a\n  - 007\n', 'a', 'symbols:\n  - 007\n'],
    ['symbols:\n  - 1\n  - 02\n', '1', 'symbols:\n  - 02\n'],
    // Words with escapes have no place that is known.
    ["symbols: 'it''s dog'\n", 'dog', undefined],
    ['symbols: "caf\\u00e9 dog"\n', 'dog', undefined],
    ['symbols: |\r\n  🐶 🐱\r\n  🐭\r\ntitle: X\r\n', '🐱', 'symbols:\r\n  - 🐶\r\n  - 🐭\r\ntitle: X\r\n'],
]) {
    const at = text.indexOf(symbol);
    const after = apply(text, removeSymbols(text, { from: at, to: at + symbol.length }));
    check(`remove ${symbol} of ${JSON.stringify(text)}`, after === left, JSON.stringify(after));
}
for (const [text, symbol, more] of [
    ['title: X\n', '🦄', 'title: X\nsymbols:\n  - 🦄\n'],
    ['symbols: 🐶 🐱\ntitle: X\n', '🦄', 'symbols:\n  - 🐶 🐱 🦄\ntitle: X\n'],
    ['symbols: 🐶 🐱\ntitle: X\n', 'a.png', 'symbols:\n  - 🐶 🐱\n  - a.png\ntitle: X\n'],
    ['symbols: |\n  cat\n  dog\n\ntitle: X\n', '🦄', 'symbols:\n  - cat\n  - dog\n  - 🦄\n\ntitle: X\n'],
    ['symbols:\n  - 🐶 # mine\n', 'yes', 'symbols:\n  - 🐶 # mine\n  - "yes"\n'],
    ['symbols: []\n', '🦄', 'symbols: [🦄]\n'],
    ['symbols: [🐶]\n', '🦄', 'symbols: [🐶, 🦄]\n'],
    ['deck:\n  categories:\n    - 🐶 🐱\n', '🦄', undefined],
    ['', '🦄', 'symbols:\n  - 🦄\n'],
    ['symbols: [ 01, 02, a ]\n', 'b', 'symbols: [01, 02, a, b]\n'],
    // Comments stay what they are, and of whom.
    ['symbols: [\n  a,\n\n  b, # mine\n]\n', 'c', 'symbols: [\n  a,\n\n  b, # mine\n    c\n]\n'],
    ['symbols: [\n  🐶, # dog\n  🐱, # cat\n]\n', '🦄', 'symbols: [\n  🐶, # dog\n  🐱, # cat\n    🦄\n]\n'],
    [
        'symbols: [\n  # 1\n  a,\n\n  { text: b },  # 2\n]\n',
        'c',
        'symbols: [\n  # 1\n  a,\n\n    { text: b }, # 2\n    c\n]\n',
    ],
    // What is written otherwise elsewhere stays so.
    [
        'title:   X   # x\nsymbols:\n# pets\n- a\ncard: {size: 1mm}\n',
        'b',
        'title:   X   # x\nsymbols:\n# pets\n- a\n- b\ncard: {size: 1mm}\n',
    ],
    [
        'symbols:\n  - a\nfonts:\n  colors:\n  - red\ncard: {size: 1mm}\n',
        'b',
        'symbols:\n  - a\n  - b\nfonts:\n  colors:\n  - red\ncard: {size: 1mm}\n',
    ],
    [
        'card:\n   size: 1mm\nsymbols:\n     - a\nsheet: {paper: A4}\n# end\n',
        'b',
        'card:\n   size: 1mm\nsymbols:\n     - a\n     - b\nsheet: {paper: A4}\n# end\n',
    ],
    ['symbols:\r\n  - 🐶 # a\r\n  - 🐱', '🦄', 'symbols:\r\n  - 🐶 # a\r\n  - 🐱 🦄\r\n'],
])
    check(
        `add ${symbol} to ${JSON.stringify(text)}`,
        apply(text, addSymbols(text, [added(symbol)])) === more,
        JSON.stringify(apply(text, addSymbols(text, [added(symbol)]))),
    );
for (const [text, symbol, more] of [
    ['symbols: the and you # words\n', { word: 'was' }, 'symbols:\n  # words\n  - the\n  - and\n  - you\n  - was\n'],
    [
        'symbols: |\n  the and you\n  said was\n',
        { word: 'they' },
        'symbols:\n  - the\n  - and\n  - you\n  - said\n  - was\n  - they\n',
    ],
    ['symbols: |\n  the\n  and\n', { word: 'you' }, 'symbols:\n  - the\n  - and\n  - you\n'],
    ['symbols: |\n  the and\n', { word: 'ice cream' }, 'symbols:\n  - the\n  - and\n  - ice cream\n'],
    ['symbols: 🐶 🐱\n', { word: 'ice cream' }, 'symbols:\n  - 🐶 🐱\n  - ice cream\n'],
    ['symbols: the and\n', { word: 'a.png' }, 'symbols:\n  - the\n  - and\n  - { text: "a.png" }\n'],
    [
        'symbols: |\n  🐶 🐱\n  42 dog\n',
        { word: ':-)' },
        'symbols:\n  - 🐶 🐱\n  - "42"\n  - dog\n  - { text: ":-)" }\n',
    ],
    ['symbols:\n  - the\n', { word: "l'ail" }, 'symbols:\n  - the\n  - "l\'ail"\n'],
    ['symbols:\n  - the\n', { word: '42' }, 'symbols:\n  - the\n  - "42"\n'],
    [
        'symbols:\n  - the\n',
        { word: 'le chat', translation: 'cat' },
        'symbols:\n  - the\n  - { forms: [le chat, cat] }\n',
    ],
    ['symbols: [🐶]\n', { picture: '🐱', word: 'Tom' }, 'symbols: [🐶, { emoji: 🐱, name: Tom }]\n'],
    [
        'symbols: 🐶\n',
        { picture: '1️⃣', word: 'un', translation: 'eins', languages: ['fr', 'de'] },
        'symbols:\n  - 🐶\n  - { emoji: "1️⃣", names: { fr: un, de: eins } }\n',
    ],
    ['symbols:\ntitle: X\n', { word: 'the' }, 'symbols:\n  - the\ntitle: X\n'],
    ['deck: {kind: set}\n', { word: 'the' }, undefined],
])
    check(
        `add ${JSON.stringify(symbol)} to ${JSON.stringify(text)}`,
        apply(text, addSymbols(text, [symbol])) === more,
        JSON.stringify(apply(text, addSymbols(text, [symbol]))),
    );
const list = ['chien', '🐶', '🐱', 'le chat', 'yes'].map(added);
for (const [text, after] of [
    ['{ title: X, symbols: a }\n', '{ title: X, symbols: [chien, 🐶 🐱, le chat, "yes"] }\n'],
    ['title: X\n', 'title: X\nsymbols:\n  - chien\n  - 🐶 🐱\n  - le chat\n  - "yes"\n'],
    ['symbols: |\n  a b\n  c\n\ntitle: X\n', 'symbols:\n  - chien\n  - 🐶 🐱\n  - le chat\n  - "yes"\n\ntitle: X\n'],
    ['symbols: # all\n- a\n- b # c\ntitle: X\n', 'symbols: # all\n- chien\n- 🐶 🐱\n- le chat\n- "yes"\ntitle: X\n'],
])
    check(
        `all of ${JSON.stringify(text)} are replaced`,
        apply(text, addSymbols(text, list, true)) === after,
        JSON.stringify(apply(text, addSymbols(text, list, true))),
    );
check(
    'several are added in one change',
    apply('symbols: the and\n', addSymbols('symbols: the and\n', list)) ===
        'symbols:\n  - the\n  - and\n  - chien\n  - 🐶 🐱\n  - le chat\n  - "yes"\n',
    apply('symbols: the and\n', addSymbols('symbols: the and\n', list)),
);
// The symbol at the index is replaced.
for (const [text, names, index, symbol, after] of [
    ['symbols: 🐶 🐱 🐭 # all\n', ['🐶', '🐱', '🐭'], 1, { picture: '🐧' }, 'symbols:\n  # all\n  - 🐶 🐧 🐭\n'],
    ['symbols: |\n  🐶 🐱\n', ['🐶', '🐱'], 0, { word: 'ice cream' }, 'symbols:\n  - ice cream\n  - 🐱\n'],
    ['symbols: the and\n', ['the', 'and'], 1, { word: 'a.b/' }, 'symbols:\n  - the\n  - { text: "a.b/" }\n'],
    ['symbols: dog "ice cream"\n', ['dog', 'ice cream'], 1, { word: 'cat' }, 'symbols:\n  - dog\n  - cat\n'],
    ['symbols:\n  - 🐶 🐱 🐭 # x\n', ['🐶', '🐱', '🐭'], 1, { picture: '🐧' }, 'symbols:\n  - 🐶 🐧 🐭 # x\n'],
    ['symbols:\n  - 🐶 🐱 🐭 # x\n', ['🐶', '🐱', '🐭'], 1, { word: 'cat' }, 'symbols:\n  - 🐶 # x\n  - cat\n  - 🐭\n'],
    ['symbols: [{ emoji: 🐱, name: Tom }, 🐭]\n', ['🐱', '🐭'], 0, { picture: '🐧' }, 'symbols: [🐧, 🐭]\n'],
    [
        'symbols:\n  - emoji: 🐱\n    name: Tom\n  - 🐭\n',
        ['🐱', '🐭'],
        0,
        { picture: 'a.png' },
        'symbols:\n  - a.png\n  - 🐭\n',
    ],
    ['symbols:\n  - { group: flags }\n', ['flags'], 0, { picture: '🐧' }, undefined],
    ['symbols: ["🐶 🐱"] # x\n', ['🐶', '🐱'], 1, { word: 'cat' }, 'symbols: [🐶, cat] # x\n'],
    ['symbols:\n  - 🐶 🐱\n', ['🐶', '🐱'], 0, { picture: '1️⃣' }, 'symbols:\n  - 1️⃣ 🐱\n'],
]) {
    const replaced = apply(text, replaceSymbol(text, placed(text, ...names)[index], symbol));
    check(`replace ${names[index]} in ${JSON.stringify(text)}`, replaced === after, JSON.stringify(replaced));
}
for (const [text, names, after] of [
    ['symbols: 🐶 🐱 🐭\n', ['🐶', '🐭'], 'symbols:\n  - 🐭 🐱 🐶\n'],
    ['symbols: |\n  🐶 🐱\n  a.png\n', ['🐱', 'a.png'], 'symbols:\n  - 🐶\n  - a.png\n  - 🐱\n'],
    ['symbols:\n  - 🐶 🐱 🐭\n  - a.png\n', ['🐱', 'a.png'], 'symbols:\n  - 🐶\n  - a.png\n  - 🐭\n  - 🐱\n'],
    ['symbols:\n  - 🐶 🐱\n  - 🐭\n', ['🐱', '🐭'], 'symbols:\n  - 🐶 🐭\n  - 🐱\n'],
    ['symbols:\n  - 🐶 🐱\n  - "🐭"\n', ['🐶', '🐭'], 'symbols:\n  - 🐭 🐱\n  - 🐶\n'],
    [
        'symbols:\n  - { emoji: 🐶, name: Rex } # his\n  - 🐱\n',
        ['🐶', '🐱'],
        'symbols:\n  - 🐱\n  - { emoji: 🐶, name: Rex } # his\n',
    ],
]) {
    const swapped = apply(text, swapSymbols(text, placed(text, ...names).slice(0, 2)));
    check(`${names} change places in ${JSON.stringify(text)}`, swapped === after, JSON.stringify(swapped));
}
// The name at the first index is put where the one at the second stands.
for (const [text, names, from, to, after] of [
    ['symbols: 🐶 🐱 🐭 # all\n', ['🐶', '🐱', '🐭'], 0, 2, 'symbols:\n  # all\n  - 🐱 🐭 🐶\n'],
    ['symbols: |\n  🐶 🐱\n  🐭 🐹\n', ['🐶', '🐱', '🐭', '🐹'], 3, 1, 'symbols:\n  - 🐶 🐹\n  - 🐱 🐭\n'],
    [
        'symbols: dog "ice cream" cat\n',
        ['dog', 'ice cream', 'cat'],
        1,
        0,
        'symbols:\n  - "ice cream"\n  - dog\n  - cat\n',
    ],
    [
        'symbols:\n  - 🐶 # mine\n  - { emoji: 🐱, name: Tom } # his\n  - 🐭\n',
        ['🐶', '🐱', '🐭'],
        0,
        2,
        'symbols:\n  - { emoji: 🐱, name: Tom } # his\n  - 🐭\n  - 🐶 # mine\n',
    ],
    [
        'symbols:\n  - 🐶\n  - emoji: 🐱\n    name: Tom\n',
        ['🐶', '🐱'],
        1,
        0,
        'symbols:\n  - emoji: 🐱\n    name: Tom\n  - 🐶\n',
    ],
    ['symbols: [🐶, 🐱, 🐭]\n', ['🐶', '🐱', '🐭'], 1, 2, 'symbols: [🐶, 🐭, 🐱]\n'],
    [
        'symbols:\n  - 🐶 🐱\n  - { emoji: 🐭 }\n',
        ['🐶', '🐱', '🐭'],
        2,
        0,
        'symbols:\n  - { emoji: 🐭 }\n  - 🐶\n  - 🐱\n',
    ],
]) {
    const moved = apply(text, moveSymbol(text, placed(text, ...names), from, to));
    check(`move ${from} to ${to} in ${JSON.stringify(text)}`, moved === after, JSON.stringify(moved));
}
const group = 'symbols:\n  - 🐶\n  - group: flags # any\n    count: 2\n',
    flags = placed(group, '🐶', 'flags');
const members = [
    flags[0],
    { ...flags[1], kind: 'emoji', written: '🇫🇷' },
    { ...flags[1], kind: 'emoji', written: '🇩🇪' },
];
check(
    'a symbol moves past a group',
    apply(group, moveSymbol(group, members, 0, 2)) === 'symbols:\n  - group: flags # any\n    count: 2\n  - 🐶\n',
);
check('within a group nothing moves', moveSymbol(group, members, 2, 1) === undefined);
const without = apply(group, leaveOut(group, members[1]));
check(
    'one of a group is left out',
    isDeepStrictEqual(parse(without).symbols[1], { group: 'flags', count: 2, except: ['🇫🇷'] }) &&
        without.includes('# any'),
    without,
);
check(
    'and another',
    isDeepStrictEqual(parse(apply(without, leaveOut(without, members[2]))).symbols[1].except, ['🇫🇷', '🇩🇪']),
);

const pets = 'symbols:\n  - folder: pets/\n',
    pet = { ...placed(pets, 'pets/')[0], kind: 'image', written: 'pets/rex.png' };
check(
    'a picture of a folder is left out by the name of its file',
    isDeepStrictEqual(parse(apply(pets, leaveOut(pets, pet))).symbols[0], { folder: 'pets/', except: ['rex.png'] }),
);

for (const [text, names, index, key, value, after] of [
    [
        'symbols: 🐶 🐱 🐭 # all\n',
        ['🐶', '🐱', '🐭'],
        1,
        'scale',
        '1.5',
        'symbols:\n  # all\n  - 🐶\n  - { emoji: 🐱, scale: 1.5 }\n  - 🐭\n',
    ],
    [
        'symbols: |\n  🐶 🐿️ 🐱 1️⃣\n',
        ['🐶', '🐿️', '🐱', '1️⃣'],
        2,
        'scale',
        '2',
        'symbols:\n  - 🐶 🐿️\n  - { emoji: 🐱, scale: 2 }\n  - "1️⃣"\n',
    ],
    [
        'symbols: |\n  🐶 🐱\n\n  🐭 🐹 🐰\ntitle: X\n',
        ['🐶', '🐱', '🐭', '🐹', '🐰'],
        2,
        'name',
        'Mini',
        'symbols:\n  - 🐶 🐱\n\n  - { emoji: 🐭, name: Mini }\n  - 🐹 🐰\ntitle: X\n',
    ],
    [
        'symbols: | # all\n  dog "ice cream" 42\n  a.png',
        ['dog', 'ice cream', '42', 'a.png'],
        3,
        'scale',
        '2',
        'symbols:\n  # all\n  - dog\n  - "ice cream"\n  - "42"\n  - { image: a.png, scale: 2 }\n',
    ],
    [
        'symbols:\n  - 🐶 🐱 🐭 # three\n',
        ['🐶', '🐱', '🐭'],
        1,
        'scale',
        '2',
        'symbols:\n  - 🐶 # three\n  - { emoji: 🐱, scale: 2 }\n  - 🐭\n',
    ],
    [
        'symbols: [🐶 🐱, :unicorn:]\n',
        ['🐶', '🐱', ':unicorn:'],
        0,
        'scale',
        '2',
        'symbols: [{ emoji: 🐶, scale: 2 }, 🐱, :unicorn:]\n',
    ],
    [
        'symbols:\n  - 🐶\n  - ":unicorn:"\n',
        ['🐶', ':unicorn:'],
        1,
        'name',
        'Uni',
        'symbols:\n  - 🐶\n  - { text: ":unicorn:", name: Uni }\n',
    ],
    ['symbols:\n  - { emoji: 🐶, scale: 2 }\n', ['🐶'], 0, 'scale', '3', 'symbols:\n  - { emoji: 🐶, scale: 3 }\n'],
    ['symbols:\n  - { emoji: 🐶, scale: 2 }\n', ['🐶'], 0, 'scale', undefined, 'symbols:\n  - { emoji: 🐶 }\n'],
    [
        'symbols:\n  - { emoji: 🐶, scale: 2 }\n',
        ['🐶'],
        0,
        'name',
        'Rex',
        'symbols:\n  - { emoji: 🐶, scale: 2, name: Rex }\n',
    ],
    [
        'symbols:\n  - emoji: 🐶 # mine\n    name: Rex # his\n  - 🐱\n',
        ['🐶', '🐱'],
        0,
        'name',
        undefined,
        'symbols:\n  - emoji: 🐶 # mine\n  - 🐱\n',
    ],
    [
        'symbols:\n  - emoji: 🐶 # mine\n  - 🐱\n',
        ['🐶', '🐱'],
        0,
        'scale',
        '2',
        'symbols:\n  - emoji: 🐶 # mine\n    scale: 2\n  - 🐱\n',
    ],
    ['symbols: "🐶 🐱"\n', ['🐶', '🐱'], 0, 'scale', '2', 'symbols:\n  - { emoji: 🐶, scale: 2 }\n  - 🐱\n'],
]) {
    const set = apply(text, setSymbolKeys(text, placed(text, ...names)[index], { [key]: value }));
    check(`${key} ${value} of ${names[index]} in ${JSON.stringify(text)}`, set === after, JSON.stringify(set));
}
// Several at once: what they get, and what is left without them.
for (const [text, names, keys, set, left] of [
    [
        'symbols: 🐶 🐱 🐭\n',
        ['🐶', '🐭'],
        { scale: '2' },
        'symbols:\n  - { emoji: 🐶, scale: 2 }\n  - 🐱\n  - { emoji: 🐭, scale: 2 }\n',
        'symbols:\n  - 🐱\n',
    ],
    [
        'symbols:\n  - a\n  - { text: b, font: x } # b\n  - c\n  - text: d\n    color: red\n',
        ['a', 'b', 'd'],
        { color: 'blue', font: undefined },
        'symbols:\n  - { text: a, color: blue }\n  - { text: b, color: blue } # b\n  - c\n  - text: d\n    color: blue\n',
        'symbols:\n  - c\n',
    ],
    ['symbols: a b # x\n', ['a'], { font: undefined }, 'symbols:\n  # x\n  - a\n  - b\n', 'symbols:\n  # x\n  - b\n'],
]) {
    const chosen = placed(text, ...names),
        after = apply(text, setSymbolKeys(text, chosen, keys));
    check(`${JSON.stringify(keys)} of ${names}`, after === set, after);
    const others = apply(text, removeSymbols(text, chosen));
    check(`${names} are removed`, others === left, others);
}
for (const [text, path, value, after] of [
    ['card:\n  size: 1mm\n', ['card', 'border', 'width'], '2mm', 'card:\n  size: 1mm\n  border:\n    width: 2mm\n'],
    [
        'card:\n  border: { color: red } # line\n',
        ['card', 'border', 'width'],
        '2mm',
        'card:\n  border: { color: red, width: 2mm } # line\n',
    ],
    [
        'card:\n  border:\n    color: red # line\n',
        ['card', 'border', 'width'],
        '2mm',
        'card:\n  border:\n    color: red # line\n    width: 2mm\n',
    ],
    ['title: X\n...\n# end\n', ['card', 'size'], '9mm', 'title: X\ncard:\n  size: 9mm\n...\n# end\n'],
    ['title: X\n', ['card', 'border', 'width'], '2mm', 'title: X\ncard:\n  border:\n    width: 2mm\n'],
    ['card:\n  border: none\n', ['card', 'border', 'width'], '2mm', 'card:\n  border:\n    width: 2mm\n'],
    ['{ title: F } # all\n', ['card', 'size'], '9mm', '{ title: F, card: { size: 9mm } } # all\n'],
    ['a: &b 1mm # b\nc: *b\n', ['a'], '2mm', 'a: 2mm # b\nc: "1mm"\n'],
    ['a: &b { c: 1mm }\nd: *b\n', ['d', 'c'], '2mm', 'a: &b { c: 1mm }\nd: { "c": 2mm }\n'],
    ['layout:\n  007: 1\n', ['layout', '007'], '2', 'layout:\n  007: 2\n'],
    ['a: 1\n', ['layout', 2, '007'], '1', 'a: 1\nlayout:\n  2:\n    "007": 1\n'],
    ['layout: ~\n', ['layout', 'gap'], '1mm', 'layout:\n  gap: 1mm\n'],
    ['layout: {\n  x: 2, # mine\n}\n', ['layout', 'gap'], '1mm', 'layout: {\n  x: 2, # mine\n    gap: 1mm\n}\n'],
    ['a:  1\n# end\n', ['seed'], '1', 'a:  1\nseed: 1\n# end\n'],
    ['a:  1  \n\n\n# end\n\n', ['seed'], '1', 'a:  1  \n\nseed: 1\n\n# end\n\n'],
    ['title: *x\nseed: 1\n', ['seed'], '2', undefined],
])
    check(
        `set ${path} in ${JSON.stringify(text)}`,
        apply(text, setValue(text, path, value)) === after,
        JSON.stringify(apply(text, setValue(text, path, value))),
    );
for (const [text, path, after] of [
    ['card:\n  size: 1mm # s\n  margin: 2mm # m\n', ['card', 'margin'], 'card:\n  size: 1mm # s\n'],
    ['card: { size: 1mm }\ntitle: X\n', ['card', 'size'], 'title: X\n'],
    ['card: { size: 1mm, margin: 2mm }\n', ['card', 'size'], 'card: { margin: 2mm }\n'],
    ['title: X\n', ['card', 'size'], undefined],
    ['title: X # t\n# the card\nseed: 2\n', ['title'], '# the card\nseed: 2\n'],
    ['{ seed: 2, # s\n  title: X }\n', ['title'], '{\n  seed: 2 # s\n}\n'],
    [
        'card: # all\n  size: {f: 1}\n  margin: {\n    f: 2\n  }\n',
        ['card', 'size'],
        'card:\n  # all\n  margin: { f: 2 }\n',
    ],
    ['card:\n  border:\n    # thin\n    width: 1mm\ntitle: X\n', ['card', 'border', 'width'], '# thin\ntitle: X\n'],
])
    check(
        `remove ${path} of ${JSON.stringify(text)}`,
        apply(text, removeValue(text, path)) === after,
        JSON.stringify(apply(text, removeValue(text, path))),
    );
// One color of a paint changes, as the deck has the paint, and nothing else of it.
for (const [text, setting, index, after] of [
    ['card: { background: "#00000033" }\n', '#00000033', 0, 'card: { background: "#ff000033" }\n'],
    ['title: X\n', '#ffffff', 0, 'title: X\ncard:\n  background: "#ff0000"\n'],
    [
        'card: { background: { pattern: dots, colors: [navy, red, gold], size: 9mm } }\n',
        '{pattern: dots, colors: ["#000080", "#ff0000", "#ffd700"], size: 9mm}',
        1,
        'card: { background: { pattern: dots, colors: [navy, "#ff0000", gold], size: 9mm } }\n',
    ],
    [
        'card: { background: { gradient: radial, stops: "white, gold 70%, navy", angle: 3 } }\n',
        '{gradient: radial, stops: ["#ffffff", "#ffd700 70%", "#000080"], angle: 3}',
        1,
        'card: { background: { gradient: radial, stops: ["#ffffff", "#ff0000 70%", "#000080"], angle: 3 } }\n',
    ],
    [
        'card: { background: { pattern: waves, size: 3mm } }\n',
        '{pattern: waves, colors: ["#ffffff", "#cccccc"], size: 3mm}',
        1,
        'card: { background: { pattern: waves, size: 3mm, colors: ["#ffffff", "#ff0000"] } }\n',
    ],
    [
        'look: night\n',
        '{gradient: linear, stops: ["#111111", "#222222", "#333333"], angle: 30}',
        0,
        'look: night\ncard:\n  background: { gradient: linear, stops: ["#ff0000", "#222222", "#333333"], angle: 30 }\n',
    ],
]) {
    const place = { outer: ['card', 'background'], isOptional: false, keys: [] },
        alpha = setting.slice(7, 9),
        painted = apply(
            text,
            setPaintColor(text, place, setting, index, `#ff0000${setting.startsWith('#') ? alpha : ''}`),
        );
    check(`color ${index} of ${setting}`, painted === after, painted);
}
for (const [before, after] of [
    ['gold', '{ image: new.png }'],
    ['{ image: old.png, text: Zoo }', '{ image: new.png, text: Zoo }'],
    [
        '{ background: { image: "old.png", fit: tile, opacity: 50%, size: 9mm } }',
        '{ background: { image: new.png, fit: tile, opacity: 50%, size: 9mm } }',
    ],
]) {
    const place = { outer: ['back'], isOptional: true, keys: [] },
        painted = apply(`back: ${before}\n`, setPicture(`back: ${before}\n`, place, 'new.png'));
    check(`a picture in place of ${before}`, painted === `back: ${after}\n`, painted);
}
// What the buttons of a problem make of a theme, and what is left to be said.
for (const [text, remedy, after, sentences] of [
    ['card: { size: 9mm }\n', { settings: [['deck.cards', 'all']] }, 'card: { size: 9mm }\ndeck:\n  cards: all\n', []],
    [
        'paper: A5\nsheet:\n  margin: 9mm\n',
        { settings: [['sheet.paper', 'A5']], edits: [{ from: 0, to: 10, insert: '' }] },
        'sheet:\n  margin: 9mm\n  paper: A5\n',
        [],
    ],
    [
        'deck: { kind: set }\nsymbols: 🐶 🐱\nseed: 1\n',
        { text: 'delete it', edits: [{ from: 20, to: 35, insert: '' }], isRemoval: true },
        'deck: { kind: set }\nseed: 1\n',
        ['delete it'],
    ],
    [
        'card.size: 9mm\nseed: 1\n',
        { settings: [['card.size', '9mm']], edits: [{ from: 0, to: 15, insert: '' }] },
        'seed: 1\ncard:\n  size: 9mm\n',
        [],
    ],
    [
        'symbols:\n  - 🐶 🐱\n  - gone.png\n',
        { text: 'add the picture, or delete its entry', edits: [{ from: 19, to: 32, insert: '' }], isRemoval: true },
        'symbols:\n  - 🐶 🐱\n',
        ['add the picture, or delete its entry'],
    ],
    [
        'symbols: 🐶, 🐱, 🐭\n',
        {
            text: 'delete each one',
            edits: [
                { from: 11, to: 12, insert: '' },
                { from: 15, to: 16, insert: '' },
            ],
        },
        'symbols: 🐶 🐱 🐭\n',
        [],
    ],
    ['title: X\n', { text: 'in words' }, undefined, ['in words']],
]) {
    const problem = { id: 'x', remedies: [{ text: '', settings: [], edits: [], ...remedy }], notes: [] },
        taken = remediesOf(problem);
    check(`${JSON.stringify(remedy)} is taken`, apply(text, taken.cures[0]?.make(text)) === after);
    check(`${JSON.stringify(remedy)} is said`, isDeepStrictEqual(taken.sentences, sentences), taken.sentences);
}
for (const [typed, length] of [
    ['2', 2],
    ['2,5 mm', 2.5],
    ['.5cm', 5],
    ['1/8in', 3.175],
    ['1 1/2 "', 38.1],
    ['1 2', NaN],
    ['2/0mm', Infinity],
    ['0.5/2mm', NaN],
    ['2 km', NaN],
    ['mm', NaN],
]) {
    const read = readNumber(typed, 'mm', { cm: 10, in: 25.4 });
    check(`${typed} is typed`, Object.is(read, length), read);
}
const turns = inTurn(
    'a: 1 # one\nb: 2\n',
    (now) => setValue(now, ['a'], '3'),
    (now) => setValue(now, ['c'], '4'),
);
check('a text that ends with a space is quoted', ['Our ', 'Our zoo'].map(quoted).join() === '"Our ",Our zoo');
check(
    'edits in turn are one',
    apply('a: 1 # one\nb: 2\n', turns) === 'a: 3 # one\nb: 2\nc: 4\n',
    JSON.stringify(turns),
);
for (const broken of ['card: [', 'a: 1\na: 2\n', 'card: {size: 70mm\n'])
    check(
        `no edit of ${broken}`,
        [
            setValue(broken, ['card', 'size'], '1mm'),
            addSymbols(broken, [added('🦄')]),
            removeSymbols(broken, { from: 0, to: 1 }),
        ].every((edit) => edit === undefined),
    );

const { findChange, follow, invert, mover } = await load('theme_text/changes');
const { ChangeSet } = await import('@codemirror/state').catch(noPackage);
let seed = 1;
const random = (below) => (seed = (seed * 16807) % 2147483647) % below;
for (let round = 0; round < 300; ++round) {
    const text = 'abcdefghijklmnopqrstuvwxyz'.slice(0, 3 + random(23));
    const ends = Array.from({ length: 2 * random(4) }, () => random(text.length + 1)).sort((a, b) => a - b);
    const change = [];
    for (let i = 0; i < ends.length; i += 2)
        change.push({ from: ends[i], to: ends[i + 1], insert: 'XYZ'.slice(random(4)) });
    // Edits that touch are one in CodeMirror.
    if (change.some(({ from }, i) => i && from === change[i - 1].to)) continue;
    const oracle = ChangeSet.of(change, text.length),
        after = apply(text, change),
        place = follow(change);
    const wrong = [...Array(text.length + 1).keys()].filter((at) =>
        [1, -1].some((side) => place(at, side) !== oracle.mapPos(at, side)),
    );
    const other = Array.from({ length: random(30) }, () => 'ab ,'[random(4)]).join(''),
        found = findChange(text, { from: 1, to: text.length, insert: other });
    check(
        `round ${round}: a change makes the other text`,
        apply(text, found) === text[0] + other,
        JSON.stringify(found),
    );
    check(`round ${round}: a change is taken back`, apply(after, invert(text, change)) === text, after);
    check(
        `round ${round}: places are followed as CodeMirror does`,
        wrong.length === 0,
        JSON.stringify([change, wrong]),
    );
}

for (const [insertion, placed, after] of [
    [0, { from: 2, to: 2 }, { from: 3, to: 3 }],
    [2, { from: 2, to: 2 }, {}],
    [0, { from: 2, to: 4 }, { from: 3, to: 5 }],
])
    check(
        `places ${JSON.stringify(placed)} after an insertion at ${insertion}`,
        isDeepStrictEqual(mover([{ from: insertion, to: insertion, insert: 'x' }])(placed), after),
    );

const { reduce } = await load('state/actions');
const { beginning } = await load('state/state');
const change = (state, insert, at, gesture, holdStart) =>
    reduce(state, { type: 'change', change: [{ from: 0, to: state.text.length, insert }], gesture, at, holdStart });
const slid = ['1', '2', '3'].reduce((state, text, i) => change(state, text, 5000 * i, 'gap', -1), beginning);
check('one drag is one undo, however long it takes', reduce(slid, { type: 'undo' }).text === '');
check('the next drag is another step', reduce(change(slid, '4', 20000, 'gap', 15000), { type: 'undo' }).text === '3');
const pressed = change(change(change(beginning, '1', 0, 'gap'), '2', 500, 'gap'), '3', 2000, 'gap');
check('keys after a pause are another step', reduce(pressed, { type: 'undo' }).text === '2');
const both = change(change(beginning, '1', 0, 'gap'), '2', 1, 'size');
check('another control is another step', reduce(both, { type: 'undo' }).text === '1');
check('what was undone comes back', reduce(reduce(both, { type: 'undo' }), { type: 'redo' }).text === '2');
check(
    'after another change it does not',
    reduce(change(reduce(both, { type: 'undo' }), '4', 2, 'gap'), { type: 'redo' }).text === '4',
);

// A text, the symbols that are removed one after the other, those that are added then, and the text that is left.

const edited = (state, change, places) => reduce(state, { type: 'change', change, places, at: 0 });
for (const [text, gone, come, after] of [
    ['symbols:\n  - a\n  - b\n  - c\n  - d\n', 'bd', ['x', 'le y'], 'symbols:\n  - a\n  - x\n  - c\n  - le y\n'],
    ['symbols:\n  - a\n  - b # mine\n  - c\n', 'bc', ['x', 'y'], 'symbols:\n  - a\n  - x\n  - y\n'],
    ['symbols:\n- a\n- { text: b }\n- c', 'ba', ['x', 'y', 'z'], 'symbols:\n- x\n- y\n- c\n- z\n'],
    ['symbols: [a, b, c] # all\n', 'ac', ['x', 'y'], 'symbols: [x, b, y] # all\n'],
    ['symbols: [a, b]\n', 'ba', ['x', 'y'], 'symbols: [x, y]\n'],
    ['symbols: a b c\n', 'bc', ['x', 'y'], 'symbols:\n  - a\n  - x\n  - y\n'],
    ['symbols: |\n  a b\n  c\n', 'ac', ['x y', 'z'], 'symbols:\n  - x y\n  - b\n  - z\n'],
    ['symbols:\n  - 🐶 🐱\n  - c\n', '🐶', ['x', '🐭'], 'symbols:\n  - x\n  - 🐱\n  - c\n  - 🐭\n'],
]) {
    let state = reduce(beginning, { type: 'load', name: 'a.yaml', text, tag: '', isSaved: true });
    for (const symbol of gone) {
        const [place] = placed(state.text, symbol);
        state = edited(state, removeSymbols(state.text, place), { leaves: [place.from] });
    }
    const removed = state;
    for (const symbol of come.map(added)) {
        const taken = takePlace(state.text, state.left, symbol);
        state = edited(state, taken ?? addSymbols(state.text, [symbol]), { takes: taken !== undefined });
    }
    check(`${come} take the places of ${gone} in ${JSON.stringify(text)}`, state.text === after, state.text);
    const back = come.reduce((now) => reduce(now, { type: 'undo' }), state);
    check(
        `what is undone leaves the places of ${gone} again`,
        isDeepStrictEqual([back.text, back.left], [removed.text, removed.left]),
        JSON.stringify(back.left),
    );
    const whole = [...gone].reduce((now) => reduce(now, { type: 'undo' }), back);
    check(`${gone} are back, and leave no place`, whole.text === text && !whole.left.length, whole.text);
}

const { readLine, readRows } = await load('symbols/table_rows');
const word = { meaning: 'word', language: 'de' },
    translation = { meaning: 'translation', language: 'fr' },
    picture = { meaning: 'picture', language: '' },
    ignored = { meaning: 'ignored', language: '' };
for (const [columns, rows, symbols] of [
    [[word], [['chien'], ['le chat'], ['chien'], ['']], [{ word: 'chien' }, { word: 'le chat' }]],
    [
        [word],
        [['🐶🐱'], ['1️⃣ 🇩🇪'], ['chat.png']],
        ['🐶', '🐱', '1️⃣', '🇩🇪', 'chat.png'].map((one) => ({ picture: one })),
    ],
    [
        [translation, word],
        [
            ['le chien', 'Hund'],
            ['', 'Katze'],
        ],
        [{ word: 'Hund', translation: 'le chien' }, { word: 'Katze' }],
    ],
    [
        [picture, word],
        [
            ['🐶', 'a; "b"'],
            ['🐱', ''],
        ],
        [{ picture: '🐶', word: 'a; "b"' }, { picture: '🐱' }],
    ],
    [
        [picture, word, ignored, translation],
        [['🐶', 'Hund', 'x', 'chien']],
        [{ picture: '🐶', word: 'Hund', translation: 'chien', languages: ['de', 'fr'] }],
    ],
    [[ignored], [['a']], []],
]) {
    const read = readRows(rows, columns);
    check(`symbols of ${JSON.stringify(rows)}`, isDeepStrictEqual(read, symbols), JSON.stringify(read));
}

// The symbols of a theme, its lines, other lines, and the symbols that it has then; those that are to be added are beside them.
for (const [text, before, after, left, ...more] of [
    ['🐶 🐱 🐭 🐹', '🐶 🐱 🐭 🐹', '🐶 🐭 horse 🐹', '\n  - 🐶\n  - horse\n  - 🐭 🐹\n'],
    ['|\n  a b\n  c d', 'a b c d', 'd a e c', '\n  - d\n  - a\n  - e\n  - c\n'],
    ['[a, { text: b, font: x }]', 'a b', 'a', '[a]\n'],
    ['\n  - a # one\n  - b', 'a b', 'c', '\n  - c # one\n'],
    ['\n  - 🐶 🐱 # x\n  - 🐭 🐹 🐰 # y', '🐶 🐱 🐭 🐹 🐰', '🐰 🐹 🐭 🐱 🐶', '\n  - 🐰 🐹 # y\n  - 🐭 🐱 🐶 # x\n'],
    ['\n  - 🐶 🐱 🐭 # x\n  - a # y', '🐶 🐱 🐭 a', 'a 🐭 🐶 🐱', '\n  - a # y\n  - 🐭 🐶 # x\n  - 🐱\n'],
    ['\n  - { emoji: 🐶, name: a, scale: 2 }', '🐶;a', '🐱;b', '\n  - { emoji: 🐱, name: b, scale: 2 }\n'],
    ['\n  - { image: a.png, mask: circle, scale: 2 }', 'a.png', 'b', '\n  - { text: b, scale: 2 }\n'],
    ['\n  - { forms: [a, b], color: red }', 'a;b', 'a;c', '\n  - { forms: [a, c], color: red }\n'],
    [
        '\n  - emoji: 🐶\n    names: { de: a, es: b }\n    scale: 2 # x\n  - c',
        '🐶;a;b c',
        '🐶;d;b c',
        '\n  - emoji: 🐶\n    names: { de: d, es: b }\n    scale: 2 # x\n  - c\n',
    ],
    ['\n  - { group: animals }\n  - a', '{_group:_animals_} a', 'a b', '\n  - b\n  - a\n'],
    ['\n  - a\n  - b', 'a b', 'a b c', '\n  - a\n  - b\n', { word: 'c' }],
    ['[01, 02, 1.50, 1e3]', '01 02 1.50 1e3', '01 1.50 1e3', '[01, 1.50, 1e3]\n'],
]) {
    const theme = `symbols:${text.replace(/^(?=[^\n])/, ' ')}\n`,
        split = (lines) => lines.split(' ').map((line) => line.replaceAll('_', ' ').replaceAll(';', '; ')),
        read = (line) => readLine(line, ['en', 'fr'])[0];
    const { change, added: others } = editLines(theme, split(after), read);
    check(`${text} as lines`, isDeepStrictEqual(listLines(theme), split(before)), listLines(theme));
    check(
        `${text} of ${after}`,
        apply(theme, change) === `symbols:${left.replace(/^(?=[^\n])/, ' ')}`,
        apply(theme, change),
    );
    check(`what ${after} adds to ${text}`, isDeepStrictEqual(others, more), JSON.stringify(others));
}

const { receive } = await load('state/answers'),
    unopened = (await load('state/state')).beginning;
const deck = (id, ok) => [
    { t: 'head', faces: 2, cards: 2, symbols: [] },
    { t: 'face', n: 0, id },
    { t: 'done', ok, problems: [] },
];
const { faces, isStale } = [...deck('good', true), ...deck('bad', false)].reduce(receive, unopened);
check('the last good deck comes back', isStale && faces[0].id === 'good', JSON.stringify(faces));

test('each edit is right', () => assert.equal(failures.length, 0, failures.join('\n\n')));
