// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import type { Problem } from './deck';

interface Remedy {
    select(from: number, to: number): void;
    change(from: number, to: number, insert: string): void;
}

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: Problem[], remedy: Remedy): void {
    list.replaceChildren(...problems.map((problem) => {
        const place = problem.from === undefined ? problem.file ?? '' : `line ${problem.line}`;
        const item = html('li', { class: problem.severity }, html('strong', {}, problem.severity), ' ', html('span', {}, problem.message));
        if (problem.from !== undefined)
            item.append(' ', button(place, () => remedy.select(problem.from!, problem.to ?? problem.from!), { class: 'link' }));
        else if (place) item.append(` (${place})`);
        const meant = /^did you mean `([^`]+)`\?$/.exec(problem.label ?? '');
        if (meant && problem.from !== undefined)
            item.append(' ', button(`Change to ${meant[1]}`, () => remedy.change(problem.from!, problem.to!, meant[1]!)));
        else if (problem.label) item.append(` – ${problem.label}`);
        if (problem.notes.length) item.append(html('ul', {}, ...problem.notes.map((note) => html('li', {}, note))));
        return item;
    }));
}
