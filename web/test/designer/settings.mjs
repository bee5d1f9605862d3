// Checks that each control shows what the deck has, whichever layer gives the value. What the deck has is merged here from
// the layers themselves, without the program: the theme, what it extends, and the defaults of the schema.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { check, here } from '../browser/checks.mjs';
import {
    afterEdit,
    control,
    folder,
    isWhole,
    leave,
    openWide,
    paste,
    serveTheme,
    settled,
    shot,
    tab,
    textOf,
    undoAll,
} from './shared.mjs';

const read = (path) => readFileSync(here(path), 'utf8');
const texts = JSON.parse(read('../src/designer/ui/texts.json'));
const schema = JSON.parse(read('../../themes/theme.schema.json'));

/** The controls, by the names of their texts. */
const controls = {
    deck_title: 'title',
    card_shape: 'card.shape',
    card_size: 'card.size',
    border: 'card.border.width',
    border_color: 'card.border.color',
    margin: 'card.margin',
    gap: 'layout.gap',
    size_variety: 'layout.size_variety',
    turned: 'layout.rotation',
    drawn: 'card.drawing',
    smallest_symbol: 'layout.min_size',
    largest_symbol: 'layout.max_size',
    corner_radius: 'card.corner_radius',
    deck_language: 'language',
    font_of_words: 'fonts.text',
    plaque: 'fonts.plaque',
    shuffle: 'seed',
    back_text: 'back.text',
    paper: 'sheet.paper',
    both_sides: 'sheet.duplex',
    bleed: 'sheet.bleed',
    cut_marks: 'sheet.marks',
    print_colors: 'output.color',
    card_count: 'deck.cards',
    copies: 'deck.copies',
};

const style = (name) => read(`../../themes/styles/${name}.yaml`);
const styles = readdirSync(here('../../themes/styles')).map((file) => file.replace('.yaml', ''));
const layers = {
    hexagon:
        'card: {shape: hexagon, size: 3in, corner_radius: 5%, margin: 10%}\nlayout: {max_size: 40mm, rotation: 8 steps}\n',
    poker: 'card: {shape: rectangle, size: poker, corner_radius: 3mm}\nsheet: {paper: Letter}\n',
    sides: 'card: {shape: rectangle, size: 60x90mm}\nsheet: {paper: 200x300mm, marks: center}\nback: navy\n',
    octagon: 'card: {shape: octagon, border: {width: 2mm, color: rebeccapurple}}\nlayout: {rotation: upright}\n',
    named: 'colors: {brand: "#1d70b8"}\ncard: {background: brand, border: {color: brand}}\nback: {background: brand, text: Hi}\n',
    inks: 'card: {background: cmyk(100% 0% 0% 0%)}\nback: {pattern: rings, colors: [gold, white]}\nsheet: {duplex: none}\n',
    paints: 'card: {background: {gradient: radial, stops: [white, "gold 70%"]}}\nback: {background: {pattern: dots}}\n',
    words: 'language: fr\ntitle: "Voilà: \\u0022oui\\u0022"\nfonts: {text: Comfortaa, plaque: fish, colors: [crimson, navy]}\ndeck: {copies: 3, cards: 5}\nseed: 4\n',
    print: 'output: {color: gray}\nsheet: {duplex: fold, bleed: 2mm}\ncard: {drawing: outline}\nback: none\n',
    lengths: 'layout: {gap: 1/8in, min_size: 0.5cm, size_variety: 3}\ncard: {margin: 6pt}\n',
};

const merge = (below, above) =>
    above && below && typeof above === 'object' && typeof below === 'object' && !Array.isArray(above) && !isPaint(above)
        ? Object.fromEntries(
              [...new Set([...Object.keys(below), ...Object.keys(above)])].map((key) => [
                  key,
                  key in above ? merge(below[key], above[key]) : below[key],
              ]),
          )
        : (above ?? below);
const isPaint = (value) => typeof value === 'object' && ['gradient', 'pattern', 'image'].some((key) => key in value);
const at = (theme, path) => path.split('.').reduce((value, key) => value?.[key], theme);
const defaultOf = (path) => {
    const find = (one, [key, ...rest]) =>
        key === undefined
            ? one.default
            : [one, ...(one.anyOf ?? [])]
                  .map((each) => each.properties?.[key])
                  .flatMap((each) => (each ? [find(each, rest)] : []))
                  .find((each) => each !== undefined);
    return find(schema.$defs.theme, path.split('.'));
};
const lengths = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };

