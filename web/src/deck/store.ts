import { deck } from './deck';

/** A number of the deck, so that each keeps its own games. */
function fingerprint(): string {
    const text = deck.title + JSON.stringify(deck.cards);
    let hash = 0;
    for (let i = 0; i < text.length; ++i) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    return (hash >>> 0).toString(36);
}
const prefix = `spotit-${fingerprint()}-`;

/** Keeps a value; where the browser forbids it, it is forgotten with the page. */
export function save(name: string, value: unknown): void {
    try {
        if (value === undefined) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, JSON.stringify(value));
    } catch {
        // Private windows, full disks: the game goes on without.
    }
}

export function load<T>(name: string): T | undefined {
    try {
        const text = localStorage.getItem(prefix + name);
        return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
        return undefined;
    }
}
