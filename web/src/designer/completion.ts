// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** The part of JSON Schema that is read here. */
export interface Schema {
    $ref?: string; $defs?: Record<string, Schema>; properties?: Record<string, Schema>; anyOf?: Schema[]; oneOf?: Schema[]; allOf?: Schema[];
    enum?: unknown[]; const?: unknown; examples?: unknown[]; type?: string; description?: string; default?: unknown;
}

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

function variants(root: Schema, schema: Schema | undefined): Schema[] {
    while (schema?.$ref) schema = root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    if (!schema) return [];
    return [schema, ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => variants(root, one))];
}

const at = (root: Schema, path: string[]): Schema[] =>
    path.reduce((schemas, key) => schemas.flatMap((one) => variants(root, one.properties?.[key])), variants(root, root));

function valuesOf(schemas: Schema[]): Completion[] {
    const words = schemas.flatMap((one) => [...(one.enum ?? []), ...(one.const === undefined ? [] : [one.const]), ...(one.examples ?? []), ...(one.type === 'boolean' ? [true, false] : [])]);
    return [...new Set(words.map(String))].map((label) => ({ label, type: 'enum' }));
}

function keysOf(root: Schema, schemas: Schema[]): Completion[] {
    const keys = new Map<string, Completion>();
    for (const one of schemas)
        for (const [label, schema] of Object.entries(one.properties ?? {}))
            keys.set(label, { label, type: 'property', apply: `${label}: `, info: schema.description ?? variants(root, schema)[0]?.description ?? '' });
    return [...keys.values()];
}

/** Completes keys and their values from the schema of themes. */
export const schemaCompletion = (root: Schema) => (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const lines = context.state.doc.toString().split('\n');
    const value = /^(\s*)([A-Za-z_][\w-]*):\s+([^#]*)$/.exec(before);
    if (value) {
        const options = valuesOf(at(root, [...pathAt(lines, line.number - 1, value[1]!.length), value[2]!]));
        return options.length ? { from: context.pos - value[3]!.length, options, validFor: /^[^#]*$/ } : null;
    }
    const key = /^(\s*)([A-Za-z_][\w-]*)?$/.exec(before);
    if (!key || (!context.explicit && !key[2])) return null;
    const options = keysOf(root, at(root, pathAt(lines, line.number - 1, key[1]!.length)));
    return options.length ? { from: context.pos - (key[2]?.length ?? 0), options } : null;
};
