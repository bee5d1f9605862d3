// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import type { Preview } from './api';
import { Cards } from './cards';
import { makeChoice } from './choice';
import { Controls } from './controls';
import type { Download } from './downloads';
import { drawBacks } from './drawing';
import { download, hand } from './files';
import { makeHeader } from './header';
import { hearKeys } from './keys';
import { Previews } from './previews';
import { showProblems } from './problems';
import type { Schema } from './schema';
import { SheetView } from './sheet_view';
import { Sight } from './sight';
import type { Panel, View } from './state';
import { Store } from './store';
import { noPictures, Symbols } from './symbols';
import { Tabs } from './tabs';
import { TextPanel } from './text_panel';
import { ThemeFile } from './theme_file';

export interface Begun {
    name: string;
    tag: string;
    isFixed: boolean;
    isShared: boolean;
    schema: Schema;
}

/** The page of a theme: its parts, each of which watches the store. */
export class Designer {
    readonly element = html('div', { class: 'designer' });
    private readonly store = new Store();
    private readonly cards = new Cards(this.store);
    private readonly previews = new Previews(this.store, this.cards);
    private readonly symbols: Symbols;
    private readonly text: TextPanel;
    private readonly file: ThemeFile;

    constructor(private readonly begun: Begun) {
        const { name, isFixed, schema } = begun;
        this.text = new TextPanel(this.store, { schema, isFixed });
        this.symbols = new Symbols(this.store, begun);
        this.file = new ThemeFile(begun, this.store, (file, ending) =>
            hand(file, name.replace(/\.ya?ml$/, '') + ending),
        );
        const header = makeHeader(this.store, {
            name,
            isFixed,
            save: () => void this.file.save(),
            download: (wanted: Download) => void download(this.store, name, wanted),
        });
        const controls = new Controls(
            schema,
            this.store,
            begun.isShared ? undefined : (files) => this.symbols.upload(files),
        );
        const main = html(
            'main',
            {},
            html('section', { class: 'work', 'aria-label': 'Theme' }, this.makePanels(controls)),
            html(
                'section',
                { class: 'preview', 'aria-label': 'Preview' },
                this.file.conflict,
                this.makeViews(controls),
            ),
            this.makeMessages(),
        );
        this.element.append(header, main);
        this.hearDrops();
        if (!isFixed) hearKeys(this.store);
        this.store.watch(['isBusy', 'isStale'], ({ isBusy, isStale }) => {
            this.element.setAttribute('aria-busy', String(isBusy));
            this.element.classList.toggle('stale', isStale);
        });
    }

    /** Begins with a text, which the file has or not yet, and its preview. Resolves when its cards or problems are shown. */
    start(text: string, isSaved: boolean, first: Preview): Promise<void> {
        this.store.dispatch({ type: 'load', text, isSaved });
        this.previews.hear(first);
        return new Promise((done) => {
            this.store.watch(['isBusy'], () => done());
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
            { id: 'card' as const, label: 'Card', content: controls.card },
            { id: 'back' as const, label: 'Back', content: html('div', {}, controls.back, backs) },
            { id: 'sheet' as const, label: 'Sheet', content: controls.sheet },
        ];
        const tabs = new Tabs<Panel>(
            'Theme',
            [
                { id: 'symbols', label: 'Symbols', content: this.symbols.element },
                ...(this.begun.isFixed ? [] : settings),
                { id: 'text', label: 'Text', content: this.text.element },
            ],
            (panel) => this.store.dispatch({ type: 'open panel', panel }),
        );
        this.store.watch(['panel'], ({ panel }) => tabs.show(panel));
        return tabs.element;
    }

    private makeViews(controls: Controls): HTMLElement {
        const sheet = new SheetView(this.store, () => controls.service()),
            sight = new Sight([this.cards.element, sheet.picture], this.store);
        const choices = html('div', { class: 'choices' }, makeChoice(this.store, this.begun.isFixed), this.cards.zoom);
        const cards = html('div', { class: 'view' }, choices, this.cards.element);
        const tabs = new Tabs<View>(
            'Preview',
            [
                { id: 'cards', label: 'Cards', content: cards },
                { id: 'sheets', label: 'Sheets', content: sheet.element },
            ],
            (view) => this.store.dispatch({ type: 'open view', view }),
            sight.element,
        );
        this.store.watch(['view'], ({ view }) => tabs.show(view));
        return tabs.element;
    }

    private makeMessages(): HTMLElement {
        const list = html('ul', { class: 'problems' });
        this.store.watch(['problems'], ({ problems, symbols, text }, before) => {
            if (text !== before.text) return; // they only have other places
            showProblems(list, problems, {
                symbols,
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
        return html('section', { class: 'messages', 'aria-label': 'Problems' }, html('h2', {}, 'Problems'), list);
    }

    private hearDrops(): void {
        this.element.addEventListener('dragover', (event) => event.preventDefault());
        this.element.addEventListener('drop', (event) => {
            event.preventDefault();
            if (this.begun.isShared) this.store.say(noPictures);
            else if (!this.begun.isFixed) void this.symbols.add([...(event.dataTransfer?.files ?? [])]);
        });
    }
}
