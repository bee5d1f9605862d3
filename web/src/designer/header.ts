// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { downloadMenu, noPaper, PrintAdvice, type Download } from './downloads';
import type { Figures } from './generated';
import { summary } from './problems';
import { isDirty } from './queries';
import type { State } from './state';
import type { Store } from './store';

interface Options {
    isFixed: boolean;
    /** The menu of the file, whose name is the title. */
    fileMenu: (title: HTMLElement) => HTMLElement;
    save: () => void;
    download: (download: Download) => void;
}

/** Returns "57 cards × 8 symbols · 10 sheets of A4", or how many pages have a card each. */
function describe(figures: Figures): string {
    const parts = [
        `${figures.cards} cards × ${figures.perCard} symbols`,
        figures.paper === noPaper
            ? `${figures.pages} pages, a card on each`
            : `${figures.sheets} sheets of ${figures.paper}`,
    ];
    if (figures.unused) parts.push(figures.unused === 1 ? '1 symbol unused' : `${figures.unused} symbols unused`);
    return parts.join(' · ');
}

/** The name of the theme, what its deck is, what the page says, and what can be done with all of it. */
export function makeHeader(store: Store, { isFixed, fileMenu, save, download }: Options): HTMLElement {
    const title = html('h1'),
        figures = html('p', { class: 'figures', role: 'status' }),
        said = html('p', { class: 'said', role: 'status' }),
        undo = button('Undo', () => store.dispatch({ type: 'undo' })),
        redo = button('Redo', () => store.dispatch({ type: 'redo' })),
        advice = new PrintAdvice(download);
    const tools = html(
        'div',
        { class: 'tools' },
        ...(isFixed ? [] : [undo, redo, button('Save', save)]),
        downloadMenu(download),
        button('Print …', () => advice.show(store.state.head?.figures)),
    );
    const showTitle = (state: State) => {
        title.textContent = state.name + (!isFixed && isDirty(state) ? ' ●' : '');
        document.title = `${title.textContent} – spotit-print`;
    };
    const showSteps = ({ done, undone }: State) => {
        undo.disabled = !done.length;
        redo.disabled = !undone.length;
    };
    showTitle(store.state);
    showSteps(store.state);
    store.watch(['name', 'text', 'saved'], showTitle);
    store.watch(['done', 'undone'], showSteps);
    store.watch(['head', 'isStale', 'problems'], ({ head, isStale, problems }) => {
        figures.textContent = isStale
            ? `The cards are as they were: ${summary(problems)}`
            : head
              ? describe(head.figures)
              : '';
    });
    store.watch(['message', 'isBusy', 'problems'], ({ message, isBusy, problems }) => {
        const fault = message.isSaved && !isBusy ? summary(problems) : '';
        const end = fault ? `, but it makes no deck: ${fault}` : message.isSaved ? '.' : '';
        if (said.textContent !== message.text + end) said.textContent = message.text + end;
    });
    return html('header', {}, fileMenu(title), figures, said, tools, advice.element);
}
