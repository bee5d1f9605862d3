import { button, html } from '../dom';
import { picture } from './drawing';
import type { Count, DeckSymbol, Problem } from './generated';
import { fileName } from './new_symbol';
import { remediesOf, type Remedy } from './remedies';
import { pageLanguage, translate } from './texts';

interface Context {
    /** The symbols of the deck, and what hears that one of them is pointed at. */
    symbols: readonly DeckSymbol[];
    show(symbol: number): void;
    /** Shows the place of a problem, by its index. */
    select(problem: number): void;
    /** Puts a text in the place of a problem. */
    change(problem: number, insert: string): void;
    /** What deck is wanted; nothing where the theme can't be changed. */
    count: Count | undefined;
    take(remedy: Remedy['make']): void;
}

/** Returns the indices of the two symbols that a message begins with: "🐇 and 🐰 look alike". */
function pairIn({ id, message }: Problem, symbols: readonly DeckSymbol[]): number[] {
    if (id !== 'look-alike' && id !== 'color-blind') return [];
    const shown = symbols.map(({ kind, what }) =>
        kind === 'text' ? `"${what}"` : kind === 'image' ? fileName(what) : what,
    );
    const first = shown.findIndex((one) => message.startsWith(`${one} and `));
    const rest = message.slice((shown[first]?.length ?? 0) + ' and '.length);
    const second = shown.findIndex((one, i) => i !== first && rest.startsWith(`${one} `));
    return first < 0 || second < 0 ? [] : [first, second];
}

/** Returns the first error in a line; empty if there is none. */
export function summary(problems: readonly Problem[]): string {
    const error = problems.find(({ severity }) => severity === 'error');
    return error ? [error.message, error.label].filter(Boolean).join(': ') : '';
}

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: readonly Problem[], context: Context): void {
    const isTranslated = pageLanguage() === 'en' || !problems.length;
    list.replaceChildren(
        ...(isTranslated ? [] : [html('li', { class: 'quiet' }, translate('problems_are_english'))]),
        ...problems.map((problem, index) => {
            const place =
                problem.from === undefined ? (problem.file ?? '') : translate('line_number', { n: problem.line! });
            const item = html(
                'li',
                { class: problem.severity },
                html('strong', {}, translate(problem.severity)),
                ' ',
                html('span', { lang: 'en' }, problem.message),
            );
            if (problem.from !== undefined)
                item.append(
                    ' ',
                    button(place, () => context.select(index), { class: 'link' }),
                );
            else if (place) item.append(` (${place})`);
            const meant = /^did you mean `([^`]+)`\?$/.exec(problem.label ?? '');
            if (meant && problem.from !== undefined)
                item.append(
                    ' ',
                    button(translate('change_to', { word: meant[1]! }), () => context.change(index, meant[1]!)),
                );
            else if (problem.label) item.append(html('span', { lang: 'en' }, ` – ${problem.label}`));
            const pair = pairIn(problem, context.symbols).map((one) => {
                const symbol = context.symbols[one]!,
                    tile = button('', () => context.show(one), {
                        class: 'tile',
                        title: symbol.name,
                        'aria-label': translate('show_symbol', { name: symbol.name }),
                    });
                tile.append(symbol.picture ? picture(symbol) : symbol.what);
                return tile;
            });
            if (pair.length) item.append(html('div', { class: 'pair' }, ...pair));
            const { remedies, notes } = remediesOf(problem, problems, context.count);
            item.append(...remedies.flatMap(({ label, make }) => [' ', button(label, () => context.take(make))]));
            if (notes.length) item.append(html('ul', { lang: 'en' }, ...notes.map((note) => html('li', {}, note))));
            return item;
        }),
    );
}
