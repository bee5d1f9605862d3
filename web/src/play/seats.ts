import { face, shake } from '../deck/card';
import { fill, texts } from '../deck/deck';
import { html } from '../ui/dom';
import type { Stage } from './game';
import { makeHints } from './hint';
import { sound } from '../ui/sound';

/** The places of players around the screen, by their number: the second one opposite, their cards turned to them. */
const sides = ['near', 'far', 'left', 'right'] as const;
const lockTime = 1500;

/** The number of a player, on the player's color. */
const badge = (player: number): HTMLElement =>
    html('span', { class: 'badge', 'data-player': String(player), 'aria-hidden': 'true' }, String(player + 1));

type OnSymbol<Result> = (player: number, symbol: number) => Result;

/** Lays out cards of 2 to 4 players at one screen, around a card in the middle. `matches` returns the symbols that hints leave. */
export function makeSeats(stage: Stage, isRight: OnSymbol<boolean>, onRight: OnSymbol<void>, matches?: () => number[]) {
    const { table, players } = stage,
        hints = matches && makeHints(stage, matches),
        lockedUntil = Array<number>(players).fill(0);
    table.classList.add('seats');
    table.classList.toggle('two', players === 2);

    /** Lays out the cards; a player without a card has a negative number. */
    function deal(middle: number | undefined, own: number[], scores: (string | number)[]): void {
        const seats = own.map((card, player) => {
            const score = String(scores[player]!),
                label = `${fill(texts.player, { n: player + 1 })}: ${score}`,
                onPick = (symbol: number, element: SVGElement) => pick(player, symbol, element);
            const place = card >= 0 ? face(card, { onPick }) : html('div', { class: 'place' }),
                scored = html('span', { class: 'score', 'aria-label': label, role: 'img' }, badge(player), score);
            return html('div', { class: `seat ${sides[player]!}`, 'data-player': player }, place, scored);
        });
        table.classList.toggle('open', middle === undefined);
        if (middle !== undefined) seats.push(html('div', { class: 'seat middle' }, face(middle)));
        table.replaceChildren(...seats);
        hints?.restart();
    }
    /** Ends the game: all those have won who have that score. */
    function finish(scores: number[], best: number): void {
        hints?.stop();
        const winners = scores.flatMap((score, player) => (score === best ? [player] : [])),
            winner = fill(texts.player, { n: winners[0]! + 1 });
        for (const player of winners) table.querySelector(`.${sides[player]!}`)!.classList.add('winner');
        stage.finish(...winners.map(badge), winners.length > 1 ? texts.draw : fill(texts.wins, { player: winner }));
    }
    /** Whoever is wrong has to wait. */
    function pick(player: number, symbol: number, element: SVGElement): void {
        if (performance.now() < lockedUntil[player]!) return;
        const isHit = isRight(player, symbol),
            seat = element.closest('.seat');
        sound(isHit ? 'hit' : 'miss');
        if (isHit) return onRight(player, symbol);
        lockedUntil[player] = performance.now() + lockTime;
        shake(element);
        seat?.classList.add('locked');
        setTimeout(() => seat?.classList.remove('locked'), lockTime);
    }
    return { deal, finish, close: () => hints?.stop() };
}
