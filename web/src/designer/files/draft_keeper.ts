import { isDirty } from '../state/queries';
import type { Store } from '../state/store';
import { browser, holdDraft, newDraftId, putDraft, removeDraft, removeOldDrafts } from './drafts';

interface Options {
    folder: string;
    /** Keeps also what was saved: a server for everybody has no file of it. */
    isShared: boolean;
    /** The draft that goes on, if there is one. */
    id: string | undefined;
}

const delay = 300; // milliseconds from a change to its draft

/** Keeps what is not saved, so that a reload, a closed page and a crash lose nothing. */
export class DraftKeeper {
    private readonly id: string;
    private timer = 0;
    private isRefused = false;
    private keeping: Promise<unknown> = Promise.resolve();

    constructor(
        private readonly store: Store,
        private readonly options: Options,
    ) {
        this.id = options.id ?? newDraftId();
        holdDraft(this.id);
        store.watch(['text', 'saved', 'name'], () => this.keepSoon());
        addEventListener('pagehide', () => this.flush());
        addEventListener('beforeunload', (event) => {
            this.flush();
            if (this.isRefused && isDirty(store.state)) event.preventDefault();
        });
    }

    keepSoon(): void {
        if (!isDirty(this.store.state)) void this.keep();
        else this.timer ||= setTimeout(() => void this.keep(), delay);
    }

    private flush(): void {
        if (this.timer) void this.keep();
    }

    private async keep(): Promise<void> {
        clearTimeout(this.timer);
        this.timer = 0;
        const { name, text, saved, tag } = this.store.state,
            { folder, isShared } = this.options;
        const isKept = isShared || isDirty(this.store.state);
        const draft = { id: this.id, folder, browser, name, text, saved, tag, time: Date.now() };
        const remove = async () => {
            await this.keeping; // else it would come after its end
            await removeDraft(draft);
            await removeOldDrafts(folder, name); // of other tabs, which followed this one
        };
        this.keeping = (isKept ? putDraft(draft) : remove()).then(
            () => (this.isRefused = false),
            () => (this.isRefused = true),
        );
        await this.keeping;
    }
}
