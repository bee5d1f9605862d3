import { button, html } from '../../ui/dom';
import { picture } from '../cards/drawing';
import type { Count, DeckSymbol, Problem } from '../protocol/generated';
import { remediesOf } from '../theme_text/remedies';
import { translate } from '../ui/texts';

interface Context {
    /** The symbols of the deck, and the function that is called when one of them is pointed at. */
    symbols: readonly DeckSymbol[];
    show(symbol: number): void;
    /** Shows the place of a problem, by its index. */
    select(problem: number): void;
    /** What deck is wanted; nothing where the theme can't be changed. */
    count: Count | undefined;
    /** Takes a cure of a problem, both by their indices. */
    take(problem: number, cure: number): void;
}

/** Returns the first error in a line; empty if there is none. */
export function summary(problems: readonly Problem[]): string {
    const error = problems.find(({ severity }) => severity === 'error');
    return error ? [error.message, error.label].filter(Boolean).join(': ') : '';
}

/** Returns tiles of the symbols that a problem is about, which lead to them. */
const makeTiles = ({ subjects }: Problem, context: Context): HTMLElement[] =>
    context.symbols.flatMap((symbol, index) => {
        if (!subjects.some(({ kind, id }) => kind === 'symbol' && id === symbol.id)) return [];
        const name = translate('show_symbol', { name: symbol.name });
        const tile = button('', () => context.show(index), { class: 'tile', title: symbol.name, 'aria-label': name });
        tile.append(symbol.picture ? picture(symbol) : symbol.what);
        return [tile];
    });

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: readonly Problem[], context: Context): void {
    list.replaceChildren(
        ...problems.map((problem, index) => {
            const place =
                problem.from === undefined ? (problem.file ?? '') : translate('line_number', { n: problem.line! });
            const item = html(
                'li',
                { class: problem.severity },
                html('strong', translate(problem.severity)),
                ' ',
                problem.message,
            );
            if (problem.from !== undefined)
                item.append(
                    ' ',
                    button(place, () => context.select(index), { class: 'link' }),
                );
            else if (place) item.append(` (${place})`);
            const { cures, sentences, notes } = remediesOf(problem, problems, context.count);
            if (problem.label) item.append(` – ${problem.label}`);
            const tiles = makeTiles(problem, context);
            if (tiles.length) item.append(html('div', { class: 'pair' }, ...tiles));
            for (const [n, { label, title = '' }] of cures.entries())
                item.append(
                    ' ',
                    button(label, () => context.take(index, n), { title }),
                );
            const lines = [
                ...sentences.map((text) => html('li', { class: 'remedy' }, text)),
                ...notes.map((note) => html('li', note)),
            ];
            if (lines.length) item.append(html('ul', ...lines));
            return item;
        }),
    );
}
