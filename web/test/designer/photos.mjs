//
// Photos from a phone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, isFirefox } from '../browser/checks.mjs';
import {
    afterEdit,
    checkAccess,
    folder,
    leave,
    newContext,
    openFailing,
    openWide,
    save,
    serve,
    serveTheme,
    settled,
    shot,
    tab,
} from './shared.mjs';

/** Draws a picture on the page that is of one color in its left half, and returns its bytes. */
const paint = async (page, { width = 2200, height = 1100, color = 'red', type = 'image/png' } = {}) =>
    Buffer.from(
        await page.evaluate(
            async ({ width, height, color, type }) => {
                const canvas = new OffscreenCanvas(width, height),
                    context = canvas.getContext('2d');
                context.fillStyle = color;
                context.fillRect(0, 0, width / 2, height);
                const reader = new FileReader();
                reader.readAsDataURL(await canvas.convertToBlob({ type }));
                await new Promise((done) => (reader.onload = done));
                return reader.result.split(',')[1];
            },
            { width, height, color, type },
        ),
        'base64',
    );

/** Draws photos, and returns their files. */
async function takePhotos(page, ...colors) {
    const files = [];
    for (const color of colors) {
        files.push(join(folder, `${color}.png`));
        writeFileSync(files.at(-1), await paint(page, { color }));
    }
    return files;
}

/** Returns width and height of a JPEG. */
function sizeOf(file) {
    const bytes = readFileSync(file);
    for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2))
        if (/c[0-2]/.test(bytes[at + 1].toString(16))) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

/** A phone scans the code of the designer's page, and sends photos into the deck, as long as the page wants them. */
export async function sendPhotos() {
    const file = join(folder, 'guests.yaml');
    writeFileSync(file, 'title: Guests\nsymbols:\n  - 🐶 🐱 🐭 🐹 🐰\n');
    const server = await serve(file, '--phone', '--host', '127.0.0.2');
    const page = await openWide(server);
    await page.waitForSelector('.tile');
    await settled(page);
    const [begun] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/photos/begin')),
        page.click('button:text-is("Photos from a phone")'),
    ]);
    const { link } = await begun.json();
    await page.waitForSelector('.phone-photos .code');
    check('the focus follows', await page.evaluate(() => document.activeElement.closest('.phone-photos') !== null));
    await checkAccess(page, 'the code for phones');
    await shot(page, 'photos-code');

    const phone = await (await newContext(390, 844)).newPage();
    phone.on('pageerror', (error) => check('no error', false, String(error)));
    await phone.goto(link);
    await phone.waitForSelector('.photos');
    await checkAccess(phone, 'the page of the phone');
    const status = (n, text) =>
        phone
            .waitForFunction(([n, text]) => document.querySelectorAll('.sent span')[n]?.textContent === text, [n, text])
            .catch(async () => check(text, false, await phone.textContent('.sent')));
    await phone.setInputFiles('.photos input[multiple]', await takePhotos(page, 'red', 'blue'));
    await status(0, 'sent');
    await status(1, 'sent');
    await shot(phone, 'photos-phone');
    check(
        'nothing is wider than the phone',
        await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    );
    const path = join(folder, 'pictures/photo-1.jpg');
    check('photos are shrunk', sizeOf(path).join() === '2000,1000', sizeOf(path));
    await page.waitForSelector('.card use'); // five emoji and two photos make a deck
    await page.waitForFunction(() => document.querySelectorAll('.phone-photos li').length === 2);
    check(
        'they are in the deck',
        (await page.locator('.tile[aria-label*="photo"]').count()) === 2,
        await page.textContent('.symbols'),
    );
    await settled(page);
    await page.click('.phone-photos li:has-text("photo-2.jpg") button');
    await page.waitForFunction(() => document.querySelectorAll('.tile[aria-label*="photo"]').length === 1);
    check('a photo is taken out, and its file stays', existsSync(join(folder, 'pictures/photo-2.jpg')));

    writeFileSync(join(folder, 'broken.png'), 'no picture');
    await phone.setInputFiles('.photos input[multiple]', join(folder, 'broken.png'));
    await status(0, 'can’t be read');
    await page.click('button:text-is("Stop accepting photos")');
    check('the code is gone', !(await page.isVisible('.code')));
    await phone.setInputFiles('.photos input[multiple]', (await takePhotos(page, 'green'))[0]);
    await status(0, 'No more photos are accepted: ask for the code again.');
    check('nothing more came', !existsSync(join(folder, 'pictures/photo-3.jpg')));
    await phone.context().close();
    await leave(page);
    server.stop();

    const alone = await serve(file);
    const other = await openFailing(alone);
    await other.click('button:text-is("Photos from a phone")');
    await other.waitForSelector('.phone-photos p');
    const said = await other.textContent('.phone-photos');
    check('what to start instead is said', said.includes('spotit-print serve guests.yaml --phone'), said);
    await tab(other, 'Card');
    await leave(other);
    alone.stop();
}

