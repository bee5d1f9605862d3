interface Policy {
    createHTML(text: string): string;
}
const types = (self as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
const drawings: Policy = types?.createPolicy('spotit', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
};

/** Sets what the program has drawn: paths, colors and pictures, never words of a theme. */
export function draw<Drawn extends SVGElement>(element: Drawn, drawing: string): Drawn {
    element.innerHTML = drawings.createHTML(drawing);
    return element;
}
