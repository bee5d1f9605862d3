import { client } from '../server/api';
import { isDirty } from '../state/queries';
import type { Store } from '../state/store';

type Message =
    | { kind: 'begun' }
    | { kind: 'changed'; text: string; time: Time }
    | { kind: 'saved'; text: string; tag: string }
    | { kind: 'renamed'; name: string };
/** When a change was made, as all tabs see it: how many were made before, and where. */
type Time = [count: number, client: string];

const isAfter = (one: Time, other: Time): boolean => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

const makeChannel = (name: string): BroadcastChannel => new BroadcastChannel(`spotit-print ${name}`);

/** Returns the text of a theme that was never saved, if another tab has it. */
export function findUnsaved(name: string): Promise<string | undefined> {
    const channel = makeChannel(name);
    return new Promise<string | undefined>((done) => {
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
            if (data.kind === 'changed') done(data.text);
        });
        channel.postMessage({ kind: 'begun' } satisfies Message);
        setTimeout(() => done(undefined), 300);
    }).finally(() => channel.close());
}

/** The other tabs of this browser with the same theme: what is changed in one is shown in all. */
export class OtherTabs {
    private channel: BroadcastChannel;
    private shared: string | undefined; // the text that all tabs have
    private time: Time = [0, client];
    private unheard: string | undefined; // what came while nobody looked

    constructor(private readonly store: Store) {
        this.channel = this.listen();
        store.watch(['name'], () => {
            this.channel.close();
            this.channel = this.listen();
        });
        document.addEventListener('visibilitychange', () => this.catchUp());
        store.watch(['text'], ({ text }) => this.announce(text));
        this.send({ kind: 'begun' });
    }

    private listen(): BroadcastChannel {
        const channel = makeChannel(this.store.state.name);
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.receive(data));
        return channel;
    }

    announceRename(name: string): void {
        this.send({ kind: 'renamed', name });
    }

    announceSave(): void {
        const { saved, tag } = this.store.state;
        this.send({ kind: 'saved', text: saved, tag });
    }

    private announce(text: string): void {
        if (text === this.shared) return; // it came from there
        this.unheard = undefined;
        this.shared = text;
        this.time = [this.time[0] + 1, client];
        this.send({ kind: 'changed', text, time: this.time });
    }

    private send(message: Message): void {
        this.channel.postMessage(message);
    }

    private receive(message: Message): void {
        if (message.kind === 'begun') {
            if (this.unheard === undefined && !isDirty(this.store.state)) return;
            this.time = [this.time[0] + 1, client];
            this.send({ kind: 'changed', text: this.unheard ?? this.store.state.text, time: this.time });
        } else if (message.kind === 'saved') {
            this.catchUp(true);
            this.store.dispatch({ type: 'save', text: message.text, tag: message.tag });
        } else if (message.kind === 'renamed') this.store.dispatch({ type: 'rename', name: message.name });
        else if (isAfter(message.time, this.time)) {
            this.time = message.time;
            this.unheard = this.shared = message.text;
            this.catchUp();
        }
    }

    /** Shows what came; a tab that nobody sees draws nothing, so that the other one is drawn at once. */
    private catchUp(isNeeded = !document.hidden): void {
        const text = this.unheard;
        if (text === undefined || !isNeeded) return;
        this.unheard = undefined;
        this.store.replace(text);
    }
}
