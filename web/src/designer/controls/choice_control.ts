import { html, select, svg } from '../../ui/dom';
import type { Store } from '../state/store';
import { quoted, setValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { draw } from '../ui/markup';
import { pageLanguage, translate, type DesignerText } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { wordFor } from './choice_words';
import { keyControl, type Control, type Settings } from './control';

const maxToggles = 5;

export interface ChoiceKey {
    path: string[];
    label: DesignerText;
    /** Sets the key to a word, where more than the key changes. */
    choose?: (word: string) => void;
    isShown?: (settings: Settings) => boolean;
    /** Keys whose values may not go with another word: they are reset with it. */
    others?: string[][];
    /** Whether they are many, and looked for by their names. */
    isSorted?: boolean;
}

/** A choice of one of many. A value that is not among them is added, as long as it is there. */
function makeSelect(name: string, words: string[], choose: (word: string) => void) {
    const element = select(
        words.map((word) => [word, wordFor(name, word)]),
        choose,
    );
    const show = (word: string): void => {
        if (element.options.length > words.length) element.lastChild!.remove();
        if (!words.includes(word)) element.append(html('option', { value: word }, wordFor(name, word)));
        element.value = word;
    };
    return { element, show };
}

/** A key of the theme that has one of several words: all are shown where they are few. */
export function choiceControl(store: Store, key: ChoiceKey): Control {
    const { path, label, others = [], isShown, isSorted } = key,
        name = path.join('.'),
        { names, words: own, pictures } = keyOf(name),
        words = [...names, ...own],
        take = key.choose ?? ((word: string) => store.edit((text) => setValue(text, path, quoted(word))));
    if (isSorted) words.sort((a, b) => wordFor(name, a).localeCompare(wordFor(name, b), pageLanguage()));
    const makeChoice = (value: string) => {
        const icon = () => svg('svg', { class: 'icon', viewBox: '-12 -12 24 24', 'aria-hidden': 'true' });
        const picture = pictures[value] === undefined ? {} : { picture: draw(icon(), pictures[value]) };
        return { value, label: wordFor(name, value), ...picture };
    };
    const field =
        words.length <= maxToggles
            ? new Toggles(translate(label), words.map(makeChoice), take)
            : makeSelect(name, words, take);
    return keyControl(store, [path, ...others], label, [field.element], ({ value = '' }, settings) => {
        field.show(value);
        return isShown?.(settings) ?? true;
    });
}
