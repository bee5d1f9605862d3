const svgNamespace = 'http://www.w3.org/2000/svg';

/** A text of the program for people: a string that is only shown. */
export type Sentence = { readonly isSentence: true };
/** Values of attributes by their names; false: left out. Of a name like `onclick`: what is called after the event. */
interface Attributes {
    [name: string]: string | number | boolean | undefined | Sentence | ((event: never) => void);
}
/** A child of an element, some of them, or its attributes; nothing for what is left out. */
export type Part = Node | string | Sentence | false | undefined | Attributes | readonly Part[];

/** Returns the texts that there are as one, to be shown. */
export const joinTexts = (texts: readonly (string | Sentence | undefined)[], between: string): string =>
    (texts as readonly (string | undefined)[]).filter(Boolean).join(between);

/** Gives an element children and attributes. */
export function add<Added extends Element>(element: Added, ...parts: Part[]): Added {
    for (const part of parts) {
        if (typeof part === 'string' || part instanceof Node) element.append(part);
        else if (Array.isArray(part)) add(element, ...(part as Part[]));
        else
            for (const [name, value] of Object.entries(part || {})) {
                if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
                else if (value !== false && value !== undefined)
                    element.setAttribute(name, String(value === true ? '' : (value as string | number)));
            }
    }
    return element;
}

export const html = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...parts: Part[]): HTMLElementTagNameMap[Tag] =>
    add(document.createElement(tag), ...parts);

export const svg = <Tag extends keyof SVGElementTagNameMap>(tag: Tag, ...parts: Part[]): SVGElementTagNameMap[Tag] =>
    add(document.createElementNS(svgNamespace, tag), ...parts);

/** Shows a picture, which is not loaded again. */
export function image(picture: Blob): HTMLImageElement {
    const element = html('img', { src: URL.createObjectURL(picture), alt: '' });
    for (const end of ['load', 'error']) element.addEventListener(end, () => URL.revokeObjectURL(element.src));
    return element;
}

/** Returns whether the window is as small as a phone's. Asks for a layout, so it must wait until the page is there. */
export const isPhone = (): boolean => Math.min(window.innerWidth, window.innerHeight) < 600;

/** Returns whether the first pointer is a finger. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export const button = (content: Part, onclick: (event: MouseEvent) => void, ...parts: Part[]): HTMLButtonElement =>
    html('button', { type: 'button', onclick }, ...parts, content);

type Options = readonly (readonly [value: string, name: string])[];
/** A choice of one of several values by their names. */
export function select(options: Options, choose: (value: string) => void, ...parts: Part[]): HTMLSelectElement {
    const element = html('select', { onchange: () => choose(element.value) }, ...parts);
    for (const [value, name] of options) element.append(html('option', { value }, name));
    return element;
}
