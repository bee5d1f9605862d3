import { deck, fill, hasSymbol, texts } from '../deck/deck';
import { splitPiles, type Game, type Stage } from '../play/game';
import { Hints } from '../play/hint';
import { shuffled } from '../play/random';
import { Seats } from '../play/seats';
import { speak } from '../deck/speech';

interface State {
    well: number;
    /** Of a split deck: the pile that the well is filled from; what is thrown into it is gone. */
    wells?: number[];
    stacks: number[][];
}

/** The well in the middle, the others dealt out evenly. */
function dealt(players: number): State {
    const [wells, cards] = splitPiles() ?? [undefined, shuffled([...deck.cards.keys()])];
    const well = (wells ?? cards).pop()!,
        each = Math.floor(cards.length / players);
    return { well, wells, stacks: Array.from({ length: players }, () => cards.splice(-each)) };
}

function play(stage: Stage, saved: unknown): () => void {
    const old = saved as State | undefined;
    const state = old?.stacks.length === stage.players ? old : dealt(stage.players);
    const seats = new Seats(stage, (_, symbol) => hasSymbol(state.well, symbol), throwCard);
    const hints = new Hints(stage, () =>
        deck.names.map((_, symbol) => symbol).filter((symbol) => hasSymbol(state.well, symbol)),
    );

    function draw(): void {
        seats.deal(
            state.well,
            state.stacks.map((stack) => stack.at(-1) ?? -1),
            state.stacks.map((stack) => stack.length),
        );
    }
    function deal(): void {
        draw();
        stage.save(state);
        hints.restart();
    }
    function throwCard(player: number, symbol: number): void {
        const thrown = state.stacks[player]!.pop()!;
        state.well = state.wells ? (state.wells.pop() ?? state.well) : thrown;
        stage.say(fill(texts.on_both, { symbol: deck.names[symbol]! }));
        speak(deck.names[symbol]!);
        if (state.stacks[player]!.length > 0) return deal();
        draw();
        hints.stop();
        seats.finish(
            state.stacks.map((stack) => stack.length),
            0,
        );
    }
    stage.say(texts.tap_own);
    deal();
    return () => {
        hints.stop();
        seats.close();
    };
}

export const well: Game = { id: 'well', ...texts.rules.well, maxPlayers: 4, minCards: 7, play };
