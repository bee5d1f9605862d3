// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html, svg } from '../dom';

import type { Visions } from './generated';
import type { Store } from './store';

const proof = 'proof';
const labels: Record<string, string> = {
    protanopia: 'by people without red cones',
    deuteranopia: 'by people without green cones',
    gray: 'in gray, as copiers print',
};

/** A choice of eyes to look at the cards with. */
export class Sight {
    readonly element: HTMLElement;
    private readonly select = html(
        'select',
        {},
        html('option', { value: '' }, 'on the screen'),
        html('option', { value: proof }, 'in the inks of a print shop (soft proof)'),
    );
    private readonly filters = svg('defs');

    constructor(
        private readonly views: (HTMLElement | SVGElement)[],
        private readonly store: Store,
    ) {
        this.select.addEventListener('change', () => this.look());
        this.element = html('label', { class: 'sight' }, 'Seen ', this.select);
        document.querySelector('#sprite')!.append(this.filters);
        store.watch(['head'], ({ head }) => this.offer(head!.visions));
    }

    /** Visions are matrices of three rows, for linear light. */
    private offer(visions: Visions): void {
        if (this.filters.childElementCount) return;
        for (const [name, matrix] of Object.entries(visions)) {
            const rows = [0, 3, 6].flatMap((row) => [...matrix.slice(row, row + 3), 0, 0]);
            this.filters.append(
                svg(
                    'filter',
                    { id: `sight-${name}`, 'color-interpolation-filters': 'linearRGB' },
                    svg('feColorMatrix', { type: 'matrix', values: [...rows, 0, 0, 0, 1, 0].join(' ') }),
                ),
            );
            this.select.append(html('option', { value: name }, labels[name] ?? name));
        }
    }

    private look(): void {
        const wanted = this.select.value,
            isProof = wanted === proof;
        for (const view of this.views) view.style.filter = wanted && !isProof ? `url("#sight-${wanted}")` : '';
        if (isProof !== this.store.state.isProof) this.store.dispatch({ type: 'see', isProof }); // the server has the profile of the press
    }
}
