import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { remediesOf } from '../theme_text/remedies';
import { translate } from '../ui/texts';
import { showProblems } from './problems';

interface Options {
    isFixed: boolean;
    /** Shows a place of the text. */
    select: (from: number, to: number) => void;
    chooseSymbol: (index: number) => void;
}

/** Returns what is wrong with the theme and how to cure it, with buttons where the page can. */
export function makeMessages(store: Store, { isFixed, select, chooseSymbol }: Options): HTMLElement {
    const list = html('ul', { class: 'problems' });
    store.watch(['problems'], ({ problems, symbols, text, count }, before) => {
        if (text !== before.text) return; // they only have other places
        showProblems(list, problems, {
            symbols,
            count: isFixed ? undefined : count,
            take: (index, cure) => {
                const now = store.state,
                    { cures } = remediesOf(now.problems[index]!, now.problems, now.count);
                store.edit(cures[cure]!.make);
            },
            select: (index) => {
                const { from, to } = store.state.problems[index]!;
                if (from !== undefined) select(from, to ?? from);
            },
            show: (symbol) => {
                store.dispatch({ type: 'openPanel', panel: 'symbols' });
                chooseSymbol(symbol);
            },
        });
    });
    return html(
        'section',
        { class: 'messages', 'aria-label': translate('problems') },
        html('h2', translate('problems')),
        list,
    );
}
