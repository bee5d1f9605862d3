import { html, select } from '../../ui/dom';
import { icon } from './icons';
import { languages } from './languages';
import { remember } from './remember';
import type english from './texts.json';

type English = typeof english;
/** The name of a text that has a form for 1 and one for the others, and more in other languages. */
export type CountedText = { [Name in keyof English]: English[Name] extends string ? never : Name }[keyof English];
/** The name of another text. */
export type DesignerText = Exclude<keyof English, CountedText>;

const key = 'spotit-language';
let texts = {} as Record<DesignerText | 'plural_forms', string> & Record<CountedText, readonly string[]>;

const known = (tag: string | null): string | undefined => languages.find((one) => one === tag?.split('-')[0]);

/** Returns the language that was chosen here, or the first of the browser's that there is. */
const wantedLanguage = (): string =>
    known(localStorage.getItem(key)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';

/** Takes the texts in the language of the page, before any is shown. */
export async function loadTexts(): Promise<void> {
    const language = wantedLanguage();
    texts = (await (await fetch(`/texts.json?name=${language}`)).json()) as typeof texts;
    document.documentElement.lang = language;
}

type Values = Record<string, string | number>;

const fillIn = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole));

/** Returns a text of the page with values instead of the names in braces. */
export const translate = (name: DesignerText, values: Values = {}): string => fillIn(texts[name] ?? name, values);

/** Returns a text that there may be. */
export const translateIfKnown = (name: string): string | undefined =>
    (texts as object as Partial<Record<string, string>>)[name];

/** Returns a text in the form for `{n}`: that which the language's file of gettext has for it, or for its last digits. */
export function translateCount(n: number, name: CountedText, values: Values = {}): string {
    const form = Number(texts.plural_forms[n < 100 ? n : 100 + (n % 100)]),
        forms = texts[name];
    return fillIn(forms[Math.min(form, forms.length - 1)]!, { n, ...values });
}

export const pageLanguage = (): string => document.documentElement.lang;

/** Returns the name of a language, as it stands in a sentence of the page's language or of another one. */
export const nameOfLanguage = (tag: string, inLanguage = pageLanguage()): string =>
    new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;

/** Returns the name of a language in that language, as it stands alone. */
function nameOf(language: string): string {
    const name = nameOfLanguage(language, language);
    return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

/** A choice of the page's language, which is remembered. The page is loaded again with it; drafts stay. */
export function languageSwitch(): HTMLElement {
    const choose = (language: string) => {
        remember(key, language);
        location.reload();
    };
    const names = languages.map((one) => [one, nameOf(one)] as const),
        choice = select(names, choose, { class: 'language', 'aria-label': translate('language') });
    for (const option of choice.options) option.lang = option.value;
    choice.value = pageLanguage();
    return html('span', { class: 'iconic' }, icon('globe'), choice);
}

/** What the page calls the keys that it has controls of. */
export const namesOfKeys = new Map<string, string>();
/** Returns what a key is called: by its control, or by a text of its own. */
export const nameOfKey = (key: string): string => namesOfKeys.get(key) ?? translateIfKnown(key) ?? key;

const decimals = /[\d.]+(?=(x[\d.]+)?(mm|cm|in|pt|%)$)/g,
    beforeUnit = /(?<=\d)(?=(mm|cm|in|pt)$)/,
    showNumber = (number: string): string => Number(number).toLocaleString(pageLanguage(), { useGrouping: false });

/** Returns what a value of a key is called; names of papers and cards are the same in all languages, the signs of decimals are not. */
export const wordFor = (key: string, value: string): string =>
    key === 'language' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)
        ? nameOfLanguage(value)
        : (translateIfKnown(`${key}.${value}`) ?? value.replace(decimals, showNumber).replace(beforeUnit, '\u00a0'));
