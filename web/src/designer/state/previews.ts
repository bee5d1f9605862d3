import { maxTheme } from '../protocol/generated';
import { askForPreview, receiveLines, type Preview } from '../server/api';
import { translate } from '../ui/texts';
import { typing } from './history';
import type { Store } from './store';
import type { State } from './types';

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
export class Previews {
    private timer = 0;
    private running: Preview | undefined;
    private firstCards: Promise<void> | undefined;

    constructor(
        private readonly store: Store,
        private readonly shown: Shown,
    ) {
        store.watch(['text', 'view', 'page', 'isSoftProof'], (state, before) => {
            if (state.text !== before.text) this.askSoon();
            else if (
                state.page !== state.sheet?.page ||
                wantedOf(state) !== wantedOf(before) ||
                state.isSoftProof !== before.isSoftProof
            )
                this.ask();
        });
    }

    /** Resolves when the first cards are painted, which are looked at before anything else. */
    afterCards(): Promise<void> {
        return (this.firstCards ??= painted());
    }

    /** Resolves when nobody types: half a word is no fault. */
    private async afterTyping(): Promise<void> {
        await this.firstCards;
        const last = this.store.state.done.at(-1);
        if (last?.gesture !== typing) return;
        await new Promise((done) => setTimeout(done, last.at + typingPause - performance.now()));
    }

    private askSoon(): void {
        this.running?.stop.abort(); // it is about another text
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.ask(), this.store.state.isBusy ? debounce : 0);
    }

    /** Asks for the cards, or the page that is looked at. */
    ask(): void {
        const { text, isSoftProof: proof, page } = this.store.state,
            want = wantedOf(this.store.state),
            first = want === 'cards' ? this.shown.visible() : [];
        this.running?.stop.abort();
        this.receive(askForPreview({ text, ...this.shown.known(), want, proof, page, first }));
    }

    /** Receives the answer to a request. */
    receive(mine: Preview): void {
        clearTimeout(this.timer);
        this.running = mine;
        this.store.dispatch({ type: 'requestPreview' });
        const { signal } = mine.stop;
        receiveLines(mine.answer, async (line) => {
            if (line.t === 'done') await (line.ok ? this.firstCards : this.afterTyping());
            if (signal.aborted) return;
            this.store.dispatch({ type: 'receive', line });
            if (line.t === 'died') this.store.notify(translate('process_died'));
        }).catch(({ cause }: Error) => {
            if (signal.aborted) return;
            this.store.dispatch({ type: 'receive', line: { t: 'died' } });
            this.store.notify(this.explain(cause));
        });
    }

    /** Returns why no answer came, by its status. Browsers report none where a server refuses to read on. */
    private explain(status: unknown): string {
        const { name, text } = this.store.state;
        if (status === 413 || new Blob([text]).size > maxTheme) return `${name}: ${translate('too_large_theme')}`;
        return translate(status === 401 ? 'session_ended' : 'no_answer');
    }
}
