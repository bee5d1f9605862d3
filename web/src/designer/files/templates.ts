import { setLanguage } from '../theme_text/language';
import { apply } from '../theme_text/text_edits';
import { pageLanguage, translate, type DesignerText } from '../ui/texts';

/** A theme to begin with; `titles`: by language. */
export interface Template {
    name: string;
    group: string;
    titles: Record<string, string>;
    /** In which its cards are right; none: its symbols are meant to be changed. */
    languages: string[];
    /** 0: not known. */
    cards: number;
    /** 0: not the same on all cards. */
    perCard: number;
}

const groups: Record<string, DesignerText> = {
    'to begin with': 'group_begin',
    examples: 'group_examples',
    count: 'group_count',
    languages: 'group_languages',
    play: 'group_play',
    read: 'group_read',
    science: 'group_science',
    seasons: 'group_seasons',
    small: 'group_small',
};
/** Title and summary of those that have comments for beginners. */
const starters: Record<string, [DesignerText, DesignerText]> = {
    animals: ['starter_animals', 'about_animals'],
    words: ['starter_words', 'about_words'],
    bilingual: ['starter_bilingual', 'about_bilingual'],
    photos: ['starter_photos', 'about_photos'],
    sums: ['starter_sums', 'about_sums'],
    alphabet: ['starter_alphabet', 'about_alphabet'],
    flags: ['starter_flags', 'about_flags'],
    set: ['starter_set', 'about_set'],
    'print-shop': ['starter_print_shop', 'about_print_shop'],
};

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1).replaceAll('-', ' ');

export const nameOfGroup = (group: string): string => (groups[group] ? translate(groups[group]) : capitalized(group));

/** Returns the title of a template in the page's language, and what it is. */
export function describeTemplate({ name, titles, cards, perCard }: Template): [title: string, summary: string] {
    const starter = starters[name];
    if (starter) return [translate(starter[0]), translate(starter[1])];
    const title = titles[pageLanguage()] ?? titles['en'] ?? capitalized(name);
    return [title, translate(perCard ? 'template_cards' : 'template_any_cards', { cards, n: perCard })];
}

/** Returns the text of a template in the page's language, if its cards can be in that. */
export const inPageLanguage = ({ languages }: Template, text: string): string =>
    languages.length && !languages.includes(pageLanguage())
        ? text
        : apply(text, setLanguage(text, pageLanguage()) ?? []);
