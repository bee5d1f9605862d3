// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { picture } from './cards';
import type { DeckSymbol, Problem } from './generated';

interface Remedy {
    /** The symbols of the deck, and what hears that one of them is pointed at. */
    symbols: DeckSymbol[];
    show(symbol: number): void;
    select(from: number, to: number): void;
    change(from: number, to: number, insert: string): void;
}

/** Returns the indices of the two symbols that a message begins with: "🐇 and 🐰 look alike". */
function pairIn({ id, message }: Problem, symbols: DeckSymbol[]): number[] {
    if (id !== 'look-alike' && id !== 'color-blind') return [];
    const shown = symbols.map(({ kind, what }) => (kind === 'text' ? `"${what}"` : what));
    const first = shown.findIndex((one) => message.startsWith(`${one} and `));
    const rest = message.slice((shown[first]?.length ?? 0) + ' and '.length);
    const second = shown.findIndex((one) => rest.startsWith(`${one} `));
    return first < 0 || second < 0 ? [] : [first, second];
}

/** Returns the first error in a line; empty if there is none. */
export function summary(problems: Problem[]): string {
    const error = problems.find(({ severity }) => severity === 'error');
    return error ? [error.message, error.label].filter(Boolean).join(': ') : '';
}

/** Shows problems with their remedies; a click leads to the place in the text, or puts what was meant there. */
export function showProblems(list: HTMLElement, problems: Problem[], remedy: Remedy): void {
    list.replaceChildren(
        ...problems.map((problem) => {
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
                    button(place, () => remedy.select(problem.from!, problem.to ?? problem.from!), { class: 'link' }),
                );
            else if (place) item.append(` (${place})`);
            const meant = /^did you mean `([^`]+)`\?$/.exec(problem.label ?? '');
            if (meant && problem.from !== undefined)
                item.append(
                    ' ',
                    button(`Change to ${meant[1]}`, () => remedy.change(problem.from!, problem.to!, meant[1]!)),
                );
            else if (problem.label) item.append(` – ${problem.label}`);
            const pair = pairIn(problem, remedy.symbols).map((index) => {
                const symbol = remedy.symbols[index]!,
                    tile = button('', () => remedy.show(index), {
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
