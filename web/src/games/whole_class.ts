import { face, mark } from '../deck/card';
import { deck, fill, shared, texts } from '../deck/deck';
import { button } from '../ui/dom';
import { cardSequence, type Game, type Stage } from '../play/game';
import { sound } from '../ui/sound';
import { speak } from '../deck/speech';

interface State {
    pile: number[];
    at: number;
    shown: boolean;
}

function play(stage: Stage, saved: unknown): () => void {
    let state = (saved as State | undefined) ?? { pile: cardSequence(), at: 0, shown: false };
    const cards = (): [number, number] => [state.pile[state.at]!, state.pile[state.at + 1]!];

    function draw(): void {
        stage.table.replaceChildren(...cards().map((card) => face(card)));
        const match = shared(...cards()),
            answer = `${fill(texts.on_both, { symbol: deck.names[match]! })} ${texts.class_next}`;
        if (state.shown) mark(stage.table, match);
        stage.say(state.shown ? answer : texts.class_answer);
        stage.save(state);
    }
    function next(): void {
        if (!state.shown) {
            state.shown = true;
            speak(deck.names[shared(...cards())]!);
            sound('hit');
        } else {
            state = { ...state, at: state.at + 1, shown: false };
            if (state.at + 1 >= state.pile.length) state = { pile: cardSequence(), at: 0, shown: false };
        }
        draw();
    }
    function onKey(event: KeyboardEvent): void {
        // Boxes and buttons have uses of their own for Space and Enter.
        const isOnTool = event.target instanceof HTMLElement && event.target.closest('button, a, input'),
            keys = ['ArrowRight', 'PageDown', ...(isOnTool ? [] : [' ', 'Enter'])];
        if (!keys.includes(event.key)) return;
        event.preventDefault();
        next();
    }
    /** Leaves the keys to the cards. */
    function showLarge(): void {
        void document.documentElement.requestFullscreen();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    document.addEventListener('keydown', onKey);
    stage.table.addEventListener('click', next);
    if (document.fullscreenEnabled) stage.addTool(button(texts.full_screen, showLarge));
    draw();
    return () => {
        document.removeEventListener('keydown', onKey);
        if (document.fullscreenElement) void document.exitFullscreen();
    };
}

export const wholeClass: Game = {
    id: 'class',
    name: texts.class_name,
    aim: texts.class_aim,
    isQuiet: true,
    minCards: 2,
    play,
};
