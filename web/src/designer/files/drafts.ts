import { ask, askFor, mode } from '../server/api';
import { isDirty } from '../state/state';
import type { Store } from '../state/store';
import { remember } from '../ui/remember';

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
const maxLast = 60_000; // letters that browsers still send of a page which is left

/** Gives the program a draft, or an empty text to remove it; returns whether it did so. */
async function send(id: string, body: string): Promise<boolean> {
    const options = { method: 'PUT', body, keepalive: body.length < maxLast };
    return (await ask(`draft?name=${id}`, options).catch(() => undefined))?.ok ?? false;
}

const prefix = 'spotit-draft ';
const removeHere = (id: string): void => localStorage.removeItem(prefix + id);
const findHere = (): Draft[] =>
    Object.entries<string>(localStorage).flatMap(([key, draft]) => {
        try {
            return key.startsWith(prefix) ? (JSON.parse(draft) as Draft) : [];
        } catch {
            return []; // the others can be read
        }
    });
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this browser at this address. */
export const browser = ((key) => {
    const name = localStorage.getItem(key) ?? newDraftId();
    remember(key, name);
    return name;
})('spotit-browser');

const rememberHere = (draft: Draft): boolean => remember(prefix + draft.id, JSON.stringify(draft));

let openIds: readonly (string | undefined)[] = []; // the ids of drafts that pages have, and other locks
/** Looks which drafts pages have, before one is kept: of a page that is left nothing can be awaited. */
async function findOpen(): Promise<void> {
    const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
    openIds = held.map(({ name }) => name);
}

/**
 * Keeps a draft in the browser. Where no other place has drafts, the oldest ones that no page has make room, unless all of
 * them were too few. Returns whether there is some.
 */
function keepHere(draft: Draft): boolean {
    const others = mode.isShared ? findHere().filter(({ id }) => id !== draft.id && !openIds.includes(id)) : [],
        removed: Draft[] = [];
    others.sort((a, b) => b.time - a.time);
    while (!rememberHere(draft)) {
        const oldest = others.pop();
        if (!oldest) {
            removed.forEach(rememberHere);
            return false;
        }
        removeHere(oldest.id);
        removed.push(oldest);
    }
    return true;
}

/** Keeps a draft; returns whether that was done. The browser has it until the program does: the page may be left at once. */
export async function putDraft(draft: Draft): Promise<boolean> {
    const isHere = keepHere(draft);
    if (mode.isShared || !(await send(draft.id, JSON.stringify(draft)))) return isHere;
    removeHere(draft.id);
    return true;
}

export async function removeDraft({ id }: Draft): Promise<void> {
    removeHere(id);
    if (!mode.isShared) await send(id, '');
}

/** Removes the drafts of a theme that no page has open: what they have is saved. */
export async function removeOldDrafts(name: string): Promise<void> {
    for (const draft of await findDrafts()) if (draft.name === name) await removeDraft(draft);
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
export async function findDrafts(): Promise<Draft[]> {
    const { folder, isShared } = mode,
        there = isShared ? [] : ((await askFor<Draft[]>('drafts')) ?? []),
        newest = new Map(there.map((draft) => [draft.id, draft]));
    for (const draft of findHere()) {
        const isNewer = draft.time > (newest.get(draft.id)?.time ?? 0);
        if (draft.folder !== folder) continue;
        if (isNewer) newest.set(draft.id, draft);
        if (isShared) continue;
        if (isNewer)
            void putDraft(draft); // what the program missed
        else removeHere(draft.id);
    }
    const oldest = Date.now() - maxAge,
        all = [...newest.values()];
    for (const draft of all) if (draft.time < oldest) void removeDraft(draft);
    const drafts = all.filter(({ time }) => time >= oldest),
        areFree = await Promise.all(drafts.map(({ id }) => isFree(id)));
    return drafts.filter((_, i) => areFree[i]).sort((a, b) => b.time - a.time);
}

const delay = 300; // milliseconds from a change to its draft

/** Keeps what is not saved, so that a reload, a closed page and a crash lose nothing; `id` is that of the draft that goes on. Returns what keeps it soon. */
export function keepDrafts(store: Store, id = newDraftId()): () => void {
    let timer = 0,
        isRefused = false,
        keeping: Promise<unknown> = Promise.resolve();
    async function keep(): Promise<void> {
        clearTimeout(timer);
        timer = 0;
        const { name, text, saved, tag } = store.state,
            { folder, isShared } = mode, // a server for everybody has no file of what was saved
            isKept = isShared || isDirty(store.state),
            draft = { id, folder, browser, name, text, saved, tag, time: Date.now() };
        const remove = async (before: Promise<unknown>) => {
            await before; // else it would come after its end
            await removeDraft(draft);
            await removeOldDrafts(name); // of other tabs, which followed this one
            return true;
        };
        const kept = isKept ? putDraft(draft) : remove(keeping);
        keeping = kept;
        isRefused = !(await kept);
    }
    const keepSoon = () => {
        if (mode.isShared) void findOpen();
        if (!isDirty(store.state)) void keep();
        else timer ||= setTimeout(() => void keep(), delay);
    };
    const flush = () => {
        if (timer) void keep();
    };
    holdDraft(id);
    store.watch(['text', 'saved', 'name'], keepSoon);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', (event) => {
        flush();
        if (isRefused && isDirty(store.state)) event.preventDefault();
    });
    return keepSoon;
}
