import { html } from '../../ui/dom';
import { makeCardView } from '../cards/card_view';
import { Cards } from '../cards/cards';
import { makeControls } from '../controls/controls';
import { TextPanel } from '../editor/text_panel';
import { pdf, type Download } from '../files/downloads';
import { DraftKeeper, type Draft } from '../files/drafts';
import { fileMenu } from '../files/file_menu';
import { download } from '../files/files';
import { describeTime, type Opened } from '../files/opening';
import { isTheme } from '../files/packed';
import { makeSteps } from '../files/steps';
import { ThemeFile } from '../files/theme_file';
import { upload } from '../photos/pictures';
import type { Preview } from '../server/api';
import { mode } from '../server/mode';
import { Previews } from '../state/previews';
import { Store } from '../state/store';
import { Symbols } from '../symbols/symbols';
import { translate } from '../ui/texts';
import { makeHeader } from './header';
import { endChoices, handleKeys } from './keys';
import { makeProblems } from './problems';
import { makePanels } from './panels';
import { makeViews } from './views';

interface Options {
    /** Opens another theme instead. Throws Error with a message. */
    openFile: (file: File) => Promise<void>;
    /** The draft that goes on. */
    draftId: string | undefined;
}

/** The page of a theme; each of its parts watches the store. */
export class Designer {
    readonly element = html('div', { class: 'designer' });
    private readonly store = new Store();
    private readonly previews: Previews;
    private readonly symbols: Symbols;
    private readonly file: ThemeFile;

    constructor(private readonly begun: Options) {
        const { isFixed, isShared } = mode,
            { store } = this,
            cards = new Cards(store);
        this.previews = new Previews(store, cards);
        this.symbols = new Symbols(store);
        this.file = new ThemeFile(store, () => this.previews.ask());
        const steps = makeSteps(store);
        const take = (wanted: Download) => {
                if (wanted.path === pdf.path) steps.finish();
                void download(store, wanted);
            },
            text = new TextPanel(store),
            controls = makeControls(store, isShared ? undefined : (files) => upload(store, files)),
            views = makeViews(store, cards, controls.service);
        const header = makeHeader(store, {
            fileMenu: (title) => fileMenu(title, store, this.file),
            save: () => void this.file.save(),
            download: take,
        });
        const main = html(
            'main',
            html(
                'section',
                { class: 'work', 'aria-label': translate('theme') },
                makePanels(store, { symbols: this.symbols, controls: isFixed ? undefined : controls, text }),
            ),
            html(
                'section',
                { class: 'preview', 'aria-label': translate('preview') },
                this.file.notice.element,
                views,
                makeCardView(store),
            ),
            makeProblems(store, {
                select: (from, to) => void text.select(from, to),
                chooseSymbol: (index) => this.symbols.choose(index),
            }),
        );
        this.element.append(header, ...(steps.element && !isFixed ? [steps.element] : []), main);
        this.handleDrops();
        endChoices(this.element, store);
        if (!isFixed) handleKeys(store);
        store.watch(
            ['symbols', 'count', 'symbol', 'others'],
            () => void this.previews.afterCards().then(() => this.symbols.update(store.state)),
        );
        store.watch(['opened'], ({ opened }) => (views.inert = opened !== undefined)); // it is covered
        store.watch(['isOpen'], ({ isOpen }) => this.element.classList.toggle('open', isOpen));
        store.watch(['isBusy', 'isStale', 'text', 'asked'], ({ isBusy, isStale, text, asked }) => {
            this.element.setAttribute('aria-busy', String(isBusy || text !== asked));
            this.element.classList.toggle('stale', isStale);
        });
    }

    /** Begins with a theme and its preview. Resolves when its cards or problems are shown. */
    async start({ name, text, tag, isSaved, draft, isKept, note, table }: Opened, first: Preview): Promise<void> {
        const begun = draft ? { text: draft.saved, tag: draft.tag } : { text, tag };
        this.store.dispatch({ type: 'load', name, ...begun, isSaved });
        if (!mode.isFixed) {
            const drafts = new DraftKeeper(this.store, this.begun.draftId); // of changes after the beginning
            if (isKept) drafts.keepSoon();
        }
        this.file.followTabs();
        if (draft) this.restore(draft);
        if (note) this.store.notify(note);
        this.previews.receive(first);
        await new Promise<void>((done) => {
            this.store.watch(['isBusy'], () => done());
        });
        if (table) void this.symbols.add([table]);
    }

    /** Goes on with what was not saved of the file as it was. What it is now comes as a change by others. */
    private restore({ text, time }: Draft): void {
        this.store.replace(text);
        this.file.notice.ask(html('p', translate('draft_is_back', { time: describeTime(time) })), {
            [translate('good')]: () => {},
            [translate('leave_them_out')]: () => this.store.replace(this.store.state.saved),
        });
    }

    private handleDrops(): void {
        this.element.addEventListener('dragover', (event) => event.preventDefault());
        this.element.addEventListener('drop', (event) => {
            event.preventDefault();
            const files = [...(event.dataTransfer?.files ?? [])];
            if (mode.isFixed) return;
            if (isTheme(files[0]))
                void this.begun.openFile(files[0]).catch((problem: Error) => this.store.notify(problem.message));
            else if (files.length) void this.symbols.add(files);
        });
    }
}