/** Returns what a key is for a deck of these layers. */
function expected(theme, path) {
    const shape = at(theme, 'card.shape') ?? 'circle',
        backs = theme.back !== undefined && theme.back !== 'none';
    if (path === 'sheet.marks' && !at(theme, path)) return ['circle', 'hexagon'].includes(shape) ? 'ticks' : 'crop';
    if (path === 'sheet.duplex' && !at(theme, path)) return backs ? 'long-edge' : 'none';
    if (path === 'deck.cards' && at(theme, path) > 7) return 'all'; // of a larger deck
    if (path === 'card.border.width' && (at(theme, 'card.border') ?? 'none') === 'none') return '0 mm';
    return String(at(theme, path) ?? defaultOf(path) ?? '');
}

/** Returns a number of millimeters or degrees; NaN for other values. */
function toNumber(written, size) {
    const [, whole, over, unit] = /^([\d.]+)(?:\/(\d+))? ?(mm|cm|in|pt|%|°)?$/.exec(written) ?? [];
    if (!whole) return NaN;
    const number = Number(whole) / Number(over ?? 1);
    return unit === '%' ? (number / 100) * size : number * (lengths[unit] ?? 1);
}

const toColor = (theme, color) => {
    const named = at(theme, 'colors')?.[color] ?? color;
    return named.startsWith('cmyk') ? 'cyan' : named;
};
/** Returns the kind and the first color of a paint. */
function describePaint(theme, paint) {
    if (typeof paint === 'string') return paint === 'none' ? ['none'] : ['plain', toColor(theme, paint)];
    const kind = paint.pattern ?? (paint.gradient ? 'gradient' : 'picture');
    return [kind, ...(paint.colors ?? paint.stops ?? []).slice(0, 1).map((one) => toColor(theme, one))];
}

/** Reads what all controls show that have a value, and the color of the first field after each. */
const readShown = (page) =>
    page.evaluate(() =>
        [...document.querySelectorAll('.controls .control')]
            .filter((row) => !row.hidden)
            .map((row) => {
                const shown =
                    row.querySelector('.number') ??
                    row.querySelector('[aria-checked=true]:not(.swatch)') ??
                    row.querySelector('input, select, .quiet');
                const word = row.querySelector('.toggles:not(.swatches *) [aria-checked=true]')?.value;
                const color = row.nextElementSibling?.querySelector('input[type=color]')?.value;
                return [
                    row.firstElementChild.textContent,
                    word ?? shown?.value ?? shown?.textContent,
                    color,
                    row.querySelector('.layer')?.textContent,
                ];
            }),
    );
const toHex = (page, color) =>
    page.evaluate((written) => {
        const context = document.createElement('canvas').getContext('2d');
        context.fillStyle = written;
        return context.fillStyle;
    }, color);

export async function showSettings() {
    const file = join(folder, 'layered.yaml'),
        symbols = 'symbols: 🐶 🐱 🐭 🐰 🐷 🐮 🐴\n';
    writeFileSync(file, symbols);
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    const cases = [
        ...styles.map((name) => [name, style(name), `extends: ${name}\n`]),
        ...Object.entries(layers).map(([name, text]) => [name, text, 'extends: ./below.yaml\n']),
    ].filter((one, index) => isWhole || index % 4 === 0 || ['named', 'print-shop'].includes(one[0]));
    const seen = new Set(); // all controls
    for (const [name, below, head] of cases) {
        writeFileSync(join(folder, 'below.yaml'), below);
        writeFileSync(file, `${head}deck: {symbols_per_card: 3}\n${symbols}`);
        await page.reload();
        await page.waitForSelector('.card use');
        await settled(page);
        const theme = merge(parse(below), parse(`deck: {symbols_per_card: 3}`)),
            shown = await readShown(page),
            size = toNumber(String(at(theme, 'card.size') ?? '85mm'), 0);
        for (const [label] of shown) seen.add(label);
        for (const [label, path] of Object.entries(controls)) {
            const row = shown.find(([text]) => text === texts[label]);
            if (!row) continue;
            const wanted = expected(theme, path),
                number = toNumber(wanted, size);
            const isSame =
                path.endsWith('color') && path !== 'output.color'
                    ? row[1] === (await toHex(page, toColor(theme, wanted)))
                    : row[1] === wanted || Math.abs(toNumber(row[1], size) - number) < 0.001;
            check(`${path} is shown as the deck has it, with ${name} below`, isSame, `${row[1]}, not ${wanted}`);
            if (at(parse(below), path) !== undefined && at(parse(below), path) !== 'none')
                check(`and where ${path} is from`, row[3]?.includes(head.includes('./') ? 'below.yaml' : name), row[3]);
        }
        const [ink] = at(theme, 'fonts.colors') ?? [],
            inkShown = shown.find(([text]) => text === texts.colors_of_words)?.[1] ?? undefined;
        check(
            `fonts.colors is shown as the deck has it, with ${name} below`,
            inkShown === (ink && (await toHex(page, ink))),
            inkShown,
        );
        for (const [label, path, usual] of [
            ['card_background', 'card.background', 'white'],
            ['backs', 'back', 'none'],
        ]) {
            const back = at(theme, path) ?? usual,
                [kind, color] = describePaint(
                    theme,
                    back.background ?? (isPaint(back) || typeof back === 'string' ? back : { pattern: 'diamonds' }),
                ),
                row = shown.find(([text]) => text === texts[label]);
            check(`${path} is shown as the deck has it, with ${name} below`, row[1] === kind, `${row[1]}, not ${kind}`);
            if (color) check(`and its color`, row[2] === (await toHex(page, color)), `${row[2]}, not ${color}`);
        }
    }
    const compared = new Set(
            [...Object.keys(controls), 'card_background', 'backs', 'colors_of_words'].map((label) => texts[label]),
        ),
        others = ['look', 'printed_by', 'card_width', 'card_height', 'paint_color', 'second_color', 'paint_picture'],
        left = [...seen].filter((label) => !compared.has(label) && !others.some((other) => texts[other] === label));
    check('each control is compared', left.length === 0, left.join());
    check(
        'each is shown',
        [...compared].every((label) => seen.has(label)),
        [...compared].filter((label) => !seen.has(label)).join(),
    );
    await leave(page);
    await server.stop();
}

