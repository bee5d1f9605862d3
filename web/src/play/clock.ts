import { fill, texts, load, save } from '../deck/deck';

/** Returns "31.2 s" or "2:05", with the language's decimal sign. */
export function timeText(milliseconds: number): string {
    const seconds = milliseconds / 1000;
    if (seconds < 60) return `${seconds.toFixed(1).replace('.', texts.decimal)} s`;
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

export const bestTime = (game: string): number | undefined => load<number>(`best-${game}`);

/** Reports how a time compares with the best one of a game, and keeps it if it is the best so far. */
export function compareWithBest(game: string, milliseconds: number): string {
    const best = bestTime(game);
    if (best !== undefined && best <= milliseconds) return fill(texts.best, { time: timeText(best) });
    save(`best-${game}`, Math.round(milliseconds));
    return texts.new_best;
}