/** What is added here is made as small as cards need it, and stays what it is. */
export async function addOwn() {
    const file = join(folder, 'own.yaml');
    writeFileSync(file, 'symbols:\n  - 🐶 🐱 🐭\n  - 🐹 🐰 🦊 🐻\n');
    const server = await serve(file),
        page = await openWide(server);
    const addTo = (page, ...files) =>
        afterEdit(page, () =>
            page.setInputFiles(
                '.symbols input[multiple]',
                files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })),
            ),
        );
    await page.waitForSelector('.card use');
    await settled(page);
    const read = (name) => readFileSync(join(folder, 'pictures', name));
    const photo = await paint(page, { type: 'image/jpeg' }),
        small = await paint(page, { type: 'image/jpeg', width: 1600, height: 1200 });
    const drawing = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><circle cx="4500" cy="4500" r="4000"/></svg>',
    );
    await addTo(
        page,
        ['holiday.jpg', 'image/jpeg', photo],
        ['small.jpg', 'image/jpeg', small],
        ['clear.png', 'image/png', await paint(page)],
        ['drawing.svg', 'image/svg+xml', drawing],
    );
    const path = join(folder, 'pictures/holiday.jpg');
    check('a photo is shrunk', sizeOf(path).join() === '2000,1000', sizeOf(path));
    check('a small one stays as it is', read('small.jpg').equals(small));
    check('a drawing stays as it is', read('drawing.svg').equals(drawing));
    const clear = read('clear.png');
    check('a PNG stays one', [clear.readUInt32BE(16), clear.readUInt32BE(20)].join() === '2000,1000');
    const alpha = await page.evaluate(async (bytes) => {
        const context = new OffscreenCanvas(2000, 1000).getContext('2d', { willReadFrequently: true }),
            blob = new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]);
        context.drawImage(await createImageBitmap(blob), 0, 0);
        return [500, 1500].map((x) => context.getImageData(x, 500, 1, 1).data[3]);
    }, clear.toString('base64'));
    check('and is as transparent as it was', alpha.join() === '255,0', alpha);
    check('computers take no photos here', (await page.locator('.symbols input[capture]').count()) === 0);
    const other = await paint(page, { type: 'image/jpeg', width: 900, height: 900, color: 'blue' });
    await leave(page);
    await server.stop();

    const again = await serve(file),
        phone = await (await newContext(390, 844, { hasTouch: true })).newPage(); // a name that is taken is written to the console
    await phone.goto(again.link);
    await phone.waitForSelector('.card use');
    await phone.click('[role=tab]:text-is("Symbols")');
    await phone.waitForSelector('.symbols input[capture]', { state: 'attached' });
    const height = await phone.$eval('.files:has([capture])', (label) => label.getBoundingClientRect().height);
    check('phones take a photo', height >= 44, height);
    await checkAccess(phone, 'the box on a phone');
    await shot(phone, 'own-phone');
    for (const bytes of [small, other]) await addTo(phone, ['image.jpg', 'image/jpeg', bytes]);
    check('a camera calls all its photos the same', read('image.jpg').equals(small));
    check('and each is kept', read('image-2.jpg').equals(other));
    await phone.context().close();
    again.stop();
}

