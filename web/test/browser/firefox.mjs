//
// Firefox as puppeteer drives it by WebDriver BiDi, behind those of playwright's methods that the tests use: playwright
// drives only a Firefox of its own making, not Debian's. Here, too, everything waits until it is there.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skip } from './checks.mjs';
import { beginToFill, choose, findAll, someVisible } from './elements.mjs';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
if (!executablePath) skip('no firefox; on Debian:  apt install firefox-esr');
const { default: puppeteer } = await import('puppeteer-core').catch(() =>
    skip('no puppeteer-core; run scripts/setup --tests'),
);

/** Goes on where this Firefox has no such command: 140 can neither turn a screen nor be offline. */
const ifKnown = (error) => {
    if (!String(error).includes('unknown command')) throw error;
};

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Asks again until the answer is something; pages that are being left give none. */
async function until(what, ask, timeout = 60_000) {
    const end = Date.now() + timeout;
    for (let fault = ''; Date.now() < end; await pause(15)) {
        const answer = await ask().catch((error) => {
            fault = String(error);
        });
        if (answer) return answer;
        if (fault.includes('SyntaxError')) throw new Error(fault);
    }
    throw new Error(`waited in vain for ${what}`);
}

// The functions from here to the next comment like this one run in the page, as those of elements.mjs.

/** Where the first can be clicked, once it neither moves nor lies below something else. */
async function pointOf([one], position) {
    if (!one?.checkVisibility({ visibilityProperty: true }) || one.disabled) return null;
    const before = one.getBoundingClientRect();
    await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
    const box = one.getBoundingClientRect(),
        x = box.x + (position?.x ?? box.width / 2),
        y = box.y + (position?.y ?? box.height / 2);
    if (box.x !== before.x || box.y !== before.y) return null;
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot?.elementFromPoint(x, y)) hit = hit.shadowRoot.elementFromPoint(x, y);
    for (let at = hit; at; at = at.parentNode ?? at.host) if (at === one) return { x, y };
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
}
/** Events of a drag: without a screen Firefox begins drags by mouse, but never drops. */
function drag([from], [to]) {
    const dataTransfer = new DataTransfer();
    const send = (one, type) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        one.dispatchEvent(
            new DragEvent(type, {
                bubbles: true,
                cancelable: true,
                dataTransfer,
                clientX: x + width / 2,
                clientY: y + height / 2,
            }),
        );
    };
    for (const [one, type] of [
        [from, 'dragstart'],
        [to, 'dragenter'],
        [to, 'dragover'],
        [to, 'drop'],
        [from, 'dragend'],
    ])
        send(one, type);
}

// Here, outside, are the methods of playwright.

