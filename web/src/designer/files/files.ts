import { html } from '../../ui/dom';
import type { Problem } from '../protocol/generated';
import { ask } from '../server/api';
import type { Store } from '../state/store';
import { goThrough } from '../ui/progress';
import { translate } from '../ui/texts';
import type { Download, FileOfDeck } from './downloads';

/** Puts a file where the user's downloads are. */
export function saveToDownloads(file: Blob, name: string): void {
    const link = html('a', { download: name });
    link.href = URL.createObjectURL(file);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the program make a file of the deck; says why there is none, but not that it was taken back. */
export async function make(
    store: Store,
    { path, more }: FileOfDeck,
    stop?: AbortSignal,
): Promise<Response | undefined> {
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
