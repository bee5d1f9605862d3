import { maxPicture, maxTheme } from '../protocol/generated';
import { inflate } from './compression';
import { translate } from './texts';

/** A theme and its pictures, by their paths from it. */
export interface Packed {
    name: string;
    text: string;
    pictures: Map<string, Blob>;
}

/** Why a file can't be opened, for the user. */
export class CannotUnpack extends Error {}

/** A file in a zip file. */
export interface Entry {
    path: string;
    method: number;
    packed: number;
    size: number;
    at: number;
}

const maxEntries = 500,
    maxAll = 400 << 20;
const directoryEnd = 0x06054b50,
    directoryEntry = 0x02014b50,
    localHead = 0x04034b50; // APPNOTE.TXT 6.3.4 of PKWARE

const view = async (file: Blob, from: number, to: number): Promise<DataView> =>
    new DataView(await file.slice(from, to).arrayBuffer());

/** Returns whether a path leads to a file beside the theme or in a folder there. */
const isPlain = (path: string): boolean =>
    !/^\/|\\|:|[\u0000-\u001f\u007f]/.test(path) && path.split('/').every((part) => part && !/^\.|^-/.test(part));

/** Returns the files that a zip file has. Throws CannotUnpack. */
export async function readDirectory(file: Blob): Promise<Entry[]> {
    const from = Math.max(0, file.size - 22 - 0xffff),
        tail = await view(file, from, file.size);
    let end = tail.byteLength - 22;
    while (end >= 0 && tail.getUint32(end, true) !== directoryEnd) --end;
    if (end < 0) throw new CannotUnpack(translate('no_zip'));
    const count = tail.getUint16(end + 10, true),
        start = tail.getUint32(end + 16, true);
    if (count > maxEntries) throw new CannotUnpack(translate('too_many_files', { n: maxEntries }));
    const directory = await view(file, start, from + end);
    const entries: Entry[] = [];
    for (let at = 0; entries.length < count; ) {
        if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== directoryEntry)
            throw new CannotUnpack(translate('damaged'));
        const lengthAt = (place: number) => directory.getUint16(at + place, true),
            name = lengthAt(28);
        if (at + 46 + name > directory.byteLength) throw new CannotUnpack(translate('damaged'));
        const letters = new Uint8Array(directory.buffer, at + 46, name);
        entries.push({
            path: new TextDecoder().decode(letters),
            method: directory.getUint16(at + 10, true),
            packed: directory.getUint32(at + 20, true),
            size: directory.getUint32(at + 24, true),
            at: directory.getUint32(at + 42, true),
        });
        at += 46 + name + lengthAt(30) + lengthAt(32); // and what else the entry has
    }
    return entries.filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'));
}

/** Reads a file of a zip file. Throws CannotUnpack. */
export async function readEntry(
    file: Blob,
    { path, method, packed, size, at }: Entry,
    maxBytes: number,
): Promise<Blob> {
    if (size > maxBytes) throw new CannotUnpack(translate('too_large_entry', { name: path, n: maxBytes >> 20 }));
    const head = await view(file, at, at + 30);
    if (head.byteLength < 30 || head.getUint32(0, true) !== localHead) throw new CannotUnpack(translate('damaged'));
    const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true),
        bytes = file.slice(from, from + packed);
    if (method !== 0 && method !== 8) throw new CannotUnpack(translate('unknown_packing', { name: path }));
    const whole = method === 0 ? bytes : await inflate(bytes, size).catch(() => undefined);
    const unpacked = whole instanceof Blob ? whole : whole && new Blob([whole]);
    if (unpacked?.size !== size) throw new CannotUnpack(translate('damaged_entry', { name: path }));
    return unpacked;
}

/** Reads a theme and its pictures. Throws CannotUnpack, before anything is kept. */
export async function unpack(file: Blob): Promise<Packed> {
    const entries = await readDirectory(file);
    const depth = ({ path }: Entry) => path.split('/').length;
    const themes = entries.filter(({ path }) => /\.ya?ml$/.test(path)).sort((a, b) => depth(a) - depth(b));
    const [theme, next] = themes;
    if (!theme) throw new CannotUnpack(translate('no_theme_in_it'));
    if (next && depth(next) === depth(theme)) throw new CannotUnpack(translate('many_themes_in_it'));
    const root = theme.path.slice(0, theme.path.lastIndexOf('/') + 1),
        beside = entries.filter((entry) => entry !== theme && entry.path.startsWith(root));
    const all = beside.reduce((sum, { size }) => sum + size, 0);
    if (all > maxAll) throw new CannotUnpack(translate('too_large_file', { n: maxAll >> 20 }));
    const pictures = new Map<string, Blob>();
    for (const entry of beside) {
        const path = entry.path.slice(root.length);
        if (!isPlain(path)) throw new CannotUnpack(translate('leads_elsewhere'));
        pictures.set(path, await readEntry(file, entry, maxPicture));
    }
    const text = await (await readEntry(file, theme, maxTheme)).text();
    return {
        name: theme.path.slice(root.length),
        text: text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'),
        pictures,
    };
}

/** Returns a theme in which a picture has another path. */
export function movePicture(text: string, from: string, to: string): string {
    const letters = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return from === to
        ? text
        : text.replace(new RegExp(`(?<![\\p{L}\\p{N}_./-])${letters}(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`, 'gu'), () => to);
}
