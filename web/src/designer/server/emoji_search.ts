import type { Found } from '../protocol/generated';
import { nameOfLanguage, pageLanguage, translate } from '../ui/texts';
import { askFor } from './api';

/** Finds emoji by words of the deck's language, the page's and the browser's; nothing where there is no answer. */
export async function findEmoji(words: string, deckLanguage: string): Promise<Found | undefined> {
    const languages = [...new Set([deckLanguage, pageLanguage(), ...navigator.languages])].slice(0, 8);
    return askFor('symbols', JSON.stringify({ words, languages }));
}

/** Returns in a sentence what a search took instead of what was asked for; empty if nothing. */
export function describeFound(words: string, deckLanguage: string, { emoji, word, language }: Found): string {
    const asked = { words: words.trim(), language: nameOfLanguage(deckLanguage) };
    if (!emoji.length) return translate('no_emoji', asked);
    const taken = { word: word ?? '', emoji: emoji[0]!.emoji, other: nameOfLanguage(language ?? deckLanguage) };
    if (word) return translate(language ? 'found_word_in' : 'found_word', { ...asked, ...taken });
    return language ? translate('found_in', { ...asked, ...taken }) : '';
}
