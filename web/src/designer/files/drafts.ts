import { ask } from '../server/api';

/** The text of a theme that is not saved. The program keeps it for all browsers, or where that can't be, the browser. */
export interface Draft {
    id: string;
    folder: string;
    /** The one that has it, and no other opens: it would be changed in both. */
    browser: string;
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
const shared = 'shared'; // the folder of a server for everybody, which keeps none
const maxLast = 60_000; // letters that browsers still send of a page which is left

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

/** Gives the program a draft, or an empty text to remove it; returns whether it did so. */
const send = (id: string, body: string): Promise<boolean> =>
    ask(`draft?name=${id}`, { method: 'PUT', body, keepalive: body.length < maxLast }).then(
        ({ ok }) => ok,
        () => false,
    );

const removeHere = (id: string): Promise<unknown> => use('readwrite', (store) => store.delete(id)).catch(() => {});
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this browser at this address. */
export const browser = ((key) => {
    const name = localStorage.getItem(key) ?? newDraftId();
    localStorage.setItem(key, name);
    return name;
})('spotit-browser');

/** Keeps a draft. The browser has it until the program does: the page may be left at once. */
export async function putDraft(draft: Draft): Promise<unknown> {
    const keep = () => use('readwrite', (store) => store.put(draft)),
        kept = keep();
    if (draft.folder === shared) return kept;
    kept.catch(() => {});
    return (await send(draft.id, JSON.stringify(draft))) ? removeHere(draft.id) : keep();
}

export async function removeDraft({ id, folder }: Draft): Promise<void> {
    await removeHere(id);
    if (folder !== shared) await send(id, '');
}

/** Removes the drafts of a theme that no page has open: what they have is saved. */
export async function removeOldDrafts(folder: string, name: string): Promise<void> {
    for (const draft of await findDrafts(folder)) if (draft.name === name) await removeDraft(draft);
}

/** Returns a lock that lasts as long as the page: others see that it has the draft. Insecure pages have none. */
export const holdDraft = (id: string): void =>
    void (navigator as Partial<Navigator>).locks?.request(id, () => new Promise(() => {}));

/** Returns whether no page has a draft; one that is being closed or reloaded releases it soon. */
const isFree = (id: string): Promise<boolean> =>
    (navigator as Partial<Navigator>).locks
        ?.request(id, { signal: AbortSignal.timeout(patience) }, () => true)
        .catch(() => false) ?? Promise.resolve(true);

/** Returns the drafts of a folder that no page has open, the last one first. Those of a month ago go. */
export async function findDrafts(folder: string): Promise<Draft[]> {
    const here = use<Draft[]>('readonly', (store) => store.getAll() as IDBRequest<Draft[]>).catch(() => []),
        there =
            folder === shared
                ? []
                : ask('drafts').then((answer) => (answer.ok ? (answer.json() as Promise<Draft[]>) : []));
    const newest = new Map((await there).map((draft) => [draft.id, draft]));
    for (const draft of await here) {
        const isNewer = draft.time > (newest.get(draft.id)?.time ?? 0);
        if (draft.folder !== folder) continue;
        if (isNewer) newest.set(draft.id, draft);
        if (folder !== shared) void (isNewer ? putDraft(draft) : removeHere(draft.id)); // what the program missed
    }
    const oldest = Date.now() - maxAge,
        all = [...newest.values()];
    for (const draft of all) if (draft.time < oldest) void removeDraft(draft);
    const drafts = all.filter(({ time }) => time >= oldest),
        areFree = await Promise.all(drafts.map(({ id }) => isFree(id)));
    return drafts.filter((_, i) => areFree[i]).sort((a, b) => b.time - a.time);
}
