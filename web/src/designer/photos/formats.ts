import { pictureEndings } from '../protocol/generated';

export const endsWith = (name: string, endings: readonly string[]): boolean =>
    endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Returns the format of a picture by the end of its name; nothing for other files. */
const formatOf = (name: string): string | undefined =>
    (Object.entries(pictureEndings) as [string, readonly string[]][]).find(([, endings]) =>
        endsWith(name, endings),
    )?.[0];

export const isPictureName = (name: string): boolean => formatOf(name) !== undefined;
export const isVector = (name: string): boolean => formatOf(name) === 'SVG';

/** Returns the type that a picture of this name has, or the one that keeps all of its pixels. */
export function keptType(name: string): string {
    const format = formatOf(name);
    return format === 'JPEG' || format === 'WebP' ? `image/${format.toLowerCase()}` : 'image/png'; // what browsers write
}

/** Returns what names of files of a type end in. */
export const ending = (type: string): string => `.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
