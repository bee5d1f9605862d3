import { client } from '../server/api';
import { isDirty } from '../state/state';
import type { Store } from '../state/store';

type Message =
    | { kind: 'begun' }
    | { kind: 'changed'; text: string; time: Time }
    | { kind: 'saved'; text: string; tag: string }
    | { kind: 'renamed'; name: string };
/** When a change was made, after all that its tab knew, and where. */
type Time = [milliseconds: number, client: string];

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
export function followOtherTabs(store: Store) {
    let channel = listen(),
        shared: string | undefined, // the text that all tabs have
        time: Time = [0, client],
        unheard: string | undefined; // what came while nobody looked

    function listen(): BroadcastChannel {
        const made = makeChannel(store.state.name);
        made.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
        return made;
    }
    const send = (message: Message): void => channel.postMessage(message);
    function sendChange(text: string): void {
        time = [Math.max(time[0] + 1, Date.now()), client];
        send({ kind: 'changed', text, time });
    }
    function receive(message: Message): void {
        if (message.kind === 'begun') {
            if (unheard !== undefined || isDirty(store.state)) sendChange(unheard ?? store.state.text);
        } else if (message.kind === 'saved') {
            catchUp(true);
            store.dispatch({ type: 'save', text: message.text, tag: message.tag });
        } else if (message.kind === 'renamed') store.dispatch({ type: 'rename', name: message.name });
        else if (isAfter(message.time, time)) {
            time = message.time;
            unheard = shared = message.text;
            catchUp();
        }
    }
    /** Shows what came; a tab that nobody sees draws nothing, so that the other one is drawn at once. */
    function catchUp(isNeeded = !document.hidden): void {
        const text = unheard;
        if (text === undefined || !isNeeded) return;
        unheard = undefined;
        store.replace(text);
    }
    store.watch(['name'], () => {
        channel.close();
        channel = listen();
    });
    document.addEventListener('visibilitychange', () => catchUp());
    store.watch(['text'], ({ text }) => {
        if (text === shared) return; // it came from there
        unheard = undefined;
        shared = text;
        sendChange(text);
    });
    send({ kind: 'begun' });
    return {
        announceRename: (name: string) => send({ kind: 'renamed', name }),
        announceSave: () => send({ kind: 'saved', text: store.state.saved, tag: store.state.tag }),
    };
}
