import { html } from '../../ui/dom';
import { Samples } from '../server/samples';
import type { Store } from '../state/store';
import { apply, quoted, removeValue, setValue, type Edit } from '../theme_text/text_edits';
import { keyOf } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import { wordFor } from './choice_words';
import { KeyRow, type Control, type Settings } from './control';

const path = ['look'];

/** Gives a theme a look, or with an empty name none. */
const setLook = (text: string, name: string): Edit | undefined =>
    name ? setValue(text, path, quoted(name)) : removeValue(text, path);

/** A choice of looks, each shown by the deck's first card in it. They are drawn while the choice is open and no preview is made. */
export class LookControl implements Control {
    readonly elements: HTMLElement[];
    private readonly summary = html('summary');
    private readonly element = html('details', { class: 'looks' }, this.summary);
    private readonly looks = ['', ...keyOf('look').names].map(makeLook);
    private readonly toggles: Toggles;
    private readonly row: KeyRow;
    private drawn = ''; // the theme without its look
    private stop = new AbortController();

    constructor(private readonly store: Store) {
        this.toggles = new Toggles(translate('look'), this.looks, (name) => store.edit((text) => setLook(text, name)));
        this.element.append(this.toggles.element);
        this.element.addEventListener('toggle', () => this.draw());
        this.row = new KeyRow(store, [path], 'look', this.element);
        this.elements = [this.row.element];
        store.watch(['isBusy'], () => this.draw());
    }

    update(settings: Settings): void {
        const { value = '' } = settings['look'] ?? {};
        if (!this.looks.some((look) => look.value === value)) {
            this.looks.push(makeLook(value));
            this.toggles.offer(this.looks);
        }
        this.toggles.show(value);
        this.summary.textContent = wordFor('look', value);
        this.summary.ariaLabel = `${translate('look')}: ${wordFor('look', value)}`;
        this.row.show(settings);
    }

    /** Draws the cards that are not there yet. The choice of a look changes none of them. */
    private draw(): void {
        const { text, asked, isBusy, isStale } = this.store.state;
        this.stop.abort();
        if (isBusy || isStale || text !== asked || !this.element.open) return;
        const bare = apply(text, setLook(text, '') ?? []);
        if (bare !== this.drawn) for (const { picture } of this.looks) picture.replaceChildren();
        this.drawn = bare;
        this.stop = new AbortController();
        const samples = new Samples(this.stop.signal);
        for (const { value, picture } of this.looks)
            if (!picture.hasChildNodes()) samples.add(picture, { text: apply(bare, setLook(bare, value) ?? []) });
    }
}

const makeLook = (value: string) => ({
    value,
    label: wordFor('look', value),
    picture: html('span', { class: 'sample' }),
});
