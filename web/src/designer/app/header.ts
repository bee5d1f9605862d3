import { button, html } from '../../ui/dom';
import { downloadMenu, makePrintAdvice, noPaper, type Download } from '../files/downloads';
import { fileMenu } from '../files/file_menu';
import type { ThemeFile } from '../files/theme_file';
import type { Figures } from '../protocol/generated';
import { mode } from '../server/api';
import { isDirty, type State } from '../state/state';
import type { Store } from '../state/store';
import { icon } from '../ui/icons';
import { languageSwitch, translate, translateCount } from '../ui/texts';
import { changedCardsButton } from './choice';
import { summary } from './problems';

/** Returns "57 cards × 8 symbols · 10 sheets of A4", or how many pages have a card each. */
function describe({ cards, perCard, paper, pages, sheets, unused }: Figures): string {
    const parts = [
        translate('deck_size', {
            cards: translateCount(cards, 'cards_of_deck'),
            symbols: translateCount(perCard, 'symbols_of_card'),
        }),
        paper === noPaper ? translateCount(pages, 'single_pages') : translateCount(sheets, 'sheets_of', { paper }),
    ];
    if (unused) parts.push(translateCount(unused, 'unused'));
    return parts.join(' · ');
}

/** Returns what the page says; of a saved text that makes no deck also why. */
function describeMessage({ message: { text, isSaved }, isBusy, problems }: State): string {
    if (!isSaved) return text;
    const fault = isBusy ? '' : summary(problems);
    return fault ? translate('saved_without_deck', { saved: text, fault }) : `${text}.`;
}

/** Buttons of what can be done with the theme and its deck. */
function makeTools(store: Store, save: () => void, download: (wanted: Download) => void): HTMLElement {
    const undo = button([icon('undo'), translate('undo')], () => store.dispatch({ type: 'undo' })),
        redo = button([icon('redo'), translate('redo')], () => store.dispatch({ type: 'redo' })),
        menu = downloadMenu(download),
        advice = makePrintAdvice(download, changedCardsButton(store, download));
    const showSteps = ({ done, undone }: State) => {
        undo.disabled = !done.length;
        redo.disabled = !undone.length;
    };
    showSteps(store.state);
    store.watch(['done', 'undone'], showSteps);
    menu.querySelector('summary')!.prepend(icon('download'));
    const ask = () => advice.show(store.state.head?.figures),
        print = button([icon('print'), translate('print')], ask, { class: 'main' });
    addEventListener('keydown', (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== 'p') return;
        event.preventDefault(); // browsers would print the panels
        if (!document.querySelector('dialog:modal')) print.click();
    });
    const printed = translate('print_by_button', { print: translate('print') }); // by a menu of the browser
    document.body.append(html('p', { class: 'printed' }, printed));
    const edits = !mode.isFixed && [undo, redo, button([icon('save'), translate('save')], save)];
    return html('div', { class: 'tools' }, edits, menu, print, languageSwitch(), advice.element);
}

/** The name of the theme, what its deck is, what the page says, and what can be done with all of it. */
export function makeHeader(store: Store, file: ThemeFile, download: (wanted: Download) => void): HTMLElement {
    const title = html('h1'),
        figures = html('p', { class: 'figures', role: 'status' }),
        statusLine = html('p', { class: 'said', role: 'status' });
    const showTitle = (state: State) => {
        title.textContent = state.name + (!mode.isFixed && isDirty(state) ? ' ●' : '');
        document.title = `${title.textContent} – spotit-print`;
    };
    showTitle(store.state);
    store.watch(['name', 'text', 'saved'], showTitle);
    store.watch(['head', 'isStale', 'problems'], ({ head, isStale, problems }) => {
        figures.textContent = isStale
            ? translate('cards_as_before', { fault: summary(problems) })
            : head
              ? describe(head.figures)
              : '';
    });
    store.watch(['message', 'isBusy', 'problems'], (state) => {
        const text = describeMessage(state);
        if (statusLine.textContent !== text) statusLine.textContent = text;
    });
    const tools = makeTools(store, () => void file.save(), download);
    return html('header', fileMenu(title, store, file), figures, statusLine, tools);
}
