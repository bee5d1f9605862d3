import { button, html } from '../../ui/dom';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { likelyLanguages } from '../theme_text/language';
import { describeTooLong, hasLongWord } from '../theme_text/long_words';
import { merge } from '../theme_text/merge';
import { listLines } from '../theme_text/symbol_lines';
import { translate } from '../ui/texts';
import type { Additions } from './additions';
import { readLine } from './table_rows';
import { describeTooMuch, isTooMuch, linesOf } from './tables';

/** All symbols in one field, a line each, which are edited like any other text. */
export class ListDialog {
    readonly element = html('dialog', { class: 'list', 'aria-labelledby': 'list-title' });
    private readonly field = html('textarea', {
        rows: '16',
        spellcheck: 'false',
        'aria-labelledby': 'list-title',
        'aria-describedby': 'list-help',
    });
    private readonly status = html('p', { class: 'warned', role: 'status' });
    private begun = ''; // the lines before they were edited

    constructor(
        private readonly store: Store,
        private readonly additions: Additions,
    ) {
        this.field.addEventListener('keydown', (event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            this.take();
        });
        const cancel = button(translate('cancel'), () => this.element.close()),
            done = button(translate('done'), () => this.take(), { class: 'main' });
        this.element.append(
            html('h2', { id: 'list-title' }, translate('edit_as_list')),
            html('p', { class: 'quiet', id: 'list-help' }, translate('list_help')),
            this.field,
            this.status,
            html('div', { class: 'tools' }, cancel, done),
        );
    }

    open(): void {
        const lines = listLines(this.store.state.text);
        if (!lines) return this.store.notify(translate('not_from_here'));
        this.begun = this.field.value = lines.map((line) => `${line}\n`).join('');
        this.status.textContent = '';
        this.element.showModal();
        this.field.setSelectionRange(0, 0);
        this.field.focus();
    }

    /** Takes the lines, also where others have changed the symbols meanwhile. */
    private take(): void {
        const { text } = this.store.state,
            now = (listLines(text) ?? []).map((line) => `${line}\n`).join(''),
            languages = likelyLanguages(deckLanguage(this.store.state)),
            merged = merge(this.begun, `${this.field.value.trim()}\n`, now).text;
        const known = new Set(linesOf(now)),
            lines = linesOf(merged).map((line) => line.trim().replace(/[^\S\t]+/g, ' '));
        const single = lines.flatMap((line) => {
            const symbols = known.has(line) ? [] : readLine(line, languages);
            return known.has(line) || symbols.length === 1 ? line : symbols.map(({ picture }) => picture!);
        });
        const read = (line: string) => readLine(line, languages)[0]!,
            tooLong = single
                .filter((line) => !known.has(line))
                .map(read)
                .filter(hasLongWord);
        this.status.textContent = isTooMuch(merged)
            ? describeTooMuch()
            : tooLong.length
              ? describeTooLong(tooLong.map(({ word }) => word!))
              : '';
        if (this.status.textContent) return;
        this.element.close();
        this.additions.setLines(single, read);
    }
}
