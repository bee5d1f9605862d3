//
// Some methods of playwright's pages, with one question to the page instead of many: half as much work for the same answers.
import { beginToFill, choose, findAll, someVisible } from './elements.mjs';

// These functions run in the page.

/** Asks until the answer is something: at each change of the page, and now and then for what is no change of the document. */
async function waitFor(ask, milliseconds) {
    for (const end = Date.now() + milliseconds; Date.now() < end; ) {
        const answer = document.documentElement && (await ask()); // null where a document begins
        if (answer) return answer;
        let observer;
        await new Promise((done) => {
            observer = new MutationObserver(() => setTimeout(done)); // what begins there is done then
            observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
            setTimeout(done, 50);
        });
        observer.disconnect();
    }
    throw new Error('waited in vain');
}
/** Where the first can be clicked, once it can be and nothing lies above it. */
function pointOf([one]) {
    if (!one?.checkVisibility({ visibilityProperty: true }) || one.disabled) return null;
    for (const place of [undefined, 'nearest', 'center']) {
        if (place) one.scrollIntoView({ block: place, inline: place, behavior: 'instant' });
        const box = one.getBoundingClientRect(),
            [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        let hit = document.elementFromPoint(x, y);
        while (hit?.shadowRoot?.elementFromPoint(x, y)) hit = hit.shadowRoot.elementFromPoint(x, y);
        for (let at = hit; at; at = at.parentNode ?? at.host) if (at === one) return { x, y };
    }
    return null;
}
const someHidden = (all) => !globalThis.quick.someVisible(all);
const someAttached = (all) => all.length > 0;
const noneAttached = (all) => all.length === 0;

/** What pages have of it from their beginning on, so that questions are short. */
const inPage = { findAll, someVisible, someHidden, someAttached, noneAttached, choose, beginToFill, waitFor, pointOf };
export const quickScript = `globalThis.quick = { ${Object.entries(inPage)
    .map(([name, work]) => `${name}: ${work}`)
    .join(', ')} };`;

// These are asked by tests.

const sessions = new WeakMap(); // of pages
/** Evaluates an expression in a page through a session of its own, which is half as much work as the driver's way. */
async function evaluate(page, expression) {
    if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
    const session = await sessions.get(page),
        options = { expression, awaitPromise: true, returnByValue: true, userGesture: true },
        { result, exceptionDetails: problem } = await session.send('Runtime.evaluate', options);
    if (problem) throw new Error(problem.exception?.description ?? problem.text);
    return result.value;
}
const states = {
    visible: 'quick.someVisible',
    hidden: 'quick.someHidden',
    attached: 'quick.someAttached',
    detached: 'quick.noneAttached',
};
const find = (selector) => {
    const [css, place] = selector.split(' >> nth=');
    return `quick.findAll(${JSON.stringify(css)}, ${place})`;
};
/** Calls a function with what a selector finds, once the answer is something; a page that is left is asked again. */
async function wait(page, question, what, milliseconds = 60_000) {
    for (;;)
        try {
            return await evaluate(page, `quick.waitFor(${question}, ${milliseconds})`);
        } catch (error) {
            if (error.message.includes('waited in vain')) throw new Error(`waited in vain for ${what}`);
            if (!/context was destroyed|Cannot find default|was collected|navigated or closed/.test(error.message))
                throw error;
        }
}
const call = (work, selector, given) => `(${work})(${find(selector)}, ${JSON.stringify(given)})`;
/** Calls a function with what a selector finds, once that is there, and returns the answer. */
async function act(page, selector, work, given, state = 'attached') {
    const once = `(all, given) => (${states[state]})(all) && [(${work})(all, given)]`,
        [answer] = await wait(page, `() => ${call(once, selector, given)}`, `${selector} to be ${state}`);
    return answer;
}

const methods = {
    evaluate(work, given) {
        return evaluate(this, typeof work === 'function' ? `(${work})(${JSON.stringify(given)})` : work);
    },
    $$eval(selector, read, given) {
        return evaluate(this, call(read, selector, given));
    },
    $eval(selector, read, given) {
        return this.$$eval(selector, `([one], given) => (${read})(one, given)`, given);
    },
    textContent(selector) {
        return act(this, selector, ([one]) => one.textContent);
    },
    isVisible(selector) {
        return this.$$eval(selector, 'quick.someVisible');
    },
    async isHidden(selector) {
        return !(await this.isVisible(selector));
    },
    waitForSelector(selector, { state = 'visible', timeout } = {}) {
        return wait(this, `() => ${call(states[state], selector)}`, `${selector} to be ${state}`, timeout);
    },
    waitForFunction(ask, given, { timeout } = {}) {
        return wait(this, `() => (${ask})(${JSON.stringify(given)})`, ask, timeout);
    },
    async click(selector) {
        const { x, y } = await wait(this, `() => ${call('quick.pointOf', selector)}`, `a click on ${selector}`);
        await this.mouse.click(x, y);
    },
    focus(selector) {
        return act(this, selector, ([one]) => one.focus());
    },
    async fill(selector, text) {
        if (!(await act(this, selector, 'quick.beginToFill', text, 'visible'))) return;
        await (text ? this.keyboard.insertText(text) : this.keyboard.press('Delete'));
    },
    selectOption(selector, word) {
        return act(this, selector, 'quick.choose', word);
    },
};
/** Gives these methods to a page, and to what its selectors locate. */
export function quicken(page) {
    const locate = page.locator.bind(page);
    Object.assign(page, methods);
    page.locator = (selector) =>
        Object.assign(locate(selector), {
            count: () => page.$$eval(selector, (all) => all.length),
            textContent: () => page.textContent(selector),
            inputValue: () => page.$eval(selector, (one) => one.value),
            click: () => page.click(selector),
            fill: (text) => page.fill(selector, text),
            selectOption: (word) => page.selectOption(selector, word),
        });
}