/** What a layer gives can be taken away, changed and brought back; what is shown is what the deck has then. */
export async function clearSettings() {
    const file = join(folder, 'cleared.yaml'),
        before = 'extends: ./base.yaml\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\nx_card: &small { size: 70mm }\ncard: *small\n';
    writeFileSync(
        join(folder, 'base.yaml'),
        'title: Base\nlanguage: fr\ndeck: { forms: labeled }\nlook: night\nback: { background: teal, text: Base }\nfonts: { text: Comfortaa, colors: ["#ff000080", crimson] }\n',
    );
    writeFileSync(file, before);
    const server = await serveTheme(file),
        page = await openWide(server);
    const has = async (what, written) => check(what, (await textOf(page)).includes(written), await textOf(page));
    const shows = async (what, field, value) =>
        check(what, (await field.inputValue()) === value, await field.inputValue());
    const type = (field, typed) =>
        afterEdit(page, async () => {
            await field.fill(typed);
            await page.keyboard.press('Enter');
        });
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text'); // so that all of it is drawn once
    await tab(page, 'Card');
    const border = control(page, 'Border', '.number'),
        title = control(page, 'Title', 'input');
    await type(border, '0');
    await has('the border of a look is taken away', 'border: none');
    await shows('and shown as none', border, '0 mm');
    await type(border, '1');
    await type(border, '0');
    await has('so is one of the theme above it', 'border: none');
    await afterEdit(page, () => page.click('[aria-label="Reset Border"]'));
    check('Reset brings it back', parseFloat(await border.inputValue()) > 0, await border.inputValue());
    check('from the layer', !(await textOf(page)).includes('border'), await textOf(page));
    await afterEdit(page, () => title.fill(''));
    await has('the title of a layer is taken away', 'title: ""');
    await shows('and shown as none', title, '');
    await afterEdit(page, () => page.click('[aria-label="Reset Title"]'));
    await shows('Reset brings it back', title, 'Base');
    await page.click('.looks summary');
    await afterEdit(page, () => page.click('.looks [role=radio][value=""]'));
    await has('the look of a layer is taken away', 'look: none');
    check('and none is worn', (await page.getAttribute('.looks [aria-checked=true]', 'value')) === '');
    await page.click('.looks summary');
    await page.click('.more:visible summary');
    const font = control(page, 'Word font', '[type=text]');
    await type(font, '');
    await has('so is its font', 'fonts:\n  text: ""');
    await shows('which is empty', font, '');

    await afterEdit(page, () => page.click('[aria-label="Add a color"]:visible'));
    await has('colors that are added leave the others as transparent', 'colors: ["#ff000080", "#dc143c", "#222222"]');
    await afterEdit(page, () => page.fill('[aria-label="Color 1"]:visible', '#00ff00'));
    await has('and so does a change', 'colors: ["#00ff0080", "#dc143c", "#222222"]');

    for (let left = 3; left > 0; --left)
        await afterEdit(page, () => page.click('[aria-label="Remove: Color 1"]:visible'));
    await has('all can be removed', 'colors: []');
    check('and none is shown', (await control(page, 'Word colors', 'input').count()) === 0);

    const size = control(page, 'Card size', '.number');
    await shows('a size that stands elsewhere is shown', size, '70 mm');
    await undoAll(page);
    await afterEdit(page, () => page.click('[aria-label="Reset Card size"]'));
    await shows('and can be reset', size, '85 mm');
    await has('where it stands it stays', 'x_card: &small { size: 70mm }');

    await tab(page, 'Symbols');
    await afterEdit(page, () => page.click('.forms [role=radio][value=pictures]'));
    await has('pictures are shown without the names that a layer gives them', 'deck:\n  forms: pictures');
    check('as is marked', (await page.getAttribute('.forms [aria-checked=true]', 'value')) === 'pictures');

    await afterEdit(page, async () => {
        await paste(
            page,
            ['dog', 'cat', 'house', 'apple', 'door', 'bird', 'shoe'].map((one) => `the ${one}`).join('\n'),
        );
        await page.click('dialog[open] .main');
    });
    await has('words in another language than that of a layer change it', 'language: en');

    await tab(page, 'Back');
    const text = control(page, 'Text on the backs', 'input');
    await afterEdit(page, () => text.fill(''));
    await has('the text of the backs is taken away', 'text: ""');
    await shows('and shown as none', text, '');
    await leave(page);
    await server.stop();
}

