// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { ask } from './api';
import type { Samples } from './samples';

/** A theme of the folder; `time`: of its last change, in milliseconds since 1970. */
interface ThemeEntry {
    name: string;
    title: string;
    time: number;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['year', 31_557_600],
    ['month', 2_629_800],
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
];

/** Returns how long ago it was, in words of the page's language: "yesterday". */
export function describeAge(time: number, now = Date.now()): string {
    const seconds = Math.max(0, (now - time) / 1000);
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!;
    return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(
        -Math.floor(seconds / length),
        unit,
    );
}

/** Returns the themes of the folder, the last changed first. */
export async function askForThemes(): Promise<ThemeEntry[]> {
    const answer = await ask('files');
    return answer.ok ? ((await answer.json()) as ThemeEntry[]) : [];
}

/** Offers to go on with one of the themes. */
export function recentThemes(themes: ThemeEntry[], samples: Samples, open: (name: string) => void): HTMLElement {
    const tiles = themes.map(({ name, title, time }) => {
        const picture = html('span', { class: 'sample' }),
            age = html('time', { datetime: new Date(time).toISOString() }, describeAge(time)),
            button = html(
                'button',
                { type: 'button' },
                picture,
                html('strong', {}, title || name),
                ' ',
                html('span', {}, `${name} · `, age),
            );
        button.addEventListener('click', () => open(name));
        samples.add(picture, name);
        return html('li', {}, button);
    });
    return html(
        'section',
        { class: 'recent' },
        html('h2', {}, 'Go on with'),
        html('ul', { class: 'templates' }, ...tiles),
    );
}
