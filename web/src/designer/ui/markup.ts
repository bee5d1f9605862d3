interface Policy {
    createHTML(text: string): string;
    createScriptURL(url: string): string;
}
const types = (self as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
const rules: Policy = { createHTML: (text) => text, createScriptURL: () => '/worker.js' };
const policy = types?.createPolicy('spotit', rules) ?? rules;

/** The address of the one script that is started by an address. */
export const workerUrl = policy.createScriptURL('');

/** Returns what a file has that is XML: elements of no page, which are read and never shown. */
export const parseXml = (text: string): Document =>
    new DOMParser().parseFromString(policy.createHTML(text), 'application/xml');

/** Sets what the program has drawn: paths, colors and pictures, never words of a theme. */
export function draw<Drawn extends SVGElement>(element: Drawn, drawing: string): Drawn {
    element.innerHTML = policy.createHTML(drawing);
    return element;
}
