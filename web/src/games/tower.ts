import { deck, fill, hasSymbol, symbolsOf, texts } from '../deck/deck';
import { nameFound, splitPiles, type Game, type Stage, shuffled } from '../play/game';
import { makeSeats } from '../play/seats';

interface State {
    pile: number[];
    /** Of a split deck: the pile that the players' cards come from. */
    reserve?: number[];
    own: number[];
    scores: number[];
}

function dealt(players: number): State {
    const [reserve, pile] = splitPiles() ?? [undefined, shuffled([...deck.cards.keys()])];
    return { own: (reserve ?? pile).splice(-players), scores: Array<number>(players).fill(0), pile, reserve };
}

function play(stage: Stage, saved: unknown): () => void {
    const old = saved as State | undefined;
    const state = old?.own.length === stage.players ? old : dealt(stage.players);
    const top = (): number => state.pile.at(-1)!;
    const matches = (): number[] => (state.pile.length > 0 ? symbolsOf(top()) : []),
        seats = makeSeats(stage, (_, symbol) => hasSymbol(top(), symbol), take, matches);

    function deal(): void {
        seats.deal(state.pile.at(-1), state.own, state.scores);
        stage.show(fill(texts.cards_left, { n: state.pile.length }));
        stage.save(state);
    }
    function take(player: number, symbol: number): void {
        const taken = state.pile.pop()!;
        // A card on a card of its own pile would match in one form.
        state.own[player] = state.reserve ? (state.reserve.pop() ?? state.own[player]!) : taken;
        ++state.scores[player]!;
        nameFound(stage, symbol);
        deal();
        if (!state.pile.length) seats.finish(state.scores, Math.max(...state.scores));
    }
    stage.say(texts.tap_own);
    deal();
    return seats.close;
}

export const tower: Game = { id: 'tower', ...texts.rules.tower, maxPlayers: 4, minCards: 6, play };
