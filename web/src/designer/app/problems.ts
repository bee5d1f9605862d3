import { button, html } from '../../ui/dom';
import { makeTile, picture } from '../cards/drawing';
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
        return makeTile(symbol.picture ? picture(symbol) : symbol.what, symbol.name, () => context.show(index), name);
    });

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: readonly Problem[], context: Context): void {
    const describe = (problem: Problem, index: number) => {
        const { severity, message, label, line, from, file } = problem,
            { cures, sentences, notes } = remediesOf(problem, problems, context.count),
            tiles = makeTiles(problem, context);
        const go = () => button(translate('line_number', { n: line! }), () => context.select(index), { class: 'link' });
        const lines = [
            ...sentences.map((text) => html('li', { class: 'remedy' }, text)),
            ...notes.map((note) => html('li', note)),
        ];
        return html(
            'li',
            { class: severity },
            [html('strong', translate(severity)), ' ', message],
            from !== undefined ? [' ', go()] : file && ` (${file})`,
            label && ` – ${label}`,
            tiles.length > 0 && html('div', { class: 'pair' }, tiles),
            cures.map(({ label, title = '' }, n) => [' ', button(label, () => context.take(index, n), { title })]),
            lines.length > 0 && html('ul', lines),
        );
    };
    list.replaceChildren(...problems.map(describe));
}
