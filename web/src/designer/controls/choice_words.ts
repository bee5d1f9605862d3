import { nameOfLanguage, translateIfKnown } from '../ui/texts';

/** Returns what a value of a key is called; names of papers and cards are the same in all languages. */
export const wordFor = (key: string, value: string): string =>
    key === 'language' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)
        ? nameOfLanguage(value)
        : (translateIfKnown(`${key}.${value}`) ?? value);
