import { fontEndings, maxPicture, pictureEndings } from '../protocol/generated';
import { ask } from '../server/api';
import type { Store } from '../state/store';
import type { Change } from '../theme_text/changes';
import type { Placed } from '../theme_text/symbol_list';
import { entryOf } from '../theme_text/symbol_list';
import { setSymbolKeys } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/tree';
import { goThrough } from '../ui/progress';
import { translate } from '../ui/texts';
import { unpack } from '../ui/zip';
import { endsWith } from './formats';
import { shrinkFile } from './shrink';

/** What can be chosen as a picture; some of it becomes another kind. */
export const pictureTypes = ['image/*', ...pictureEndings.HEIC, ...pictureEndings.AVIF].join();

/** What can be chosen as a font. */
export const fontTypes = fontEndings.join();
export const isFontFile = ({ name }: { name: string }): boolean => endsWith(name, fontEndings);

/** Returns a name that a picture may have on the server. */
export const plainName = (name: string): string =>
    name
        .normalize()
        .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
        .replace(/^[.-]+/, '');

/** Puts a picture beside the theme, under another name where there is another of its name: all of some cameras have one. */
export async function putPicture(wanted: string, picture: Blob, signal?: AbortSignal): Promise<Response> {
    const name = plainName(wanted),
        dot = name.lastIndexOf('.');
    for (let number = 1; ; ++number) {
        const tried = number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
        const path = `picture?name=${encodeURIComponent(tried)}`,
            answer = await ask(path, { method: 'POST', body: picture, signal: signal ?? null });
        if (answer.status !== 409 || number === 100) return answer;
    }
}

/** Puts pictures into pictures/ beside the theme, no larger than cards need, and fonts into fonts/, until that is stopped; returns their paths. */
export async function upload(store: Store, files: readonly File[]): Promise<string[]> {
    const paths: string[] = [];
    await goThrough(translate('adding_pictures'), files, async (file, { signal, show }) => {
        const small = await shrinkFile(file);
        if (signal.aborted) return;
        if (!isFontFile(file)) show(small);
        const answer = await putPicture(small.name, small, signal),
            answerText = await answer.text();
        if (answer.ok) paths.push(answerText);
        else if (answer.status === 413)
            store.notify(translate('too_large_entry', { name: file.name, n: maxPicture >> 20 }));
        else {
            const isNoFont = isFontFile(file) && answer.status === 415;
            store.notify(`${file.name}: ${answerText.trim()}${isNoFont ? `. ${translate('other_font')}` : ''}`);
        }
    });
    return paths;
}

/** Returns pictures that were pasted, under names that differ from those pasted before. */
export function pastedPictures(clipboard: DataTransfer | null): File[] {
    const files = [...(clipboard?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const now = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    return files.map((file, i) => {
        if (file.name && file.name !== 'image.png') return file;
        return new File([file], `pasted-${now}${i ? `-${i + 1}` : ''}.${file.type.slice('image/'.length)}`, file);
    });
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
    symbol: Placed & { name: string },
    path: string,
    keys: Record<string, string | undefined>,
): Change | undefined {
    const entry = entryOf(text, symbol),
        isOther = path !== symbol.written,
        isNamed = !isOther || entry?.has('name') || entry?.has('names');
    return setSymbolKeys(text, symbol, {
        ...(isNamed ? {} : { name: quoted(symbol.name) }),
        ...keys,
        ...(isOther ? { image: quoted(path) } : {}),
    });
}
