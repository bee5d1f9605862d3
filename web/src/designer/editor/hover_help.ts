import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { html } from '../../ui/dom';
import type { Key } from '../protocol/generated';
import { findKey, pathAt, wordsOf } from './completion';

/** Returns the path of the key at a place of a line, also within braces; nothing where there is none. */
export function keyAt(
    lines: string[],
    row: number,
    column: number,
): { path: string[]; from: number; to: number } | undefined {
    const line = lines[row]!,
        first = /^(\s*(?:- )?)([A-Za-z_][\w-]*)\s*:/.exec(line);
    for (const match of line.matchAll(/[A-Za-z_][\w-]*(?=\s*:(?:\s|$))/g)) {
        const from = match.index,
            to = from + match[0].length;
        if (column < from || column > to) continue;
        const parents = pathAt(lines, row, first ? first[1]!.length : /^\s*/.exec(line)![0].length + 1);
        return { path: [...parents, ...(first && from > first[1]!.length ? [first[2]!] : []), match[0]], from, to };
    }
    return undefined;
}

/** Explains the key under the pointer. */
export const hoverHelp = (keys: readonly Key[]): Extension =>
    hoverTooltip((view, pos) => {
        const line = view.state.doc.lineAt(pos);
        const place = keyAt(view.state.doc.toString().split('\n'), line.number - 1, pos - line.from),
            key = place && findKey(keys, place.path);
        if (!key) return null;
        const words = wordsOf(key);
        return {
            pos: line.from + place.from,
            end: line.from + place.to,
            above: true,
            create: () => ({
                dom: html(
                    'div',
                    { class: 'help' },
                    html('strong', place.path.join('.')),
                    ` ${key.help}.${key.default && ` Usually: ${key.default}.`}`,
                    html('div', words.slice(0, 24).join(' · ') || key.takes),
                ),
            }),
        };
    });
