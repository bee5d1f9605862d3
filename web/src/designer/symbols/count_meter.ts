import { html, select } from '../../ui/dom';
import type { Count } from '../protocol/generated';
import { mode } from '../server/api';
import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { translate, translateCount } from '../ui/texts';

/** Returns the symbols that the wanted deck needs, and in words how far there are enough. */
export function countSymbols({ given, wanted, made, sizes }: Count): { needed: number; words: string } | undefined {
    const fitting = sizes.filter(([, needed]) => needed <= given).at(-1),
        next = sizes.find(([, needed]) => needed > given);
    const aim = wanted === undefined ? (made ?? fitting ?? next) : sizes.find(([perCard]) => perCard === wanted);
    if (!aim) return undefined;
    const [perCard, needed] = aim,
        larger = sizes.find(([size, more]) => more > given && size > perCard);
    const more =
        larger && wanted === undefined ? ` ${translate('count_more', { n: larger[1] - given, size: larger[0] })}` : '';
    const values = { given, needed, size: perCard, missing: needed - given, fewer: fitting?.[0] ?? 0 };
    if (given < needed)
        return { needed, words: translateCount(needed, fitting ? 'count_lacks_or' : 'count_lacks', values) };
    if (given === needed) return { needed, words: translateCount(needed, 'count_enough', values) + more };
    const enough = fitting && fitting[0] > perCard ? ` ${translate('count_larger', { size: fitting[0] })}` : '';
    return { needed, words: translateCount(given, 'count_used', values) + enough + more };
}

/** Shows whether there are enough symbols, and lets choose how many are on a card. */
export function makeCountMeter(store: Store): HTMLElement {
    const meter = html('meter', { min: '0', 'aria-label': translate('symbols') }),
        words = html('p', { role: 'status' }),
        set = (size: string) => store.edit((text) => setValue(text, ['deck', 'symbols_per_card'], size)),
        choice = select([], set),
        label = html('label', `${translate('symbols_per_card')} `, choice),
        element = html('div', { class: 'count' }, meter, words, !mode.isFixed && label);
    store.watch(['count'], ({ count }) => {
        const counted = count && countSymbols(count);
        element.hidden = !counted;
        if (!counted) return;
        meter.max = Math.max(counted.needed, 1);
        meter.low = counted.needed;
        meter.optimum = meter.max; // else fewer were better, and enough a warning
        meter.value = count.given;
        if (words.textContent !== counted.words) words.textContent = counted.words;
        const sizes = count.sizes.map(([size, n]) => [size, translateCount(n, 'size_needs', { size })] as const),
            options = [['auto', translate('so_that_all_are_shown')] as const, ...sizes];
        choice.replaceChildren(...options.map(([value, text]) => html('option', { value }, text)));
        choice.value = count.wanted === undefined ? 'auto' : String(count.wanted);
    });
    return element;
}
