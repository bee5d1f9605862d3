import { mode, ask, askForPreview, askForTheme, begin, nameOf, prepareRestart } from './server/api';
import { button, html } from '../ui/dom';
import { showAccessRequests, waitForAccess, isRunning, keepShell, showNotRunning } from './app/access';
import { openDesigner } from './app/designer';
import { firstCards } from './cards/cards';
import { choose } from './files/chooser';
import { browser, findDrafts, newDraftId, putDraft, removeDraft } from './files/drafts';
import { decodeTheme, holdsTheme } from './files/link';
import type { Chosen, Opened } from './files/opening';
import { findUnsaved } from './files/other_tabs';
import { beginWithText, openFile } from './files/packed';
import { newTag } from './state/state';
import { titleOf } from './theme_text/language';
import { loadKeys } from './theme_text/theme_keys';
import { showMessage } from './ui/message';
import { loadTexts, translate } from './ui/texts';

const app = document.querySelector('#app')!;

const say = (line: string, ...more: Node[]): void => showMessage(app, html('p', line), ...more);

/** The emoji of the text look as they are printed, also where the system has none. */
async function loadEmoji(): Promise<void> {
    const answer = await ask('emoji.ttf');
    if (!answer.ok) return;
    const font = new FontFace('Deck Emoji', await answer.arrayBuffer(), {
        unicodeRange: 'U+200D, U+203C-3299, U+FE0F, U+1F000-1FAFF, U+E0020-E007F',
    });
    document.fonts.add(await font.load());
}

/** What the address says after `#`: the theme that is open, so that a reload opens it again, or that another one is wanted. */
const openName = (): string => decodeURIComponent(/^#file=(.+)$/.exec(location.hash)?.[1] ?? '');
const wantsOther = (): boolean => location.hash === '#open';
const fileHash = (name: string): string => `#file=${encodeURIComponent(name)}`;

/** Returns the theme of the page's address, once the user agrees: nothing is drawn or kept of it before. Nothing if there is none. */
async function openLink(): Promise<Chosen | undefined> {
    const link = location.hash;
    if (!holdsTheme(link)) return undefined;
    const text = await decodeTheme(link);
    history.replaceState(null, '', '/#open');
    if (text === undefined) say(translate('link_cut_off'));
    else
        await new Promise<void>((done) => {
            const title = titleOf(text),
                agree = button(translate('begin_with_it'), () => done(), { class: 'main' });
            say(title ? translate('named_deck_sent', { title }) : translate('deck_sent'), html('p', agree));
        });
    return text === undefined ? new Promise(() => {}) : beginWithText(text);
}

/** Opens a theme of the user's computer instead of the one that is open. It begins as a draft. */
async function openInstead(file: File): Promise<void> {
    const { name, text = '' } = await openFile(file);
    const { folder } = mode;
    await putDraft({ id: newDraftId(), folder, browser, name, text, saved: '', tag: newTag, time: Date.now() });
    history.replaceState(null, '', fileHash(name));
    location.reload();
}

/** Asks for a theme; says why there is none. */
async function find(name: string) {
    let answer = await askForTheme(name);
    if (answer.status === 401) {
        await begin(true); // the server of another day
        answer = await askForTheme(name);
    }
    while (answer.status === 401) {
        await waitForAccess(app);
        answer = await askForTheme(name);
    }
    const text = await answer.text();
    if (!answer.ok) {
        say(text);
        return undefined;
    }
    const kind = answer.headers.get('X-Spotit-Mode'),
        folder = answer.headers.get('X-Spotit-Folder')!;
    Object.assign(mode, { isShared: kind === 'shared', isFixed: kind === 'read-only', folder });
    return { name: nameOf(answer) ?? name, text, tag: answer.headers.get('ETag') ?? newTag };
}

/** Opens a theme: the chosen one, the one that was open before a reload, or the one of the command line. */
async function open(chosen?: Chosen): Promise<void> {
    const found = await find(chosen?.name ?? openName());
    if (!found) return;
    const { name, text, tag } = found;
    const drafts = mode.isFixed ? [] : await findDrafts();
    if (!mode.isShared && !document.querySelector('.access')) {
        document.body.prepend(showAccessRequests());
        void prepareRestart();
    }
    if (!chosen && !mode.isFixed && (chosen = await openLink())) return open(chosen);
    const draft = chosen?.draft ?? (chosen?.text === undefined ? drafts.find((one) => one.name === name) : undefined);
    if (!chosen && tag === newTag && !draft && name) {
        const unsaved = await findUnsaved(name);
        if (unsaved !== undefined) return open({ name, text: unsaved });
    }
    if (!chosen && (wantsOther() || (tag === newTag && !draft))) {
        if (!wantsOther()) history.replaceState(null, '', '#open'); // so that Back leads to the first page again
        const first = await choose(app, { drafts, fail: say });
        history.pushState(null, '', fileHash(first.name));
        return open(first);
    }
    const opened: Opened =
        chosen?.text !== undefined
            ? { ...chosen, text: chosen.text, tag: newTag, isSaved: false }
            : tag === newTag
              ? { name, text: draft?.text ?? '', tag, isSaved: draft?.saved === draft?.text }
              : { name, text, tag, isSaved: true, draft: draft?.text === text ? undefined : draft };
    if (draft && tag !== newTag && !opened.draft) void removeDraft(draft);
    // The first cards are made while the page is.
    const asked = askForPreview({ text: opened.draft?.text ?? opened.text, first: firstCards });
    await keys;
    const draftId = draft?.browser === browser ? draft.id : undefined;
    await openDesigner(app, opened, asked, { openFile: openInstead, draftId });
    await loadEmoji().catch(() => {}); // those of the system will do
}

const keys = loadKeys();
keys.catch(() => {}); // nothing asks for it while the program is not running
try {
    await Promise.all([loadTexts(), begin()]);
    addEventListener('hashchange', () => location.reload()); // another link was pasted here
    await open();
} catch (problem) {
    if (await isRunning()) throw problem;
    showNotRunning(app);
}
keepShell();
