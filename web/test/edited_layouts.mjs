//
// node edited_layouts.mjs: each edit of the designer makes of a theme, however it is laid out, one that says what it was to say,
// and has all comments. SPOTIT_ALL: of 200 layouts, all themes and templates; else of some. SPOTIT_PROGRAM reads some of what was made.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { here, skip } from './browser/checks.mjs';
import { load } from './sources/load.mjs';
import { theme, writeTheme } from './sources/theme_layouts.mjs';

const { isMap, isScalar, isSeq, parseDocument } = await import('yaml').catch(() => skip('no yaml; run scripts/setup'));
const { removeValue, rerollCard, setValue } = await load('theme_text/text_edits');
const { nodeAt } = await load('theme_text/tree');
const { setPaint, setPaintColor } = await load('controls/paint');
const { freeSymbol, pinAll, pinSymbol } = await load('cards/pins');
const { addSymbols, moveSymbol, removeSymbols, replaceSymbol, swapSymbols, takePlace } =
    await load('theme_text/symbol_edits');
const { setSymbolKeys } = await load('theme_text/symbol_keys');
const { follow } = await load('theme_text/changes');

const isWhole = process.env.SPOTIT_ALL;
const apply = (text, edits) =>
    [edits].flat().reduceRight((after, edit) => after.slice(0, edit.from) + edit.insert + after.slice(edit.to), text);
const read = (text) => {
    const root = parseDocument(text, { merge: true });
    assert.deepEqual(root.errors.map(String), [], text);
    return root.toJS();
};
const comments = (text) => text.replace(/"[^"\n]*"/g, '""').match(/(?<=^|\s)#[^\n]*/g) ?? [];
const isPlainMap = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the value with another one at a path; without it if that is undefined: an empty map goes, too. */
function changed(value, [key, ...rest], to) {
    const inner = rest.length ? changed(isPlainMap(value?.[key]) ? value[key] : {}, rest, to) : to;
    const { [key]: _, ...others } = value ?? {};
    const isGone = inner === undefined || (to === undefined && isPlainMap(inner) && !Object.keys(inner).length);
    return isGone ? others : { ...value, [key]: inner };
}

