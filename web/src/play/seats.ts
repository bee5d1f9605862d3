import { face, shake } from '../deck/card';
import { fill, texts } from '../deck/deck';
import { html } from '../ui/dom';
import type { Stage } from './game';
import { Hints } from './hint';
import { sound } from '../ui/sound';

/** The places of players around the screen, by their number: the second one opposite, their cards turned to them. */
const sides = ['near', 'far', 'left', 'right'] as const;
const lockTime = 1500;

/** The number of a player, on the player's color. */
const badge = (player: number): HTMLElement =>
    html('span', { class: 'badge', 'data-player': String(player), 'aria-hidden': 'true' }, String(player + 1));

/** Cards of 2 to 4 players at one screen, around a card in the middle. */
export class Seats {
    private readonly lockedUntil: number[];
    private readonly hints: Hints | undefined;
    constructor(
        private readonly stage: Stage,
        private readonly isRight: (player: number, symbol: number) => boolean,
        private readonly onRight: (player: number, symbol: number) => void,
        /** Returns the symbols that match. */
        matches?: () => number[],
    ) {
        this.hints = matches && new Hints(stage, matches);
        this.lockedUntil = Array.from({ length: stage.players }, () => 0);
        stage.table.classList.add('seats');
        stage.table.classList.toggle('two', stage.players === 2);
    }
    /** Lays out the cards; a player without a card has a negative number. */
    deal(middle: number | undefined, own: number[], scores: (string | number)[]): void {
        const seats = own.map((card, player) => {
            const score = String(scores[player]!),
                label = `${fill(texts.player, { n: player + 1 })}: ${score}`,
                onPick = (symbol: number, element: SVGElement) => this.pick(player, symbol, element);
            return html(
                'div',
                { class: `seat ${sides[player]!}`, 'data-player': player },
                card >= 0 ? face(card, { onPick }) : html('div', { class: 'place' }),
                html('span', { class: 'score', 'aria-label': label, role: 'img' }, badge(player), score),
            );
        });
        this.stage.table.classList.toggle('open', middle === undefined);
        if (middle !== undefined) seats.push(html('div', { class: 'seat middle' }, face(middle)));
        this.stage.table.replaceChildren(...seats);
        this.hints?.restart();
    }
    /** Ends the game: all those have won who have that score. */
    finish(scores: number[], best: number): void {
        this.hints?.stop();
        const winners = scores.flatMap((score, player) => (score === best ? [player] : []));
        for (const player of winners) this.stage.table.querySelector(`.${sides[player]!}`)!.classList.add('winner');
        const result =
            winners.length > 1 ? texts.draw : fill(texts.wins, { player: fill(texts.player, { n: winners[0]! + 1 }) });
        this.stage.finish(...winners.map(badge), result);
    }
    close(): void {
        this.hints?.stop();
    }
    /** Whoever is wrong has to wait. */
    private pick(player: number, symbol: number, element: SVGElement): void {
        if (performance.now() < this.lockedUntil[player]!) return;
        const isRight = this.isRight(player, symbol);
        sound(isRight ? 'hit' : 'miss');
        if (isRight) return this.onRight(player, symbol);
        this.lockedUntil[player] = performance.now() + lockTime;
        shake(element);
        element.closest('.seat')?.classList.add('locked');
        setTimeout(() => element.closest('.seat')?.classList.remove('locked'), lockTime);
    }
}
