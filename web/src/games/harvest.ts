import { face } from '../deck/card';
import { deck, fill, shared, symbolsOf, texts } from '../deck/deck';
import { html, isPhone } from '../ui/dom';
import { splitPiles, type Game, type Stage, shuffled } from '../play/game';
import { makeSoloGame, type SoloState } from '../play/solo_game';

const minRing = 4;
/** Fewer on phones, where six cards would be too small for fingers. */
const ringSize = (): number => (isPhone() ? minRing : 6);
const maxCards = 28;

interface State extends SoloState {
    pile: number[];
    /** Of a split deck: the pile of the cards in the middle. */
    middles?: number[];
    middle: number;
    /** -1: brought in. */
    ring: number[];
    wrong: number;
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
    const cardsLeft = (): number => state.pile.length + state.ring.filter((card) => card >= 0).length;
    const progress = () => fill(texts.cards_left, { n: cardsLeft() }),
        game = makeSoloGame(stage, state, progress, () => symbolsOf(state.middle));
    stage.table.classList.add('ring');

    function deal(): void {
        const ring = state.ring.map((card, place) =>
            card < 0 ? html('div') : face(card, { onPick: (symbol, element) => pick(place, symbol, element) }),
        );
        const middle = face(state.middle);
        middle.classList.add('middle');
        stage.table.style.setProperty('--columns', String(Math.ceil(ring.length / 2)));
        game.deal(middle, ...ring);
    }
    function pick(place: number, symbol: number, element: SVGElement): void {
        if (symbol !== shared(state.ring[place]!, state.middle)) return game.miss(symbol, element);
        game.hit(symbol);
        state.ring[place] = -1;
        if (state.ring.some((card) => card >= 0)) return deal();
        if (state.pile.length < state.ring.length) return end();
        state.middle = state.middles?.pop() ?? state.pile.pop()!;
        state.ring = state.pile.splice(-state.ring.length);
        deal();
    }
    function end(): void {
        stage.table.classList.remove('ring');
        stage.table.replaceChildren(face(state.middle));
        game.finish('harvest', (time) => fill(texts.time_result, { time, wrong: state.wrong }));
    }
    stage.say(texts.tap_ring);
    deal();
    return () => game.stop();
}

export const harvest: Game = {
    id: 'harvest',
    name: texts.rules.collect.name,
    aim: texts.harvest_aim,
    minCards: minRing + 1,
    play,
};
