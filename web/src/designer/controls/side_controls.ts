import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import { makeRow, type Control, type Settings } from './control';
import { NumberField } from './number_field';

const path = ['card', 'size'];

/** The width and the height of a card that has both. */
export function sideControls(store: Store, isShown: (settings: Settings) => boolean): Control[] {
    const { unit, units, range = [0, 1], usual = range } = keyOf('card.size');
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
                const { width = 0, height = 0 } = store.state.head ?? {};
                sides = [Number(width.toFixed(3)), Number(height.toFixed(3))];
                field.show(sides[side]!);
                row.hidden = !isShown(settings);
            },
        };
    });
}
