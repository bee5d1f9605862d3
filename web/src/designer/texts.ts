import { html } from '../dom';
import { icon } from './icons';
import { languages } from './generated';
import type english from './texts/en.json';

/** The name of a text. Where a number decides, `one_NAME` is for 1 and NAME for the others. */
export type DesignerText = keyof typeof english;

type Language = (typeof languages)[number];

const key = 'spotit-language';
let texts = {} as Record<DesignerText, string>;

const known = (tag: string | null): Language | undefined => languages.find((one) => one === tag?.split('-')[0]);

/** Returns the language that was chosen here, or the first of the browser's that there is. */
const wantedLanguage = (): Language =>
    known(localStorage.getItem(key)) ?? navigator.languages.map(known).find(Boolean) ?? 'en';

/** Takes the texts in the language of the page, before anything is said. */
export async function loadTexts(): Promise<void> {
    const language = wantedLanguage();
    texts = (await (await fetch(`/texts.json?name=${language}`)).json()) as typeof texts;
    document.documentElement.lang = language;
}

/** Returns a text of the page with values instead of the names in braces. */
export function translate(name: DesignerText, values: Record<string, string | number> = {}): string {
    return (texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole));
}

/** Returns the one text for 1, the other with `{n}` for another number. */
export const translateCount = (
    n: number,
    one: DesignerText,
    others: DesignerText,
    values: Record<string, string | number> = {},
): string => translate(n === 1 ? one : others, { n, ...values });

export const pageLanguage = (): string => document.documentElement.lang;

/** Returns the name of a language, as it stands in a sentence of the page's language or of another one. */
export const nameOfLanguage = (tag: string, inLanguage = pageLanguage()): string =>
    new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;

/** Returns the name of a language in that language, as it stands alone. */
function nameOf(language: Language): string {
    const name = nameOfLanguage(language, language);
    return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

/** A choice of the page's language, which is remembered. The page begins anew with it; drafts stay. */
export function languageSwitch(): HTMLElement {
    const select = html(
        'select',
        { class: 'language', 'aria-label': translate('language') },
        ...languages.map((one) => html('option', { value: one, lang: one }, nameOf(one))),
    );
    select.value = pageLanguage();
    select.addEventListener('change', () => {
        localStorage.setItem(key, select.value);
        location.reload();
    });
    return html('span', { class: 'iconic' }, icon('globe'), select);
}
