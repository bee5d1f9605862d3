import { button, html, select } from '../../ui/dom';
import { articles, type Table, type TableColumn } from '../protocol/generated';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { likelyLanguages, detectLanguage } from '../theme_text/language';
import { describeTooLong, hasLongWord } from '../theme_text/long_words';
import type { NewSymbol } from '../theme_text/new_symbol';
import { makeDialog } from '../ui/dialog';
import { languages as pageLanguages } from '../ui/languages';
import { nameOfLanguage, translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import type { Additions } from './additions';
import { meanings, readRows } from './table_rows';
import { readTable } from './tables';

const maxShown = 1000; // rows
const languages = [...pageLanguages, 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ar', 'ru', 'el', 'he', 'ja', 'zh'];

/** A preview of a table: what its columns and rows are to be. It adds the symbols or puts them in the place of all others. */
export class PasteDialog {
    private readonly status = html('p', { role: 'status' });
    private readonly firstRow = new Toggles(
        translate('first_row'),
        [
            { value: 'heading', label: translate('is_heading') },
            { value: 'symbol', label: translate('is_symbol') },
        ],
        (answer) => {
            this.ticks[0]!.checked = answer === 'symbol';
            this.describe();
        },
    );
    private readonly doubt = html('p', { class: 'doubt' }, translate('first_row'), ' ', this.firstRow.element);
    private readonly table = html('table');
    readonly element = makeDialog(
        'paste',
        '',
        [
            this.status,
            this.doubt,
            html('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'paste-title' }, this.table),
        ],
        button(translate('add_all'), () =>
            this.take((symbols, language) => this.additions.add(symbols, undefined, language)),
        ),
        button(translate('replace_all'), () => this.replaceAll(), { class: 'main' }),
    );
    private rows: string[][] = [];
    private columns: TableColumn[] = [];
    private ticks: HTMLInputElement[] = []; // of the rows that are shown
    private notes: string[] = [];

    constructor(
        private readonly store: Store,
        private readonly additions: Additions,
    ) {}

    /** Shows a text or a file as the program reads it, or the reason why it can't. */
    async open(table: string | File): Promise<void> {
        await readTable(table, deckLanguage(this.store.state)).then(
            (read) => this.show(read),
            ({ message }: Error) => this.store.notify(message),
        );
    }

    private show({ rows, columns, heading, problems }: Table): void {
        this.rows = rows;
        this.notes = problems.filter(({ id }) => id !== 'table-first-row').map(({ message }) => message);
        this.columns = this.complete(columns);
        this.ticks = rows.slice(0, maxShown).map((row) => this.makeTick(row.join(', ')));
        if (heading === 'doubt') this.ticks[0]!.checked = false;
        this.doubt.hidden = heading !== 'doubt';
        const heads = this.columns.map((column, n) => html('th', { scope: 'col' }, this.columnChoices(column, n))),
            cells = this.ticks.map((tick, i) => [tick, ...rows[i]!].map((cell) => html('td', cell)));
        const lines = cells.map((row) => html('tr', row));
        this.table.replaceChildren(html('thead', html('tr', html('td'), heads)), html('tbody', lines));
        this.describe();
        document.body.append(this.element); // where it is seen, also while the panel of symbols is closed
        this.element.showModal();
        this.element.querySelector<HTMLElement>('.main')!.focus();
    }

    /** Returns columns with the languages that they are likely to be in. */
    private complete(columns: readonly TableColumn[]): TableColumn[] {
        const deck = deckLanguage(this.store.state),
            detect = (n: number) => detectLanguage(this.rows.map((row) => row[n] ?? '')),
            first = columns.findIndex(({ meaning }) => meaning === 'word'),
            words = columns[first]?.language || (deck in articles && detect(first)) || deck;
        const others = (n: number) => [detect(n), ...likelyLanguages(words)].filter((one) => one && one !== words);
        return columns.map((column, n) => ({
            ...column,
            language: n === first ? words : column.language || others(n)[0]!,
        }));
    }

    private makeTick(label: string): HTMLInputElement {
        const onchange = () => this.describe();
        return html('input', { type: 'checkbox', checked: true, 'aria-label': label, onchange });
    }

    /** What a column is, and its language. */
    private columnChoices(column: TableColumn, n: number): (HTMLElement | string)[] {
        const name = translate('column_is', { n: n + 1 });
        const choose = () => {
            Object.assign(column, { meaning: meaning.value, language: language.value });
            language.hidden = !['word', 'translation'].includes(meaning.value);
            this.describe();
        };
        const kinds = meanings.map((value) => [value, translate(`column_${value}`)] as const),
            names = [...new Set([...languages, column.language])].map((one) => [one, nameOfLanguage(one)] as const);
        const meaning = select(kinds, choose, { 'aria-label': name }),
            language = select(names, choose, { 'aria-label': `${name}: ${translate('language')}` });
        meaning.value = column.meaning;
        language.value = column.language;
        language.hidden = !['word', 'translation'].includes(meaning.value);
        return [column.heading, meaning, language];
    }

    /** Returns the symbols of the rows that are ticked, and the words that are too long, which are left out. */
    private symbols(): { symbols: NewSymbol[]; tooLong: string[] } {
        const rows = this.rows.filter((_, i) => this.ticks[i]?.checked ?? true),
            all = readRows(rows, this.columns);
        return {
            symbols: all.filter((symbol) => !hasLongWord(symbol)),
            tooLong: all.filter(hasLongWord).map(({ word }) => word!),
        };
    }

    private describe(): void {
        const { symbols, tooLong } = this.symbols(),
            fit = this.fit(symbols.length);
        const kinds = (['picture', 'word', 'translation'] as const).flatMap((kind) => {
            const n = symbols.filter((symbol) => symbol[kind]).length;
            return n ? [translate(`with_${kind}`, { n })] : [];
        });
        this.element.firstChild!.textContent = translate('pasted', { n: symbols.length });
        this.status.classList.toggle('warned', fit !== undefined && fit[1] < symbols.length);
        const said = [`${kinds.join(', ')}.`, ...this.describeFit(symbols.length)];
        if (tooLong.length) said.push(describeTooLong(tooLong));
        this.status.textContent = [...said, ...this.notes].join(' ');
        this.firstRow.show(this.ticks[0]?.checked ? 'symbol' : 'heading');
    }

    /** Shows how many are used, and how many are missing, if they replace all others. */
    private describeFit(given: number): string[] {
        const { sizes = [], wanted } = this.store.state.count ?? {},
            fit = this.fit(given),
            aim = wanted === undefined ? sizes[0] : sizes.find(([size]) => size === wanted);
        const said = fit ? [translate('symbols_fit', { given, used: fit[1], size: fit[0] })] : [];
        if (aim && aim[1] > given) said.push(translate('symbols_lack', { n: aim[1] - given, size: aim[0] }));
        return said;
    }

    /** Returns the size of deck that so many symbols make: the one that is wanted, if there are enough. */
    private fit(given: number): [number, number] | undefined {
        const { count } = this.store.state;
        const enough = count?.sizes.filter(([, needed]) => needed <= given) ?? [];
        return enough.find(([size]) => size === count?.wanted) ?? enough.at(-1);
    }

    private take(use: (symbols: NewSymbol[], language: string) => void): void {
        const { symbols } = this.symbols();
        this.element.close();
        if (symbols.length) use(symbols, this.columns.find(({ meaning }) => meaning === 'word')?.language ?? '');
    }

    private replaceAll(): void {
        this.take((symbols, language) => this.additions.replaceAll(symbols, language, this.fit(symbols.length)?.[0]));
    }
}
