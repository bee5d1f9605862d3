// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { picture } from './drawing';
import type { DeckSymbol, Problem } from './generated';

interface Remedy {
    /** The symbols of the deck, and what hears that one of them is pointed at. */
    symbols: readonly DeckSymbol[];
    show(symbol: number): void;
    /** Shows the place of a problem, by its index. */
    select(problem: number): void;
    /** Puts a text in the place of a problem. */
    change(problem: number, insert: string): void;
}

/** Returns the indices of the two symbols that a message begins with: "🐇 and 🐰 look alike". */
function pairIn({ id, message }: Problem, symbols: readonly DeckSymbol[]): number[] {
    if (id !== 'look-alike' && id !== 'color-blind') return [];
    const shown = symbols.map(({ kind, what }) => (kind === 'text' ? `"${what}"` : what));
    const first = shown.findIndex((one) => message.startsWith(`${one} and `));
    const rest = message.slice((shown[first]?.length ?? 0) + ' and '.length);
    const second = shown.findIndex((one) => rest.startsWith(`${one} `));
    return first < 0 || second < 0 ? [] : [first, second];
}

/** Returns the first error in a line; empty if there is none. */
export function summary(problems: readonly Problem[]): string {
    const error = problems.find(({ severity }) => severity === 'error');
    return error ? [error.message, error.label].filter(Boolean).join(': ') : '';
}

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: readonly Problem[], remedy: Remedy): void {
    list.replaceChildren(
        ...problems.map((problem, index) => {
            const place = problem.from === undefined ? (problem.file ?? '') : `line ${problem.line}`;
            const item = html(
                'li',
                { class: problem.severity },
                html('strong', {}, problem.severity),
                ' ',
                html('span', {}, problem.message),
            );
            if (problem.from !== undefined)
                item.append(
                    ' ',
                    button(place, () => remedy.select(index), { class: 'link' }),
                );
            else if (place) item.append(` (${place})`);
            const meant = /^did you mean `([^`]+)`\?$/.exec(problem.label ?? '');
            if (meant && problem.from !== undefined)
                item.append(
                    ' ',
                    button(`Change to ${meant[1]}`, () => remedy.change(index, meant[1]!)),
                );
            else if (problem.label) item.append(` – ${problem.label}`);
            const pair = pairIn(problem, remedy.symbols).map((one) => {
                const symbol = remedy.symbols[one]!,
                    tile = button('', () => remedy.show(one), {
                        class: 'tile',
                        title: symbol.name,
                        'aria-label': `Show ${symbol.name}`,
                    });
                tile.append(symbol.picture ? picture(symbol) : symbol.what);
                return tile;
            });
            if (pair.length) item.append(html('div', { class: 'pair' }, ...pair));
            if (problem.notes.length) item.append(html('ul', {}, ...problem.notes.map((note) => html('li', {}, note))));
            return item;
        }),
    );
}
