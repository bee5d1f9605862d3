import { face, mark } from '../deck/card';
import { deck, fill, shared, texts } from '../deck/deck';
import { cardSequence, type Game, type Stage } from '../play/game';
import { makeSoloGame, type SoloState } from '../play/solo_game';

const rounds = Math.min(10, deck.cards.length - 1);
const penalty = 3000;

interface State extends SoloState {
    pile: number[];
    round: number;
    wrong: number;
}

function play(stage: Stage, saved: unknown): () => void {
    const state = (saved as State | undefined) ?? { pile: cardSequence(), round: 0, wrong: 0, time: 0 };
    const cards = (): [number, number] => [state.pile[state.round]!, state.pile[state.round + 1]!],
        progress = () => `${state.round} / ${rounds}`,
        game = makeSoloGame(stage, state, progress, () => [shared(...cards())]),
        deal = () => game.deal(...cards().map((card) => face(card, { onPick: pick })));

    function pick(symbol: number, element: SVGElement): void {
        const match = shared(...cards());
        if (symbol !== match) {
            game.addPenalty(penalty);
            return game.miss(symbol, element);
        }
        game.hit(match);
        ++state.round;
        if (state.round < rounds) return deal();
        mark(stage.table, match);
        game.finish('clock', (time) => fill(texts.time_result, { time, wrong: state.wrong }));
    }
    stage.say(texts.which_is_on_both);
    deal();
    return () => game.stop();
}

export const againstClock: Game = { id: 'clock', name: texts.clock_name, aim: texts.clock_aim, minCards: 3, play };
