import { translate } from '../ui/texts';
import { hasEmoji, type NewSymbol } from './new_symbol';

const maxLetters = 40; // without a space: more are a hair line on a card
const long = new RegExp(`\\S{${maxLetters + 1}}`, 'u');
const maxNamed = 3;

export const isTooLong = (word: string): boolean => long.test(word) && !hasEmoji.test(word);

export const hasLongWord = ({ word = '', translation = '' }: NewSymbol): boolean =>
    isTooLong(word) || isTooLong(translation);

/** Lists the words that are too long for a card, each by its beginning. */
export function describeTooLong(words: readonly string[]): string {
    const named = words.slice(0, maxNamed).map((word) => `${word.slice(0, maxLetters / 2)}…`),
        more = words.length > maxNamed ? ', …' : '';
    return translate('too_long_for_card', { max: maxLetters, words: named.join(', ') + more });
}
