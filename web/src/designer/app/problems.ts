import { button, html, joinTexts } from '../../ui/dom';
import { makeTile } from '../cards/drawing';
import type { Problem } from '../protocol/generated';
import type { Store } from '../state/store';
import { portrait } from '../symbols/thumbnails';
import { remediesOf } from '../theme_text/remedies';
import { translate } from '../ui/texts';

/** Returns the first error in a line; empty if there is none. */
export function summary(problems: readonly Problem[]): string {
    const error = problems.find(({ severity }) => severity === 'error');
    return joinTexts([error?.message, error?.label], ': ');
}

/** Returns what is wrong with the theme and how to cure it, with buttons where the page can. `select` shows a place of the text. */
export function makeProblems(
    store: Store,
    select: (from: number, to: number) => Promise<void>,
    chooseSymbol: (index: number) => void,
): HTMLElement {
    const list = html('ul', { class: 'problems' });
    /** Takes a cure of a problem, both by their indices: they may have other places now. */
    const take = (index: number, cure: number) => {
        store.edit(remediesOf(store.state.problems[index]!).cures[cure]!.make);
    };
    const show = (index: number) => {
        store.dispatch({ type: 'openPanel', panel: 'symbols' });
        chooseSymbol(index);
    };
    const go = (index: number) => {
        const { from, to } = store.state.problems[index]!;
        if (from !== undefined) void select(from, to ?? from);
    };
    /** Returns a link to the name of a file in the text; nothing where it is not there. */
    const linkTo = (file: string) => {
        const find = () => store.state.text.indexOf(file);
        return find() < 0
            ? undefined
            : button(file, () => void select(find(), find() + file.length), { class: 'link' });
    };
    /** Returns tiles of the symbols that a problem is about, and links of the cards and the files in the text, which lead to them. */
    const makeTiles = ({ subjects }: Problem) =>
        subjects.flatMap(({ kind, id }) => {
            const { symbols, faces } = store.state,
                index = symbols.findIndex((symbol) => kind === 'symbol' && symbol.id === id),
                symbol = symbols[index],
                card = kind === 'card' ? Number(id) - 1 : -1,
                open = () => store.dispatch({ type: 'openCard', card });
            if (kind === 'file') return linkTo(id) ?? [];
            if (!symbol) return faces[card] ? button(translate('card_number', { n: id }), open, { class: 'link' }) : [];
            const label = translate('show_symbol', { name: symbol.name }),
                tile = makeTile(portrait(symbol), symbol.name, () => show(index), label);
            tile.classList.add(symbol.kind);
            return tile;
        });
    const describe = (problem: Problem, index: number) => {
        const { severity, message, label, line, from, file } = problem,
            { cures, sentences, notes } = remediesOf(problem),
            tiles = makeTiles(problem);
        const place = () => button(translate('line_number', { n: line! }), () => go(index), { class: 'link' });
        const remedies = sentences.map((text) => html('li', { class: 'remedy' }, text)),
            lines = [...remedies, ...notes.map((note) => html('li', note))];
        return html(
            'li',
            { class: severity },
            [html('strong', translate(severity)), ' ', message],
            from !== undefined
                ? [' ', place()]
                : file && [' (', linkTo(file) ?? file, `, ${translate('line_number', { n: line! })})`],
            label && [' – ', label],
            tiles.length > 0 && html('div', { class: 'pair' }, tiles),
            cures.map(({ label, title = '' }, n) => [' ', button(label, () => take(index, n), { title })]),
            lines.length > 0 && html('ul', lines),
        );
    };
    store.watch(['problems'], ({ problems, text }, before) => {
        if (text === before.text) list.replaceChildren(...problems.map(describe)); // else they only have other places
    });
    const title = translate('problems');
    return html('section', { class: 'messages', 'aria-label': title }, html('h2', title), list);
}
