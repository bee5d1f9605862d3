// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask } from './api';
import type { Download } from './downloads';
import type { Problem } from './generated';
import type { Store } from './store';
import { translate } from './texts';

/** Puts a file where the user's downloads are. */
export function hand(file: Blob, name: string): void {
    const link = html('a', { download: name });
    link.href = URL.createObjectURL(file);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Makes a file of the deck, and puts it where the user's downloads are. */
export async function download(store: Store, { path, ending, more }: Download): Promise<void> {
    const { name, text } = store.state,
        file = name.replace(/\.ya?ml$/, '') + ending;
    if (!path) return hand(new Blob([text]), file);
    store.say(translate('making'));
    const answer = await ask(`${path}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body: JSON.stringify({ text, ...more }),
    }).catch(() => undefined);
    if (!answer) return store.say(translate('no_answer'));
    if (answer.status === 500) return store.say(translate('process_died'));
    if (!answer.ok) {
        const { problems } = (await answer.json().catch(() => ({}))) as { problems?: Problem[] };
        if (problems) store.dispatch({ type: 'hear', line: { t: 'done', ok: false, problems } });
        return store.say(translate('not_made'));
    }
    hand(await answer.blob(), file);
    if (ending.endsWith('.pdf')) store.dispatch({ type: 'print' });
    store.say(translate(ending.endsWith('.pdf') ? 'print_actual_size' : 'is_downloaded'));
}
