import { button, html, joinTexts, select } from '../../ui/dom';
import { usualDecks, type Sentence, type Table, type TableColumn } from '../protocol/generated';
import { deckLanguage } from '../state/state';
import type { Store } from '../state/store';
import { likelyLanguages } from '../theme_text/language';
import { describeTooLong, hasLongWord, type NewSymbol } from '../theme_text/new_symbol';
import { keyOf } from '../theme_text/theme_keys';
import { makeDialog } from '../ui/dialog';
import { nameOfLanguage, translate, translateCount } from '../ui/texts';
import { makeToggles } from '../ui/toggles';
import type { Additions } from './additions';
import { meanings, readRows } from './table_rows';
import { readTable } from './tables';

const maxShown = 1000; // rows

/** A dialog with a preview of a table: what its columns and rows are to be. It adds the symbols or puts them in the place of all others. */
export function makePasteDialog(store: Store, additions: Additions) {
    let rows: string[][] = [],
        columns: TableColumn[] = [],
        ticks: HTMLInputElement[] = [], // of the rows that are shown
        notes: Sentence[] = [];
    const status = html('p', { role: 'status' }),
        table = html('table'),
        region = { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'paste-title' },
        answers = (['heading', 'symbol'] as const).map((value) => ({ value, label: translate(`is_${value}`) }));
    const firstRow = makeToggles(translate('first_row'), answers, (answer) => {
        ticks[0]!.checked = answer === 'symbol';
        describe();
    });
    const doubt = html('p', { class: 'doubt' }, translate('first_row'), ' ', firstRow.element),
        add = () => take((symbols, language) => additions.add(symbols, language)),
        replace = () => take((symbols, language) => additions.replaceAll(symbols, language, fit(symbols.length)[0])),
        content = [status, doubt, html('div', region, table)],
        main = button(translate('replace_all'), replace, { class: 'main' }),
        element = makeDialog('paste', '', content, button(translate('add_all'), add), main);

    /** Shows a text or a file as the program reads it, or the reason why it can't. */
    const open = (given: string | File): Promise<void> =>
        readTable(given, deckLanguage(store.state)).then(show, ({ message }: Error) => store.notify(message));

    function show(read: Table): void {
        rows = read.rows;
        notes = read.problems
            .filter(({ id }) => read.heading !== 'doubt' || id !== 'table-first-row')
            .map(({ message }) => message);
        columns = complete(read.columns);
        ticks = rows.slice(0, maxShown).map((row) => makeTick(row.join(', ')));
        if (read.heading === 'doubt') ticks[0]!.checked = false;
        doubt.hidden = read.heading !== 'doubt';
        const heads = columns.map((column, n) => html('th', { scope: 'col' }, columnChoices(column, n))),
            cells = ticks.map((tick, i) => [tick, ...rows[i]!].map((cell) => html('td', cell)));
        const lines = cells.map((row) => html('tr', row));
        table.replaceChildren(html('thead', html('tr', html('td'), heads)), html('tbody', lines));
        describe();
        document.body.append(element); // where it is seen, also while the panel of symbols is closed
        element.showModal();
        main.focus();
    }
    /** Returns columns with the languages that they are likely to be in. */
    function complete(given: readonly TableColumn[]): TableColumn[] {
        const words = given.find(({ meaning }) => meaning === 'word')?.language || deckLanguage(store.state),
            [, other] = likelyLanguages(words);
        return given.map((column) => ({
            ...column,
            language: column.language || (column.meaning === 'word' ? words : other),
        }));
    }
    const makeTick = (label: string): HTMLInputElement =>
        html('input', { type: 'checkbox', checked: true, 'aria-label': label, onchange: () => describe() });

    /** What a column is, and its language. */
    function columnChoices(column: TableColumn, n: number): (HTMLElement | string)[] {
        const name = translate('column_is', { n: n + 1 }),
            kinds = meanings.map((value) => [value, translate(`column_${value}`)] as const),
            names = [...new Set([...keyOf('language').names, column.language])].map(
                (one) => [one, nameOfLanguage(one)] as const,
            );
        const choose = () => {
            Object.assign(column, { meaning: meaning.value, language: language.value });
            update();
            describe();
        };
        const update = () => void (language.hidden = !['word', 'translation'].includes(meaning.value));
        const meaning = select(kinds, choose, { 'aria-label': name }),
            language = select(names, choose, { 'aria-label': `${name}: ${translate('language')}` });
        meaning.value = column.meaning;
        language.value = column.language;
        update();
        return [column.heading, meaning, language];
    }
    /** Returns the symbols of the rows that are ticked, and the words that are too long, which are left out. */
    function findSymbols(): { symbols: NewSymbol[]; tooLong: string[] } {
        const ticked = rows.filter((_, i) => ticks[i]?.checked ?? true),
            all = readRows(ticked, columns),
            tooLong = all.filter(hasLongWord).map(({ word }) => word!);
        return { symbols: all.filter((symbol) => !hasLongWord(symbol)), tooLong };
    }
    /** Shows what there is in the rows, how many are used, and how many are missing, if they replace all others. */
    function describe(): void {
        const { symbols, tooLong } = findSymbols(),
            given = symbols.length,
            [size, used] = fit(given);
        const kinds = (['picture', 'word', 'translation'] as const).flatMap((kind) => {
            const n = symbols.filter((symbol) => symbol[kind]).length;
            return n ? [translate(`with_${kind}`, { n })] : [];
        });
        const sentences = [`${kinds.join(', ')}.`];
        if (used > given) sentences.push(translate('symbols_lack', { n: used - given, size }));
        else sentences.push(translate('symbols_fit', { given, used, size }));
        if (tooLong.length) sentences.push(describeTooLong(tooLong));
        element.firstChild!.textContent = translateCount(given, 'pasted');
        status.classList.toggle('warned', used < given);
        status.textContent = joinTexts([...sentences, ...notes], ' ');
        firstRow.show(ticks[0]?.checked ? 'symbol' : 'heading');
    }
    /** Returns the size of deck that so many symbols make: the one that is wanted, if there are enough. */
    function fit(given: number): [perCard: number, needed: number] {
        const { wanted, aim = [0, 0] } = store.state.count ?? {};
        return wanted !== undefined && aim[1] <= given ? aim : usualDecks[Math.min(given, usualDecks.length - 1)]!;
    }
    function take(use: (symbols: NewSymbol[], language: string) => void): void {
        const { symbols } = findSymbols();
        element.close();
        if (symbols.length) use(symbols, columns.find(({ meaning }) => meaning === 'word')?.language ?? '');
    }
    return { element, open };
}
