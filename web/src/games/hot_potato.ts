import { fill, hasSymbol, texts } from '../deck/deck';
import { cardSequence, nameFound, type Game, type Stage } from '../play/game';
import { makeSeats } from '../play/seats';

const maxRounds = 10;

interface State {
    pile: number[];
    /** The card in each hand; -1: safe for this round. */
    hands: number[];
    /** The cards that are stuck to it in this round, with itself. */
    stuck: number[];
    /** The cards that each player has kept. */
    kept: number[];
}

function dealt(players: number): State {
    const all = cardSequence(),
        pile = all.slice(0, players * Math.min(maxRounds, Math.floor(all.length / players))),
        hands = pile.splice(-players);
    return { pile, hands, stuck: hands.map(() => 1), kept: hands.map(() => 0) };
}

function play(stage: Stage, saved: unknown): () => void {
    const { players } = stage,
        old = saved as State | undefined;
    const state = old?.hands.length === players ? old : dealt(players);
    const others = (player: number): number[] =>
        state.hands.map((_, other) => other).filter((other) => other !== player && state.hands[other]! >= 0);
    const receiver = (player: number, symbol: number): number | undefined =>
        others(player).find((other) => hasSymbol(state.hands[other]!, symbol));
    const seats = makeSeats(stage, (player, symbol) => receiver(player, symbol) !== undefined, pass);

    function deal(): void {
        seats.deal(undefined, state.hands, state.kept);
        stage.show(fill(texts.cards_left, { n: state.pile.length }));
        stage.save(state);
    }
    function pass(player: number, symbol: number): void {
        nameFound(stage, symbol);
        const to = receiver(player, symbol)!;
        state.stuck[to]! += state.stuck[player]!;
        state.stuck[player] = 0;
        state.hands[player] = -1;
        const last = state.hands.filter((hand) => hand >= 0).length === 1;
        if (!last) return deal();
        stage.say(fill(texts.loses, { player: fill(texts.player, { n: to + 1 }) }));
        state.kept[to]! += state.stuck[to]!;
        const isOver = state.pile.length < players;
        state.hands = isOver ? Array<number>(players).fill(-1) : state.pile.splice(-players);
        state.stuck.fill(1);
        deal();
        if (isOver) seats.finish(state.kept, Math.min(...state.kept));
    }
    stage.say(texts.tap_other);
    deal();
    return seats.close;
}

export const hotPotato: Game = { id: 'potato', ...texts.rules.hot_potato, maxPlayers: 4, minCards: 6, play };
