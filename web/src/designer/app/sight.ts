import { add, html, select, svg } from '../../ui/dom';
import type { Visions } from '../protocol/generated';
import type { Store } from '../state/store';
import { icon } from '../ui/icons';
import { translate } from '../ui/texts';

const eyes: readonly ('' | 'proof' | keyof Visions)[] = ['', 'proof', 'protanopia', 'deuteranopia', 'gray'];

/** Returns a choice of eyes to look at the cards with. */
export function makeSight(views: (HTMLElement | SVGElement)[], store: Store): HTMLElement {
    const look = (wanted: string) => {
        const isSoftProof = wanted === 'proof'; // the server has the profile of the press
        for (const view of views) view.style.filter = wanted && !isSoftProof ? `url("#sight-${wanted}")` : '';
        if (isSoftProof !== store.state.isSoftProof) store.dispatch({ type: 'setSoftProof', isSoftProof });
    };
    const filters = svg('defs');
    document.querySelector('#sprite')!.append(filters);
    store.watch(['head'], ({ head }) => {
        if (filters.childElementCount) return;
        // Visions are matrices of three rows, for linear light.
        for (const [name, matrix] of Object.entries<number[]>(head!.visions)) {
            const rows = [0, 3, 6].flatMap((row) => [...matrix.slice(row, row + 3), 0, 0]),
                values = [...rows, 0, 0, 0, 1, 0].join(' ');
            const change = svg('feColorMatrix', { type: 'matrix', values });
            add(filters, svg('filter', { id: `sight-${name}`, 'color-interpolation-filters': 'linearRGB' }, change));
        }
    });
    const choice = select(
        eyes.map((name) => [name, translate(`seen_${name}`)]),
        look,
    );
    return html('label', { class: 'sight iconic' }, icon('eye'), html('span', translate('seen')), choice);
}
