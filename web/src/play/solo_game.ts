import { compareWithBest, Stopwatch, timeText } from './clock';
import { texts } from '../deck/deck';
import type { Stage } from './game';

export interface SoloState {
    /** Milliseconds that were played before the last reload. */
    time: number;
    hasHints?: boolean;
}

/** A game of one player against the clock: shows the time, and keeps the state across reloads until it is over. */
export class SoloGame<State extends SoloState> {
    private watch: Stopwatch;
    private isOver = false;
    private readonly ticker = window.setInterval(() => this.showTime(), 100);
    private readonly onHide = () => this.keep();

    /** `describeProgress` returns what stands before the time. */
    constructor(
        private readonly stage: Stage,
        public state: State,
        private readonly describeProgress: () => string,
    ) {
        this.watch = new Stopwatch(state.time);
        window.addEventListener('pagehide', this.onHide);
    }

    restart(state: State): void {
        this.state = state;
        this.watch = new Stopwatch(state.time);
        this.isOver = false;
    }
    addPenalty(milliseconds: number): void {
        this.watch.add(milliseconds);
    }
    /** To be called whenever the state has changed. */
    keep(): void {
        if (this.isOver) return;
        this.state.time = this.watch.milliseconds;
        this.stage.save(this.state);
        this.showTime();
    }
    /** Shows the result and how its time compares with the best one of a game. */
    finish(game: string, describeResult: (time: string) => string): void {
        this.showTime();
        this.isOver = true;
        const time = this.watch.milliseconds;
        const best = this.state.hasHints ? texts.not_a_record : compareWithBest(game, time);
        this.stage.finish(`${describeResult(timeText(time))} ${best}`);
    }
    stop(): void {
        window.removeEventListener('pagehide', this.onHide);
        clearInterval(this.ticker);
        this.keep();
    }

    private showTime(): void {
        if (!this.isOver) this.stage.show(`${this.describeProgress()} · ${timeText(this.watch.milliseconds)}`);
    }
}
