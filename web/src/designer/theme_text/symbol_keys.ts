import { isAlias, isMap, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import type { Change } from './changes';
import { fileName } from './new_symbol';
import { editSymbols, replaceSymbol } from './symbol_edits';
import { entryOf, findSlot, textsOf, type Placed } from './symbol_list';
import { put, removeKey } from './text_edits';
import { nodeOf, quoted, takeComments, type Path } from './tree';

type Keys = Readonly<Record<string, string | undefined>>;

/** Returns a symbol that has no keys as one that has. */
function withKeys(node: Node, kind: string): YAMLMap {
    const map = nodeOf(`{ ${kind}: ${quoted(String((node as Scalar).value))} }`) as YAMLMap;
    return takeComments(map, node);
}

/** Sets keys of symbols, such as their name or scale; the values are YAML; a key without one is removed. */
export const setSymbolKeys = (text: string, symbols: Placed | readonly Placed[], keys: Keys): Change | undefined =>
    editSymbols(text, (slots) =>
        [symbols as Placed]
            .flat()
            .map((symbol) => [symbol.kind, findSlot(slots, symbol)] as const)
            .every(([kind, slot]) => {
                if (!slot || isAlias(slot.node)) return false;
                const isAdded = Object.keys(keys).some((key) => key !== kind && keys[key] !== undefined);
                if (!isMap(slot.node) && !isAdded) return true;
                const map = isMap(slot.node) ? slot.node : withKeys(slot.node, kind);
                for (const [key, value] of Object.entries(keys))
                    if (value === undefined) removeKey(map, key);
                    else put(map, [key], nodeOf(value));
                slot.node = map;
                return true;
            }),
    );

/** Changes the entry with keys that gives a symbol. */
const editEntry = (text: string, symbol: Placed, edit: (map: YAMLMap) => boolean): Change | undefined =>
    editSymbols(text, (slots) => {
        const node = findSlot(slots, symbol)?.node;
        return isMap(node) && edit(node);
    });

/** Leaves a symbol out of the group or the folder that it comes with. */
export const leaveOut = (text: string, symbol: Placed): Change | undefined =>
    editEntry(text, symbol, (map) => {
        const except = map.get('except', true) ?? nodeOf('[]'),
            written = quoted(symbol.kind === 'image' ? fileName(symbol.written) : symbol.written);
        if (!isSeq(except)) return false;
        except.add(nodeOf(written));
        return map.has('except') || put(map, ['except'], except);
    });

/** Changes one of the texts of a symbol; without a value a name is that of the picture. */
export function setText(text: string, symbol: Placed & { name: string }, number: number, value: string) {
    const { kind, language } = textsOf(text, symbol)[number]!,
        set = (...path: Path) => editEntry(text, symbol, (map) => put(map, path, nodeOf(quoted(value))));
    if (kind === 'form') return set('forms', number);
    if (language !== undefined) return set('names', language);
    if (kind === 'name') return setSymbolKeys(text, symbol, { name: value ? quoted(value) : undefined });
    return entryOf(text, symbol)?.has('text') ? set('text') : replaceSymbol(text, symbol, { word: value });
}
