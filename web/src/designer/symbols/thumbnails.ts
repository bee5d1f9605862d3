import { html } from '../../ui/dom';
import { shrink } from '../photos/shrink';
import { picture } from '../cards/drawing';
import { isVector } from '../photos/formats';
import { readPictures } from '../photos/pictures';
import type { DeckSymbol } from '../protocol/generated';

/** Small pictures of photos that no card shows: cards have none of them. What the symbol is leads to it, or to nothing. */
const thumbnails = new Map<string, string | undefined>();

export const hasThumbnail = ({ written }: DeckSymbol): boolean => thumbnails.get(written) !== undefined;

const maxName = 24; // letters that a tile has room for

/** Draws a symbol alone, as far as it is known what it looks like, and can be read; else its name stands there. */
export function portrait({ kind, written, name, ...symbol }: DeckSymbol): Node | string {
    const isHairLine = kind === 'text' && /\S{17}/u.test(written);
    if (symbol.picture && !isHairLine) return picture(symbol);
    if (kind === 'emoji') return written;
    const thumbnail = thumbnails.get(written);
    if (thumbnail !== undefined) return html('img', { src: thumbnail, alt: '' });
    return name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name;
}

/** Reads the photos that no card shows, each once; returns whether there are new ones. */
export async function readThumbnails(symbols: readonly DeckSymbol[]): Promise<boolean> {
    const unknown = symbols.filter(({ kind, written, picture: drawing }) => {
        return kind === 'image' && !drawing && !isVector(written) && !thumbnails.has(written);
    });
    if (!unknown.length) return false;
    for (const { written } of unknown) thumbnails.set(written, undefined);
    const files = await readPictures(unknown.map(({ written }) => written));
    for (const { written } of unknown) {
        const file = files.get(written),
            small = file && (await shrink(file, 'image/png', 160));
        if (small) thumbnails.set(written, URL.createObjectURL(small));
    }
    return true;
}
