import { html } from '../dom';
import { shrinkToTile } from '../photos/shrink';
import { picture } from './drawing';
import type { DeckSymbol } from './generated';
import { pathOf, readPictures } from './picture_files';

/** Small pictures of photos that no card shows: cards have none of them. What the symbol is leads to it, or to nothing. */
const thumbnails = new Map<string, string | undefined>();

export const hasThumbnail = ({ what }: DeckSymbol): boolean => thumbnails.get(what) !== undefined;

/** Draws a symbol alone, as far as it is known what it looks like; else its name stands there. */
export function portrait(symbol: DeckSymbol): Node | string {
    if (symbol.picture) return picture(symbol);
    if (symbol.kind === 'emoji') return symbol.what;
    const thumbnail = thumbnails.get(symbol.what);
    return thumbnail === undefined ? symbol.name : html('img', { src: thumbnail, alt: '' });
}

/** Reads the photos that no card shows, each once; returns whether there are new ones. */
export async function readThumbnails(text: string, symbols: readonly DeckSymbol[]): Promise<boolean> {
    const unknown = symbols.filter(({ kind, what, picture: drawing }) => {
        return kind === 'image' && !drawing && !/\.svg$/i.test(what) && !thumbnails.has(what);
    });
    if (!unknown.length) return false;
    const paths = unknown.map((symbol) => pathOf(text, symbol));
    for (const { what } of unknown) thumbnails.set(what, undefined);
    const files = await readPictures(paths.filter((path) => path !== undefined));
    for (const [n, path] of paths.entries()) {
        const file = path === undefined ? undefined : files.get(path),
            small = file && (await shrinkToTile(file));
        if (small) thumbnails.set(unknown[n]!.what, URL.createObjectURL(small));
    }
    return true;
}
