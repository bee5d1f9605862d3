import { soloCard } from '../deck/card';
import { deck, fill, picturesOf, shownSymbols, texts } from '../deck/deck';
import { button, isPhone } from '../ui/dom';
import { type Game, type Stage, shuffled } from '../play/game';
import { makeSoloGame, type SoloState } from '../play/solo_game';
import { sound } from '../ui/sound';
import { speak } from '../deck/speech';

/** Fewer on phones, where more cards would be too small for fingers. */
const maxPairs = (): number => (isPhone() ? 8 : 12);
const lookTime = 1500;

interface State extends SoloState {
    /** The picture on each card; a symbol of two forms is there once in each. */
    pictures: number[];
    found: number[];
    turns: number;
}

function fresh(): State {
    const symbols = shuffled(shownSymbols).slice(0, maxPairs());
    return {
        pictures: shuffled(symbols.flatMap((symbol) => [picturesOf(symbol)[0]!, picturesOf(symbol).at(-1)!])),
        found: [],
        turns: 0,
        time: 0,
    };
}

function play(stage: Stage, saved: unknown): () => void {
    const state = (saved as State | undefined) ?? fresh();
    const symbolAt = (place: number): number => deck.symbols[state.pictures[place]!]!;
    const pairCount = state.pictures.length / 2;
    const game = makeSoloGame(stage, state, () => `${state.found.length / 2} / ${pairCount}`);
    let open: number[] = [],
        timer = 0;
    const cards = state.pictures.map((_, place) => button('', () => turn(place), { class: 'card' }));

    /** Shows a card's face if it is open or found, else its back. */
    function draw(place: number): void {
        const card = cards[place]!,
            isShown = open.includes(place) || state.found.includes(place);
        const number = fill(texts.card, { n: place + 1 });
        card.replaceChildren(soloCard(isShown ? state.pictures[place] : undefined));
        card.setAttribute('aria-label', isShown ? `${number}: ${deck.names[symbolAt(place)]!}` : number);
        card.classList.toggle('paired', state.found.includes(place));
        if (isShown) card.dataset.symbol = String(symbolAt(place));
        else delete card.dataset.symbol;
    }
    function close(): void {
        clearTimeout(timer);
        const closed = open;
        open = [];
        closed.forEach(draw);
    }
    function turn(place: number): void {
        if (state.found.includes(place) || (open.length === 1 && open[0] === place)) return;
        if (open.length === 2) close();
        open.push(place);
        draw(place);
        stage.say(deck.names[symbolAt(place)]!);
        if (open.length < 2) return;
        ++state.turns;
        if (symbolAt(open[0]!) === symbolAt(place)) return take();
        game.keep();
        timer = window.setTimeout(close, lookTime);
    }
    function take(): void {
        speak(deck.names[symbolAt(open[0]!)]!);
        sound('hit');
        state.found.push(...open);
        close();
        state.found.slice(-2).forEach(draw);
        if (state.found.length < state.pictures.length) return game.keep();
        game.finish('pairs', (time) => fill(texts.pairs_result, { n: pairCount, turns: state.turns, time }));
    }
    stage.table.classList.add('pairs');
    for (const [name, columns] of Object.entries({ '--tall': 4, '--wide': 6 }))
        stage.table.style.setProperty(name, String(Math.ceil(state.pictures.length / columns)));
    cards.forEach((_, place) => draw(place));
    stage.say(texts.pairs_turn);
    game.deal(...cards);
    return () => {
        clearTimeout(timer);
        game.stop();
    };
}

export const pairs: Game = { id: 'pairs', name: texts.pairs_name, aim: texts.pairs_aim, minCards: 2, play };
