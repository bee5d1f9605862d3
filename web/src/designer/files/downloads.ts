import { button, html } from '../../ui/dom';
import type { Figures, Problem } from '../protocol/generated';
import { mode, ask } from '../server/api';
import { makeDialog } from '../ui/dialog';
import { makeMenu } from '../ui/menu';
import { translate, type DesignerText } from '../ui/texts';
import type { Store } from '../state/store';
import { goThrough } from '../ui/progress';

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

/** Puts a file where the user's downloads are. */
export function saveToDownloads(file: Blob, name: string): void {
    const link = html('a', { download: name });
    link.href = URL.createObjectURL(file);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the program make a file of the deck; says why there is none, but not that it was taken back. */
export async function make(store: Store, { path, more }: FileOfDeck, stop?: AbortSignal) {
    const { name, text } = store.state;
    const answer = await ask(`${path}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body: JSON.stringify({ text, ...more }),
        ...(stop ? { signal: stop } : {}),
    }).catch(() => undefined);
    if (answer?.ok || stop?.aborted) return answer;
    if (answer && answer.status !== 500) {
        const { problems } = (await answer.json().catch(() => ({}))) as { problems?: Problem[] };
        if (problems) store.dispatch({ type: 'receive', line: { t: 'done', ok: false, problems } });
    }
    store.notify(translate(!answer ? 'no_answer' : answer.status === 500 ? 'process_died' : 'not_made'));
    return undefined;
}

/** Makes a file of the deck, and puts it where the user's downloads are. */
export async function download(store: Store, wanted: Download): Promise<void> {
    const { name, text } = store.state,
        file = name.replace(/\.ya?ml$/, '') + wanted.ending;
    if (!wanted.path) return saveToDownloads(new Blob([text]), file);
    store.notify(translate('making'));
    let made: Blob | undefined;
    const isWhole = await goThrough(translate('making'), [wanted], async (one, { signal }) => {
        made = await (await make(store, one, signal))?.blob();
    });
    if (!isWhole) store.notify('');
    if (!isWhole || !made) return;
    saveToDownloads(made, file);
    if (file.endsWith('.pdf')) store.dispatch({ type: 'print' });
    store.notify(translate(file.endsWith('.pdf') ? 'print_actual_size' : 'is_downloaded'));
}
