import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { html } from '../dom';
import { pathAt } from './completion';
import { explain, schemasAt, wordsOf, type Schema } from './schema';

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

/** Says what the key under the pointer is for, from the schema of themes. */
export const hoverHelp = (root: Schema): Extension =>
    hoverTooltip((view, pos) => {
        const line = view.state.doc.lineAt(pos);
        const key = keyAt(view.state.doc.toString().split('\n'), line.number - 1, pos - line.from);
        const schemas = key ? schemasAt(root, key.path) : [],
            help = explain(schemas),
            words = wordsOf(schemas);
        if (!key || !help) return null;
        return {
            pos: line.from + key.from,
            end: line.from + key.to,
            above: true,
            create: () => ({
                dom: html(
                    'div',
                    { class: 'help' },
                    html('strong', {}, key.path.join('.')),
                    ` ${help}`,
                    ...(words.length ? [html('div', {}, words.slice(0, 24).join(' · '))] : []),
                ),
            }),
        };
    });