/** Words are less rotated than pictures, and the backs of copies have their own colors. */
export async function showDerived() {
    const file = join(folder, 'derived.yaml');
    writeFileSync(
        file,
        'symbols: [cat, dog, cow, hen, pig, ant, bee]\ndeck: { copies: 2, copy_colors: [red, gold] }\n',
    );
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await tab(page, 'Text');
    await tab(page, 'Card');
    const turned = control(page, 'Rotation', '.number'),
        ids = () => page.$$eval('.card use', (all) => all.map((one) => one.getAttribute('transform')).join()),
        before = await ids();
    check(
        'words are shown as far rotated as they are',
        (await turned.inputValue()) === '25°',
        await turned.inputValue(),
    );
    await shot(page, 'rotation-of-words');
    check('which is none of the words', (await control(page, 'Rotation', '[aria-checked=true]').count()) === 0);
    await afterEdit(page, async () => {
        await turned.fill('25');
        await page.keyboard.press('Enter');
    });
    check('to set what is shown changes no card', before.includes('matrix') && (await ids()) === before, before);
    await tab(page, 'Back');
    const inks = () =>
        control(page, 'Colors of the backs', 'input').evaluateAll((all) => all.map(({ value }) => value));
    check('the colors of the copies are shown', (await inks()).join() === '#ff0000,#ffd700', (await inks()).join());
    await shot(page, 'backs-of-copies');
    check('in place of those of the backs', (await control(page, 'Color', 'input').count()) === 0);
    await afterEdit(page, () => page.fill('[aria-label="Color 2"]:visible', '#0000ff'));
    check('and changed', (await textOf(page)).includes('copy_colors: [red, "#0000ff"]'), await textOf(page));
    check('on the backs', (await page.innerHTML('#sprite')).includes('#0000ff'));
    await leave(page);
    await server.stop();
}

/** Numbers have the signs of the page's language; to type what is shown changes no card, however many digits the deck has. */
export async function typeShown() {
    const file = join(folder, 'digits.yaml'),
        symbols = 'symbols: 🐶 🐱 🐭 🐰 🐷 🐮 🐴\n';
    for (const language of ['de', 'fr', 'es']) {
        writeFileSync(file, `${symbols}deck: { forms: labeled }\ncard: { size: 55mm, margin: 7.5% }\n`);
        const server = await serveTheme(file),
            page = await openWide(server, 1280, 800, { locale: language });
        await page.waitForSelector('.card use');
        await settled(page);
        const names = await page.evaluate(async () =>
                (await fetch(`/texts.json?name=${document.documentElement.lang}`)).json(),
            ),
            number = (name) => control(page, names[name], '.number'),
            ids = () => page.$$eval('.card use', (all) => all.map((one) => one.getAttribute('transform')).join());
        const type = (field, typed) =>
            afterEdit(page, async () => {
                await field.fill(typed);
                await page.keyboard.press('Enter');
            });
        await tab(page, names.text);
        await tab(page, names.card);
        const before = await ids(),
            shown = await Promise.all(['gap', 'margin'].map((name) => number(name).inputValue()));
        check(`decimals have a comma in ${language}`, shown.join(' ') === '1,467 mm 7,5%', shown.join(' '));
        await type(number('gap'), '1,467');
        check('what is shown is what the deck has', /gap: 1\.46666\d+mm/.test(await textOf(page)), await textOf(page));
        check('so that no card changes', before.includes('matrix') && (await ids()) === before, before);
        await type(number('border'), '2,5');
        check('a comma is read', (await textOf(page)).includes('width: 2.5mm'), await textOf(page));
        await leave(page);
        await server.stop();
    }
}
