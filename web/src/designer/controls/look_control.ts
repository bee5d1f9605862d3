import { html } from '../../ui/dom';
import { drawSamples } from '../server/samples';
import type { Store } from '../state/store';
import { apply, quoted, removeValue, setValue, type Edit } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { wordFor } from './choice_words';
import { keyControl, type Control } from './control';

const path = ['look'];

/** Gives a theme a look, or with an empty name none. */
const setLook = (text: string, name: string): Edit | undefined =>
    name ? setValue(text, path, quoted(name)) : removeValue(text, path);

const makeLook = (value: string) => ({
    value,
    label: wordFor('look', value),
    picture: html('span', { class: 'sample' }),
});

/** A choice of looks, each shown by the deck's first card in it. They are drawn while the choice is open and no preview is made. */
export function lookControl(store: Store): Control {
    const looks = ['', ...keyOf('look').names].map(makeLook),
        toggles = new Toggles(translate('look'), looks, (name) => store.edit((text) => setLook(text, name)));
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
    return keyControl(store, [path], 'look', [element], ({ value = '' }) => {
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
