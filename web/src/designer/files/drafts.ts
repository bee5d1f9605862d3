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
const patience = 500; // milliseconds
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

/** Removes the drafts of a theme that no page has open: what they have is saved. */
export async function removeOldDrafts(folder: string, name: string): Promise<void> {
    for (const draft of await findDrafts(folder)) if (draft.name === name) await removeDraft(draft.id);
}

/** Returns a lock that lasts as long as the page: others see that it has the draft. Insecure pages have none. */
export const holdDraft = (id: string): void =>
    void (navigator as Partial<Navigator>).locks?.request(id, () => new Promise(() => {}));

/** Tells whether no page has a draft; one that is being closed or loaded anew gives it away soon. */
const isFree = (id: string): Promise<boolean> =>
    (navigator as Partial<Navigator>).locks
        ?.request(id, { signal: AbortSignal.timeout(patience) }, () => true)
        .catch(() => false) ?? Promise.resolve(true);

/** Returns the drafts of a folder that no page has open, the last one first. Those of a month ago go. */
export async function findDrafts(folder: string): Promise<Draft[]> {
    const all = await use<Draft[]>('readonly', (store) => store.getAll() as IDBRequest<Draft[]>).catch(() => []);
    const oldest = Date.now() - maxAge;
    for (const { id, time } of all) if (time < oldest) void removeDraft(id);
    const drafts = all.filter((draft) => draft.folder === folder && draft.time >= oldest),
        areFree = await Promise.all(drafts.map(({ id }) => isFree(id)));
    return drafts.filter((_, i) => areFree[i]).sort((a, b) => b.time - a.time);
}
