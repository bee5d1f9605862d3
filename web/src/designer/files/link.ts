import { maxTheme } from '../protocol/generated';
import { deflate, inflate } from '../ui/compression';

/** Longer links are cut off by programs for messages, and by some browsers. */
export const maxLink = 32_000;
const prefix = '#theme=';

/** Returns what follows the address of a page in a link that holds a whole theme. */
export async function encodeTheme(text: string): Promise<string> {
    const letters = Array.from(await deflate(new Blob([text])), (byte) => String.fromCharCode(byte)).join('');
    return prefix + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns whether an address, or what was pasted, holds a theme. */
export const holdsTheme = (link: string): boolean => link.includes(prefix);

/** Returns the theme of a link; nothing where it is cut off, or no such link. */
export async function decodeTheme(link: string): Promise<string | undefined> {
    const code = link.slice(link.indexOf(prefix) + prefix.length).trim();
    try {
        const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        return new TextDecoder('utf-8', { fatal: true }).decode(await inflate(new Blob([bytes]), maxTheme));
    } catch {
        return undefined;
    }
}
