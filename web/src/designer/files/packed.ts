import { putPicture } from '../photos/pictures';
import { maxTheme, tableEndings } from '../protocol/generated';
import { findFreeName, mode } from '../server/api';
import { fileName } from '../theme_text/new_symbol';
import { quoted } from '../theme_text/tree';
import { goThrough } from '../ui/progress';
import { pageLanguage, translate } from '../ui/texts';
import { CannotUnpack, movePicture, unpack } from '../ui/zip';
import type { Chosen } from './opening';

const isPacked = async (file: Blob): Promise<boolean> => (await file.slice(0, 4).text()).startsWith('PK\u0003\u0004');

/** Returns a new theme, under a name that no file has yet. */
const begin = async (name: string, text: string, note?: string): Promise<Chosen> => ({
    name: await findFreeName(name),
    text,
    note,
    isKept: true,
});

/** Returns the theme of a text that came along. */
export const beginWithText = (text: string): Promise<Chosen> => begin('', text);

/** Returns whether a file of the user's computer is a theme, alone or with its pictures. */
export const isTheme = (file: File | undefined): file is File => /\.(ya?ml|zip)$/i.test(file?.name ?? '');

/** The endings of files with tables and lists of symbols. */
export const listEndings: readonly string[] = ['.txt', ...tableEndings];
export const isTableFile = ({ name }: File): boolean =>
    listEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** Returns the theme of a deck that is empty yet, in the language of the page. */
export const emptyTheme = (title: string): string =>
    `title: ${quoted(title)}\n${pageLanguage() === 'en' ? '' : `language: ${pageLanguage()}\n`}`;

/** Returns an empty deck, and the table that is to be in it. */
async function beginWithTable(table: File): Promise<Chosen> {
    const title = table.name.replace(/\.\w+$/, '');
    return { ...(await begin(`${title}.yaml`, emptyTheme(title))), table };
}

/** Opens a theme of the user's computer, alone or with its pictures, or a table. Throws CannotUnpack with a message. */
export async function openFile(file: File): Promise<Chosen> {
    if (isTableFile(file)) return beginWithTable(file);
    try {
        if (!(await isPacked(file))) {
            if (file.size > maxTheme) throw new CannotUnpack(translate('too_large_file', { n: maxTheme >> 20 }));
            return await begin(file.name, (await file.text()).replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
        }
        const { name, text, pictures } = await unpack(file);
        if (mode.isShared) return await begin(name, text, pictures.size ? translate('pictures_missing') : undefined);
        let moved = text;
        const leftOut: string[] = [];
        const title = translate('opening', { name: file.name });
        const isWhole = await goThrough(title, [...pictures], async ([path, picture], { signal, show }) => {
            show(picture);
            const answer = await putPicture(fileName(path), picture, signal);
            if (answer.ok) moved = movePicture(moved, path, await answer.text());
            else leftOut.push(path);
        });
        if (!isWhole) throw new CannotUnpack(translate('was_stopped'));
        const names = leftOut.join(', ');
        return await begin(name, moved, names ? translate('pictures_left_out', { names }) : undefined);
    } catch (problem) {
        if (!(problem instanceof CannotUnpack)) throw problem;
        throw new CannotUnpack(translate('cannot_open', { name: file.name, why: problem.message }));
    }
}
