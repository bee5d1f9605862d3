import { button, html } from '../../ui/dom';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { likelyLanguages } from '../theme_text/language';
import { describeTooLong, hasLongWord } from '../theme_text/long_words';
import { merge } from '../theme_text/merge';
import { listLines } from '../theme_text/symbol_lines';
import { makeDialog } from '../ui/dialog';
import { translate } from '../ui/texts';
import type { Additions } from './additions';
import { readLine } from './table_rows';
import { describeTooMuch, isTooMuch, linesOf } from './tables';

/** All symbols in one field, a line each, which are edited like any other text. */
export class ListDialog {
    private readonly field = html('textarea', {
        rows: 16,
        spellcheck: 'false',
        'aria-labelledby': 'list-title',
        'aria-describedby': 'list-help',
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            this.take();
        },
    });
    private readonly status = html('p', { class: 'warned', role: 'status' });
    readonly element = makeDialog(
        'list',
        translate('edit_as_list'),
        [html('p', { class: 'quiet', id: 'list-help' }, translate('list_help')), this.field, this.status],
        button(translate('done'), () => this.take(), { class: 'main' }),
    );
    private begun = ''; // the lines before they were edited

    constructor(
        private readonly store: Store,
        private readonly additions: Additions,
    ) {}

    private get lines(): string | undefined {
        return listLines(this.store.state.text)
            ?.map((line) => `${line}\n`)
            .join('');
    }

    open(): void {
        const { lines } = this;
        if (lines === undefined) return this.store.notify(translate('not_from_here'));
        this.begun = this.field.value = lines;
        this.status.textContent = '';
        this.element.showModal();
        this.field.setSelectionRange(0, 0);
        this.field.focus();
    }

    /** Takes the lines, also where others have changed the symbols meanwhile. */
    private take(): void {
        const now = this.lines ?? '',
            languages = likelyLanguages(deckLanguage(this.store.state)),
            merged = merge(this.begun, `${this.field.value.trim()}\n`, now).text,
            known = new Set(linesOf(now)),
            lines = linesOf(merged).map((line) => line.trim().replace(/[^\S\t]+/g, ' '));
        const single = lines.flatMap((line) => {
            const symbols = known.has(line) ? [] : readLine(line, languages);
            return known.has(line) || symbols.length === 1 ? line : symbols.map(({ picture }) => picture!);
        });
        const read = (line: string) => readLine(line, languages)[0]!,
            fresh = single.filter((line) => !known.has(line)).map(read),
            tooLong = fresh.filter(hasLongWord).map(({ word }) => word!);
        const fault = isTooMuch(merged) ? describeTooMuch() : tooLong.length ? describeTooLong(tooLong) : '';
        this.status.textContent = fault;
        if (fault) return;
        this.element.close();
        this.additions.setLines(single, read);
    }
}
