//
// node files.mjs: changes of two people are merged, links hold whole themes, and packed themes are read with suspicion.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { here } from './browser/checks.mjs';
import { load } from './sources/load.mjs';

const { findHunks } = await load('theme_text/hunks');
const { merge } = await load('theme_text/merge');
const { decodeTheme, encodeTheme } = await load('files/link');
const { CannotUnpack, movePicture, unpack } = await load('ui/zip');

const folder = here('../../themes/');
const themes = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(folder + name, 'utf8'));
let seed = 1;
const random = (count) => {
    seed = (seed * 16807) % 2147483647;
    return seed % count;
};

test('hunks make the other list', () => {
    for (let round = 0; round < 500; ++round) {
        const list = () => Array.from({ length: random(12) }, () => 'abcd'[random(4)]);
        const [before, after] = [list(), list()];
        const made = findHunks(before, after).reduceRight(
            (all, { from, to, pieces }) => [...all.slice(0, from), ...pieces, ...all.slice(to)],
            before,
        );
        assert.deepEqual(made, after, `${before} | ${after}`);
    }
});

test('what one has changed alone is taken over', () => {
    for (const base of themes) {
        const mine = base.replace(/\n/, '\n# mine\n');
        assert.deepEqual(merge(base, mine, base), { keep: mine, take: mine, conflicts: [] });
        assert.deepEqual(merge(base, base, mine), { keep: mine, take: mine, conflicts: [] });
        assert.deepEqual(merge(base, mine, mine), { keep: mine, take: mine, conflicts: [] });
    }
});

test('changes of different lines are merged', () => {
    const base = 'title: One\nlanguage: en\nsymbols: a b\ncard:\n  size: 70mm\n  bleed: 3mm\nlayout:\n  gap: 2mm\n';
    const cases = [
        [base.replace('One', 'Two'), base.replace('70mm', '80mm')],
        [base.replace('70mm', '80mm'), `${base}seed: 3\n`],
        [`# mine\n${base}`, `${base}# theirs\n`],
        [base.replace('  bleed: 3mm\n', ''), base.replace('One', 'Two')],
    ];
    for (const [mine, theirs] of cases) {
        const merged = merge(base, mine, theirs);
        assert.deepEqual(merged.conflicts, []);
        assert.deepEqual(merge(base, theirs, mine).keep, merged.keep);
        for (const text of [mine, theirs])
            for (const hunk of findHunks(base.split('\n'), text.split('\n')))
                for (const line of hunk.pieces) assert.ok(merged.keep.split('\n').includes(line), line);
    }
});

test('neighboring keys and keys on one line are merged', () => {
    const base = 'title: One\nlanguage: en\ncard: { size: 70mm, bleed: 3mm }\n';
    assert.equal(
        merge(base, base.replace('One', 'Two'), base.replace('en', 'de')).keep,
        base.replace('One', 'Two').replace('en', 'de'),
    );
    const both = merge(base, base.replace('70mm', '80mm'), base.replace('3mm', '4mm'));
    const after = base.replace('70mm', '80mm').replace('3mm', '4mm');
    assert.deepEqual(both, { keep: after, take: after, conflicts: [] });
});

test('the same place is a conflict, the rest is merged', () => {
    const base = 'a: 1\nb: 1\nc: 1\n',
        mine = 'a: 2\nb: 2\nc: 1\n',
        theirs = 'a: 1\nb: 3\nc: 3\n';
    const merged = merge(base, mine, theirs);
    assert.deepEqual(merged.conflicts, [{ line: 2, base: 'b: 1\n', mine: 'b: 2\n', theirs: 'b: 3\n' }]);
    assert.equal(merged.keep, 'a: 2\nb: 2\nc: 3\n');
    assert.equal(merged.take, 'a: 2\nb: 3\nc: 3\n');
});

test('what is put below something removed is a conflict', () => {
    const base = 'card:\n  size: 70mm\nlayout:\n  gap: 2mm\nseed: 1\n';
    const merged = merge(
        base,
        base.replace('2mm\n', '2mm\n  effort: fast\n'),
        base.replace('layout:\n  gap: 2mm\n', ''),
    );
    assert.equal(merged.conflicts.length, 1);
    assert.equal(merge('a\n', 'a\nb\n', 'a\nc\n').conflicts.length, 1);
});

test('nothing of either side is lost in random merges', () => {
    for (let round = 0; round < 300; ++round) {
        const base = Array.from({ length: 12 }, (_, i) => `k${i}: ${random(3)}\n`);
        const edit = (who) =>
            base.flatMap((line, i) =>
                random(5) ? [line] : random(2) ? [`k${i}: ${who}\n`] : [line, `${who}${i}: 1\n`],
            );
        const mine = edit('m'),
            theirs = edit('t'),
            { keep, conflicts } = merge(base.join(''), mine.join(''), theirs.join(''));
        const shown = keep + conflicts.map((one) => one.mine + one.theirs).join('');
        for (const line of [...mine, ...theirs])
            if (!base.includes(line)) assert.ok(shown.includes(line), `${line} ${shown}`);
    }
});

