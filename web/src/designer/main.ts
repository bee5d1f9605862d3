// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask, askForPreview, begin } from './api';
import { firstCards } from './cards';
import { choose, type Chosen } from './chooser';
import { Designer } from './designer';
import type { Schema } from './schema';
import { loadTexts, translate } from './texts';
import { newTag } from './theme_file';

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

/** The name of the theme that the page has open, in its address, so that a reload opens it again. */
const openName = (): string => decodeURIComponent(/^#file=(.+)$/.exec(location.hash)?.[1] ?? '');

/** Opens a theme: the chosen one, the one that was open before a reload, or the one of the command line. */
async function open(chosen?: Chosen, isAgain = false): Promise<void> {
    const answer = await ask(`theme?name=${encodeURIComponent(chosen?.name ?? openName())}`);
    if (answer.status === 401 && !isAgain) {
        // the server of another day
        await begin(true);
        return open(chosen, true);
    }
    if (answer.status === 401) return say(translate('link_used'), translate('ask_for_link'));
    if (!answer.ok) return say(await answer.text());
    const text = await answer.text(),
        mode = answer.headers.get('X-Spotit-Mode'),
        isShared = mode === 'shared';
    const isThere = answer.status === 200 && answer.headers.get('ETag') !== newTag;
    if (!isThere && chosen?.text === undefined) return open(await choose(app, isShared, say));
    const begun = chosen?.text ?? text;
    // The first cards are made while the page is.
    const asked = askForPreview({
        text: begun,
        has: [],
        faces: [],
        want: 'cards',
        proof: false,
        page: 0,
        first: firstCards,
    });
    const name = chosen?.name ?? (JSON.parse(answer.headers.get('X-Spotit-Name')!) as string);
    if (!isShared) history.replaceState(null, '', `#file=${encodeURIComponent(name)}`);
    const designer = new Designer({
        name,
        tag: chosen?.text === undefined ? answer.headers.get('ETag')! : newTag,
        isFixed: mode === 'read-only',
        isShared,
        schema: await schema,
    });
    app.replaceChildren(designer.element);
    await designer.start(begun, chosen?.text === undefined, asked);
    await loadEmoji().catch(() => {}); // those of the system will do
}

const schema = fetch('/schema.json').then((answer) => answer.json() as Promise<Schema>);
await Promise.all([loadTexts(), begin()]);
addEventListener('hashchange', () => location.reload()); // another link was pasted here
await open();
