import { add, html, select } from '../../ui/dom';
import type { Count } from '../protocol/generated';
import { mode } from '../server/mode';
import { translate } from '../ui/texts';

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
    if (given < needed) {
        const values = { given, needed, missing: needed - given, fewer: fitting?.[0] ?? 0 };
        return { needed, words: translate(fitting ? 'count_lacks_or' : 'count_lacks', values) };
    }
    if (given === needed) return { needed, words: translate('count_enough', { given, needed, size: perCard }) + more };
    const enough = fitting && fitting[0] > perCard ? ` ${translate('count_larger', { size: fitting[0] })}` : '';
    return { needed, words: translate('count_used', { needed, given, size: perCard }) + enough + more };
}

/** Shows whether there are enough symbols, and lets choose how many are on a card. */
export class CountMeter {
    readonly element = html('div', { class: 'count' });
    private readonly meter = html('meter', { min: '0', 'aria-label': translate('symbols') });
    private readonly words = html('p', { role: 'status' });
    private readonly select: HTMLSelectElement;

    constructor(change: (perCard: string) => void) {
        this.select = select([], change);
        const label = html('label', `${translate('symbols_per_card')} `, this.select);
        add(this.element, this.meter, this.words, !mode.isFixed && label);
    }

    update(count: Count): void {
        const counted = countSymbols(count);
        this.element.hidden = !counted;
        if (!counted) return;
        this.meter.max = Math.max(counted.needed, 1);
        this.meter.low = counted.needed;
        this.meter.optimum = this.meter.max; // else fewer were better, and enough a warning
        this.meter.value = count.given;
        if (this.words.textContent !== counted.words) this.words.textContent = counted.words;
        const sizes = count.sizes.map(([size, n]) =>
            html('option', { value: size }, translate('size_needs', { size, n })),
        );
        this.select.replaceChildren(html('option', { value: 'auto' }, translate('so_that_all_are_shown')), ...sizes);
        this.select.value = count.wanted === undefined ? 'auto' : String(count.wanted);
    }
}
