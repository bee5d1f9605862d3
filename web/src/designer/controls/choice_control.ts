import { html, select, svg } from '../../ui/dom';
import type { Store } from '../state/store';
import { apply, type Change } from '../theme_text/changes';
import { quoted } from '../theme_text/tree';
import { setValue } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { draw } from '../ui/markup';
import { pageLanguage, translate, type DesignerText, wordFor } from '../ui/texts';
import { makeToggles } from '../ui/toggles';
import { keyControl, writeText, type Control, type Settings } from './control';
import { drawSamples } from '../server/samples';

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
    const options = words.map((word) => [word, wordFor(name, word)] as const),
        element = select(options, choose);
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
            ? makeToggles(translate(label), words.map(makeChoice), take)
            : makeSelect(name, words, take);
    return keyControl(store, [path, ...others], label, [field.element], ({ value = '' }, settings) => {
        field.show(value);
        return isShown?.(settings) ?? true;
    });
}

const path = ['look'];

const makeLook = (value: string) => ({
    value,
    label: wordFor('look', value),
    picture: html('span', { class: 'sample' }),
});

/** A choice of looks, each shown by the deck's first card in it. They are drawn while the choice is open and no preview is made. */
export function lookControl(store: Store): Control {
    /** Gives a theme a look, or with an empty name none. */
    const setLook = (text: string, name: string): Change | undefined =>
        setValue(text, path, writeText(store, path, name, 'none'));
    const looks = ['', ...keyOf('look').names].map(makeLook),
        toggles = makeToggles(translate('look'), looks, (name) => store.edit((text) => setLook(text, name)));
    let drawn = '', // the theme without its look
        stop = new AbortController();

    /** Draws the cards that are not there yet. The choice of a look changes none of them. */
    function draw(): void {
        const { text, asked, isBusy, isStale } = store.state;
        stop.abort();
        if (isBusy || isStale || text !== asked || !element.open) return;
        const bare = apply(text, setLook(text, '') ?? []);
        if (bare !== drawn) for (const { picture } of looks) picture.replaceChildren();
        drawn = bare;
        stop = new AbortController();
        const addSample = drawSamples(stop.signal);
        for (const { value, picture } of looks)
            if (!picture.hasChildNodes()) addSample(picture, { text: apply(bare, setLook(bare, value) ?? []) });
    }
    const summary = html('summary'),
        element = html('details', { class: 'looks', ontoggle: draw }, summary, toggles.element);
    store.watch(['isBusy'], draw);
    return keyControl(store, [path], 'look', [element], ({ value: name = '' }) => {
        const value = name === 'none' ? '' : name;
        if (!looks.some((look) => look.value === value)) {
            looks.push(makeLook(value));
            toggles.offer(looks);
        }
        toggles.show(value);
        summary.textContent = wordFor('look', value);
        summary.ariaLabel = `${translate('look')}: ${summary.textContent}`;
        return true;
    });
}
