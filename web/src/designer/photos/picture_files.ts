import { ask } from '../server/api';
import type { Change } from '../theme_text/changes';
import type { Placed } from '../theme_text/symbol_edits';
import { entryOf, setSymbolKeys } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/text_edits';
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
    symbol: Placed & { name: string },
    path: string,
    keys: Record<string, string | undefined>,
): Change | undefined {
    const entry = entryOf(text, symbol),
        isOther = path !== symbol.what,
        isNamed = !isOther || entry?.has('name') || entry?.has('names');
    return setSymbolKeys(text, symbol, {
        ...(isNamed ? {} : { name: quoted(symbol.name) }),
        ...keys,
        ...(isOther ? { image: quoted(path) } : {}),
    });
}
