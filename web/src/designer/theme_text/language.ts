import type { Change } from './changes';
import { quoted, textAt } from './tree';
import { setValue } from './text_edits';

const languageOf = (text: string): string => textAt(text, ['language']) || 'en';

/** Returns the title of a theme, in its language where it has several; empty where there is none. */
export const titleOf = (text: string): string => textAt(text, ['title']) || textAt(text, ['titles', languageOf(text)]);

/** Sets the language of a deck; nothing where it has that already. */
export const setLanguage = (text: string, language: string): Change | undefined =>
    language === languageOf(text) ? undefined : setValue(text, ['language'], quoted(language));

/** Returns the languages that words of a deck and their translations are likely to have. */
export function likelyLanguages(deck: string): [string, string] {
    const page = document.documentElement.lang;
    return [deck, deck === page ? (deck === 'en' ? 'fr' : 'en') : page];
}
