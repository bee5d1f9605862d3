// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { sectionOf } from './emoji_completion';
import { keysOf, schemasAt, wordsOf, type Schema } from './schema';

/** Returns the keys that a line stands below, by indentation: the text may be half written. */
export function pathAt(lines: string[], row: number, column: number): string[] {
    const path: string[] = [];
    for (let i = row - 1, indent = column; i >= 0 && indent > 0; --i) {
        const line = /^(\s*)(?:- )?([A-Za-z_][\w-]*)\s*:\s*(?:#.*)?$/.exec(lines[i]!);
        if (!line || line[1]!.length >= indent) continue;
        path.unshift(line[2]!);
        indent = line[1]!.length;
    }
    return path;
}

/** Completes keys and their values from the schema of themes. */
export const schemaCompletion = (root: Schema) => (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const lines = context.state.doc.toString().split('\n');
    const value = /^(\s*)([A-Za-z_][\w-]*):\s+([^#]*)$/.exec(before);
    if (value) {
        const words = wordsOf(schemasAt(root, [...pathAt(lines, line.number - 1, value[1]!.length), value[2]!]));
        return words.length ? { from: context.pos - value[3]!.length, options: words.map((label) => ({ label, type: 'enum' })), validFor: /^[^#]*$/ } : null;
    }
    const key = /^(\s*)([A-Za-z_][\w-]*)?$/.exec(before);
    if (key?.[1] && /^symbols\s*:\s*[^\s#]/.test(sectionOf(lines, line.number - 1))) return null; // words of a text
    if (!key || (!context.explicit && !key[2])) return null;
    const keys = keysOf(root, schemasAt(root, pathAt(lines, line.number - 1, key[1]!.length)));
    const options = [...keys].map(([label, info]) => ({ label, type: 'property', apply: `${label}: `, info }));
    return options.length ? { from: context.pos - (key[2]?.length ?? 0), options } : null;
};
