import { cardButton, shake } from '../deck/card';
import { deck, fill, texts, load, save } from '../deck/deck';
import { button } from '../ui/dom';
import { type Game, type Stage, seeded, shuffled } from '../play/game';
import { makeSoloGame, type SoloState } from '../play/solo_game';
import { sound } from '../ui/sound';
import { featuresOf, isTrio, trios, wrongFeatures } from '../deck/trio';

const tableau = 12,
    juniorCount = 27;

interface State extends SoloState {
    pile: number[];
    table: number[];
    chosen: number[];
    found: number;
}

function dealt(pile: number[]): State {
    return { table: pile.splice(-tableau), pile, chosen: [], found: 0, time: 0 };
}

const allCards = (): number[] => [...deck.cards.keys()];
/** Junior's games are played again with Junior's cards, and have a best time of their own. */
const junior = 'trios-junior';
const isJunior = (): boolean => load<boolean>(junior) ?? false;
/** The cards of one shading. */
const juniorCards = (): number[] => allCards().filter((card) => featuresOf(card)[2] === 0);
/** The same for everyone on this day. */
function dailyCards(): number[] {
    const today = new Date();
    return shuffled(allCards(), seeded((today.getFullYear() * 12 + today.getMonth()) * 31 + today.getDate()));
}

function play(stage: Stage, saved: unknown): () => void {
    let state = (saved as State | undefined) ?? dealt(shuffled(isJunior() ? juniorCards() : allCards()));
    const game = makeSoloGame(stage, state, () => fill(texts.cards_left, { n: state.pile.length }));
    const featureNames = texts.set_features.split(', ');
    stage.table.classList.add('tableau');

    function begin(cards: number[]): void {
        save(junior, cards.length < allCards().length);
        state = dealt(cards);
        game.restart(state);
        stage.table.classList.remove('over');
        stage.say(texts.set_choose);
        draw();
    }
    function draw(): void {
        const isChosen = (card: number) => state.chosen.includes(card),
            cards = state.table.map((card) => cardButton(card, () => choose(card), isChosen(card)));
        stage.table.style.setProperty('--lines', String(Math.ceil(state.table.length / 3)));
        game.deal(...cards);
    }
    const buttonOf = (card: number): HTMLElement => stage.table.querySelector(`button[data-card="${card}"]`)!;
    function choose(card: number): void {
        state.chosen = state.chosen.includes(card)
            ? state.chosen.filter((each) => each !== card)
            : [...state.chosen, card];
        const [first, second, third] = state.chosen;
        if (first === undefined || second === undefined || third === undefined) {
            buttonOf(card).setAttribute('aria-pressed', String(state.chosen.includes(card)));
            return game.keep();
        }
        state.chosen = [];
        if (isTrio(first, second, third)) return take([first, second, third]);
        const wrong = wrongFeatures(first, second, third).map((i) => featureNames[i]!);
        stage.say(fill(texts.set_wrong, { features: wrong.join(', ') }));
        for (const each of [first, second, third]) {
            buttonOf(each).setAttribute('aria-pressed', 'false');
            shake(buttonOf(each));
        }
        sound('miss');
        game.keep();
    }
    function take(trio: number[]): void {
        ++state.found;
        stage.say(texts.set_found);
        sound('hit');
        const places = trio.map((card) => state.table.indexOf(card));
        if (state.table.length <= tableau) for (const place of places) state.table[place] = state.pile.pop() ?? -1;
        state.table = state.table.filter((card) => card >= 0 && !trio.includes(card));
        if (state.pile.length === 0 && trios(state.table).length === 0) return end();
        draw();
        buttonOf(state.table[Math.min(places[0]!, state.table.length - 1)]!).focus();
    }
    function end(): void {
        draw();
        game.finish(isJunior() ? junior : 'trios', (time) => fill(texts.set_result, { n: state.found, time }));
    }
    /** Marks two cards of a trio, and says how many there are. */
    function hint(): void {
        state.hasHints = true;
        const all = trios(state.table);
        stage.say(fill(texts.set_count, { n: all.length }));
        state.chosen = all[0]?.slice(0, 2) ?? [];
        draw();
    }
    function none(): void {
        const isThere = trios(state.table).length > 0;
        sound(isThere ? 'miss' : 'hit');
        if (isThere) return stage.say(texts.set_there_is);
        stage.say(texts.set_more);
        state.table.push(...state.pile.splice(-3));
        draw();
    }
    stage.addTool(button(texts.hint, hint));
    stage.addTool(button(texts.set_none, none));
    stage.addTool(button(texts.set_daily, () => begin(dailyCards())));
    if (juniorCards().length === juniorCount && allCards().length > juniorCount) {
        stage.addTool(button(texts.set_junior, () => begin(shuffled(juniorCards()))));
        stage.addTool(button(texts.set_all, () => begin(shuffled(allCards()))));
    }
    stage.say(texts.set_choose);
    draw();
    return () => game.stop();
}

export const trioGame: Game = {
    id: 'trios',
    name: texts.rules.set.name,
    aim: texts.set_aim,
    minCards: tableau + 3,
    play,
};
