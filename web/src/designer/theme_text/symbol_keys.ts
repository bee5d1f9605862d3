import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Change } from './changes';
import { fileName } from './new_symbol';
import { entryAt, inSteps, isolate, makeList, slotOf, symbolsOf, type Placed, type Slot } from './symbol_places';
import { end, quoted, removeKey, setKey, type Edit } from './text_edits';

/** Returns the entry with keys that a symbol has for itself; one of a group, a file or a folder has none. */
export function entryOf(text: string, symbol: Placed): YAMLMap | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbol);
    const item = isSeq(node) && slot ? entryAt(text, node, slot) : undefined;
    return isMap(item) && !['group', 'file', 'folder'].some((key) => item.has(key)) ? item : undefined;
}

/** Returns the edits that give a symbol keys of its own where it stands. */
function wrap(text: string, slot: Slot, kind: string, key: string, value: string): Edit[] {
    const written = text.slice(slot.from, slot.to),
        safe = /^["']/.test(written) ? written : quoted(written);
    const open = `{ ${kind}: `,
        close = `, ${key}: ${value} }`;
    if (safe !== written) return [{ ...slot, insert: open + safe + close }];
    return [
        { from: slot.from, to: slot.from, insert: open },
        { from: slot.to, to: slot.to, insert: close },
    ];
}

/** Sets a key of a symbol, such as its name or scale; `value` is YAML; without a value the key is removed. */
export function setSymbolKey(
    text: string,
    symbols: readonly Placed[],
    index: number,
    key: string,
    value?: string,
): Edit | Change | undefined {
    const node = symbolsOf(text),
        symbol = symbols[index]!,
        slot = slotOf(text, symbol);
    if (!slot) return undefined;
    if (isScalar(node) && value !== undefined)
        return inSteps(
            text,
            symbols,
            () => makeList(text, node),
            (list, placed) => setSymbolKey(list, placed, index, key, value),
        );
    const item = isSeq(node) ? entryAt(text, node, slot) : undefined;
    if (isMap(item)) return value === undefined ? removeKey(text, item, key) : setKey(text, item, key, value);
    if (!isSeq(node) || !isScalar(item) || value === undefined) return undefined;
    return isolate(text, node, slot, ...wrap(text, slot, symbol.kind, key, value));
}

/** Leaves a symbol out of the group or the folder that it comes with. */
export function leaveOut(text: string, symbol: Placed): Edit | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbol);
    const item = isSeq(node) && slot ? entryAt(text, node, slot) : undefined;
    if (!isMap(item)) return undefined;
    const except = item.get('except', true),
        what = quoted(symbol.kind === 'image' ? fileName(symbol.what) : symbol.what);
    if (except === undefined) return setKey(text, item, 'except', `[${what}]`);
    if (!isSeq(except) || !except.flow || !except.items.length) return undefined;
    const at = end(except.items.at(-1));
    return { from: at, to: at, insert: `, ${what}` };
}