/** Returns the symbols as the program places them: without quotes. */
function placesOf(text) {
    const found = [];
    const add = (node, kind) => {
        const quote = /^["']/.test(text[node.range[0]]) ? 1 : 0,
            begin = node.range[0] + quote,
            written = text.slice(begin, node.range[1] - quote).trimEnd();
        const parts = kind || !/^[\p{Extended_Pictographic}\s]+$/u.test(written) ? [written] : written.match(/\S+/g);
        for (const what of parts) {
            const from = text.indexOf(what, found.at(-1)?.from >= begin ? found.at(-1).to : begin);
            found.push({ kind: kind ?? (/\p{L}/u.test(what) ? 'text' : 'emoji'), what, from, to: from + what.length });
        }
    };
    for (const item of nodeAt(text, ['symbols']).items)
        if (isScalar(item)) add(item);
        else for (const kind of ['emoji', 'text']) if (item.has(kind)) add(item.get(kind, true), kind);
    return found;
}
/** Returns the symbols of a theme, each by itself. */
const listed = ({ symbols }) =>
    symbols.flatMap((one) => (/^[\p{Extended_Pictographic}\s\d\ufe0f\u20e3]+$/u.test(one) ? one.match(/\S+/g) : [one]));

const settings = Object.entries({
    title: '"A: b # c"',
    language: 'de',
    seed: '2',
    'fonts.text': 'Comfortaa',
    'card.shape': 'square',
    'card.size': '80mm',
    'card.margin': '2.5mm',
    'card.corner_radius': '3mm',
    'card.border.width': '1mm',
    'card.border.color': '"#112233"',
    'card.background': '"#aabbcc"',
    'card.drawing': 'outline',
    'layout.gap': '1.5mm',
    'layout.size_variety': '1.2',
    'layout.rotation': 'upright',
    'layout.min_size': '5mm',
    'layout.max_size': '40mm',
    back: 'none',
    'back.text': 'Ours',
    'sheet.paper': 'Letter',
    'sheet.duplex': 'short-edge',
    'sheet.bleed': '1mm',
    'sheet.marks': 'none',
    'output.color': 'gray',
    'deck.cards': '5',
    'deck.copies': '3',
    'deck.symbols_per_card': 'auto',
    'deck.forms': 'labeled',
}).map(([key, value]) => [key.split('.'), value]);

const paintKeys = ['pattern', 'colors', 'gradient', 'stops', 'image', 'fit', 'opacity', 'size', 'angle', 'background'];

/** All edits: what each does, its edit of a text, what the theme says then, and the path of what may take its comments along. */
function* listEdits(before) {
    for (const [path, value] of settings) {
        const said = parseDocument(value).toJS();
        yield [`set ${path}`, (text) => setValue(text, path, value), changed(before, path, said), path];
    }
    for (const path of [['title'], ['card', 'border'], ['back', 'text'], ['deck', 'copies']])
        if (path.reduce((value, key) => value?.[key], before) !== undefined)
            yield [`remove ${path}`, (text) => removeValue(text, path), changed(before, path), path];
    const background = { outer: ['card', 'background'], isOptional: false, keys: paintKeys },
        back = { outer: ['back'], isOptional: true, keys: paintKeys };
    for (const place of [background, back]) {
        const hasOthers =
                place === back &&
                isPlainMap(before.back) &&
                Object.keys(before.back).some((key) => !paintKeys.includes(key)),
            path = hasOthers ? ['back', 'background'] : place.outer,
            paint = { gradient: 'linear', stops: ['red', 'blue'] },
            bare = hasOthers ? paintKeys.reduce((all, key) => changed(all, ['back', key]), before) : before;
        yield [
            `paint ${place.outer}`,
            (text) => setPaint(text, place, { kind: 'gradient', colors: ['red', 'blue'] }),
            changed(bare, path, paint),
            place.outer,
        ];
    }
    for (const card of [3, 5]) {
        const count = (before.layout?.reroll?.[card] ?? 0) + 1;
        yield [`reroll ${card}`, (text) => rerollCard(text, card), changed(before, ['layout', 'reroll', card], count)];
    }
}
function* listOwnEdits(before) {
    const colors = ['white', '#123456'],
        place = { outer: ['card', 'background'], isOptional: false, keys: paintKeys },
        paint = '{pattern: dots, colors: ["#ffffff", "#ddeeff"]}';
    yield [
        'color of a paint',
        (text) => setPaintColor(text, place, paint, 1, '#123456'),
        changed(before, ['card', 'background', 'colors'], colors),
    ];
    const pin = { at: ['1mm', '-2mm'], size: '9mm', angle: 4 },
        [cat, dog] = ['cat', 'dog'].map((name) => ({ written: name, name })),
        pinned = changed(before, ['layout', 'pins', 2], { dog: pin }),
        pinDog = (text) => pinSymbol(text, 2, dog, { at: [1, -2], size: 9, angle: 4 });
    yield ['pin', pinDog, pinned];
    yield [
        'pin all',
        (text) => {
            const after = apply(text, pinDog(text)),
                place = { at: [5, 6], size: 7, angle: 8 },
                held = [cat, dog].map((symbol) => ({ symbol, place }));
            return { from: 0, to: text.length, insert: apply(after, pinAll(after, 2, held)) };
        },
        changed(pinned, ['layout', 'pins', 2, 'cat'], { at: ['5mm', '6mm'], size: '7mm', angle: 8 }),
    ];
    yield [
        'pin and free',
        (text) => {
            const after = apply(text, pinDog(text));
            return { from: 0, to: text.length, insert: apply(after, freeSymbol(after, 2, dog)) };
        },
        before,
    ];
}
/** Edits of the symbols, and the list that they leave. */
function* listSymbolEdits(before) {
    const all = listed(before);
    for (const [symbol, entry] of [
        [{ picture: '🦄' }, '🦄'],
        [{ picture: '1️⃣' }, '1️⃣'],
        [{ word: 'le mot' }, 'le mot'],
        [
            { picture: 'a b.png', word: 'A' },
            { image: 'a b.png', name: 'A' },
        ],
    ]) {
        yield [`add ${JSON.stringify(entry)}`, (text) => addSymbols(text, [symbol]), [...all, entry]];
        for (const at of all.keys())
            yield [
                `${JSON.stringify(entry)} for ${at}`,
                (text) => replaceSymbol(text, placesOf(text)[at], symbol),
                all.with(at, entry),
                ['symbols', at],
            ];
    }
    for (const at of all.keys())
        yield [
            `remove ${at}`,
            (text) => removeSymbols(text, placesOf(text)[at]),
            all.toSpliced(at, 1),
            ['symbols', at],
        ];
    for (const [at, key, value] of [
        [2, 'name', 'Max'],
        [2, 'scale', '2'],
        [4, 'color', '"#112233"'],
        [6, 'scale', '2'],
    ])
        yield [
            `${key} of ${at}`,
            (text) => setSymbolKeys(text, placesOf(text)[at], { [key]: value }),
            all.with(at, {
                ...(typeof all[at] === 'object' ? all[at] : { [placedKind(all[at])]: all[at] }),
                [key]: parseDocument(value).toJS(),
            }),
        ];
    for (const [one, other] of [
        [0, 3],
        [2, 4],
        [5, 6],
    ])
        yield [
            `${one} and ${other} change places`,
            (text) => swapSymbols(text, [placesOf(text)[one], placesOf(text)[other]]),
            all.with(one, all[other]).with(other, all[one]),
        ];
    yield ['move', (text) => moveSymbol(text, placesOf(text), 3, 4), all.with(3, all[4]).with(4, all[3])];
    yield [
        'replace all',
        (text) => addSymbols(text, [{ word: 'a' }, { picture: '🦄' }], true),
        ['a', '🦄'],
        ['symbols'],
    ];
}
/** A place that a symbol has left is followed where no list is laid out anew by the removal. */
function listTaking(before) {
    const take = (text) => {
        const place = placesOf(text)[4],
            removal = removeSymbols(text, place),
            after = apply(text, removal);
        const taken = takePlace(after, [follow(removal)(place.from, -1)], { word: 'le mot' });
        return taken && { from: 0, to: text.length, insert: apply(after, taken) };
    };
    return ['one takes the place of another', take, listed(before).with(4, 'le mot'), ['symbols', 4]];
}
const placedKind = (symbol) => (/\p{L}/u.test(symbol) ? 'text' : 'emoji');

/** Returns the comments of what an edit takes away: of the value at the path with its key, or beside it. */
function ownComments(text, path) {
    const map = path && nodeAt(text, path.slice(0, -1)),
        pair = isMap(map) && map.items.find(({ key }) => String(key.value) === path.at(-1)),
        taken = pair ? [pair.key, pair.value] : isSeq(map) ? [entryOf(text, path[1])] : undefined;
    if (!taken) return [];
    const lineEnd = text.indexOf('\n', taken.at(-1).range[1]);
    return comments(text.slice(text.lastIndexOf('\n', taken[0].range[0] - 1) + 1, lineEnd < 0 ? undefined : lineEnd));
}
function entryOf(text, at) {
    const { from } = placesOf(text)[at];
    return nodeAt(text, ['symbols']).items.find(({ range }) => range[0] <= from && from < range[1]);
}

const failures = [],
    samples = []; // for the program
let made = 0;
function tryEdit(name, text, [what, edit, wanted, path], isOfSymbols = false) {
    try {
        const edits = edit(text);
        assert.ok(edits, 'there is no edit');
        const after = apply(text, edits),
            said = read(after),
            left = comments(after),
            own = ownComments(text, path);
        assert.deepStrictEqual(isOfSymbols ? listed(said) : said, wanted);
        for (const comment of comments(text)) assert.ok(left.includes(comment) || own.includes(comment), comment);
        if (++made % (isWhole ? 97 : 13) === 0 && name.startsWith('layout')) samples.push([what, after]);
    } catch (error) {
        failures.push(`${name}: ${what}: ${error.message}\n${text}`);
    }
}

test('each layout of one theme says the same after an edit', () => {
    for (let seed = 1; seed <= (isWhole ? 200 : 8); ++seed) {
        const text = writeTheme(seed),
            name = `layout ${seed}`;
        assert.deepStrictEqual(read(text), theme, text);
        // Every day each edit is made of one of the layouts.
        const isDue = (_, i) => isWhole || i % 8 === seed % 8;
        for (const one of [...listEdits(theme), ...listOwnEdits(theme)].filter(isDue)) tryEdit(name, text, one);
        for (const one of [...listSymbolEdits(theme)].filter(isDue)) tryEdit(name, text, one, true);
        if (!nodeAt(text, ['symbols']).flow) tryEdit(name, text, listTaking(theme), true);
    }
    assert.equal(failures.length, 0, `${failures.length}:\n${failures.splice(0).slice(0, 5).join('\n\n')}`);
});

test('so do all themes and templates', () => {
    const folder = here('../../themes/'),
        files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.yaml'));
    for (const [at, file] of files.entries())
        if (isWhole || at % 32 === 0) {
            const text = readFileSync(folder + file, 'utf8');
            for (const one of listEdits(read(text))) tryEdit(file, text, one);
        }
    assert.equal(failures.length, 0, `${failures.length}:\n${failures.splice(0).slice(0, 5).join('\n\n')}`);
});

test('the program reads what was made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spotit-layouts-')),
        file = join(folder, 'theme.yaml');
    for (const [what, text] of samples) {
        if (/png|replace all|corner_radius/.test(what)) continue; // no such picture, too few symbols, a circle
        writeFileSync(file, text);
        execFileSync(process.env.SPOTIT_PROGRAM, ['cards', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    }
    rmSync(folder, { recursive: true });
    assert.ok(samples.length > 5, samples.length);
});
