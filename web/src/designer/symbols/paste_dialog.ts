import { button, html } from '../../ui/dom';
import { articles } from '../protocol/generated';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { tellLanguage } from '../theme_text/language';
import { describeTooLong, hasLongWord } from '../theme_text/long_words';
import type { NewSymbol } from '../theme_text/new_symbol';
import { languages as pageLanguages } from '../ui/languages';
import { nameOfLanguage, pageLanguage, translate } from '../ui/texts';
import type { Additions } from './additions';
import { columnKinds, readRows, type ColumnKind, type Pasted } from './pasted';

const maxShown = 200; // rows
const columnNames = {
    word: 'column_word',
    translation: 'column_translation',
    picture: 'column_picture',
    none: 'column_none',
} as const;
const kindNames = { picture: 'with_picture', word: 'with_word', translation: 'with_translation' } as const;

/** A preview of what was pasted, which adds all of it or puts it in the place of all symbols. */
export class PasteDialog {
    readonly element = html('dialog', { class: 'paste' });
    private readonly title = html('h2', { id: 'pasted' });
    private readonly said = html('p', { role: 'status' });
    private readonly table = html('table');
    private readonly language: [HTMLSelectElement, HTMLSelectElement];
    private readonly languageLabels: HTMLElement[];
    private pasted: Pasted = { rows: [], columns: [] };
    private tooLong: string[] = []; // words, which are left out

    constructor(
        private readonly store: Store,
        private readonly additions: Additions,
    ) {
        this.language = [this.languageChoice(), this.languageChoice()];
        this.languageLabels = (['language_of_words', 'language_of_translations'] as const).map((name, i) =>
            html('label', {}, translate(name), ' ', this.language[i]!),
        );
        const close = button(translate('cancel'), () => this.element.close());
        const add = button(translate('add_all'), () =>
            this.take((symbols, language) => additions.add(symbols, undefined, language)),
        );
        const replace = button(translate('replace_all'), () => this.replaceAll(), { class: 'main' });
        this.element.setAttribute('aria-labelledby', 'pasted');
        this.element.append(
            this.title,
            this.said,
            html('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'pasted' }, this.table),
            ...this.languageLabels,
            html('div', { class: 'tools' }, close, add, replace),
        );
    }

    show(pasted: Pasted): void {
        this.pasted = { ...pasted, columns: [...pasted.columns] };
        const deck = deckLanguage(this.store.state),
            words = (deck in articles && this.tell('word')) || deck,
            others = [this.tell('translation'), pageLanguage(), 'en', 'fr'];
        this.language[0].value = words;
        this.language[1].value = others.find((one) => one && one !== words)!;
        const heads = pasted.columns.map((_, column) => html('th', {}, this.columnChoice(column)));
        this.table.replaceChildren(
            html('thead', {}, html('tr', {}, ...heads)),
            html(
                'tbody',
                {},
                ...pasted.rows
                    .slice(0, maxShown)
                    .map((row) => html('tr', {}, ...row.map((cell) => html('td', {}, cell)))),
            ),
        );
        this.describe();
        document.body.append(this.element); // where it is seen, also while the panel of symbols is closed
        this.element.showModal();
        this.element.querySelector<HTMLElement>('.main')!.focus();
    }

    /** Returns the language that a column is in, if that is clear. */
    private tell(kind: ColumnKind): string | undefined {
        const column = this.pasted.columns.indexOf(kind);
        return tellLanguage(this.pasted.rows.map((row) => row[column] ?? ''));
    }

    private languageChoice(): HTMLSelectElement {
        const codes = [...pageLanguages, 'it', 'pt', 'nl', 'pl', 'tr', 'uk', 'ar', 'ru', 'el', 'he', 'ja', 'zh'];
        return html('select', {}, ...codes.map((code) => html('option', { value: code }, nameOfLanguage(code))));
    }

    private columnChoice(column: number): HTMLSelectElement {
        const select = html(
            'select',
            { 'aria-label': translate('column_is', { n: column + 1 }) },
            ...columnKinds.map((kind) => html('option', { value: kind }, translate(columnNames[kind]))),
        );
        select.value = this.pasted.columns[column]!;
        select.addEventListener('change', () => {
            this.pasted.columns[column] = select.value as ColumnKind;
            this.describe();
        });
        return select;
    }

    private symbols(): NewSymbol[] {
        const { rows, columns } = this.pasted;
        const all = readRows(rows, columns, [this.language[0].value, this.language[1].value]);
        this.tooLong = all.filter(hasLongWord).map(({ word }) => word!);
        return all.filter((symbol) => !hasLongWord(symbol));
    }

    private describe(): void {
        const symbols = this.symbols(),
            { columns } = this.pasted;
        const hasAll = (['word', 'translation', 'picture'] as const).every((kind) => columns.includes(kind));
        this.languageLabels[0]!.hidden = !symbols.some(({ word }) => word);
        this.languageLabels[1]!.hidden = !hasAll;
        const kinds = (['picture', 'word', 'translation'] as const).flatMap((kind) => {
            const n = symbols.filter((symbol) => symbol[kind]).length;
            return n ? [translate(kindNames[kind], { n })] : [];
        });
        const fit = this.fit(symbols.length);
        this.title.textContent = translate('pasted', { n: symbols.length });
        this.said.classList.toggle('warned', fit !== undefined && fit[1] < symbols.length);
        const { tooLong } = this,
            leftOut = tooLong.length ? [describeTooLong(tooLong)] : [];
        this.said.textContent = [`${kinds.join(', ')}.`, ...this.describeFit(symbols.length), ...leftOut].join(' ');
    }

    /** Says how many are used, and how many are missing, if they replace all others. */
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
        const symbols = this.symbols();
        this.element.close();
        if (symbols.length) use(symbols, this.language[0].value);
    }

    private replaceAll(): void {
        this.take((symbols, language) => this.additions.replaceAll(symbols, language, this.fit(symbols.length)?.[0]));
    }
}
