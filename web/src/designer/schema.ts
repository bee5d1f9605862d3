/** The part of JSON Schema that is read here. */
export interface Schema {
    $ref?: string;
    $defs?: Record<string, Schema>;
    properties?: Record<string, Schema>;
    anyOf?: Schema[];
    oneOf?: Schema[];
    allOf?: Schema[];
    items?: Schema;
    enum?: unknown[];
    const?: unknown;
    examples?: unknown[];
    type?: string | string[];
    description?: string;
    default?: string | number | boolean;
}

function variants(root: Schema, schema: Schema | undefined): Schema[] {
    const description = schema?.description,
        usual = schema?.default;
    while (schema?.$ref) schema = root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    if (!schema) return [];
    // Words beside a reference are about this key.
    const own = { ...schema, description: description ?? schema.description ?? '', default: usual ?? schema.default };
    return [
        own,
        ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
            variants(root, one),
        ),
    ];
}

/** Returns what the schema has of a path of keys; those of entries of a list are below the list. */
export const schemasAt = (root: Schema, path: string[]): Schema[] =>
    path.reduce(
        (schemas, key) =>
            schemas
                .flatMap((one) => [one, ...variants(root, one.items)])
                .flatMap((one) => variants(root, one.properties?.[key])),
        variants(root, root),
    );

/** Returns the keys below, with what they are for. */
export function keysOf(root: Schema, schemas: Schema[]): Map<string, string> {
    const keys = new Map<string, string>();
    for (const one of schemas.flatMap((schema) => [schema, ...variants(root, schema.items)]))
        for (const [key, schema] of Object.entries(one.properties ?? {}))
            keys.set(key, variants(root, schema)[0]?.description ?? '');
    return keys;
}

/** Returns the words that may stand as a value. */
export function wordsOf(schemas: Schema[]): string[] {
    const words = schemas.flatMap((one) => [
        ...(one.enum ?? []),
        ...(one.const === undefined ? [] : [one.const]),
        ...(one.examples ?? []),
        ...(one.type === 'boolean' ? [true, false] : []),
    ]);
    return [...new Set(words.map(String))];
}

/** Returns what a key is for, and its default, for people. */
export function explain(schemas: Schema[]): string {
    const description = schemas.find((one) => one.description)?.description ?? '';
    const usual = schemas.find((one) => one.default !== undefined)?.default;
    return usual === undefined ? description : `${description} Usually: ${String(usual)}.`;
}
