// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask, client } from './api';

interface Template {
    name: string;
    summary: string;
}

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export interface Chosen {
    name: string;
    text: string;
}

/**
 * Offers the themes that come with the program, each with one of its cards; `isShared`: or one of the user's own computer.
 * Returns the chosen one.
 */
export async function choose(app: Element, isShared: boolean, fail: (text: string) => void): Promise<Chosen> {
    const { templates, name: file } = (await (await ask('templates')).json()) as {
        templates: Template[];
        name: string;
    };
    const stop = new AbortController(),
        pictures: [Template, HTMLElement][] = [];
    return new Promise((done) => {
        const take = async ({ name }: Template): Promise<void> => {
            stop.abort();
            const answer = await ask('new', { method: 'POST', body: name });
            const text = await answer.text();
            if (answer.ok) done({ name: `${name}.yaml`, text });
            else fail(text);
        };
        const list = html(
            'ul',
            { class: 'templates' },
            ...templates.map((template) => {
                const picture = html('span', { class: 'sample' });
                pictures.push([template, picture]);
                const choice = html(
                    'button',
                    { type: 'button' },
                    picture,
                    html('strong', {}, capitalized(template.name.replace('-', ' '))),
                    ' ',
                    html('span', {}, capitalized(template.summary)),
                );
                choice.addEventListener('click', () => void take(template));
                return html('li', {}, choice);
            }),
        );
        const own = html('input', { type: 'file', accept: '.yaml,.yml' });
        own.addEventListener(
            'change',
            () =>
                void own.files![0]!.text().then((text) => {
                    stop.abort();
                    done({ name: own.files![0]!.name, text: text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n') });
                }),
        );
        app.replaceChildren(
            html(
                'main',
                { class: 'chooser' },
                html('h1', {}, file ? `A new deck: ${file}` : 'A new deck'),
                html('p', {}, 'Choose one to begin with. Everything in it can be changed.'),
                ...(isShared ? [html('label', { class: 'search' }, 'Or go on with a theme of yours ', own)] : []),
                list,
            ),
        );
        void drawSamples(pictures, stop.signal);
    });
}

/** One after the other: the first are seen first. */
async function drawSamples(pictures: [Template, HTMLElement][], signal: AbortSignal): Promise<void> {
    for (const [{ name }, place] of pictures) {
        // A choice can come between an answer's first bytes and its last.
        const sample = await ask(`sample?name=${client}`, { method: 'POST', body: name, signal })
            .then((answer) => (answer.ok ? answer.blob() : undefined))
            .catch(() => undefined);
        if (signal.aborted) return;
        if (!sample) continue;
        const url = URL.createObjectURL(sample);
        const image = html('img', { src: url, alt: '' });
        image.addEventListener('load', () => URL.revokeObjectURL(url));
        place.append(image);
    }
}
