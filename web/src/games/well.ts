import { deck, hasSymbol, symbolsOf, texts } from '../deck/deck';
import { nameFound, splitPiles, type Game, type Stage, shuffled } from '../play/game';
import { makeSeats } from '../play/seats';

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
    const matches = (): number[] => symbolsOf(state.well),
        seats = makeSeats(stage, (_, symbol) => hasSymbol(state.well, symbol), throwCard, matches);

    const heights = (): number[] => state.stacks.map(({ length }) => length);
    function deal(): void {
        const tops = state.stacks.map((stack) => stack.at(-1) ?? -1);
        seats.deal(state.well, tops, heights());
        stage.save(state);
    }
    function throwCard(player: number, symbol: number): void {
        const thrown = state.stacks[player]!.pop()!;
        state.well = state.wells ? (state.wells.pop() ?? state.well) : thrown;
        nameFound(stage, symbol);
        deal();
        if (!state.stacks[player]!.length) seats.finish(heights(), 0);
    }
    stage.say(texts.tap_own);
    deal();
    return seats.close;
}

export const well: Game = { id: 'well', ...texts.rules.well, maxPlayers: 4, minCards: 7, play };
