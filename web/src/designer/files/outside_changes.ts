import { html } from '../../ui/dom';
import { askForTheme, requestAccess, mode } from '../server/api';
import type { Notice } from '../state/notice';
import { isDirty, newTag } from '../state/state';
import type { Store } from '../state/store';
import { reconcile, type Conflict } from '../theme_text/merge';
import { translate } from '../ui/texts';

const interval = 1000; // milliseconds

interface Options {
    notice: Notice;
    /** Writes the file again that is gone. */
    save: () => void;
    /** Asks for the cards that nobody could draw meanwhile. */
    askAgain: () => void;
}

/** What the program makes of the page: one that was started again knows none of before. */
type Reach = 'known' | 'stranger' | 'silent';

function showSide(name: string, text: string): HTMLElement {
    const lines = text.trim() ? html('pre', text.replace(/\n$/, '')) : html('em', translate('no_lines'));
    return html('figure', html('figcaption', name), lines);
}

/** Shows the places that two texts have changed in different ways, side by side. */
function showDifferences(conflicts: Conflict[]): HTMLElement {
    const items = conflicts.map(({ line, mine, theirs }) => {
        const sides = [showSide(translate('in_file'), theirs), showSide(translate('in_page'), mine)];
        return html('li', { value: line }, sides);
    });
    return html('ol', { class: 'differences' }, items);
}

/** Follows changes of the file by other programs, which are taken over beside those that were made here. */
export function followOutsideChanges(store: Store, { notice, save, askAgain }: Options) {
    let askedAbout = '', // the tag of the file that the user is asked about
        reach: Reach = 'known',
        isMoving = false;

    async function look(): Promise<void> {
        if (document.hidden) return;
        const { tag, name } = store.state,
            answer = await askForTheme(name).catch(() => undefined);
        showReach(!answer ? 'silent' : answer.status === 401 ? 'stranger' : 'known');
        const isOld = () => store.state.tag !== tag || store.state.name !== name || isMoving; // saved or renamed meanwhile
        if (answer && answer.headers.get('ETag') !== tag) await take(answer, isOld);
    }
    function showReach(now: Reach): void {
        const before = reach;
        reach = now;
        if (now === before) return;
        if (now === 'stranger') return showRestart();
        store.notify(now === 'silent' ? translate('no_answer') : '');
        if (before === 'stranger') notice.close();
        if (now === 'known') askAgain();
    }
    /** Reports that the program was started again, and lets the page ask to be let in. */
    function showRestart(status = html('p', { role: 'status' })): void {
        const message = html('div', html('p', translate('started_again')), status);
        const goOn = async () => {
            notice.ask(message, {});
            if (!(await requestAccess(status))) showRestart(status);
        };
        notice.ask(message, { [translate('go_on')]: () => void goOn() });
    }
    /** Takes over what the file is now. Returns whether the user need not be asked. */
    async function take(answer: Response, isOld = () => false): Promise<boolean> {
        if (!answer.ok) return false;
        const theirs = await answer.text(),
            tag = answer.headers.get('ETag')!;
        if (isOld()) return false;
        if (tag === newTag) return showFileGone();
        const { saved, text } = store.state,
            isChanged = !mode.isFixed && isDirty(store.state) && text !== theirs,
            merged = isChanged ? reconcile(saved, text, theirs) : undefined;
        if (merged?.conflicts.length) return ask(theirs, tag);
        store.dispatch({ type: 'save', text: theirs, tag });
        if (text === theirs) return true;
        store.replace(merged?.keep ?? theirs);
        store.notify(translate(merged ? 'both_changes_in' : 'changed_by_others'));
        return true;
    }
    /** Another program has deleted or renamed the file: its text is here alone. */
    function showFileGone(): false {
        const message = translate('file_gone', { name: store.state.name }),
            question = html('p', `${message} ${translate('text_is_here')}`);
        store.dispatch({ type: 'save', text: '', tag: newTag });
        if (mode.isFixed) store.notify(message);
        else notice.ask(question, { [translate('write_again')]: save });
        return false;
    }
    /** Lets the user choose where both have changed the same lines. Nothing is lost: either choice can be undone. */
    function ask(theirs: string, tag: string): false {
        if (!notice.element.hidden && tag === askedAbout) return false;
        askedAbout = tag;
        const merge = () => reconcile(store.state.saved, store.state.text, theirs);
        const decide = (choice: 'keep' | 'take') => () => {
            const text = merge()[choice];
            store.dispatch({ type: 'save', text: theirs, tag });
            store.replace(text);
        };
        const question = html('p', translate('same_lines', { name: store.state.name }));
        notice.ask(html('div', question, showDifferences(merge().conflicts)), {
            [translate('take_theirs')]: decide('take'),
            [translate('keep_mine')]: decide('keep'),
        });
        return false;
    }
    if (!mode.isShared) setInterval(() => void look(), interval);
    /** Called when the program does not answer, which the user knows already. */
    const onTimeout = () => void (reach = 'silent');
    /** Waits until the file has another name: under the one of before it is gone. */
    const move = async (renaming: Promise<void>): Promise<void> => {
        isMoving = true;
        await renaming;
        isMoving = false;
    };
    return { take, onTimeout, move };
}
