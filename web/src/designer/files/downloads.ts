import { button, html } from '../../ui/dom';
import type { Figures } from '../protocol/generated';
import { mode } from '../server/mode';
import { makeDialog } from '../ui/dialog';
import { makeMenu } from '../ui/menu';
import { translate, type DesignerText } from '../ui/texts';

/** What the program can make of a deck: the path that makes it, and what is asked beside the text. */
export interface FileOfDeck {
    path: string;
    more?: Record<string, string | readonly number[]>;
}
/** A file for the user, with what its name ends in. */
export interface Download extends FileOfDeck {
    label: DesignerText;
    ending: string;
}
export const gamePage: Download = { label: 'game_page', path: 'play.html', ending: '.html' },
    whyPage: Download = { label: 'why_page', path: 'why.html', ending: '-why.html' };

/** What is called the paper of pages that have a card each. */
export const noPaper = 'none';

export const pdf: Download = { label: 'pdf_to_print', path: 'deck.pdf', ending: '.pdf' };
const downloads: Download[] = [
    pdf,
    gamePage,
    whyPage,
    { label: 'cards_as_pictures', path: 'cards.zip', ending: '-png.zip', more: { format: 'png' } },
    { label: 'cards_as_drawings', path: 'cards.zip', ending: '-svg.zip', more: { format: 'svg' } },
    { label: 'all_of_it', path: 'bundle.zip', ending: '-bundle.zip' },
    { label: 'the_theme', path: '', ending: '.yaml' },
];
/** Where pages may keep pictures. */
const packed: Download = { label: 'theme_with_pictures', path: 'theme.zip', ending: '.spotit.zip' };

/** A menu of downloads, which closes after a choice. */
export function downloadMenu(take: (download: Download) => void): HTMLDetailsElement {
    const all = mode.isShared ? downloads : [...downloads, packed],
        list = all.map((one) => button(translate(one.label), () => take(one))),
        menu = makeMenu(translate('download'), html('div', { onclick: () => (menu.open = false) }, list));
    return menu;
}

const adviceOfBacks = {
    none: 'thick_paper',
    'left-out': 'thick_paper',
    pages: 'thick_paper',
    'long-edge': 'print_long_edge',
    'short-edge': 'print_short_edge',
    fold: 'fold_sheets',
} as const;

/** Explains how cards are printed in their true size, before their PDF is taken. `changed` downloads only those that have changed. */
export function makePrintAdvice(take: (download: Download) => void, changed: HTMLElement) {
    const list = html('ol'),
        main = button(translate('download_pdf'), () => take(pdf), { class: 'main', autofocus: true }),
        element = makeDialog('printing', translate('print_cards'), list, changed, main);
    for (const end of [changed, main]) end.addEventListener('click', () => element.close());
    const show = (figures: Figures | undefined) => {
        const paper = figures && figures.paper !== noPaper ? figures.paper : undefined;
        const lines = [
            paper ? translate('print_on_paper', { paper }) : translate('print_actual_size'),
            translate(figures?.hasBars ? 'measure_bar' : 'measure_card'),
            translate(adviceOfBacks[figures?.backs ?? 'none']),
        ];
        list.replaceChildren(...lines.map((line) => html('li', line)));
        element.showModal();
    };
    return { element, show };
}
