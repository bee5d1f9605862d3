import { html } from '../../ui/dom';
import { shrink } from '../photos/shrink';
import { picture } from '../cards/drawing';
import { readPictures } from '../photos/pictures';
import type { DeckSymbol } from '../protocol/generated';

/** Small pictures of photos that no card shows: cards have none of them. What the symbol is leads to it, or to nothing. */
const thumbnails = new Map<string, string | undefined>();

export const hasThumbnail = ({ what }: DeckSymbol): boolean => thumbnails.get(what) !== undefined;

const maxName = 24; // letters that a tile has room for

/** Draws a symbol alone, as far as it is known what it looks like, and can be read; else its name stands there. */
export function portrait({ kind, what, name, ...symbol }: DeckSymbol): Node | string {
    const isHairLine = kind === 'text' && /\S{17}/u.test(what);
    if (symbol.picture && !isHairLine) return picture(symbol);
    if (kind === 'emoji') return what;
    const thumbnail = thumbnails.get(what);
    if (thumbnail !== undefined) return html('img', { src: thumbnail, alt: '' });
    return name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name;
}

/** Reads the photos that no card shows, each once; returns whether there are new ones. */
export async function readThumbnails(symbols: readonly DeckSymbol[]): Promise<boolean> {
    const unknown = symbols.filter(({ kind, what, picture: drawing }) => {
        return kind === 'image' && !drawing && !/\.svg$/i.test(what) && !thumbnails.has(what);
    });
    if (!unknown.length) return false;
    for (const { what } of unknown) thumbnails.set(what, undefined);
    const files = await readPictures(unknown.map(({ what }) => what));
    for (const { what } of unknown) {
        const file = files.get(what),
            small = file && (await shrink(file, 'image/png', 160));
        if (small) thumbnails.set(what, URL.createObjectURL(small));
    }
    return true;
}
