// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { showAccessRequests, waitForAccess } from './access';
import { ask, askForPreview, begin } from './api';
import { firstCards } from './cards';
import { choose, type Chosen } from './chooser';
import { Designer } from './designer';
import { News } from './news';
import { findUnsaved } from './other_tabs';
import type { Schema } from './schema';
import { loadTexts } from './texts';

const app = document.querySelector('#app')!;

function say(...lines: string[]): void {
    app.replaceChildren(
        html('main', { class: 'message' }, html('h1', {}, 'spotit-print'), ...lines.map((line) => html('p', {}, line))),
    );
}

/** The emoji of the text look as they are printed, also where the system has none. */
async function loadEmoji(): Promise<void> {
    const answer = await ask('emoji.ttf');
    if (!answer.ok) return;
    const font = new FontFace('Deck Emoji', await answer.arrayBuffer(), {
        unicodeRange: 'U+200D, U+203C-3299, U+FE0F, U+1F000-1FAFF, U+E0020-E007F',
    });
    document.fonts.add(await font.load());
}

/** Opens the theme, or one that is no file of the server yet. */
async function open(chosen?: Chosen, isAgain = false): Promise<void> {
    const answer = await ask('theme');
    if (answer.status === 401 && !isAgain) {
        // the server of another day
        await begin(true);
        return open(chosen, true);
    }
    if (answer.status === 401) {
        await waitForAccess(app);
        return open(chosen, true);
    }
    if (!answer.ok) return say(await answer.text());
    const text = await answer.text(),
        mode = answer.headers.get('X-Spotit-Mode'),
        isShared = mode === 'shared';
    if (!isShared && !news) {
        news = new News();
        document.body.prepend(showAccessRequests(news));
    }
    const isNew = answer.status === 204 || answer.headers.get('ETag') === '"new"'; // or chosen before, but never saved
    const name = JSON.parse(answer.headers.get('X-Spotit-Name') ?? '""') as string;
    const unsaved = isNew && !chosen && name ? await findUnsaved(name) : undefined;
    if (isNew && !chosen)
        return open(unsaved === undefined ? await choose(app, isShared, say) : { name, text: unsaved });
    // The first cards are made while the page is.
    const asked = askForPreview({
        text: chosen?.text ?? text,
        has: [],
        faces: [],
        want: 'cards',
        proof: false,
        page: 0,
        first: firstCards,
    });
    const designer = new Designer({
        name: isShared ? chosen!.name : name,
        tag: answer.headers.get('ETag') ?? '',
        isFixed: mode === 'read-only',
        isShared,
        schema: await schema,
    });
    app.replaceChildren(designer.element);
    await designer.start(chosen?.text ?? text, chosen === undefined, asked);
    await loadEmoji().catch(() => {}); // those of the system will do
}

let news: News | undefined;
const schema = fetch('/schema.json').then((answer) => answer.json() as Promise<Schema>);
await Promise.all([loadTexts(), begin()]);
await open();
