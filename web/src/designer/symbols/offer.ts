import { button, html } from '../../ui/dom';
import { makeTile, picture } from '../cards/drawing';
import type { DeckSymbol } from '../protocol/generated';
import { translate, translateCount } from '../ui/texts';

/** Which symbols give way to others that were added to a full deck, in words and buttons. */

/** A symbol that was added, and the one that has given way to it. */
export interface Exchange {
    added: string;
    other: string;
}

interface Choices {
    /** Those that would give way. */
    others: readonly DeckSymbol[];
    swap: () => void;
    /** Chooses others instead. */
    choose: () => void;
    /** Sizes of deck: how many on a card, and how many symbols are missing for it. */
    sizes: readonly (readonly [number, number])[];
    setSize: (size: number) => void;
}

/** Puts an element in the place of a name in a text. */
function split(text: string, name: string, element: Node): (string | Node)[] {
    const [before = '', after = ''] = text.split(name);
    return [before, element, after];
}

/** Asks what to do with symbols that are on no card. */
export function askAbout(unused: readonly string[], { others, swap, choose, sizes, setSize }: Choices): Node[] {
    const names = unused.join(', '),
        label = translate('take_place_of', { names: others.map(({ name }) => name).join(', ') }),
        pictures = html('span', { class: 'small' }, others.map(picture)),
        place = button(split(translate('take_place_of'), '{names}', pictures), swap, { 'aria-label': label });
    return [
        html('p', translateCount(unused.length, 'not_on_cards', { names })),
        ...(others.length ? [place, button(translate('choose_other'), choose)] : []),
        ...sizes.map(([size, n]) =>
            button(translate(n > 0 ? 'per_card_more' : 'per_card', { size, n }), () => setSize(size)),
        ),
    ];
}

/** Lists the symbols that were replaced, each with a button that chooses another one. */
export function listReplacements(
    exchanges: readonly Exchange[],
    nameOf: (what: string) => string,
    choose: (exchange: Exchange) => void,
    close: () => void,
): Node[] {
    const items = exchanges.map((exchange) => {
        const names = { added: nameOf(exchange.added), other: nameOf(exchange.other) },
            label = `${translate('choose_other')} ${names.added}`,
            again = button(translate('choose_other'), () => choose(exchange), { 'aria-label': label });
        return html('li', translate('instead_of', names), ' ', again);
    });
    return [html('ul', items), button(translate('close'), close)];
}

/** Lets one of the symbols be chosen that gives way. */
export function chooseOther(
    name: string,
    candidates: readonly DeckSymbol[],
    take: (symbol: DeckSymbol) => void,
    close: () => void,
): Node[] {
    const tiles = candidates.map((symbol) =>
        html(
            'li',
            makeTile(picture(symbol), symbol.name, () => take(symbol)),
        ),
    );
    const list = html('ul', { class: 'tiles', 'aria-label': translate('symbols_of_deck') }, tiles);
    return [html('p', translate('what_gives_way', { name })), list, button(translate('cancel'), close)];
}
