import { button, html } from '../../ui/dom';
import { deckLanguage } from '../state/state';
import type { Store } from '../state/store';
import { likelyLanguages } from '../theme_text/language';
import { describeTooLong, hasLongWord } from '../theme_text/new_symbol';
import { merge } from '../theme_text/merge';
import { listLines } from '../theme_text/symbol_list';
import { makeDialog } from '../ui/dialog';
import { translate } from '../ui/texts';
import type { Additions } from './additions';
import { readLine } from './table_rows';
import { describeTooMuch, isTooMuch, linesOf } from './tables';

/** A dialog with all symbols in one field, a line each, which are edited like any other text. */
export function makeListDialog(store: Store, additions: Additions) {
    const label = { 'aria-labelledby': 'list-title', 'aria-describedby': 'list-help' },
        field = html('textarea', { rows: 16, spellcheck: 'false', ...label, onkeydown: handleKey }),
        status = html('p', { class: 'warned', role: 'status' }),
        help = html('p', { class: 'quiet', id: 'list-help' }, translate('list_help')),
        done = button(translate('done'), take, { class: 'main' }),
        element = makeDialog('list', translate('edit_as_list'), [help, field, status], done);
    let begun = ''; // the lines before they were edited

    const writeLines = () =>
        listLines(store.state.text)
            ?.map((line) => `${line}\n`)
            .join('');
    function handleKey(event: KeyboardEvent): void {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        take();
    }
    function open(): void {
        const lines = writeLines();
        if (lines === undefined) return store.notify(translate('not_from_here'));
        begun = field.value = lines;
        status.textContent = '';
        element.showModal();
        field.setSelectionRange(0, 0);
        field.focus();
    }
    /** Takes the lines, also where others have changed the symbols meanwhile. */
    function take(): void {
        const now = writeLines() ?? '',
            languages = likelyLanguages(deckLanguage(store.state)),
            merged = merge(begun, `${field.value.trim()}\n`, now).keep,
            known = new Set(linesOf(now)),
            lines = linesOf(merged).map((line) => line.trim().replace(/[^\S\t]+/g, ' '));
        const single = lines.flatMap((line) => {
            const symbols = known.has(line) ? [] : readLine(line, languages);
            return known.has(line) || symbols.length === 1 ? line : symbols.map(({ picture }) => picture!);
        });
        const read = (line: string) => readLine(line, languages)[0]!,
            fresh = single.filter((line) => !known.has(line)).map(read),
            tooLong = fresh.filter(hasLongWord).map(({ word }) => word!);
        status.textContent = isTooMuch(merged) ? describeTooMuch() : tooLong.length ? describeTooLong(tooLong) : '';
        if (status.textContent) return;
        element.close();
        additions.setLines(single, read);
    }
    return { element, open };
}
