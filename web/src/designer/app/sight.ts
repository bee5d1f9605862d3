import { html, svg } from '../../ui/dom';
import type { Visions } from '../protocol/generated';
import type { Store } from '../state/store';
import { icon } from '../ui/icons';
import { translate, type DesignerText } from '../ui/texts';

const proof = 'proof';
const labels: Record<keyof Visions, DesignerText> = {
    protanopia: 'seen_without_red',
    deuteranopia: 'seen_without_green',
    gray: 'seen_in_gray',
};

/** A choice of eyes to look at the cards with. */
export class Sight {
    readonly element: HTMLElement;
    private readonly select = html(
        'select',
        {},
        html('option', { value: '' }, translate('seen_on_screen')),
        html('option', { value: proof }, translate('seen_in_inks')),
    );
    private readonly filters = svg('defs');

    constructor(
        private readonly views: (HTMLElement | SVGElement)[],
        private readonly store: Store,
    ) {
        this.select.addEventListener('change', () => this.look());
        this.element = html(
            'label',
            { class: 'sight iconic' },
            icon('eye'),
            html('span', {}, translate('seen')),
            this.select,
        );
        document.querySelector('#sprite')!.append(this.filters);
        store.watch(['head'], ({ head }) => this.offer(head!.visions));
    }

    /** Visions are matrices of three rows, for linear light. */
    private offer(visions: Visions): void {
        if (this.filters.childElementCount) return;
        for (const [name, matrix] of Object.entries(visions) as [keyof Visions, number[]][]) {
            const rows = [0, 3, 6].flatMap((row) => [...matrix.slice(row, row + 3), 0, 0]);
            this.filters.append(
                svg(
                    'filter',
                    { id: `sight-${name}`, 'color-interpolation-filters': 'linearRGB' },
                    svg('feColorMatrix', { type: 'matrix', values: [...rows, 0, 0, 0, 1, 0].join(' ') }),
                ),
            );
            this.select.append(html('option', { value: name }, translate(labels[name])));
        }
    }

    private look(): void {
        const wanted = this.select.value,
            isSoftProof = wanted === proof;
        for (const view of this.views) view.style.filter = wanted && !isSoftProof ? `url("#sight-${wanted}")` : '';
        if (isSoftProof !== this.store.state.isSoftProof) this.store.dispatch({ type: 'setSoftProof', isSoftProof }); // the server has the profile of the press
    }
}
