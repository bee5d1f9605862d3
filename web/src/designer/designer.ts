import { html } from '../dom';
import type { Preview } from './api';
import { CardView } from './card_view';
import { Cards } from './cards';
import { changedCardsButton, makeChoice } from './choice';
import { Controls } from './controls';
import { pdf, type Download } from './downloads';
import { drawBacks } from './drawing';
import { DraftKeeper } from './draft_keeper';
import type { Draft } from './drafts';
import { fileMenu } from './file_menu';
import { download, hand } from './files';
import { makeHeader } from './header';
import { hearKeys } from './keys';
import { describeTime, type Opened } from './opening';
import { isTheme } from './packed';
import { upload } from './pictures';
import { DeckPage } from './deck_page';
import { Previews } from './previews';
import { showProblems } from './problems';
import type { Schema } from './schema';
import { SheetView } from './sheet_view';
import { Sight } from './sight';
import { Steps } from './steps';
import type { Panel, View } from './state';
import { Store } from './store';
import { Symbols } from './symbols';
import { Tabs } from './tabs';
import { TextPanel } from './text_panel';
import { translate } from './texts';
import { ThemeFile } from './theme_file';

export interface Begun {
    /** The tag of the file. */
    tag: string;
    folder: string;
    isFixed: boolean;
    isShared: boolean;
    schema: Schema;
    /** Opens another theme instead. Throws what is to be said. */
    openFile: (file: File) => Promise<void>;
    /** The draft that goes on. */
    draftId: string | undefined;
}

/** The page of a theme; each of its parts watches the store. */
export class Designer {
    readonly element = html('div', { class: 'designer' });
    private readonly store = new Store();
    private readonly cards = new Cards(this.store);
    private readonly previews = new Previews(this.store, this.cards);
    private readonly symbols: Symbols;
    private readonly text: TextPanel;
    private readonly file: ThemeFile;
    private readonly steps = new Steps(this.store);

    constructor(private readonly begun: Begun) {
        const { isFixed, isShared, schema } = begun;
        this.text = new TextPanel(this.store, { schema, isFixed });
        this.symbols = new Symbols(this.store, begun);
        this.file = new ThemeFile(begun, this.store, hand);
        const header = makeHeader(this.store, {
            isFixed,
            isShared,
            fileMenu: (title) => fileMenu(title, this.store, this.file, begun),
            save: () => void this.file.save(),
            download: (wanted) => this.download(wanted),
        });
        const controls = new Controls(schema, this.store, isShared ? undefined : (files) => upload(this.store, files));
        const main = html(
            'main',
            {},
            html('section', { class: 'work', 'aria-label': translate('theme') }, this.makePanels(controls)),
            html(
                'section',
                { class: 'preview', 'aria-label': translate('preview') },
                this.file.notice,
                this.makeViews(controls),
            ),
            this.makeMessages(),
        );
        this.element.append(
            header,
            ...(this.steps.element && !isFixed ? [this.steps.element] : []),
            main,
            new CardView(this.store, isFixed).element,
        );
        this.hearDrops();
        if (!isFixed) hearKeys(this.store);
        this.store.watch(['isBusy', 'isStale'], ({ isBusy, isStale }) => {
            this.element.setAttribute('aria-busy', String(isBusy));
            this.element.classList.toggle('stale', isStale);
        });
    }

    /** Begins with a theme and its preview. Resolves when its cards or problems are shown. */
    start({ name, text, isSaved, draft, isKept, note }: Opened, first: Preview): Promise<void> {
        this.store.dispatch({ type: 'load', name, text: draft?.saved ?? text, isSaved });
        const { folder, isShared, draftId } = this.begun;
        if (!this.begun.isFixed) {
            const options = { folder, isShared, tag: () => this.file.tag, id: draftId };
            const drafts = new DraftKeeper(this.store, options); // of changes after the beginning
            if (isKept) drafts.keepSoon();
        }
        this.file.followTabs();
        if (draft) this.restore(draft);
        if (note) this.store.say(note);
        this.previews.hear(first);
        return new Promise((done) => {
            this.store.watch(['isBusy'], () => done());
        });
    }

    private download(wanted: Download): void {
        if (wanted.path === pdf.path) this.steps.finish();
        void download(this.store, wanted);
    }

