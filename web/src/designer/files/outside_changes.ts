import { html } from '../../ui/dom';
import { askForTheme, requestAccess } from '../server/api';
import { mode } from '../server/mode';
import type { Notice } from '../state/notice';
import { isDirty } from '../state/queries';
import { newTag } from '../state/types';
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

const side = (name: string, text: string): HTMLElement =>
    html(
        'figure',
        html('figcaption', name),
        text.trim() ? html('pre', text.replace(/\n$/, '')) : html('em', translate('no_lines')),
    );

/** Shows the places that two texts have changed in different ways, side by side. */
const showDifferences = (conflicts: Conflict[]): HTMLElement =>
    html(
        'ol',
        { class: 'differences' },
        conflicts.map(({ line, mine, theirs }) =>
            html('li', { value: line }, side(translate('in_file'), theirs), side(translate('in_page'), mine)),
        ),
    );

/** Changes of the file by other programs, which are taken over beside those that were made here. */
export class OutsideChanges {
    private askedAbout = ''; // the tag of the file that the user is asked about
    private reach: Reach = 'known';

    constructor(
        private readonly store: Store,
        private readonly options: Options,
    ) {}

    /** Called when the program does not answer, which the user knows already. */
    onTimeout(): void {
        this.reach = 'silent';
    }

    watch(): void {
        setInterval(() => void this.look(), interval);
    }

    private async look(): Promise<void> {
        if (document.hidden) return;
        const { tag, name } = this.store.state;
        const answer = await askForTheme(name).catch(() => undefined);
        this.showReach(!answer ? 'silent' : answer.status === 401 ? 'stranger' : 'known');
        if (!answer) return;
        const { state } = this.store,
            isOld = state.tag !== tag || state.name !== name; // saved or renamed meanwhile
        if (!isOld && answer.headers.get('ETag') !== tag) await this.take(answer);
    }

    private showReach(reach: Reach): void {
        const { notice, askAgain } = this.options,
            before = this.reach;
        this.reach = reach;
        if (reach === before) return;
        if (reach === 'stranger') return this.showRestart();
        this.store.notify(reach === 'silent' ? translate('no_answer') : '');
        if (before === 'stranger') notice.close();
        if (reach === 'known') askAgain();
    }

    /** Reports that the program was started again, and lets the page ask to be let in. */
    private showRestart(status = html('p', { role: 'status' })): void {
        const { notice } = this.options,
            what = html('div', html('p', translate('started_again')), status);
        const goOn = async () => {
            notice.ask(what, {});
            if (!(await requestAccess(status))) this.showRestart(status);
        };
        notice.ask(what, { [translate('go_on')]: () => void goOn() });
    }

    /** Takes over what the file is now. Returns whether the user need not be asked. */
    async take(answer: Response): Promise<boolean> {
        if (!answer.ok) return false;
        const theirs = await answer.text(),
            tag = answer.headers.get('ETag')!;
        if (tag === newTag) return this.showFileGone();
        const { saved, text } = this.store.state,
            isChanged = !mode.isFixed && isDirty(this.store.state) && text !== theirs;
        const merged = isChanged ? reconcile(saved, text, theirs) : undefined;
        if (merged?.conflicts.length) return this.ask(theirs, tag);
        this.store.dispatch({ type: 'save', text: theirs, tag });
        if (text === theirs) return true;
        this.store.replace(merged?.keep ?? theirs);
        this.store.notify(translate(merged ? 'both_changes_in' : 'changed_by_others'));
        return true;
    }

    /** Another program has deleted or renamed the file: its text is here alone. */
    private showFileGone(): false {
        const { name } = this.store.state,
            what = translate('file_gone', { name });
        this.store.dispatch({ type: 'save', text: '', tag: newTag });
        if (mode.isFixed) this.store.notify(what);
        else
            this.options.notice.ask(html('p', `${what} ${translate('text_is_here')}`), {
                [translate('write_again')]: this.options.save,
            });
        return false;
    }

    /** Lets the user choose where both have changed the same lines. Nothing is lost: either choice can be undone. */
    private ask(theirs: string, tag: string): false {
        const { notice } = this.options;
        if (!notice.element.hidden && tag === this.askedAbout) return false;
        this.askedAbout = tag;
        const merge = () => reconcile(this.store.state.saved, this.store.state.text, theirs);
        const decide = (choice: 'keep' | 'take') => () => {
            const text = merge()[choice];
            this.store.dispatch({ type: 'save', text: theirs, tag });
            this.store.replace(text);
        };
        const question = translate('same_lines', { name: this.store.state.name });
        notice.ask(html('div', html('p', question), showDifferences(merge().conflicts)), {
            [translate('take_theirs')]: decide('take'),
            [translate('keep_mine')]: decide('keep'),
        });
        return false;
    }
}
