import { svg } from '../ui/dom';

const stored = document.querySelector<HTMLTemplateElement>('#stored')!.content,
    shown = document.getElementById('drawings')!;

/** Whether the cards have a back of their own: the drawing "back". */
export const hasBack = stored.getElementById('back') !== null;

/** Brings a drawing, with those that it uses, into the page: browsers compute the style of all that is there, shown or not. */
function bring(id: string): void {
    const drawing = stored.getElementById(id);
    if (!drawing) return;
    shown.append(drawing);
    for (const inner of drawing.querySelectorAll('use')) bring(inner.href.baseVal.slice(1));
}
bring('card'); // the shape, to clip to

/** Shows a drawing of the deck: "p7" is a picture, "ground0" what lies below the symbols of a card. */
export function use(id: string, transform = ''): SVGUseElement {
    bring(id);
    return svg('use', { href: `#${id}`, transform });
}
