// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face, mark, shake } from '../card';
import { compareWithBest, Stopwatch, timeText } from '../clock';
import { deck, fill, shared, texts } from '../deck';
import { cardSequence, type Game, type Stage } from '../game';
import { Hints } from '../hint';
import { speak } from '../speech';

const rounds = Math.min(10, deck.cards.length - 1);
const penalty = 3000;

interface State {
    pile: number[];
    round: number;
    wrong: number;
    hasHints?: boolean;
    time: number;
}

function play(stage: Stage, saved: unknown): () => void {
    const state = (saved as State | undefined) ?? { pile: cardSequence(), round: 0, wrong: 0, time: 0 };
    const watch = new Stopwatch(state.time);
    const cards = (): [number, number] => [state.pile[state.round]!, state.pile[state.round + 1]!];
    const hints = new Hints(
        stage,
        () => [shared(...cards())],
        () => {
            state.hasHints = true;
        },
    );
    const ticker = window.setInterval(() => tick(), 100);

    function tick(time = watch.milliseconds): void {
        stage.show(`${state.round} / ${rounds} · ${timeText(time)}`);
    }
    function keep(): void {
        if (state.round === rounds) return;
        state.time = watch.milliseconds;
        stage.save(state);
    }
    function deal(): void {
        const [one, other] = cards();
        stage.table.replaceChildren(face(one, { onPick: pick }), face(other, { onPick: pick }));
        hints.restart();
        keep();
        tick();
    }
    function pick(symbol: number, element: SVGElement): void {
        const match = shared(...cards());
        if (symbol !== match) {
            ++state.wrong;
            watch.add(penalty);
            shake(element);
            stage.say(fill(texts.not_on_both, { symbol: deck.names[symbol]! }));
            return keep();
        }
        stage.say(fill(texts.on_both, { symbol: deck.names[match]! }));
        speak(deck.names[match]!);
        ++state.round;
        if (state.round < rounds) return deal();
        end();
    }
    function end(): void {
        stop();
        const time = watch.milliseconds;
        tick(time);
        mark(stage.table, shared(state.pile[state.round - 1]!, state.pile[state.round]!));
        const best = state.hasHints ? texts.not_a_record : compareWithBest('clock', time);
        stage.finish(`${fill(texts.time_result, { time: timeText(time), wrong: state.wrong })} ${best}`);
    }
    function stop(): void {
        clearInterval(ticker);
        hints.stop();
        keep();
    }
    stage.say(texts.which_is_on_both);
    deal();
    // What was played until a reload counts.
    window.addEventListener('pagehide', keep);
    return () => {
        window.removeEventListener('pagehide', keep);
        stop();
    };
}

export const againstClock: Game = { id: 'clock', name: texts.clock_name, aim: texts.clock_aim, minCards: 3, play };
