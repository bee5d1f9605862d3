import { maxTheme } from '../protocol/generated';
import { askForPreview, receiveLines, type Preview } from '../server/api';
import { translate } from '../ui/texts';
import { typing } from './history';
import type { Store } from './store';
import type { State } from './state';

const debounce = 40; // milliseconds, while the cards of an older text are on their way
const typingPause = 400; // milliseconds without a key, after which a word is whole

/** What the page shows of the cards. */
interface Shown {
    /** Returns the drawings and faces that need not be sent again. */
    known(): { has: string[]; faces: string[] };
    /** Returns the cards in sight, which are wanted first. */
    visible(): number[];
}

/** Resolves when what is in the page has been painted. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** What is made of the deck for a view: the page that is looked at, or the cards. */
const wantedOf = ({ view }: State): 'cards' | 'sheet' => (view === 'sheets' ? 'sheet' : 'cards');

/** Asks for the cards of the text as it is, and hands the store the answer line by line; an older question is taken back. */
export function makePreviews(store: Store, shown: Shown) {
    let timer = 0,
        running: Preview | undefined,
        firstCards: Promise<void> | undefined;

    /** Resolves when the first cards are painted, which are looked at before anything else. */
    const afterCards = (): Promise<void> => (firstCards ??= painted());

    /** Resolves when nobody types: half a word is no fault. */
    async function afterTyping(): Promise<void> {
        await firstCards;
        const last = store.state.done.at(-1);
        if (last?.gesture === typing)
            await new Promise((done) => setTimeout(done, last.at + typingPause - performance.now()));
    }
    function askSoon(): void {
        running?.stop.abort(); // it is about another text
        clearTimeout(timer);
        timer = setTimeout(ask, store.state.isBusy ? debounce : 0);
    }
    /** Asks for the cards, or the page that is looked at. */
    function ask(): void {
        const { text, isSoftProof: proof, page } = store.state,
            want = wantedOf(store.state),
            first = want === 'cards' ? shown.visible() : [];
        running?.stop.abort();
        receive(askForPreview({ text, ...shown.known(), want, proof, page, first }));
    }
    /** Receives the answer to a request. */
    function receive(mine: Preview): void {
        clearTimeout(timer);
        running = mine;
        store.dispatch({ type: 'requestPreview' });
        const { signal } = mine.stop;
        receiveLines(mine.answer, async (line) => {
            if (line.t === 'done') await (line.ok ? firstCards : afterTyping());
            if (signal.aborted) return;
            store.dispatch({ type: 'receive', line });
            if (line.t === 'died') store.notify(translate('process_died'));
        }).catch(({ cause }: Error) => {
            if (signal.aborted) return;
            store.dispatch({ type: 'receive', line: { t: 'died' } });
            store.notify(explain(cause));
        });
    }
    /** Returns why no answer came, by its status. Browsers report none where a server refuses to read on. */
    function explain(status: unknown): string {
        const { name, text } = store.state;
        const isLarge = status === 413 || new Blob([text]).size > maxTheme;
        if (isLarge) return translate('too_large_entry', { name, n: maxTheme >> 20 });
        return translate(status === 401 ? 'session_ended' : 'no_answer');
    }
    store.watch(['text', 'view', 'page', 'isSoftProof'], (state, before) => {
        const isOther = wantedOf(state) !== wantedOf(before) || state.isSoftProof !== before.isSoftProof;
        if (state.text !== before.text) askSoon();
        else if (isOther || state.page !== state.sheet?.page) ask();
    });
    return { afterCards, ask, receive };
}
