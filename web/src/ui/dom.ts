type Child = Node | string;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Makes an element; attributes that are false are left out. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string | boolean> = {},
    ...children: Child[]
): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
        if (value !== false) element.setAttribute(name, value === true ? '' : value);
    element.append(...children);
    return element;
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string | number> = {},
    ...children: Child[]
): SVGElementTagNameMap[Tag] {
    const element = document.createElementNS(svgNamespace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.append(...children);
    return element;
}

/** Returns whether the window is as small as a phone's. Asks for a layout, so it must wait until the page is there. */
export const isPhone = (): boolean => Math.min(window.innerWidth, window.innerHeight) < 600;

export function button(text: string, onClick: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
    const element = html('button', { type: 'button', ...attributes }, text);
    element.addEventListener('click', onClick);
    return element;
}
