import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { findChange, toChange, type Change } from './changes';
import { fileName } from './new_symbol';
import { editSymbols, findPart, replaceSymbol, type Placed } from './symbol_edits';
import { hasOwnKeys, readSymbols, type Part } from './symbol_list';
import { apply, difference, end, quoted, removeKey, replaceNode, setKey, type Edit } from './text_edits';

/** Returns the entry with keys that gives a symbol, which may be a group or a folder. */
export function mapOf(text: string, symbol: Placed): YAMLMap | undefined {
    const list = readSymbols(text);
    return list && findPart(list, symbol)?.map;
}

/** Returns the entry with keys that a symbol has for itself; one of a group, a file or a folder has none. */
export function entryOf(text: string, symbol: Placed): YAMLMap | undefined {
    const map = mapOf(text, symbol);
    return map && hasOwnKeys(map) ? map : undefined;
}

type Keys = Readonly<Record<string, string | undefined>>;

/** Gives keys to a symbol that has none; returns whether that can be done. */
function addKeys(part: Part, kind: string, { [kind]: written, ...others }: Keys): boolean {
    if (part.entry.startsWith('*')) return false;
    const known = /^["']/.test(part.entry) ? part.entry : quoted(part.entry),
        values = Object.entries(others).flatMap(([key, value]) => (value === undefined ? [] : `, ${key}: ${value}`));
    Object.assign(part, { entry: `{ ${kind}: ${written ?? known}${values.join('')} }`, word: undefined });
    return true;
}

/** Sets keys of symbols, such as their name or scale; the values are YAML; a key without one is removed. */
export function setSymbolKeys(text: string, symbols: Placed | readonly Placed[], keys: Keys): Change | undefined {
    const list = readSymbols(text),
        all = [symbols as Placed].flat().map((symbol) => ({ ...symbol, part: list && findPart(list, symbol) })),
        // One entry can have several symbols: a folder's.
        found = all.filter(({ part }, n) => !part?.map || all.findIndex((other) => other.part === part) === n),
        isAdded = ({ kind }: Placed) => Object.keys(keys).some((key) => key !== kind && keys[key] !== undefined);
    if (!list || found.some(({ part }) => !part)) return undefined;
    const edits = toChange(
        found.flatMap(({ part }) =>
            Object.entries(keys).flatMap(([key, value]) => {
                if (!part!.map) return [];
                return value === undefined
                    ? (removeKey(text, part!.map, key) ?? [])
                    : setKey(text, part!.map, key, value);
            }),
        ),
    );
    const plain = found.filter((one) => !one.part!.map && isAdded(one));
    if (!plain.length) return edits;
    const withKeys = apply(text, edits);
    const added = editSymbols(withKeys, ({ parts }) =>
        plain.every(({ part, kind }) => addKeys(parts[list.parts.indexOf(part!)]!, kind, keys)),
    );
    return edits.length ? added && findChange(text, difference(text, apply(withKeys, added))) : added;
}

/** Leaves a symbol out of the group or the folder that it comes with. */
export function leaveOut(text: string, symbol: Placed): Edit | undefined {
    const map = mapOf(text, symbol),
        except = map?.get('except', true),
        written = quoted(symbol.kind === 'image' ? fileName(symbol.written) : symbol.written);
    if (!map || except === undefined) return map && setKey(text, map, 'except', `[${written}]`);
    if (!isSeq(except) || !except.flow || !except.items.length) return undefined;
    const at = end(except.items.at(-1));
    return { from: at, to: at, insert: `, ${written}` };
}

/** A text of a symbol: the word that it is, one of its two forms, or its name, which may be that of a language. */
export interface SymbolText {
    kind: 'word' | 'form' | 'name';
    value: string;
    language?: string;
}

/** Returns the texts of a symbol that people can change. */
export function textsOf(text: string, symbol: Placed & { name: string }): SymbolText[] {
    const entry = entryOf(text, symbol),
        forms = entry?.get('forms', true),
        names = entry?.get('names');
    if (isSeq(forms) && forms.items.length === 2 && forms.items.every(isScalar))
        return forms.items.map((form) => ({ kind: 'form', value: String(form.value) }));
    if (isMap(names))
        return Object.entries(names.toJSON() as Record<string, unknown>).map(([language, value]) => ({
            kind: 'name',
            language,
            value: String(value),
        }));
    return symbol.kind === 'text' ? [{ kind: 'word', value: symbol.written }] : [{ kind: 'name', value: symbol.name }];
}

/** Changes one of the texts of a symbol; without a value a name is that of the picture. */
export function setText(
    text: string,
    symbol: Placed & { name: string },
    number: number,
    value: string,
): Edit | Change | undefined {
    const entry = entryOf(text, symbol),
        { kind, language } = textsOf(text, symbol)[number]!,
        names = entry?.get('names');
    if (kind === 'form') return replaceNode(text, entry!.getIn(['forms', number], true), quoted(value));
    if (language !== undefined) return isMap(names) ? setKey(text, names, language, quoted(value)) : undefined;
    if (kind === 'name') return setSymbolKeys(text, symbol, { name: value ? quoted(value) : undefined });
    return entry?.has('text')
        ? setKey(text, entry, 'text', quoted(value))
        : replaceSymbol(text, [symbol], 0, { word: value });
}
