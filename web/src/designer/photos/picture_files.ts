import { ask } from '../server/api';
import type { Change } from '../theme_text/changes';
import { entryOf, setSymbolKey } from '../theme_text/symbol_keys';
import { inSteps, type Placed } from '../theme_text/symbol_places';
import { quoted, type Edit } from '../theme_text/text_edits';
import { unpack } from '../ui/zip';

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
        isOther = path !== symbol.what;
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
