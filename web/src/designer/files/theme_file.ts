import { html } from '../../ui/dom';
import { ask, askForTheme, putTheme } from '../server/api';
import { mode } from '../server/mode';
import { makeNotice, type Notice } from '../state/notice';
import { isDirty } from '../state/queries';
import { newTag } from '../state/types';
import type { Store } from '../state/store';
import { translate } from '../ui/texts';
import { saveToDownloads } from './files';
import { OtherTabs } from './other_tabs';
import { OutsideChanges } from './outside_changes';

/** The file of the theme. Of a server for everybody it is one of the user's own computer. */
export class ThemeFile {
    readonly notice: Notice;
    private readonly outside: OutsideChanges;
    private saving = Promise.resolve();
    private tabs: OtherTabs | undefined;

    constructor(
        private readonly store: Store,
        askAgain: () => void,
    ) {
        this.notice = makeNotice(store);
        this.outside = new OutsideChanges(store, { notice: this.notice, save: () => void this.save(), askAgain });
        addEventListener('keydown', (event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 's') {
                event.preventDefault();
                void this.save();
            }
        });
        store.watch(['name'], ({ name }) => history.replaceState(null, '', `#file=${encodeURIComponent(name)}`));
        if (!mode.isShared) this.outside.watch();
    }

    /** Begins to follow other tabs with this theme, once its text is here. */
    followTabs(): void {
        if (!mode.isFixed && !mode.isShared) this.tabs = new OtherTabs(this.store);
    }

    private get name(): string {
        return this.store.state.name;
    }

    /** One after the other: the tag of the file comes with the answer. */
    save(): Promise<void> {
        return (this.saving = this.saving.catch(() => {}).then(() => this.saveNow()));
    }

    private async saveNow(): Promise<void> {
        if (mode.isFixed) return;
        const { name, text, tag } = this.store.state;
        if (mode.isShared) {
            saveToDownloads(new Blob([text]), name);
            this.store.dispatch({ type: 'save', text, tag });
            return this.notifySaved(translate('saved_to_downloads'));
        }
        if ((await this.write(name, tag, text)) !== 412) return;
        const answer = await askForTheme(name);
        if (!answer.ok) return this.giveUp(answer); // no text any more
        const isTaken = await this.outside.take(answer),
            now = this.store.state;
        if (isTaken && isDirty(now)) await this.write(now.name, now.tag, now.text);
    }

    /** Writes a file that has a tag, and continues with it. Returns the status of the answer. */
    private async write(name: string, tag: string, text: string): Promise<number> {
        const answer = await putTheme(name, text, tag).catch(() => undefined);
        if (answer?.ok) {
            if (name !== this.name) this.store.dispatch({ type: 'rename', name });
            this.store.dispatch({ type: 'save', text, tag: answer.headers.get('ETag')! });
            this.tabs?.announceSave();
            this.notifySaved(translate('saved_as', { name }));
        } else if (answer?.status !== 412) await this.giveUp(answer);
        return answer?.status ?? 0;
    }

    private async giveUp(answer: Response | undefined): Promise<void> {
        if (!answer) this.outside.onTimeout();
        const isOver = answer?.status === 401;
        const why = isOver ? translate('session_ended') : ((await answer?.text()) ?? translate('no_answer'));
        this.store.notify(translate('not_saved', { why }));
    }

    /** Saves under another name, and continues with that file. Another of that name is replaced only when the user agrees. */
    async saveAs(name: string): Promise<void> {
        if (mode.isShared) {
            this.store.dispatch({ type: 'rename', name });
            return this.save();
        }
        const { text } = this.store.state;
        if (name === this.name) return this.save();
        if ((await this.write(name, newTag, text)) !== 412) return;
        const answer = await askForTheme(name);
        this.notice.ask(html('p', translate('name_is_taken', { name })), {
            [translate('replace_it')]: () => void this.write(name, answer.headers.get('ETag')!, text),
            [translate('leave_it')]: () => {},
        });
    }

    /** Gives the file another name. */
    async rename(name: string): Promise<void> {
        if (name === this.name) return;
        if (!mode.isShared) {
            const path = `rename?name=${encodeURIComponent(this.name)}`;
            const answer = await ask(path, { method: 'POST', body: name }).catch(() => undefined);
            const why = answer ? await answer.text() : translate('no_answer');
            if (!answer?.ok) return this.store.notify(translate('not_renamed', { why }));
        }
        this.tabs?.announceRename(name);
        this.store.dispatch({ type: 'rename', name });
        this.store.notify(translate('renamed', { name }));
    }

    /** Without a full stop, since more may follow. */
    private notifySaved(text: string): void {
        this.store.dispatch({ type: 'notify', message: { text, isSaved: true } });
    }
}
