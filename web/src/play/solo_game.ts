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

/**
 * A game of one player against the clock: shows the time, and keeps the state across reloads until it is over. `describeProgress`
 * returns what stands before the time, `matches` the symbols that match, of a game with hints.
 */
export function makeSoloGame(stage: Stage, state: SoloState, describeProgress: () => string, matches?: () => number[]) {
    const hints = matches && makeHints(stage, matches, state),
        ticker = window.setInterval(showTime, 100);
    let begun = performance.now() - state.time, // when it would have, had it been played without a break
        isOver = false;
    window.addEventListener('pagehide', keep);

    const played = (): number => performance.now() - begun;
    function showTime(time = played()): void {
        if (!isOver) stage.show(`${describeProgress()} · ${timeText(time)}`);
    }
    function restart(fresh: SoloState): void {
        state = fresh;
        begun = performance.now() - state.time;
        isOver = false;
    }
    /** Lays out the cards of a state. */
    function deal(...cards: Element[]): void {
        stage.table.replaceChildren(...cards);
        hints?.restart();
        keep();
    }
    function addPenalty(milliseconds: number): void {
        begun -= milliseconds;
    }
    /** Shows that a symbol is not on both cards, or that it is. */
    function miss(symbol: number, element: SVGElement): void {
        state.wrong = (state.wrong ?? 0) + 1;
        shake(element);
        sound('miss');
        stage.say(fill(texts.not_on_both, { symbol: deck.names[symbol]! }));
        keep();
    }
    function hit(symbol: number): void {
        nameFound(stage, symbol);
        sound('hit');
    }
    /** To be called whenever the state has changed. */
    function keep(): void {
        if (isOver) return;
        state.time = played();
        stage.save(state);
        showTime();
    }
    /** Shows the result and how its time compares with the best one of a game. */
    function finish(game: string, describeResult: (time: string) => string): void {
        const time = played(); // which both texts have
        showTime(time);
        hints?.stop();
        isOver = true;
        const best = state.hasHints ? texts.not_a_record : compareWithBest(game, time);
        stage.finish(`${describeResult(timeText(time))} ${best}`);
    }
    function stop(): void {
        window.removeEventListener('pagehide', keep);
        clearInterval(ticker);
        hints?.stop();
        keep();
    }
    return { restart, deal, addPenalty, miss, hit, keep, finish, stop };
}
