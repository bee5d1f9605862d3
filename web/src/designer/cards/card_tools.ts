import { button, html } from '../../ui/dom';
import { icon } from '../ui/icons';
import { translate } from '../ui/texts';

interface Options {
    /** From 1. */
    card: number;
    /** Of the chosen symbol, if there is one. */
    name: string | undefined;
    isPinned: boolean;
    /** Does what a key does with the chosen symbol. */
    pressKey: (key: string) => void;
    /** Takes its pin away. */
    free: () => void;
    /** Pins the other symbols, too. */
    pinAll: () => void;
    rearrange: () => void;
}

/** Returns the buttons below a card that is shown large. */
export function makeCardTools({ card, name, isPinned, pressKey, free, pinAll, rearrange }: Options): HTMLElement[] {
    const key = (key: string, label: Parameters<typeof translate>[0], sign: string) =>
        button(sign, () => pressKey(key), { 'aria-label': translate(label) });
    const ofSymbol = [
        html('strong', name ?? ''),
        key(',', 'turn_left', '⟲'),
        key('.', 'turn_right', '⟳'),
        key('-', 'smaller', '−'),
        key('+', 'larger', '+'),
        ...(isPinned ? [button(translate('free_symbol'), free)] : []),
    ];
    return [
        ...(name === undefined ? [] : ofSymbol),
        button(translate('pin_card'), pinAll),
        button([icon('redo'), translate('rearrange_card', { n: card })], rearrange),
    ];
}
