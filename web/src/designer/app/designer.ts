import { html } from '../../ui/dom';
import { makeCardView } from '../cards/card_view';
import { makeCards } from '../cards/cards';
import { makeControls } from '../controls/controls';
import { makeTextPanel } from '../editor/text_panel';
import { pdf, download } from '../files/downloads';
import { keepDrafts } from '../files/drafts';
import { describeTime, type Opened } from '../files/opening';
import { isTheme } from '../files/packed';
import { makeSteps } from '../files/steps';
import { makeThemeFile } from '../files/theme_file';
import { upload } from '../photos/pictures';
import { type Preview, mode } from '../server/api';
import { makePreviews } from '../state/previews';
import { Store } from '../state/store';
import { makeSymbols } from '../symbols/symbols';
import { translate } from '../ui/texts';
import { makeHeader } from './header';
import { endChoices, handleKeys } from './keys';
import { makeProblems } from './problems';
import { makePanels, makeViews } from './panels';

interface Options {
    /** Opens another theme instead. Throws Error with a message. */
    openFile: (file: File) => Promise<void>;
    /** The draft that goes on. */
    draftId: string | undefined;
}

/** Shows a theme and its first preview; each part of the page watches the store. Resolves when its cards or problems are there. */
export async function openDesigner(app: Element, opened: Opened, first: Preview, options: Options): Promise<void> {
    const { isFixed, isShared } = mode,
        store = new Store(),
        cards = makeCards(store),
        previews = makePreviews(store, cards),
        symbols = makeSymbols(store),
        file = makeThemeFile(store, () => previews.ask()),
        steps = makeSteps(store),
        text = makeTextPanel(store),
        controls = makeControls(store, isShared ? undefined : (files) => upload(store, files)),
        views = makeViews(store, cards, controls.service);
    const header = makeHeader(store, file, (wanted) => {
        if (wanted.path === pdf.path) steps.finish();
        void download(store, wanted);
    });
    const panels = makePanels(store, symbols.element, text.element, isFixed ? undefined : controls),
        work = html('section', { class: 'work', 'aria-label': translate('theme') }, panels),
        cardView = makeCardView(store),
        room = html('div', { class: 'room' }, views, cardView),
        preview = html('section', { class: 'preview', 'aria-label': translate('preview') }, file.notice.element, room),
        problems = makeProblems(store, text.select, (index) => symbols.choose(index)),
        element = html('div', { class: 'designer' }, header, !isFixed && steps.element);
    element.append(html('main', work, preview, problems));
    handleDrops(element, store, options.openFile, (files) => void symbols.add(files));
    endChoices(element, store);
    if (!isFixed) handleKeys(store);
    store.watch(['symbols', 'symbol', 'others'], () => void previews.afterCards().then(() => symbols.update()));
    store.watch(['opened'], ({ opened }, before) => {
        views.inert = opened !== undefined; // it is covered
        const { activeElement, body } = document,
            isLost = activeElement === body || cardView.contains(activeElement); // what is inert takes no focus back
        if (opened === undefined && isLost) cards.focus(before.opened!);
    });
    store.watch(['isBusy', 'isStale', 'text', 'asked', 'isOpen', 'symbol'], (state) => {
        element.setAttribute('aria-busy', String(state.isBusy || state.text !== state.asked));
        for (const [name, is] of Object.entries({ open: state.isOpen, stale: state.isStale, inspects: state.symbol }))
            element.classList.toggle(name, Boolean(is));
    });
    app.replaceChildren(element);

    const { name, tag, isSaved, draft, isKept, note, table } = opened,
        begun = draft ? { text: draft.saved, tag: draft.tag } : { text: opened.text, tag };
    store.dispatch({ type: 'load', name, ...begun, isSaved });
    const keepSoon = isFixed ? undefined : keepDrafts(store, options.draftId); // of changes after the beginning
    if (isKept) keepSoon?.();
    file.followTabs();
    if (draft) {
        store.replace(draft.text); // what the file is now comes as a change by others
        file.notice.ask(html('p', translate('draft_is_back', { time: describeTime(draft.time) })), {
            [translate('good')]: () => {},
            [translate('leave_them_out')]: () => store.replace(store.state.saved),
        });
    }
    if (note) store.notify(note);
    previews.receive(first);
    await new Promise<void>((done) => store.watch(['isBusy'], () => done()));
    if (table) void symbols.add([table]);
}

/** Takes files that are dropped: a theme is opened instead, others come into the deck. */
function handleDrops(element: HTMLElement, store: Store, openFile: Options['openFile'], add: (files: File[]) => void) {
    element.addEventListener('dragover', (event) => event.preventDefault());
    element.addEventListener('drop', (event) => {
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (mode.isFixed) return;
        if (isTheme(files[0])) openFile(files[0]).catch((problem: Error) => store.notify(problem.message));
        else if (files.length) add(files);
    });
}
