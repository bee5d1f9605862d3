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

/** Where a line is that ends within braces: the keys around it, the key whose value it is in, and what is begun there. */
function placeInBraces(before: string): { around: string[]; key: string | undefined; begun: string } | undefined {
    const around: (string | undefined)[] = [];
    let key: string | undefined,
        from = 0;
    for (const part of before.matchAll(/"[^"]*"|'[^']*'|([A-Za-z_][\w-]*)\s*:(?:\s+|(?=\{))|[{},]/g)) {
        const end = part.index + part[0].length;
        if (part[1]) key = part[1];
        else if (part[0] === '{') around.push(key);
        else if (part[0] === '}') around.pop();
        else if (part[0] !== ',') continue;
        if (!part[1]) key = undefined;
        from = end;
    }
    return around.length
        ? { around: around.filter((one) => one !== undefined), key, begun: before.slice(from).trimStart() }
        : undefined;
}

/** Completes keys and their values from the schema of themes. */
export const schemaCompletion =
    (root: Schema) =>
    (context: CompletionContext): CompletionResult | null => {
        const line = context.state.doc.lineAt(context.pos);
        const before = line.text.slice(0, context.pos - line.from);
        const lines = context.state.doc.toString().split('\n');
        const braces = placeInBraces(before);
        if (braces) {
            const indent = /^\s*/.exec(before)![0].length,
                parents = pathAt(lines, line.number - 1, /^\s*-/.test(before) ? indent + 1 : indent);
            const { around, key, begun } = braces,
                path = [...parents, ...around],
                from = context.pos - begun.length;
            if (!begun && !context.explicit) return null;
            if (key)
                return {
                    from,
                    options: wordsOf(schemasAt(root, [...path, key])).map((label) => ({ label, type: 'enum' })),
                };
            return {
                from,
                options: [...keysOf(root, schemasAt(root, path))].map(([label, info]) => ({
                    label,
                    type: 'property',
                    apply: `${label}: `,
                    info,
                })),
            };
        }
        const value = /^(\s*)([A-Za-z_][\w-]*):\s+([^#]*)$/.exec(before);
        if (value) {
            const words = wordsOf(schemasAt(root, [...pathAt(lines, line.number - 1, value[1]!.length), value[2]!]));
            return words.length
                ? {
                      from: context.pos - value[3]!.length,
                      options: words.map((label) => ({ label, type: 'enum' })),
                      validFor: /^[^#]*$/,
                  }
                : null;
        }
        const key = /^(\s*)([A-Za-z_][\w-]*)?$/.exec(before);
        if (key?.[1] && /^symbols\s*:\s*[^\s#]/.test(sectionOf(lines, line.number - 1))) return null; // words of a text
        if (!key || (!context.explicit && !key[2])) return null;
        const keys = keysOf(root, schemasAt(root, pathAt(lines, line.number - 1, key[1]!.length)));
        const options = [...keys].map(([label, info]) => ({ label, type: 'property', apply: `${label}: `, info }));
        return options.length ? { from: context.pos - (key[2]?.length ?? 0), options } : null;
    };
