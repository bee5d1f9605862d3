import { face, mark, shake } from '../deck/card';
import { deck, fill, shared, texts } from '../deck/deck';
import { cardSequence, type Game, type Stage } from '../play/game';
import { Hints } from '../play/hint';
import { SoloGame, type SoloState } from '../play/solo_game';
import { sound } from '../ui/sound';
import { speak } from '../deck/speech';

const rounds = Math.min(10, deck.cards.length - 1);
const penalty = 3000;

interface State extends SoloState {
    pile: number[];
    round: number;
    wrong: number;
}

function play(stage: Stage, saved: unknown): () => void {
    const state = (saved as State | undefined) ?? { pile: cardSequence(), round: 0, wrong: 0, time: 0 };
    const game = new SoloGame(stage, state, () => `${state.round} / ${rounds}`);
    const cards = (): [number, number] => [state.pile[state.round]!, state.pile[state.round + 1]!];
    const hints = new Hints(
        stage,
        () => [shared(...cards())],
        () => {
            state.hasHints = true;
        },
    );

    function deal(): void {
        const [first, second] = cards();
        stage.table.replaceChildren(face(first, { onPick: pick }), face(second, { onPick: pick }));
        hints.restart();
        game.keep();
    }
    function pick(symbol: number, element: SVGElement): void {
        const match = shared(...cards());
        if (symbol !== match) {
            ++state.wrong;
            game.addPenalty(penalty);
            shake(element);
            sound('miss');
            stage.say(fill(texts.not_on_both, { symbol: deck.names[symbol]! }));
            return game.keep();
        }
        stage.say(fill(texts.on_both, { symbol: deck.names[match]! }));
        speak(deck.names[match]!);
        sound('hit');
        ++state.round;
        if (state.round < rounds) return deal();
        end();
    }
    function end(): void {
        hints.stop();
        mark(stage.table, shared(state.pile[state.round - 1]!, state.pile[state.round]!));
        game.finish('clock', (time) => fill(texts.time_result, { time, wrong: state.wrong }));
    }
    stage.say(texts.which_is_on_both);
    deal();
    return () => {
        hints.stop();
        game.stop();
    };
}

export const againstClock: Game = { id: 'clock', name: texts.clock_name, aim: texts.clock_aim, minCards: 3, play };
