import { compareWithBest, timeText } from './clock';
import { shake } from '../deck/card';
import { deck, fill, texts } from '../deck/deck';
import { sound } from '../ui/sound';
import { nameFound, type Stage } from './game';
import { makeHints } from './hint';

export interface SoloState {
    /** Milliseconds that were played before the last reload. */
    time: number;
    hasHints?: boolean;
    /** How often a symbol was wrong. */
    wrong?: number;
}

/** A game of one player against the clock: shows the time, and keeps the state across reloads until it is over. */
export class SoloGame<State extends SoloState> {
    private begun: number; // when it would have, had it been played without a break
    private isOver = false;
    private readonly ticker = window.setInterval(() => this.showTime(), 100);
    private readonly onHide = () => this.keep();

    private readonly hints: ReturnType<typeof makeHints> | undefined;

    /** `describeProgress` returns what stands before the time, `matches` the symbols that match, of a game with hints. */
    constructor(
        private readonly stage: Stage,
        public state: State,
        private readonly describeProgress: () => string,
        matches?: () => number[],
    ) {
        this.hints = matches && makeHints(stage, matches, state);
        this.begun = performance.now() - state.time;
        window.addEventListener('pagehide', this.onHide);
    }

    private get time(): number {
        return performance.now() - this.begun;
    }
    restart(state: State): void {
        this.state = state;
        this.begun = performance.now() - state.time;
        this.isOver = false;
    }
    /** Lays out the cards of a state. */
    deal(...cards: Element[]): void {
        this.stage.table.replaceChildren(...cards);
        this.hints?.restart();
        this.keep();
    }
    addPenalty(milliseconds: number): void {
        this.begun -= milliseconds;
    }
    /** Shows that a symbol is not on both cards, or that it is. */
    miss(symbol: number, element: SVGElement): void {
        this.state.wrong = (this.state.wrong ?? 0) + 1;
        shake(element);
        sound('miss');
        this.stage.say(fill(texts.not_on_both, { symbol: deck.names[symbol]! }));
        this.keep();
    }
    hit(symbol: number): void {
        nameFound(this.stage, symbol);
        sound('hit');
    }
    /** To be called whenever the state has changed. */
    keep(): void {
        if (this.isOver) return;
        this.state.time = this.time;
        this.stage.save(this.state);
        this.showTime();
    }
    /** Shows the result and how its time compares with the best one of a game. */
    finish(game: string, describeResult: (time: string) => string): void {
        this.showTime();
        this.hints?.stop();
        this.isOver = true;
        const time = this.time;
        const best = this.state.hasHints ? texts.not_a_record : compareWithBest(game, time);
        this.stage.finish(`${describeResult(timeText(time))} ${best}`);
    }
    stop(): void {
        window.removeEventListener('pagehide', this.onHide);
        clearInterval(this.ticker);
        this.hints?.stop();
        this.keep();
    }

    private showTime(): void {
        if (!this.isOver) this.stage.show(`${this.describeProgress()} · ${timeText(this.time)}`);
    }
}
