import { html } from '../../ui/dom';
import { ask, askForTheme, putTheme, mode } from '../server/api';
import { makeNotice } from '../state/notice';
import { isDirty, newTag } from '../state/state';
import type { Store } from '../state/store';
import { translate } from '../ui/texts';
import { saveToDownloads } from './downloads';
import { followOtherTabs } from './other_tabs';
import { followOutsideChanges } from './outside_changes';

export type ThemeFile = ReturnType<typeof makeThemeFile>;

/** The file of the theme. Of a server for everybody it is one of the user's own computer. */
export function makeThemeFile(store: Store, askAgain: () => void) {
    const notice = makeNotice(store),
        outside = followOutsideChanges(store, { notice, save: () => void save(), askAgain });
    let saving = Promise.resolve(),
        tabs: ReturnType<typeof followOtherTabs> | undefined;

    /** Begins to follow other tabs with this theme, once its text is here. */
    function followTabs(): void {
        if (!mode.isFixed && !mode.isShared) tabs = followOtherTabs(store);
    }
    /** One after the other: the tag of the file comes with the answer. */
    const save = (): Promise<void> => (saving = saving.catch(() => {}).then(saveNow));

    async function saveNow(): Promise<void> {
        if (mode.isFixed) return;
        const { name, text, tag } = store.state;
        if (mode.isShared) {
            saveToDownloads(new Blob([text]), name);
            store.dispatch({ type: 'save', text, tag });
            return notifySaved(translate('saved_to_downloads'));
        }
        if ((await write(name, tag, text)) !== 412) return;
        const answer = await askForTheme(name);
        if (!answer.ok) return giveUp(answer); // no text any more
        const isTaken = await outside.take(answer),
            now = store.state;
        if (isTaken && isDirty(now)) await write(now.name, now.tag, now.text);
    }
    /** Writes a file that has a tag, and continues with it. Returns the status of the answer. */
    async function write(name: string, tag: string, text: string): Promise<number> {
        const answer = await putTheme(name, text, tag).catch(() => undefined);
        if (answer?.ok) {
            if (name !== store.state.name) store.dispatch({ type: 'rename', name });
            store.dispatch({ type: 'save', text, tag: answer.headers.get('ETag')! });
            tabs?.announceSave();
            notifySaved(translate('saved_as', { name }));
        } else if (answer?.status !== 412) await giveUp(answer);
        return answer?.status ?? 0;
    }
    async function giveUp(answer: Response | undefined): Promise<void> {
        if (!answer) outside.onTimeout();
        const isOver = answer?.status === 401,
            why = isOver ? translate('session_ended') : ((await answer?.text()) ?? translate('no_answer'));
        store.notify(translate('not_saved', { why }));
    }
    /** Saves under another name, and continues with that file. Another of that name is replaced only when the user agrees. */
    async function saveAs(name: string): Promise<void> {
        if (mode.isShared) store.dispatch({ type: 'rename', name });
        const { text } = store.state;
        if (name === store.state.name) return save();
        if ((await write(name, newTag, text)) !== 412) return;
        const answer = await askForTheme(name);
        notice.ask(html('p', translate('name_is_taken', { name })), {
            [translate('replace_it')]: () => void write(name, answer.headers.get('ETag')!, text),
            [translate('leave_it')]: () => {},
        });
    }
    /** Gives the file another name. */
    const rename = (name: string): Promise<void> => outside.move(renameNow(name));
    async function renameNow(name: string): Promise<void> {
        if (name === store.state.name) return;
        if (!mode.isShared) {
            const path = `rename?name=${encodeURIComponent(store.state.name)}`,
                answer = await ask(path, { method: 'POST', body: name }).catch(() => undefined),
                why = answer ? await answer.text() : translate('no_answer');
            if (!answer?.ok) return store.notify(translate('not_renamed', { why }));
        }
        tabs?.announceRename(name);
        store.dispatch({ type: 'rename', name });
        store.notify(translate('renamed', { name }));
    }
    /** Without a full stop, since more may follow. */
    const notifySaved = (text: string) => store.dispatch({ type: 'notify', message: { text, isSaved: true } });

    addEventListener('keydown', (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
        event.preventDefault();
        void save();
    });
    store.watch(['name'], ({ name }) => history.replaceState(null, '', `#file=${encodeURIComponent(name)}`));
    return { notice, followTabs, save, saveAs, rename };
}
