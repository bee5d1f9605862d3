import { setLanguage } from '../theme_text/language';
import { apply } from '../theme_text/text_edits';
import { pageLanguage, translate, translateIfKnown } from '../ui/texts';

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

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1).replaceAll('-', ' ');

export const nameOfGroup = (group: string): string => translateIfKnown(`group_${group}`) ?? capitalized(group);

/** Returns the title of a template in the page's language, and what it is; those with comments for beginners describe more. */
export function describeTemplate({ name, titles, cards, perCard }: Template): [title: string, summary: string] {
    const title = translateIfKnown(`starter_${name}`) ?? titles[pageLanguage()] ?? titles['en'] ?? capitalized(name),
        summary = translate(perCard ? 'template_cards' : 'template_any_cards', { cards, n: perCard });
    return [title, translateIfKnown(`about_${name}`) ?? summary];
}

/** Returns the text of a template in the page's language, if its cards can be in that. */
export const inPageLanguage = ({ languages }: Template, text: string): string =>
    languages.length && !languages.includes(pageLanguage())
        ? text
        : apply(text, setLanguage(text, pageLanguage()) ?? []);