test('no line comes twice', () => {
    const { keep } = merge('k0: 0\nk2: 1\nk1: 1\n', 'k0: 5\nk2: 2\nk1: 1\nn0: 1\n', 'n1: 1\nk0: 0\nk1: 1\n');
    assert.equal(keep, 'n1: 1\nk0: 5\nk2: 2\nk1: 1\nn0: 1\n');
    for (let round = 0; round < 3000; ++round) {
        const base = Array.from({ length: 1 + random(5) }, (_, i) => `k${i}: 0\n`);
        const edit = (who) =>
            base
                .flatMap((line, i) => [[line], [], [`k${i}: ${who}\n`], [`${who}${i}: 1\n`, line]][random(4)])
                .concat(random(2) ? [`${who}: 1\n`] : [])
                .join('');
        const [mine, theirs] = [edit('m'), edit('t')],
            lines = merge(base.join(''), mine, theirs).keep.match(/.+/g) ?? [];
        assert.equal(new Set(lines).size, lines.length, `${base.join('')} | ${mine} | ${theirs}`);
    }
});

test('a link holds a whole theme', async () => {
    for (const text of ['', 'title: 🐶 größe\n', ...themes]) {
        const link = `http://127.0.0.1:8000/${await encodeTheme(text)}`;
        assert.match(link, /#theme=[\w-]*$/);
        assert.equal(await decodeTheme(link), text);
    }
});

test('a link that is cut off or hostile gives nothing', async () => {
    const whole = await encodeTheme(themes[0]);
    for (const link of [whole.slice(0, -8), '#theme=', '#theme=%%%', '#theme=AAAA', 'x'])
        assert.equal(await decodeTheme(link), undefined, link);
    const bomb = deflateRawSync(Buffer.alloc(50 << 20)).toString('base64url');
    assert.equal(await decodeTheme(`#theme=${bomb}`), undefined);
    const latin = deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url');
    assert.equal(await decodeTheme(`#theme=${latin}`), undefined);
});

/** Returns zip files, made by Python, all at once: to start it is most of the work. */
function zips(lists, compression = 'ZIP_DEFLATED') {
    const script = `import base64, io, json, sys, zipfile
for entries in json.load(sys.stdin):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.${compression}) as archive:
        for name, text in entries:
            archive.writestr(name, text)
    print(base64.b64encode(out.getvalue()).decode())`;
    const input = JSON.stringify(lists),
        written = execFileSync('python3', ['-c', script], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
    return written
        .trim()
        .split('\n')
        .map((line) => new Blob([Buffer.from(line, 'base64')]));
}

test('a packed theme is read with its pictures', async () => {
    const pack = (root) => [
        [`${root}größe.yaml`, '\ufeffa: 1\r\n'],
        [`${root}pictures/a.svg`, '<svg/>'],
        [`${root}b c.png`, 'png'],
        ['__MACOSX/x', ''],
    ];
    for (const compression of ['ZIP_STORED', 'ZIP_DEFLATED'])
        for (const packed of zips([pack(''), pack('again/')], compression)) {
            const { name, text, pictures } = await unpack(packed);
            assert.deepEqual(
                [name, text, [...pictures.keys()]],
                ['größe.yaml', 'a: 1\n', ['pictures/a.svg', 'b c.png']],
            );
            assert.equal(await pictures.get('pictures/a.svg').text(), '<svg/>');
        }
});

test('hostile zip files are refused', async () => {
    const refuse = (what, blob) => assert.rejects(unpack(blob), CannotUnpack, what);
    await refuse('no zip', new Blob(['hello']));
    await refuse('empty', new Blob([]));
    const paths = ['../x.png', '/etc/x.png', 'a/../../x.png', 'a\\b.png', 'C:x.png', '.x.png', 'a//b.png'],
        hostile = {
            'no theme': [['a.png', '']],
            'two themes': ['a.yaml', 'b.yaml'].map((name) => [name, '']),
            ...Object.fromEntries(paths.map((path) => [path, ['a.yaml', path].map((name) => [name, 'x'])])),
            'a large theme': [['a.yaml', ' '.repeat((1 << 20) + 1)]],
            'a large picture': ['a.yaml', 'x.png'].map((name, i) => [name, ' '.repeat(i * ((25 << 20) + 1))]),
            'many files': ['a.yaml', ...Array.from({ length: 600 }, (_, i) => `${i}.png`)].map((name) => [name, '']),
        },
        whole = ['a.yaml', 'x.png'].map((name, i) => [name, i ? 'x'.repeat(1000) : 'title: x\n'.repeat(100)]),
        [packed, ...refused] = zips([whole, ...Object.values(hostile)]);
    for (const [i, what] of Object.keys(hostile).entries()) await refuse(what, refused[i]);
    const good = Buffer.from(await packed.arrayBuffer());
    assert.equal((await unpack(packed)).name, 'a.yaml');
    await refuse('cut off', new Blob([good.subarray(0, 60), good.subarray(100)]));
    const bomb = Buffer.from(good);
    const at = bomb.indexOf('PK\x01\x02');
    bomb.writeUInt32LE(10, at + 24); // it says that it is short
    await refuse('a false size', new Blob([bomb]));
    for (let round = 0; round < 300; ++round) {
        const broken = Buffer.from(good);
        for (let i = 0; i < 3; ++i) broken[random(broken.length)] = random(256);
        const read = await unpack(new Blob([broken])).catch((problem) => problem);
        assert.ok(read instanceof CannotUnpack || read.text !== undefined, `round ${round}: ${read.stack}`);
    }
});

test('a picture that has moved is named so in the theme', () => {
    const text =
        'symbols:\n  - photos/a.jpg\n  - {image: photos/a.jpg, name: A}\n  - my-photos/a.jpg\n  - photos/a.jpg.png\n';
    assert.equal(
        movePicture(text, 'photos/a.jpg', 'pictures/$&-2.jpg'),
        'symbols:\n  - pictures/$&-2.jpg\n  - {image: pictures/$&-2.jpg, name: A}\n  - my-photos/a.jpg\n  - photos/a.jpg.png\n',
    );
});
