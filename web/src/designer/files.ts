// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask } from './api';
import type { Download } from './downloads';
import type { Problem } from './generated';
import { hasDied } from './previews';
import type { Store } from './store';
import { noAnswer } from './theme_file';

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
    store.say('Making it …');
    const answer = await ask(`${path}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body: JSON.stringify({ text, ...more }),
    }).catch(() => undefined);
    if (!answer) return store.say(noAnswer);
    if (answer.status === 500) return store.say(hasDied);
    if (!answer.ok) {
        const { problems } = (await answer.json().catch(() => ({}))) as { problems?: Problem[] };
        if (problems) store.dispatch({ type: 'hear', line: { t: 'done', ok: false, problems } });
        return store.say('It could not be made; see the problems.');
    }
    hand(await answer.blob(), file);
    store.say(
        ending === '.pdf'
            ? 'Print it at its actual size, 100 %, without “fit to page”.'
            : 'It is where your downloads are.',
    );
}
