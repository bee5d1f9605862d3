// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { deck, fill, hasSymbol, texts } from '../deck';
import type { Game, Stage } from '../game';
import { Hints } from '../hint';
import { shuffled } from '../random';
import { Seats, winnerText } from '../seats';
import { speak } from '../speech';

interface State {
    pile: number[];
    own: number[];
    scores: number[];
}

function play(stage: Stage, saved: unknown): () => void {
    const pile = shuffled([...deck.cards.keys()]);
    const old = saved as State | undefined;
    const state = old?.own.length === stage.players ? old : { own: pile.splice(-stage.players), scores: Array<number>(stage.players).fill(0), pile };
    const top = (): number => state.pile.at(-1)!;
    const seats = new Seats(stage, (_, symbol) => hasSymbol(top(), symbol), take);
    const hints = new Hints(stage, () => state.pile.length > 0 ? deck.names.map((_, symbol) => symbol).filter((symbol) => hasSymbol(top(), symbol)) : []);

    function deal(): void {
        seats.deal(top(), state.own, state.scores);
        stage.show(fill(texts.cards_left, { n: state.pile.length }));
        stage.save(state);
        hints.restart();
    }
    function take(player: number, symbol: number): void {
        state.own[player] = state.pile.pop()!;
        ++state.scores[player]!;
        stage.say(fill(texts.on_both, { symbol: deck.names[symbol]! }));
        speak(deck.names[symbol]!);
        if (state.pile.length > 0) return deal();
        seats.deal(undefined, state.own, state.scores);
        hints.stop();
        stage.finish(winnerText(state.scores));
    }
    stage.say(texts.tap_own);
    deal();
    return () => {
        hints.stop();
        seats.close();
    };
}

export const tower: Game = { id: 'tower', ...texts.rules.tower, maxPlayers: 4, minCards: 6, play };
