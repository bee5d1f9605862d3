import type { Key, KeyHelp } from '../protocol/generated';

const keys = new Map<string, Key>();

const read = async (path: string): Promise<unknown> => (await fetch(path)).json();

/** Reads what the keys of themes take. */
export async function loadKeys(): Promise<void> {
    for (const key of (await read('/keys.json')) as Key[]) keys.set(key.path, key);
}

export const keyOf = (path: string): Key => keys.get(path)!;
export const listKeys = (): Key[] => [...keys.values()];

let helps: Promise<KeyHelp[]> | undefined;
/** Returns what each key is for, in English only; nothing while the program does not answer. */
export function loadHelp(): Promise<KeyHelp[]> {
    helps ??= (read('/keys.json?name=help') as Promise<KeyHelp[]>).catch(() => {
        helps = undefined;
        return [];
    });
    return helps;
}
