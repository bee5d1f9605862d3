import { deck, fill, texts } from '../deck/deck';
import { speak } from '../deck/speech';

/** The screen that a game is played on. */
export interface Stage {
    /** The cards lie here. */
    table: HTMLElement;
    /** Shows a message to the players; screen readers read it. */
    say(text: string): void;
    /** Shows a time or a score in the head of the page. */
    show(text: string): void;
    /** Keeps the game across reloads; nothing: it is over. */
    save(state?: unknown): void;
    /** Adds a button to the head of the page. */
    addTool(tool: HTMLElement): void;
    /** Shows what came out, and asks whether to play again. */
    finish(...result: (string | Node)[]): void;
    players: number;
}

export interface Game {
    id: string;
    name: string;
    aim: string;
    /** The largest number of players; 1 if it is no matter. */
    maxPlayers?: number;
    /** Makes no sounds unless they are wanted: many hear them. */
    isQuiet?: boolean;
    /** The least cards that it needs. */
    minCards: number;
    /** Begins the game, or continues a saved one. Returns what ends it. */
    play(stage: Stage, saved: unknown): () => void;
}

/** Names a symbol that was found on both cards. */
export function nameFound(stage: Stage, symbol: number): void {
    stage.say(fill(texts.on_both, { symbol: deck.names[symbol]! }));
    speak(deck.names[symbol]!);
}

/** Returns the two piles of a split deck, each in random order; undefined for other decks. */
export function splitPiles(): [number[], number[]] | undefined {
    const all = [...deck.cards.keys()],
        half = Math.ceil(all.length / 2);
    return deck.split ? [shuffled(all.slice(0, half)), shuffled(all.slice(half))] : undefined;
}

/** Returns all cards in random order; of a split deck one of each pile in turn, so that neighbors match across. */
export function cardSequence(): number[] {
    const all = [...deck.cards.keys()],
        piles = splitPiles();
    if (!piles) return shuffled(all);
    const [first, second] = piles;
    return all.map((_, i) => (i % 2 === 0 ? first : second)[i >> 1]!);
}

export type Random = () => number;

/** Returns a generator whose numbers depend on the seed alone (mulberry32). */
export function seeded(seed: number): Random {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
        return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
    };
}

export function shuffled<T>(items: readonly T[], random: Random = Math.random): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; --i) {
        const other = Math.floor(random() * (i + 1));
        [result[i], result[other]] = [result[other]!, result[i]!];
    }
    return result;
}
