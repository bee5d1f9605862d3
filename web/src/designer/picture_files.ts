import { isMap, isSeq } from 'yaml';
import { ask } from './api';
import type { Change } from './changes';
import { entryOf, setSymbolKey } from './symbol_keys';
import { entryAt, inSteps, slotOf, symbolsOf, type Placed } from './symbol_places';
import { quoted, type Edit } from './text_edits';
import { unpack } from './zip';

/** Returns the path of a symbol's picture from the theme; nothing where the theme does not say it. */
export function pathOf(text: string, symbol: Placed): string | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbol);
    const item = isSeq(node) && slot ? entryAt(text, node, slot) : undefined;
    if (!isMap(item)) return slot && text.slice(symbol.from, symbol.to);
    const folder = item.get('folder'),
        path = item.get('image');
    if (typeof folder === 'string') return `${folder.replace(/\/$/, '')}/${symbol.what}`;
    return typeof path === 'string' ? path : undefined;
}

/** Reads pictures of the theme's folder: a theme of them alone is sent with its files. Returns those that there are. */
export async function readPictures(paths: readonly string[]): Promise<Map<string, Blob>> {
    const text = `symbols: ${JSON.stringify(paths)}\n`;
    try {
        const answer = await ask('theme.zip', { method: 'POST', body: JSON.stringify({ text }) });
        return answer.ok ? (await unpack(await answer.blob())).pictures : new Map<string, Blob>();
    } catch {
        return new Map();
    }
}

/** Gives a symbol another picture, and the keys that are given; what it is called stays. */
export function setPicture(
    text: string,
    symbols: readonly (Placed & { name: string })[],
    index: number,
    path: string,
    keys: Record<string, string | undefined>,
): Change | undefined {
    const symbol = symbols[index]!,
        entry = entryOf(text, symbol),
        isOther = path !== pathOf(text, symbol);
    const name = entry?.has('name') || entry?.has('names') || !isOther ? {} : { name: quoted(symbol.name) };
    const all: Record<string, string | undefined> = { ...name, ...keys, ...(isOther ? { image: quoted(path) } : {}) };
    const makes = Object.entries(all).map(
        ([key, value]) =>
            (now: string, placed: readonly Placed[]): Edit | Change | undefined =>
                value === undefined && !entryOf(now, placed[index]!)?.has(key)
                    ? []
                    : setSymbolKey(now, placed, index, key, value),
    );
    return inSteps(text, symbols, ...makes);
}
