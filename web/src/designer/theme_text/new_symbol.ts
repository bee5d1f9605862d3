import { quoted } from './tree';
import { translate } from '../ui/texts';

/** A symbol that is to be in the deck: a picture (an emoji or a file), a word, or both; or a word and its translation. */
export interface NewSymbol {
    picture?: string;
    word?: string;
    translation?: string;
    /** The languages of the word and its translation, where a picture has both. */
    languages?: readonly [string, string];
}

export const hasEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Parts emoji that stand together. */
export const partEmoji = (text: string): string[] =>
    [...graphemes.segment(text.replace(/\s+/g, ''))].map(({ segment }) => segment);

/** Returns whether a text is emoji alone, however many. */
export const areEmoji = (text: string): boolean => text !== '' && partEmoji(text).every((part) => hasEmoji.test(part));

/** Letters, digits and a few signs, in which a theme can't read anything but words. */
const plain = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’!?,-]|\.(?!\p{L}))*$/u;

/** Returns the keys that say what a symbol is, each with its value. */
export function writeKeys({ picture, word, translation, languages }: NewSymbol): string[] {
    if (picture === undefined)
        return translation
            ? [`forms: [${quoted(word!)}, ${quoted(translation)}]`]
            : [`text: ${plain.test(word!) ? quoted(word!) : JSON.stringify(word)}`];
    const key = `${hasEmoji.test(picture) ? 'emoji' : 'image'}: ${quoted(picture)}`;
    if (!word) return [key];
    if (!translation || !languages) return [key, `name: ${quoted(word)}`];
    const [first, second] = languages;
    return [key, `names: { ${first}: ${quoted(word)}, ${second}: ${quoted(translation)} }`];
}

/** Returns a symbol as an entry of a list. */
export function writeEntry(symbol: NewSymbol): string {
    const { picture, word, translation } = symbol;
    if (picture !== undefined ? !word : !translation && plain.test(word!)) return quoted((picture ?? word)!);
    return `{ ${writeKeys(symbol).join(', ')} }`;
}

/** Returns what the deck calls the symbol, to tell it from others. */
export const writtenOf = ({ picture, word }: NewSymbol): string => (picture ?? word)!;

/** Returns the name of a file without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

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