/** Somebody cuts a face out of a photo, by mouse, touch and keys; the photo stays, and is cropped anew. */
export async function cropPicture() {
    const file = join(folder, 'faces.yaml'),
        before = 'symbols:\n  - pictures/rex.jpg # at the sea\n  - 🐶 🐱 🐭 🐹 🐰 🦊\n';
    writeFileSync(file, before);
    const server = await serveTheme(file),
        page = await openWide(server, 1280, 800, { hasTouch: true });
    await page.waitForSelector('.designer');
    const photo = await paint(page, { type: 'image/jpeg', width: 1600, height: 1200 });
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(join(folder, 'pictures/rex.jpg'), photo);
    await page.reload();
    await page.waitForSelector('.card use');
    await settled(page);
    const saved = async () => {
        await save(page);
        return readFileSync(file, 'utf8');
    };
    const begin = async () => {
        await page.click('.tile[aria-label^=rex]');
        await page.click('.inspector button:text-is("Crop and rotate…")');
        await page.waitForSelector('.crop[open] .corner');
    };
    const frame = () =>
        page.$eval('.stage .whole', (rect) =>
            ['x', 'y', 'width', 'height'].map((name) => Math.round(rect.getAttribute(name))),
        );
    const middle = async (selector) => {
        const { x, y, width, height } = await page.locator(selector).boundingBox();
        return [x + width / 2, y + height / 2];
    };
    const is = async (what, ...wanted) => {
        const found = await frame();
        check(
            what,
            found.every((side, i) => Math.abs(side - wanted[i]) < 12),
            `${found} for ${wanted}`,
        );
    };
    await begin();
    await is('the frame is around all of it', 0, 0, 1600, 1200);
    await checkAccess(page, 'what crops pictures');
    await page.click('.crop button:text-is("Circle")');
    await is('a circle wants a square', 200, 0, 1200, 1200);
    const unit = (await page.locator('.stage').boundingBox()).width / 1600;
    const [x, y] = await middle('.stage .corner >> nth=2');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 300 * unit, y - 600 * unit, { steps: 4 });
    await page.mouse.up();
    await is('a corner is dragged', 200, 0, 900, 900);
    await page.locator('.stage .whole').focus();
    for (let step = 0; step < 5; ++step) await page.keyboard.press('ArrowLeft');
    await is('the frame goes left by keys', 120, 0, 900, 900);
    await page.locator('.stage .corner >> nth=0').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await is('a corner is moved by keys', 280, 160, 740, 740);
    await page.$eval('.crop input[type=range]', (input) => {
        input.value = '2';
        input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await is('zoomed', 350, 230, 600, 600);
    const [touchX, touchY] = await middle('.stage .whole');
    const touch = await page.context().newCDPSession(page);
    for (const [type, by] of [['touchStart', 0], ['touchMove', 40], ['touchMove', 100], ['touchEnd']])
        await touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: by === undefined ? [] : [{ x: touchX + by * unit, y: touchY }],
        });
    await is('a finger moves it', 450, 230, 600, 600);
    await page.click('.crop button[aria-label="Rotate right"]');
    await is('turned, it is around the same part', 370, 450, 600, 600);
    await shot(page, 'crop');
    const taken = (await frame()).join('-');
    await afterEdit(page, () => page.click('.crop button:text-is("Use this part")'));
    const name = `rex.crop-${taken}-1.jpg`;
    check(
        'the symbol has the part',
        (await saved()) === before.replace('pictures/rex.jpg', `{ image: pictures/${name}, name: rex, mask: circle }`),
        await saved(),
    );
    check('which is as large as the frame', sizeOf(join(folder, 'pictures', name)).join() === '600,600');
    check('the photo stays', readFileSync(join(folder, 'pictures/rex.jpg')).equals(photo));
    check('it is chosen', (await page.$eval('.tile[aria-selected=true]', (tile) => tile.title)) === 'rex');
    await begin();
    check('it can be cropped anew', (await frame()).join('-') === taken, await frame());
    await page.click('.crop button:text-is("Freeform")');
    await page.click('.crop button[aria-label="Rotate left"]');
    await page.$eval('.crop input[type=range]', (input) => {
        input.value = '1';
        input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    for (const [corner, key] of [
        [0, 'ArrowLeft'],
        [2, 'ArrowRight'],
    ]) {
        await page.locator(`.stage .corner >> nth=${corner}`).focus();
        for (let step = 0; step < 8; ++step) await page.keyboard.press(`Shift+${key}`);
    }
    await is('a free frame is as wide as one likes', 0, 0, 1600, 1200);
    await afterEdit(page, () => page.click('.crop button:text-is("Use this part")'));
    check(
        'the whole one is back',
        (await saved()) === before.replace('pictures/rex.jpg', '{ image: pictures/rex.jpg, name: rex }'),
        await saved(),
    );
    for (let n = 0; n < 2; ++n) await afterEdit(page, () => page.click('button:text-is("Undo")'));
    check('each is one undo', (await saved()) === before, await saved());
    await begin();
    await page.click('.crop button:text-is("Circle")');
    await afterEdit(page, () => page.click('.crop button:text-is("Crop all photos the same way")'));
    const circle = '{ image: pictures/rex.jpg, mask: { shape: circle, at: [50%, 50%], zoom: 1 } }';
    check(
        'a circle stands in the theme',
        (await saved()) === before.replace('pictures/rex.jpg', circle),
        await saved(),
    );
    await afterEdit(page, () => page.click('button:text-is("Undo")'));
    // Two fingers around the middle of the frame: each step says how far they are from it, to the right and down.
    let around; // once they are there
    const touchBy = async ([right, down]) => {
        const type = around ? 'touchMove' : 'touchStart',
            [x, y] = (around ??= await middle('.stage .whole')),
            at = (side) => ({ x: x + side * right * unit, y: y + side * down * unit, id: side + 1 });
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [at(-1), at(1)] });
    };
    const letGo = async () => {
        around = undefined;
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const pinch = async (...steps) => {
        for (const step of steps) await touchBy(step);
        await letGo();
    };
    if (!isFirefox) {
        // where two fingers move one after the other
        await begin();
        await page.click('.crop button:text-is("Circle")');
        const shown = () =>
            page.$eval('.stage .whole', (rect) => {
                const { x, y, width } = rect.getBoundingClientRect();
                return [x, y, width].map(Math.round);
            });
        const there = await shown();
        await touchBy([100, 0]);
        await touchBy([150, 0]);
        await touchBy([200, 0]);
        check(
            'the picture grows under the frame',
            (await shown()).join() === there.join(),
            `${await shown()} ${there}`,
        );
        await shot(page, 'crop-two-fingers');
        await letGo();
        await is('two fingers that spread show less of it', 500, 300, 600, 600);
        await pinch([150, 0], [120, 0], [100, 0]);
        await is('and pinched more', 350, 150, 900, 900);
        await pinch([200, 0], [150, 0], [50, 0]);
        check('up to all of it', (await frame())[2] === 1200, await frame());
        await pinch([100, 0], [120, 0], [400 / 3, 0]);
        await pinch([100, 0], [71, 71], [17, 98]);
        const sides = await page.$eval('.stage canvas', ({ width, height }) => [width, height]);
        check('they turn the picture', sides.join() === '1200,1600', sides);
        check('the frame is as large as before', Math.abs((await frame())[2] - 900) < 12, await frame());
    }
    await leave(page);
    server.stop();
}

