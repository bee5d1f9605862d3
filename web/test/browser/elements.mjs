//
// What runs in a page to find elements and to give values to fields, in each browser.

/** The elements of a CSS selector, also those in shadow roots, with :visible and what playwright asks of texts. */
export function findAll(selector, place) {
    const special = /:visible|:(text-is|text|has-text|has\(> span:text-is)\("([^"]*)"\)+/;
    const hosts = '.editor'; // to ask each element of a page for its shadow root is most of the work of a question
    const isVisible = (one) =>
        one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const flat = (one) => one.textContent.replace(/\s+/g, ' ').trim();
    const parts = (one) => [one, ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)];
    const tests = {
        undefined: isVisible,
        'text-is': (one, text) => parts(one).some((part) => flat(part) === text),
        text: (one, text) => flat(one).includes(text),
        'has-text': (one, text) => flat(one).includes(text),
        'has(> span:text-is': (one, text) =>
            [...one.children].some((child) => child.matches('span') && flat(child) === text),
    };
    const query = (root, css) =>
        [root, ...[...root.querySelectorAll(hosts), root].flatMap((one) => one.shadowRoot ?? [])].flatMap((one) => [
            ...one.querySelectorAll(css),
        ]);
    const find = (root, selector) => {
        const asked = special.exec(selector);
        if (!asked) return query(root, selector);
        const found = query(root, selector.slice(0, asked.index)).filter((one) => tests[asked[1]](one, asked[2]));
        const rest = selector.slice(asked.index + asked[0].length).trim();
        if (rest.startsWith(',')) return [...found, ...find(root, rest.slice(1))];
        return rest ? [...new Set(found.flatMap((one) => find(one, rest)))] : found;
    };
    const all = find(document, selector);
    return place === undefined ? all : all.slice(place, place + 1);
}
export const someVisible = (all) =>
    all.some((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);

export function choose([one], word) {
    one.value = [...one.options].find((option) => option.value === word || option.label === word).value;
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
}
/** Selects all of a text, for typing over it; anything else has its value at once. */
export function beginToFill([one], value) {
    one.focus();
    if (['text', 'search'].includes(one.type)) return one.select() ?? true;
    one.value = value;
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
    return false;
}
