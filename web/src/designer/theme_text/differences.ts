import { html } from '../../ui/dom';
import { translate } from '../ui/texts';
import type { Conflict } from './merge';

const side = (name: string, text: string): HTMLElement =>
    html(
        'figure',
        html('figcaption', name),
        text.trim() ? html('pre', text.replace(/\n$/, '')) : html('em', translate('no_lines')),
    );

/** Shows the places that two texts have changed in different ways, side by side. */
export const showDifferences = (conflicts: Conflict[]): HTMLElement =>
    html(
        'ol',
        { class: 'differences' },
        ...conflicts.map(({ line, mine, theirs }) =>
            html('li', { value: String(line) }, side(translate('in_file'), theirs), side(translate('in_page'), mine)),
        ),
    );
