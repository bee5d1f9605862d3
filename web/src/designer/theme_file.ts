import { button, html } from '../dom';
import { ask } from './api';
import { showDifferences } from './differences';
import { reconcile } from './merge';
import { OtherTabs } from './other_tabs';
import { isDirty } from './queries';
import type { Store } from './store';
import { translate } from './texts';

/** Puts a file where the user's downloads are. */
export type Hand = (file: Blob, name: string) => void;

const watchInterval = 1000; // milliseconds
export const newTag = '"new"'; // of a file that is not there

const pathOf = (name: string): string => `theme?name=${encodeURIComponent(name)}`;

/** The file of the theme, which other programs change, too. Of a server for everybody it is one of the user's own computer. */
export class ThemeFile {
    /** What the user is asked about the file. */
    readonly notice = html('div', { class: 'notice', role: 'alert', hidden: true });
    /** That the file has, as far as is known here. */
    tag: string;
    private askedAbout = ''; // the tag of the file that the notice is about
    private watcher = 0;
    private saving = Promise.resolve();
    private tabs: OtherTabs | undefined;

    constructor(
        private readonly begun: { tag: string; isFixed: boolean; isShared: boolean },
        private readonly store: Store,
        private readonly hand: Hand,
    ) {
        this.tag = begun.tag;
        addEventListener('keydown', (event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 's') {
                event.preventDefault();
                void this.save();
            }
        });
        store.watch(['name'], ({ name }) => history.replaceState(null, '', `#file=${encodeURIComponent(name)}`));
        if (!begun.isShared) this.watcher = setInterval(() => void this.watch(), watchInterval);
    }

    /** Begins to follow other tabs with this theme, once its text is here. */
    followTabs(): void {
        if (this.begun.isFixed || this.begun.isShared) return;
        this.tabs = new OtherTabs(this.store, (tag) => {
            this.tag = tag;
            this.notice.hidden = true;
        });
    }

    private get name(): string {
        return this.store.state.name;
    }

    /** One after the other: the tag of the file comes with the answer. */
    save(): Promise<void> {
        return (this.saving = this.saving.catch(() => {}).then(() => this.saveNow()));
    }

    private async saveNow(): Promise<void> {
        if (this.begun.isFixed) return;
        const text = this.store.state.text;
        if (this.begun.isShared) {
            this.hand(new Blob([text]), this.name);
            return this.tellSaved(text, translate('saved_to_downloads'));
        }
        const status = await this.write(this.name, this.tag, text);
        if (status !== 412) return;
        await this.compare(await ask(pathOf(this.name)));
        // The changes of others are in, unless the user is asked.
        if (this.notice.hidden && isDirty(this.store.state))
            await this.write(this.name, this.tag, this.store.state.text);
    }

    /** Writes a file that has a tag, and goes on with it. Returns the status of the answer. */
    private async write(name: string, tag: string, text: string): Promise<number> {
        const answer = await ask(pathOf(name), { method: 'PUT', body: text, headers: { 'If-Match': tag } }).catch(
            () => undefined,
        );
        if (!answer) this.giveUp(translate('not_saved', { why: translate('no_answer') }));
        else if (answer.ok) {
            this.tag = answer.headers.get('ETag')!;
            this.notice.hidden = true;
            if (name !== this.name) this.store.dispatch({ type: 'rename', name });
            this.tabs?.tellSaved(text, this.tag);
            this.tellSaved(text, translate('saved_as', { name }));
        } else if (answer.status !== 412) this.store.say(translate('not_saved', { why: await answer.text() }));
        return answer?.status ?? 0;
    }

    /** Saves under another name, and goes on with that file. Another of that name is replaced only when the user says so. */
    async saveAs(name: string): Promise<void> {
        if (this.begun.isShared) {
            this.store.dispatch({ type: 'rename', name });
            return this.save();
        }
        const { text } = this.store.state;
        if (name === this.name) return this.save();
        if ((await this.write(name, newTag, text)) !== 412) return;
        const answer = await ask(pathOf(name));
        this.ask(html('p', {}, translate('name_is_taken', { name })), {
            [translate('replace_it')]: () => void this.write(name, answer.headers.get('ETag')!, text),
            [translate('leave_it')]: () => {},
        });
    }

    /** Gives the file another name. */
    async rename(name: string): Promise<void> {
        if (name === this.name) return;
        if (!this.begun.isShared) {
            const path = `rename?name=${encodeURIComponent(this.name)}`;
            const answer = await ask(path, { method: 'POST', body: name }).catch(() => undefined);
            if (!answer?.ok)
                return this.store.say(
                    translate('not_renamed', { why: answer ? await answer.text() : translate('no_answer') }),
                );
        }
        this.tabs?.tellRenamed(name);
        this.store.dispatch({ type: 'rename', name });
        this.store.say(translate('renamed', { name }));
    }

    /** Without a full stop, since more may follow. */
    private tellSaved(saved: string, text: string): void {
        this.store.dispatch({ type: 'save', text: saved });
        this.store.dispatch({ type: 'say', message: { text, isSaved: true } });
    }

    private giveUp(why: string): void {
        clearInterval(this.watcher);
        this.watcher = 0;
        this.store.say(why);
    }

    /** Notices changes by other programs. */
    private async watch(): Promise<void> {
        if (document.hidden) return;
        const { tag, name } = this;
        const answer = await ask(pathOf(name)).catch(() => undefined);
        if (!answer) return this.watcher ? this.giveUp(translate('no_answer')) : undefined;
        const isOld = this.tag !== tag || this.name !== name; // saved or renamed meanwhile
        if (!isOld && answer.headers.get('ETag') !== this.tag) await this.compare(answer);
    }

    /** Takes over what the file is now, beside what was changed here. */
    private async compare(answer: Response): Promise<void> {
        if (!answer.ok) return;
        const theirs = await answer.text(),
            tag = answer.headers.get('ETag')!;
        if (tag === newTag) return this.tellGone();
        const { saved, text } = this.store.state,
            isChanged = !this.begun.isFixed && text !== saved && text !== theirs;
        const merged = isChanged ? reconcile(saved, text, theirs) : undefined;
        if (merged?.conflicts.length) return this.askAbout(theirs, tag);
        this.tag = tag;
        this.notice.hidden = true;
        this.store.dispatch({ type: 'save', text: theirs });
        if (text === theirs) return;
        this.store.replace(merged?.keep ?? theirs);
        this.store.say(translate(merged ? 'both_changes_in' : 'changed_by_others'));
    }

    /** Another program has deleted or renamed the file: its text is here alone. */
    private tellGone(): void {
        this.tag = newTag;
        this.store.dispatch({ type: 'save', text: '' });
        const what = translate('file_gone', { name: this.name });
        if (this.begun.isFixed) return this.store.say(what);
        this.ask(html('p', {}, `${what} ${translate('text_is_here')}`), {
            [translate('write_again')]: () => void this.save(),
        });
    }

    /** Lets the user choose where both have changed the same lines. Nothing is lost: either choice can be undone. */
    private askAbout(theirs: string, tag: string): void {
        if (!this.notice.hidden && tag === this.askedAbout) return;
        this.askedAbout = tag;
        const merge = () => reconcile(this.store.state.saved, this.store.state.text, theirs);
        const decide = (choice: 'keep' | 'take') => () => {
            this.tag = tag;
            const text = merge()[choice];
            this.store.dispatch({ type: 'save', text: theirs });
            this.store.replace(text);
        };
        const question = translate('same_lines', { name: this.name });
        this.ask(html('div', {}, html('p', {}, question), showDifferences(merge().conflicts)), {
            [translate('take_theirs')]: decide('take'),
            [translate('keep_mine')]: decide('keep'),
        });
    }

    /** Asks, or tells, until one of the answers is chosen. */
    ask(question: HTMLElement, answers: Record<string, () => void>): void {
        const buttons = Object.entries(answers).map(([label, act]) =>
            button(label, () => {
                this.notice.hidden = true;
                act();
            }),
        );
        this.notice.replaceChildren(question, html('p', { class: 'tools' }, ...buttons));
        this.notice.hidden = false;
    }
}