    /** Goes on with what was not saved of the file as it was. What it is now comes as a change by others. */
    private restore({ text, time }: Draft): void {
        this.store.replace(text);
        this.file.ask(html('p', {}, translate('draft_is_back', { time: describeTime(time) })), {
            [translate('good')]: () => {},
            [translate('leave_them_out')]: () => this.store.replace(this.store.state.saved),
        });
    }

    private makePanels(controls: Controls): HTMLElement {
        const backs = html('div', { class: 'backs' });
        this.store.watch(['isBusy'], (state) => {
            if (!state.isBusy && !state.isStale) backs.replaceChildren(...drawBacks(state));
        });
        this.store.watch(
            ['symbols', 'count', 'symbol'],
            () => void this.previews.afterCards().then(() => this.symbols.update(this.store.state)),
        );
        const settings = [
            { id: 'card' as const, label: translate('card'), icon: 'card' as const, content: controls.card },
            {
                id: 'back' as const,
                label: translate('back'),
                icon: 'back' as const,
                content: html('div', {}, controls.back, backs),
            },
            { id: 'sheet' as const, label: translate('sheet'), icon: 'sheet' as const, content: controls.sheet },
        ];
        const tabs = new Tabs<Panel>(
            translate('theme'),
            [
                { id: 'symbols', label: translate('symbols'), icon: 'symbols', content: this.symbols.element },
                ...(this.begun.isFixed ? [] : settings),
                { id: 'text', label: translate('text'), icon: 'text', content: this.text.element },
            ],
            (panel) => this.store.dispatch({ type: 'press panel', panel }),
        );
        this.store.watch(['panel', 'isOpen'], ({ panel, isOpen }) => {
            tabs.show(panel);
            this.element.classList.toggle('open', isOpen);
        });
        return tabs.element;
    }

    private makeViews(controls: Controls): HTMLElement {
        const sheet = new SheetView(this.store, () => controls.service()),
            play = new DeckPage(this.store, 'play'),
            why = new DeckPage(this.store, 'why'),
            sight = new Sight([this.cards.element, sheet.picture, play.element, why.element], this.store);
        const choices = html(
            'div',
            { class: 'choices' },
            makeChoice(this.store, this.begun.isFixed),
            changedCardsButton(this.store, (wanted) => this.download(wanted)),
            this.cards.zoom,
        );
        const cards = html('div', { class: 'view' }, choices, this.cards.element);
        const tabs = new Tabs<View>(
            translate('preview'),
            [
                { id: 'cards', label: translate('cards'), content: cards },
                { id: 'sheets', label: translate('sheets'), content: sheet.element },
                { id: 'play', label: translate('play'), content: play.element },
                { id: 'why', label: translate('why'), content: why.element },
            ],
            (view) => this.store.dispatch({ type: 'open view', view }),
            sight.element,
        );
        this.store.watch(['view'], ({ view }) => tabs.show(view));
        return tabs.element;
    }

    private makeMessages(): HTMLElement {
        const list = html('ul', { class: 'problems' });
        this.store.watch(['problems'], ({ problems, symbols, text, count }, before) => {
            if (text !== before.text) return; // they only have other places
            showProblems(list, problems, {
                symbols,
                count: this.begun.isFixed ? undefined : count,
                take: (make) => this.store.edit(make),
                select: (index) => {
                    const { from, to } = this.store.state.problems[index]!;
                    if (from !== undefined) void this.text.select(from, to ?? from);
                },
                change: (index, insert) => {
                    const { from, to } = this.store.state.problems[index]!;
                    if (from !== undefined && to !== undefined) this.store.edit([{ from, to, insert }]);
                },
                show: (symbol) => {
                    this.store.dispatch({ type: 'open panel', panel: 'symbols' });
                    this.symbols.choose(symbol);
                },
            });
        });
        return html(
            'section',
            { class: 'messages', 'aria-label': translate('problems') },
            html('h2', {}, translate('problems')),
            list,
        );
    }

    private hearDrops(): void {
        this.element.addEventListener('dragover', (event) => event.preventDefault());
        this.element.addEventListener('drop', (event) => {
            event.preventDefault();
            const files = [...(event.dataTransfer?.files ?? [])];
            if (this.begun.isFixed) return;
            if (isTheme(files[0]))
                void this.begun.openFile(files[0]).catch((problem: Error) => this.store.say(problem.message));
            else if (files.length) void this.symbols.add(files);
        });
    }
}
