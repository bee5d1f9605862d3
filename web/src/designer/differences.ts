// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import type { Conflict } from './merge';

const side = (name: string, text: string): HTMLElement =>
    html(
        'figure',
        {},
        html('figcaption', {}, name),
        text.trim() ? html('pre', {}, text.replace(/\n$/, '')) : html('em', {}, 'nothing'),
    );

/** Shows the places that two texts have changed in different ways, side by side. */
export const showDifferences = (conflicts: Conflict[]): HTMLElement =>
    html(
        'ol',
        { class: 'differences' },
        ...conflicts.map(({ line, mine, theirs }) =>
            html('li', { value: String(line) }, side('In the file', theirs), side('Here', mine)),
        ),
    );
