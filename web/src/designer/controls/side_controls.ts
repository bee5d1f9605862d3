import type { Store } from '../store';
import { setValue } from '../text_edits';
import { translate } from '../texts';
import { makeRow, type Context, type Control, type Settings } from './control';
import { NumberField } from './number_field';

const path = ['card', 'size'];

/** Returns both sides of the card: as its size is written, or of the last cards where it has a name. */
function readSides({ state: { head, settings } }: Store): [number, number] {
    const [width, height] = (settings['card.size']?.value ?? '').split('x').map((side) => Number.parseFloat(side));
    const sides = width && height ? [width, height] : [head?.width ?? 0, head?.height ?? 0];
    return sides.map((side) => Number(side.toFixed(3))) as [number, number];
}

/** The width and the height of a card that has both. */
export function sideControls({ keys, store }: Context, isShown: (settings: Settings) => boolean): Control[] {
    const { unit = '', units = {}, range = [0, 1], usual = range } = keys.get('card.size') ?? {};
    let sides: [number, number] = [0, 0];
    return (['card_width', 'card_height'] as const).map((name, side) => {
        const label = translate(name),
            field = new NumberField({ label, usual, range, step: 1, unit, units }, (value) => {
                sides[side] = value;
                store.edit((text) => setValue(text, path, sides.join('x') + unit), name);
            }),
            row = makeRow(label, '', field.slider, field.box, field.refusal);
        row.classList.add('with-number');
        return {
            elements: [row],
            update(settings) {
                sides = readSides(store);
                field.show(sides[side]!);
                row.hidden = !isShown(settings);
            },
        };
    });
}
