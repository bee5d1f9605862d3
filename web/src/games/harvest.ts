// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { face, shake } from '../card';
import { compareWithBest, Stopwatch, timeText } from '../clock';
import { deck, fill, hasSymbol, shared, texts } from '../deck';
import { isPhone } from '../dom';
import { splitPiles, type Game, type Stage } from '../game';
import { Hints } from '../hint';
import { shuffled } from '../random';
import { speak } from '../speech';

const minRing = 4;
/** Fewer on phones, where six cards would be too small for fingers. */
const ringSize = (): number => (isPhone() ? minRing : 6);
const maxCards = 28;

interface State {
    pile: number[];
    /** Of a split deck: the pile of the cards in the middle. */
    middles?: number[];
    middle: number;
    /** -1: brought in. */
    ring: number[];
    wrong: number;
    hasHints?: boolean;
    time: number;
}

function fresh(): State {
    const [middles, all] = splitPiles() ?? [undefined, shuffled([...deck.cards.keys()])];
    const middleCards = middles ? 0 : 1,
        ring = Math.min(ringSize(), all.length - middleCards),
        perRound = ring + middleCards;
    const pile = all.slice(0, perRound * Math.floor(Math.min(maxCards, all.length) / perRound));
    return { middle: (middles ?? pile).pop()!, middles, ring: pile.splice(-ring), pile, wrong: 0, time: 0 };
}

function play(stage: Stage, saved: unknown): () => void {
    const state = (saved as State | undefined) ?? fresh();
    const watch = new Stopwatch(state.time);
    const hints = new Hints(
        stage,
        () => deck.names.map((_, symbol) => symbol).filter((symbol) => hasSymbol(state.middle, symbol)),
        () => {
            state.hasHints = true;
        },
    );
    const ticker = window.setInterval(() => tick(), 100);
    stage.table.classList.add('ring');

    function tick(time = watch.milliseconds): void {
        stage.show(
            `${fill(texts.cards_left, { n: state.pile.length + state.ring.filter((card) => card >= 0).length })} · ${timeText(time)}`,
        );
    }
    function keep(): void {
        if (state.ring.every((card) => card < 0)) return;
        state.time = watch.milliseconds;
        stage.save(state);
    }
    function deal(): void {
        const ring = state.ring.map((card, place) =>
            card < 0
                ? document.createElement('div')
                : face(card, { onPick: (symbol, element) => pick(place, symbol, element) }),
        );
        const middle = face(state.middle);
        middle.classList.add('middle');
        stage.table.style.setProperty('--columns', String(Math.ceil(ring.length / 2)));
        stage.table.replaceChildren(middle, ...ring);
        hints.restart();
        keep();
        tick();
    }
    function pick(place: number, symbol: number, element: SVGElement): void {
        if (symbol !== shared(state.ring[place]!, state.middle)) {
            ++state.wrong;
            shake(element);
            stage.say(fill(texts.not_on_both, { symbol: deck.names[symbol]! }));
            return keep();
        }
        stage.say(fill(texts.on_both, { symbol: deck.names[symbol]! }));
        speak(deck.names[symbol]!);
        state.ring[place] = -1;
        if (state.ring.some((card) => card >= 0)) return deal();
        if (state.pile.length < state.ring.length) return end();
        state.middle = state.middles?.pop() ?? state.pile.pop()!;
        state.ring = state.pile.splice(-state.ring.length);
        deal();
    }
    function end(): void {
        clearInterval(ticker);
        hints.stop();
        const time = watch.milliseconds;
        tick(time);
        stage.table.classList.remove('ring');
        stage.table.replaceChildren(face(state.middle));
        const best = state.hasHints ? texts.not_a_record : compareWithBest('harvest', time);
        stage.finish(`${fill(texts.time_result, { time: timeText(time), wrong: state.wrong })} ${best}`);
    }
    stage.say(texts.tap_ring);
    deal();
    window.addEventListener('pagehide', keep);
    return () => {
        window.removeEventListener('pagehide', keep);
        clearInterval(ticker);
        hints.stop();
        stage.table.classList.remove('ring');
        keep();
    };
}

export const harvest: Game = { id: 'harvest', ...texts.rules.collect, minCards: minRing + 1, play };
