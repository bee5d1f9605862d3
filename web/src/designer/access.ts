// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { askForAccess, hasAccess } from './api';
import type { News } from './news';

const pause = 1000; // milliseconds between questions whether the page is let in

/** Says that there is no session, and offers to ask for one. Resolves when the page is let in. */
export function waitForAccess(app: Element): Promise<void> {
    const said = html('p', { role: 'status' });
    return new Promise((done) => {
        const ask = button('Ask for a new link', () => {
            ask.disabled = true;
            void wait(said).then((isLetIn) => {
                if (isLetIn) return done();
                ask.disabled = false;
            });
        });
        app.replaceChildren(
            html(
                'main',
                { class: 'message' },
                html('h1', {}, 'spotit-print'),
                html('p', {}, 'This link was used already, or in another browser.'),
                html('p', {}, ask),
                said,
                html('p', { class: 'quiet' }, 'Or press Enter in the terminal for another link.'),
            ),
        );
    });
}

async function wait(said: HTMLElement): Promise<boolean> {
    const ticket = await askForAccess();
    if (!ticket) {
        said.textContent = 'Nobody can be let in now. Try again in a minute, or use the terminal.';
        return false;
    }
    said.replaceChildren(
        'This page’s number is ',
        html('strong', {}, ticket.number),
        '. Let it in where the designer is open already, or type the number in the terminal.',
    );
    for (;;) {
        await new Promise((done) => setTimeout(done, pause));
        const isLetIn = await hasAccess(ticket.id).catch(() => undefined);
        if (isLetIn) return true;
        if (isLetIn === undefined) continue;
        said.textContent = 'It was not let in.';
        return false;
    }
}

/** Asks the owner of the designer about browsers that want to be let in. */
export function showAccessRequests(news: News): HTMLElement {
    const element = html('div', { class: 'access', role: 'alert', hidden: true });
    let shown = '';
    news.listen(({ access }) => {
        if (access.join() === shown) return;
        shown = access.join();
        element.hidden = access.length === 0;
        element.replaceChildren(
            ...access.map((number) =>
                html(
                    'p',
                    {},
                    'A browser that shows ',
                    html('strong', {}, number),
                    ' asks to be let in. It can change and save this theme then. ',
                    button('Let it in', () => void news.send('access/grant', number)),
                    ' ',
                    button('Refuse', () => void news.send('access/refuse', number)),
                ),
            ),
        );
    });
    return element;
}
