import { deck } from './deck';

export type Features = [number, number, number, number];
export const featuresOf = (card: number): Features => deck.cards[card]!.features!;

const values = 3;

/** The card that makes a trio of two: where they are the same it is the same, else it has what is left. */
export function thirdFeatures(first: Features, second: Features): Features {
    return first.map((value, i) => (2 * values - value - second[i]!) % values) as Features;
}

/** Returns the numbers of the features in which two cards are the same and one is not; none of a trio. */
export function wrongFeatures(first: number, second: number, third: number): number[] {
    const cards = [featuresOf(first), featuresOf(second), featuresOf(third)];
    return [0, 1, 2, 3].filter((i) => new Set(cards.map((features) => features[i])).size === 2);
}

export const isTrio = (first: number, second: number, third: number): boolean =>
    wrongFeatures(first, second, third).length === 0;

/** Returns all trios among some cards. */
export function trios(cards: number[]): [number, number, number][] {
    const found: [number, number, number][] = [];
    for (let i = 0; i < cards.length; ++i)
        for (let j = i + 1; j < cards.length; ++j)
            for (let k = j + 1; k < cards.length; ++k)
                if (isTrio(cards[i]!, cards[j]!, cards[k]!)) found.push([cards[i]!, cards[j]!, cards[k]!]);
    return found;
}
