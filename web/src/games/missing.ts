import { face, symbolPicture } from '../deck/card';
import { deck, fill, hasSymbol, shownSymbols, texts } from '../deck/deck';
import { button, html } from '../ui/dom';
import { type Game, type Stage, shuffled } from '../play/game';
import { sound } from '../ui/sound';
import { speak } from '../deck/speech';

const rounds = 5,
    choices = 4,
    lookSeconds = 5,
    lastSeconds = 3,
    blankTime = 600;

interface Round {
    card: number;
    gone: number;
    offered: number[];
}
interface State {
    rounds: Round[];
    at: number;
    right: number;
}

/** The missing symbol, among others that were not on the card. */
function newRound(card: number): Round {
    const all = shuffled(shownSymbols);
    const gone = all.find((symbol) => hasSymbol(card, symbol))!;
    const others = all.filter((symbol) => !hasSymbol(card, symbol)).slice(0, choices - 1);
    return { card, gone, offered: shuffled([gone, ...others]) };
}

function play(stage: Stage, saved: unknown): () => void {
    const cards = shuffled([...deck.cards.keys()]).slice(0, rounds),
        state = (saved as State | undefined) ?? { rounds: cards.map(newRound), at: 0, right: 0 };
    let timer = 0;
    const later = (work: () => void, time: number) => void (timer = window.setTimeout(work, time));

    function look(): void {
        stage.save(state);
        stage.say(texts.missing_look);
        stage.table.replaceChildren(face(state.rounds[state.at]!.card));
        count(lookSeconds);
    }
    /** Counts the seconds that are left to look. */
    function count(seconds: number): void {
        const round = `${state.at + 1} / ${state.rounds.length}`;
        stage.show(seconds > 0 ? `${round} · ${seconds} s` : round);
        if (seconds === 0) {
            stage.table.replaceChildren();
            return later(ask, blankTime);
        }
        if (seconds <= lastSeconds) sound('tick');
        later(() => count(seconds - 1), 1000);
    }
    function ask(): void {
        const { card, gone, offered } = state.rounds[state.at]!;
        const options = offered.map((symbol) => {
            const attributes = { class: 'choice', 'aria-label': deck.names[symbol]!, 'data-symbol': symbol };
            return button(symbolPicture(symbol), () => answer(symbol), attributes);
        });
        stage.table.replaceChildren(face(card, { without: gone }), html('div', { class: 'choices' }, ...options));
        stage.say(texts.missing_which);
    }
    function answer(symbol: number): void {
        const { card, gone } = state.rounds[state.at]!;
        const isRight = symbol === gone;
        if (isRight) ++state.right;
        speak(deck.names[gone]!);
        sound(isRight ? 'hit' : 'miss');
        stage.table.replaceChildren(face(card));
        stage.table.querySelector(`[data-symbol="${gone}"]`)?.classList.add('found');
        stage.say(fill(isRight ? texts.on_both : texts.missing_wrong, { symbol: deck.names[symbol]! }));
        ++state.at;
        if (state.at < state.rounds.length) {
            stage.save(state);
            return later(look, 2000);
        }
        stage.finish(fill(texts.missing_result, { n: state.right, all: state.rounds.length }));
    }
    look();
    return () => clearTimeout(timer);
}

export const missing: Game = { id: 'missing', name: texts.missing_name, aim: texts.missing_aim, minCards: 2, play };
