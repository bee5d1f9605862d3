// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask, client } from './api';

interface Template {
    name: string;
    group: string;
    title: string;
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
        samples = new Samples(stop.signal);
    return new Promise((done) => {
        const take = async ({ name }: Template): Promise<void> => {
            stop.abort();
            const answer = await ask('new', { method: 'POST', body: name });
            const text = await answer.text();
            if (answer.ok) done({ name: `${name}.yaml`, text });
            else fail(text);
        };
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
                ...groups(templates, (template) => tile(template, samples, () => void take(template))),
            ),
        );
    });
}

/** The button of a template. */
function tile(template: Template, samples: Samples, choose: () => void): HTMLElement {
    const picture = html('span', { class: 'sample' });
    const button = html(
        'button',
        { type: 'button' },
        picture,
        html('strong', {}, template.title || capitalized(template.name.replace('-', ' '))),
        ' ',
        html('span', {}, capitalized(template.summary)),
    );
    button.addEventListener('click', choose);
    samples.add(template.name, picture);
    return html('li', {}, button);
}

/** A search field, and below it the templates by group; groups without any that was found are hidden. */
function groups(templates: Template[], makeTile: (template: Template) => HTMLElement): HTMLElement[] {
    const items = templates.map((template) => ({ ...template, element: makeTile(template) }));
    const sections = [...new Set(items.map(({ group }) => group))].map((group) => {
        const own = items.filter((item) => item.group === group);
        const list = html('ul', { class: 'templates' }, ...own.map(({ element }) => element));
        return { own, element: html('section', {}, html('h2', {}, capitalized(group)), list) };
    });
    const input = html('input', { type: 'search', placeholder: 'horse, Pferd, cheval', autocomplete: 'off' }),
        said = html('p', { role: 'status' });
    let asked = 0;
    input.addEventListener('input', () => {
        const number = ++asked;
        void findNames(input.value.trim()).then((names) => {
            if (number !== asked) return;
            for (const { name, element } of items) element.hidden = names !== undefined && !names.includes(name);
            for (const { own, element } of sections) element.hidden = own.every((item) => item.element.hidden);
            const count = items.filter(({ element }) => !element.hidden).length;
            said.textContent = names ? `${count} of ${items.length}` : '';
        });
    });
    return [
        html('label', { class: 'search' }, 'Find one by its title or its symbols ', input),
        said,
        ...sections.map(({ element }) => element),
    ];
}

/** The names of the templates that have all the words; undefined: all of them. */
async function findNames(words: string): Promise<string[] | undefined> {
    if (!words) return undefined;
    const answer = await ask('templates', { method: 'POST', body: words }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as string[]) : undefined;
}

/** A card of each template that is in sight, one drawn after the other: the first are seen first. */
class Samples {
    private readonly wanted = new Map<Element, string>();
    private readonly inSight = new Set<Element>();
    private isBusy = false;
    private readonly observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
            if (isIntersecting) this.inSight.add(target);
            else this.inSight.delete(target);
        void this.draw();
    });

    constructor(private readonly signal: AbortSignal) {
        signal.addEventListener('abort', () => this.observer.disconnect());
    }

    add(name: string, place: Element): void {
        this.wanted.set(place, name);
        this.observer.observe(place);
    }

    private async draw(): Promise<void> {
        if (this.isBusy) return;
        this.isBusy = true;
        for (let place; (place = [...this.wanted.keys()].find((one) => this.inSight.has(one))); ) {
            const name = this.wanted.get(place)!;
            this.wanted.delete(place);
            this.observer.unobserve(place);
            // A choice can come between an answer's first bytes and its last.
            const sample = await ask(`sample?name=${name}`, {
                headers: { 'X-Spotit-Client': client },
                signal: this.signal,
            })
                .then((answer) => (answer.ok ? answer.blob() : undefined))
                .catch(() => undefined);
            if (this.signal.aborted) return;
            if (!sample) continue;
            const url = URL.createObjectURL(sample);
            const image = html('img', { src: url, alt: '' });
            image.addEventListener('load', () => URL.revokeObjectURL(url));
            place.append(image);
        }
        this.isBusy = false;
    }
}
