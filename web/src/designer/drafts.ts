// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

/** The text of a theme that is not saved, kept in the browser. */
export interface Draft {
    id: string;
    folder: string;
    name: string;
    text: string;
    /** The text and the tag that the file had. */
    saved: string;
    tag: string;
    time: number;
}

const maxAge = 30 * 86_400_000; // milliseconds
const storeName = 'drafts';

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no database'));
    });

let opened: Promise<IDBDatabase> | undefined;
/** Opens the database; it may be refused, as in some private windows. */
function open(): Promise<IDBDatabase> {
    const request = indexedDB.open('spotit-print', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    return finished(request);
}

async function use<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
    const database = await (opened ??= open());
    return finished(act(database.transaction(storeName, mode).objectStore(storeName)));
}

export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
export const putDraft = (draft: Draft): Promise<unknown> => use('readwrite', (store) => store.put(draft));
export const removeDraft = (id: string): Promise<unknown> => use('readwrite', (store) => store.delete(id));

/** Returns a lock that lasts as long as the page: others see that it has the draft. Insecure pages have none. */
export const holdDraft = (id: string): void =>
    void (navigator as Partial<Navigator>).locks?.request(id, () => new Promise(() => {}));

const listHeld = async (): Promise<(string | undefined)[]> =>
    (await (navigator as Partial<Navigator>).locks?.query())?.held?.map(({ name }) => name) ?? [];

/** Returns the drafts of a folder that no page has open, the last one first. Those of a month ago go. */
export async function findDrafts(folder: string): Promise<Draft[]> {
    const all = await use<Draft[]>('readonly', (store) => store.getAll() as IDBRequest<Draft[]>).catch(() => []);
    const oldest = Date.now() - maxAge;
    for (const { id, time } of all) if (time < oldest) void removeDraft(id);
    const known = all.filter((draft) => draft.folder === folder && draft.time >= oldest);
    let held = await listHeld();
    // A page that is reloaded or closed lets go a moment later; that of another tab does not.
    const isReloaded = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload';
    for (let tries = isReloaded ? 20 : 4; tries > 0 && known.some(({ id }) => held.includes(id)); --tries) {
        await new Promise((done) => setTimeout(done, 100));
        held = await listHeld();
    }
    return known.filter(({ id }) => !held.includes(id)).sort((a, b) => b.time - a.time);
}
