import { html } from '../../dom';
import { wordFor } from '../choice_words';
import { schemasAt, wordsOf } from '../schema';
import { quoted, setValue, valueAt } from '../text_edits';
import { pageLanguage, translate, type DesignerText } from '../texts';
import { helpFor, makeRow, type Context, type Control } from './control';
import { shapeIcon } from './shape_icons';
import { Toggles } from './toggles';

const maxToggles = 5;

export interface ChoiceKey {
    path: string[];
    label: DesignerText;
    /** Sets the key to a word, where more than the key changes. */
    choose?: (word: string) => void;
    isShown?: (text: string) => boolean;
    /** What the deck has where the text says nothing, if that is not always the same. */
    usual?: (text: string) => string;
    /** Whether they are many, and looked for by their names. */
    isSorted?: boolean;
}

const unquoted = (written: string): string => written.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Returns the words that a key may have, without those that mean the same as another. */
function listWords({ schema }: Context, path: string[]): string[] {
    const schemas = schemasAt(schema, path).filter((one) => one.type !== 'boolean'),
        synonyms = ['true', 'false', 'centre'];
    return wordsOf(schemas).filter((word) => !synonyms.includes(word));
}

/** A choice of one of many. A value that is not among them is added, as long as it is there. */
function makeSelect(name: string, words: string[], choose: (word: string) => void) {
    const makeOption = (word: string) => html('option', { value: word }, wordFor(name, word));
    const select = html('select', {}, ...words.map(makeOption));
    let other: HTMLOptionElement | undefined;
    select.addEventListener('change', () => choose(select.value));
    const show = (word: string): void => {
        other?.remove();
        if (!words.includes(word)) select.append((other = makeOption(word)));
        select.value = word;
    };
    return { element: select, show };
}

/** A key of the theme that has one of several words: all are shown where they are few. */
export function choiceControl(context: Context, { path, label, choose, isShown, ...key }: ChoiceKey): Control {
    const name = path.join('.'),
        words = listWords(context, path),
        usual = String(schemasAt(context.schema, path).find((one) => one.default !== undefined)?.default ?? ''),
        take = choose ?? ((word: string) => context.store.edit((text) => setValue(text, path, quoted(word))));
    if (key.isSorted) words.sort((a, b) => wordFor(name, a).localeCompare(wordFor(name, b), pageLanguage()));
    const makeChoice = (value: string) => {
        const picture = name === 'card.shape' ? shapeIcon(value) : undefined;
        return { value, label: wordFor(name, value), ...(picture ? { picture } : {}) };
    };
    const field =
        words.length <= maxToggles
            ? new Toggles(translate(label), words.map(makeChoice), take)
            : makeSelect(name, words, take);
    const row = makeRow(translate(label), helpFor(context, path), field.element);
    return {
        elements: [row],
        update(text, settings) {
            const written = unquoted(valueAt(text, path) ?? key.usual?.(text) ?? String(settings[name] ?? usual));
            field.show(words.find((one) => one.toLowerCase() === written.toLowerCase()) ?? written);
            row.hidden = isShown ? !isShown(text) : false;
        },
    };
}