class Page {
    constructor(context, page) {
        const { mouse } = page,
            wheel = mouse.wheel.bind(mouse);
        mouse.wheel = (deltaX, deltaY) => wheel({ deltaX, deltaY });
        Object.assign(this, { page, mouse, touchscreen: page.touchscreen });
        this.context = () => context;
        for (const name of [
            'on',
            'removeAllListeners',
            'goto',
            'url',
            'reload',
            'goBack',
            'goForward',
            'bringToFront',
            'setContent',
            'setDefaultTimeout',
            'waitForResponse',
            'frames',
            'screenshot',
            'pdf',
            'evaluate',
        ])
            this[name] = page[name].bind(page);
        this.keyboard = {
            down: (key) => page.keyboard.down(key),
            up: (key) => page.keyboard.up(key),
            type: (text, options) => page.keyboard.type(text, options),
            insertText: (text) => page.evaluate((text) => document.execCommand('insertText', false, text), text),
            press: async (keys) => {
                const [key, ...held] = keys.split(/\+(?=.)/).reverse();
                for (const one of held) await page.keyboard.down(one);
                await page.keyboard.press(key === 'Space' ? ' ' : key);
                for (const one of held) await page.keyboard.up(one);
            },
        };
    }
    waitForTimeout = pause;
    /** With the question of the page it ends only with the answer, so nothing waits for it. */
    async close({ runBeforeUnload = false } = {}) {
        const closed = this.page.close({ runBeforeUnload });
        if (!runBeforeUnload) await closed;
    }
    addInitScript(script) {
        return this.page.evaluateOnNewDocument(script);
    }
    #all(selector) {
        const [css, place] = selector.split(' >> nth=');
        return this.page.evaluateHandle(findAll, css, place && Number(place));
    }
    async $$eval(selector, read, ...more) {
        return (await this.#all(selector)).evaluate(read, ...more);
    }
    async #first(selector) {
        await until(selector, () => this.$$eval(selector, (all) => all.length > 0));
        return (await this.page.evaluateHandle((all) => all[0], await this.#all(selector))).asElement();
    }
    async $(selector) {
        return (await this.$$eval(selector, (all) => all.length > 0)) || null;
    }
    async $eval(selector, read, ...more) {
        return (await this.#first(selector)).evaluate(read, ...more);
    }
    textContent(selector) {
        return this.$eval(selector, (one) => one.textContent);
    }
    getAttribute(selector, name) {
        return this.$eval(selector, (one, of) => one.getAttribute(of), name);
    }
    innerHTML(selector) {
        return this.$eval(selector, (one) => one.innerHTML);
    }
    inputValue(selector) {
        return this.$eval(selector, (one) => one.value);
    }
    isVisible(selector) {
        return this.$$eval(selector, someVisible);
    }
    async isHidden(selector) {
        return !(await this.isVisible(selector));
    }
    waitForSelector(selector, { state = 'visible', timeout } = {}) {
        const isThere = () => (state === 'visible' ? this.isVisible(selector) : this.$(selector));
        return until(selector, isThere, timeout);
    }
    setViewportSize(size) {
        return this.page.setViewport(size).catch(ifKnown);
    }
    waitForFunction(ask, given, { timeout } = {}) {
        return until(String(ask), () => this.page.evaluate(ask, given), timeout);
    }
    async #pointOf(selector, position) {
        await this.page.bringToFront(); // pages behind another one neither ask the program nor show what is new
        return until(`a click on ${selector}`, () => this.$$eval(selector, pointOf, position));
    }
    async click(selector) {
        const { x, y } = await this.#pointOf(selector);
        await this.mouse.click(x, y);
    }
    async tap(selector) {
        const { x, y } = await this.#pointOf(selector);
        await this.touchscreen.tap(x, y);
    }
    async check(selector) {
        if (!(await this.$eval(selector, (one) => one.checked))) await this.click(selector);
    }
    /** Hands requests whose addresses match to a function, which answers them; all others go on. */
    async route(pattern, handle) {
        const matching = new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replace(/\*+/g, '.*')}$`);
        await this.page.setRequestInterception(true);
        this.page.on('request', (request) =>
            matching.test(request.url())
                ? handle({ fulfill: (answer) => request.respond(answer) })
                : request.continue(),
        );
    }
    async hover(selector, { position } = {}) {
        const { x, y } = await this.#pointOf(selector, position);
        await this.mouse.move(x, y);
    }
    focus(selector) {
        return this.$eval(selector, (one) => one.focus());
    }
    async fill(selector, text) {
        await this.#first(selector);
        if (!(await this.$$eval(selector, beginToFill, text))) return;
        await (text ? this.page.keyboard.type(text) : this.page.keyboard.press('Delete'));
    }
    async isEnabled(selector) {
        return this.$eval(selector, (one) => !one.disabled);
    }
    async isDisabled(selector) {
        return !(await this.isEnabled(selector));
    }
    async selectOption(selector, word) {
        await this.#first(selector);
        await this.$$eval(selector, choose, word);
    }
    async setInputFiles(selector, files) {
        const paths = [files].flat().map((file) => {
            if (typeof file === 'string') return file;
            const path = join(mkdtempSync(join(folder, 'sent-')), file.name);
            writeFileSync(path, file.buffer);
            return path;
        });
        await (await this.#first(selector)).uploadFile(...paths);
    }
    async dragAndDrop(from, to) {
        await this.page.evaluate(drag, await this.#all(from), await this.#all(to));
    }
    locator(selector) {
        return {
            first: () => this.locator(selector), // all of these take the first
            nth: (place) => this.locator(`${selector} >> nth=${place}`),
            count: () => this.$$eval(selector, (all) => all.length),
            locator: (inner) => this.locator(`${selector} ${inner}`),
            getAttribute: (name) => this.getAttribute(selector, name),
            boundingBox: () => this.$eval(selector, (one) => one.getBoundingClientRect().toJSON()),
            innerHTML: () => this.$eval(selector, (one) => one.innerHTML),
            isVisible: () => this.isVisible(selector),
            evaluate: (work, given) => this.$eval(selector, work, given),
            evaluateAll: (work) => this.$$eval(selector, work),
            focus: () => this.focus(selector),
            pressSequentially: async (text) => {
                await this.focus(selector);
                await this.keyboard.type(text);
            },
            inputValue: () => this.$eval(selector, (one) => one.value),
            textContent: () => this.textContent(selector),
            allTextContents: () => this.$$eval(selector, (all) => all.map((one) => one.textContent)),
            waitFor: ({ state = 'visible', timeout } = {}) =>
                until(
                    `${selector} to be ${state}`,
                    async () => (await this.isVisible(selector)) === (state === 'visible'),
                    timeout,
                ),
            click: () => this.click(selector),
            hover: () => this.hover(selector),
            fill: (text) => this.fill(selector, text),
            selectOption: (word) => this.selectOption(selector, word),
            setInputFiles: (files) => this.setInputFiles(selector, files),
            screenshot: async () => Buffer.from(await (await this.#first(selector)).screenshot()),
        };
    }
    async waitForEvent(type, { timeout } = {}) {
        if (type !== 'download') return new Promise((done) => this.page.once(type, done));
        const sizes = () =>
            readdirSync(downloads).map((name) => [join(downloads, name), statSync(join(downloads, name)).size]);
        const path = await until(
            'a download',
            async () => {
                const [[file, size] = [], ...more] = sizes();
                if (!size || more.length) return false; // a file without bytes, and one with them until it is complete
                await pause(200);
                return String(sizes()) === `${file},${size}` && file;
            },
            timeout,
        );
        const taken = join(mkdtempSync(join(folder, 'taken-')), 'file');
        renameSync(path, taken);
        return {
            suggestedFilename: () => path.slice(downloads.length + 1),
            path: async () => taken,
            saveAs: async (to) => renameSync(taken, to),
        };
    }
}

class Context {
    #scripts = []; // that run before those of its pages

    constructor(context, options) {
        Object.assign(this, { context, options });
    }
    addInitScript(...script) {
        this.#scripts.push(script);
    }
    async #wrap(page) {
        const { width, height } = this.options.viewport;
        await page
            .setViewport({ width, height, hasTouch: this.options.hasTouch, isMobile: this.options.isMobile })
            .catch(ifKnown);
        for (const script of this.#scripts) await page.evaluateOnNewDocument(...script);
        if (this.options.offline) await page.setOfflineMode(true).catch(ifKnown);
        page.on('dialog', (dialog) => page.listenerCount('dialog') === 1 && dialog.accept()); // as playwright does where no test asks
        return new Page(this, page);
    }
    async newPage() {
        return this.#wrap(await this.context.newPage());
    }
    waitForEvent() {
        // of a page
        return new Promise((done) =>
            this.context.once('targetcreated', async (target) => done(await this.#wrap(await target.page()))),
        );
    }
    /** Of what such sessions do in Chromium there are fingers, which move one after the other. */
    async newCDPSession({ touchscreen }) {
        const fingers = [];
        return {
            async send(method, { touchPoints }) {
                if (method !== 'Input.dispatchTouchEvent') throw new Error('unknown command');
                for (const [i, { x, y }] of touchPoints.entries())
                    if (fingers[i]) await fingers[i].move(x, y);
                    else fingers.push(await touchscreen.touchStart(x, y));
                for (const finger of fingers.splice(touchPoints.length)) await finger.end();
            },
        };
    }
    close() {
        return this.context.close();
    }
}

const folder = mkdtempSync(join(tmpdir(), 'spotit-firefox-')),
    downloads = join(folder, 'downloads');
mkdirSync(downloads);
process.on('exit', () => rmSync(folder, { recursive: true }));

/** @param names of hosts that lead to this computer */
export async function launch(...names) {
    const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {
            'browser.download.folderList': 2,
            'browser.download.dir': downloads,
            'browser.download.alwaysOpenPanel': false,
            'pdfjs.disabled': true, // else a downloaded PDF opens in front of the page
            'dom.disable_beforeunload': false,
            'network.dns.localDomains': names.join(),
        },
    });
    const newContext = async (options) => new Context(await browser.createBrowserContext(), options);
    return {
        newContext,
        newPage: async () => (await newContext({ viewport: { width: 1280, height: 800 } })).newPage(),
        close: () => browser.close(),
    };
}