/** The photos of a folder are cropped alike, since its entry is theirs. */
export async function cropFolder() {
    const file = join(folder, 'people.yaml'),
        before = 'symbols:\n  - { folder: people }\n  - 🐶 🐱 🐭 🐹 🐰\n';
    writeFileSync(file, before);
    mkdirSync(join(folder, 'people'), { recursive: true });
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.designer');
    for (const [name, width] of Object.entries({ anna: 600, tom: 800 }))
        writeFileSync(
            join(folder, `people/${name}.jpg`),
            await paint(page, { type: 'image/jpeg', width, height: 900 }),
        );
    await page.reload();
    await page.waitForSelector('.card use');
    await settled(page);
    await page.click('.tile[aria-label^=anna]');
    await page.click('.inspector button:text-is("Crop and rotate…")');
    await page.waitForSelector('.crop[open] .corner');
    await page.click('.crop button:text-is("Circle")');
    const isHidden = await page.$eval('.crop button.main', (use) => use.hidden);
    check('no part is for one photo alone', isHidden);
    await afterEdit(page, () => page.click('.crop button:text-is("Crop all photos the same way")'));
    await save(page);
    const mask = '{ folder: people, mask: { shape: circle, at: [50%, 38%], zoom: 1 } }';
    const text = readFileSync(file, 'utf8');
    check('the folder has the circle', text === before.replace('{ folder: people }', mask), text);
    await leave(page);
    server.stop();
}

