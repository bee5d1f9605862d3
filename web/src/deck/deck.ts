import type { Card, Deck, OtherTexts, PlayText } from './generated';

/** A picture at a place: its number, and the numbers of an SVG matrix. */
export type Placed = Card['pictures'][number];

/** The deck as src/play/deck_object.hpp describes it. Lengths are millimeters. */
type DeckWithTexts = Deck & { texts: OtherTexts & Record<PlayText, string> };
export const deck: DeckWithTexts = JSON.parse(document.getElementById('deck')!.textContent) as DeckWithTexts;
export const texts = deck.texts;
/** Whether cards share features instead of symbols. */
export const isSet = deck.cards.some((card) => card.features);

/** The symbols of each card. */
const symbolsOfCards = deck.cards.map((card) => new Set(card.pictures.map(([picture]) => deck.symbols[picture]!)));

/** Returns the symbol that two cards share; -1 if there is none. */
export function shared(first: number, second: number): number {
    for (const symbol of symbolsOfCards[first]!) if (symbolsOfCards[second]!.has(symbol)) return symbol;
    return -1;
}

export const hasSymbol = (card: number, symbol: number): boolean => symbolsOfCards[card]!.has(symbol);

export const symbolsOf = (card: number): number[] => [...symbolsOfCards[card]!];

/** Fills the names in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns what a picture shows, in words. */
export const labelOf = (picture: number): string => deck.labels?.[picture] ?? deck.names[deck.symbols[picture]!]!;

const pictures = deck.names.map((_, symbol) =>
    deck.symbols
        .flatMap((each, picture) => (each === symbol ? [picture] : []))
        .sort((first, second) => (deck.forms?.[first] ?? 0) - (deck.forms?.[second] ?? 0)),
);
/** Returns the pictures of a symbol: those of its two forms in their order, if it has two; none, if no card shows it. */
export const picturesOf = (symbol: number): number[] => pictures[symbol]!;
/** The symbols that cards show. */
export const shownSymbols = [...pictures.keys()].filter((symbol) => pictures[symbol]!.length > 0);

/** A number of the deck, so that each keeps its own games. */
function fingerprint(): string {
    const text = deck.title + JSON.stringify(deck.cards);
    let hash = 0;
    for (let i = 0; i < text.length; ++i) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
    return (hash >>> 0).toString(36);
}
const prefix = `spotit-${fingerprint()}-`;

/** Keeps a value; where the browser forbids it, it is forgotten with the page. */
export function save(name: string, value: unknown): void {
    try {
        if (value === undefined) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, JSON.stringify(value));
    } catch {
        // Private windows, full disks: the game goes on without.
    }
}

export function load<T>(name: string): T | undefined {
    try {
        const text = localStorage.getItem(prefix + name);
        return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
        return undefined;
    }
}
