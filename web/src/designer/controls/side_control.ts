import type { Store } from '../store';
import { setValue, textAt } from '../text_edits';
import { translate, type DesignerText } from '../texts';
import { makeRow, type Control } from './control';
import { NumberField } from './number_field';

type Sides = [width: number, height: number];
const path = ['card', 'size'];

/** Returns both sides of the card: as the text has them, or of the last cards where it has a name. */
function readSides({ state: { text, head } }: Store): Sides {
    const [, width, height] = /^([0-9.]+) ?(?:mm)? ?[x×] ?([0-9.]+) ?mm$/i.exec(textAt(text, path)) ?? [];
    if (width) return [Number(width), Number(height)];
    return [head?.width ?? 0, head?.height ?? 0].map((side) => Number(side.toFixed(3))) as Sides;
}

/** The width or the height of a card that has both. */
export function sideControl(
    store: Store,
    side: 0 | 1,
    label: DesignerText,
    isShown: (text: string) => boolean,
): Control {
    const options = { label: translate(label), min: 40, max: 150, step: 1, limits: [20, 500], unit: 'mm' } as const;
    const field = new NumberField(options, (value) => {
        const sides = readSides(store);
        sides[side] = value;
        store.edit((text) => setValue(text, path, sides.join('x') + options.unit), label);
    });
    const row = makeRow(options.label, '', field.slider, field.box, field.refusal);
    row.classList.add('with-number');
    return {
        elements: [row],
        update(text) {
            field.show(readSides(store)[side]);
            row.hidden = !isShown(text);
        },
    };
}