/** Photos are seen in their tiles before they are on cards, and where there are too few for cards. */
export async function showUnused() {
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    for (const few of [true, false]) {
        const file = join(folder, `unused-${few}.yaml`);
        writeFileSync(file, few ? '' : 'symbols:\n  - 🐶 🐱 🐭\n  - 🐹 🐰 🦊 🐻\n');
        const server = await serveTheme(file),
            page = await openWide(server);
        await page.waitForSelector('.designer');
        await settled(page);
        const [photo, other] = [
            await paint(page, { color: 'green', type: 'image/jpeg' }),
            await paint(page, { color: 'gold', width: 300, height: 300 }),
        ];
        await afterEdit(page, () =>
            page.setInputFiles('.symbols input[multiple]', [
                { name: 'lawn.jpg', mimeType: 'image/jpeg', buffer: photo },
                { name: 'sun.png', mimeType: 'image/png', buffer: other },
            ]),
        );
        const isShown = () =>
            [...document.querySelectorAll('.unused .tile.image img')].filter((image) => image.naturalWidth === 160)
                .length === 2;
        await page.waitForFunction(isShown).catch(() => {});
        check(`unused photos are drawn, ${few ? 'too few' : 'beside a deck'}`, await page.evaluate(isShown));
        await page.click('.tile[aria-label^=sun]'); // sun-2 where a browser paints other bytes each time
        await page.waitForSelector('.inspector .portrait img');
        await checkAccess(page, 'unused photos');
        await shot(page, `unused-${few}`);
        await leave(page);
        server.stop();
    }
}

/** Two pictures of one name in different folders are two symbols: what is done to one leaves the other as it is. */
export async function changeOneOfTwins() {
    for (const [name, side] of [
        ['one', 10],
        ['two', 25],
    ]) {
        mkdirSync(join(folder, name));
        writeFileSync(
            join(folder, name, 'dog.svg'),
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0h30v${side}z"/></svg>`,
        );
    }
    const file = join(folder, 'twins.yaml');
    writeFileSync(file, 'check: { look_alike: off }\nsymbols:\n  - one/dog.svg\n  - two/dog.svg\n  - 🐱 🐭 🐹 🐰 🦊\n');
    const server = await serveTheme(file),
        page = await openWide(server);
    await page.waitForSelector('.card use');
    await settled(page);
    await page.click('.tile >> nth=1');
    const pressed = await page.$$eval('.tile', (all) =>
        all.map((one) => one.getAttribute('aria-selected')).indexOf('true'),
    );
    check('the second is chosen', pressed === 1, pressed);
    await afterEdit(page, async () => {
        await page.fill('.inspector .texts input', 'Rex');
        await page.keyboard.press('Tab');
    });
    await afterEdit(page, async () => {
        await page.focus('.tile >> nth=1');
        await page.keyboard.press('Alt+ArrowLeft');
    });
    await save(page);
    const text = readFileSync(file, 'utf8');
    const after = 'symbols:\n  - { image: two/dog.svg, name: Rex }\n  - one/dog.svg\n';
    check('it alone is renamed and moved', text.includes(after), text);
    await leave(page);
    server.stop();
}
