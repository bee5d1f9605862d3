import type { Key } from '../protocol/generated';

const keys = new Map<string, Key>();

/** Reads what the keys of themes take. */
export async function loadKeys(): Promise<void> {
    const answer = await fetch('/keys.json');
    for (const key of (await answer.json()) as Key[]) keys.set(key.path, key);
}

export const keyOf = (path: string): Key => keys.get(path)!;
export const listKeys = (): Key[] => [...keys.values()];
