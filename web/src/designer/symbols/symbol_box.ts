import { add, button, html, svg } from '../../ui/dom';
import { makeTile } from '../cards/drawing';
import { tableEndings } from '../files/packed';
import { pictureTypes } from '../photos/pictures';
import type { Found } from '../protocol/generated';
import { describeFound, findEmoji } from '../server/emoji_search';
import { mode } from '../server/mode';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { describeTooLong, isTooLong } from '../theme_text/long_words';
import { hasEmoji, type NewSymbol } from '../theme_text/new_symbol';
import { draw } from '../ui/markup';
import { translate, type DesignerText } from '../ui/texts';
import { symbolsIn } from './table_rows';

interface Listener {
    /** Called with the chosen symbols; `name` is what a person calls the only one. */
    take(symbols: NewSymbol[], name?: string): void;
    takeFiles(files: File[]): Promise<void>;
}

const pause = 200; // milliseconds, after which is searched

/** The field that takes any symbol: it finds emoji, and takes words as they are, lists that are pasted, and files. */
export class SymbolBox {
    readonly element = html('div', { class: 'box' });
    readonly input = html('input', {
        type: 'search',
        placeholder: translate('add_examples'),
        autocomplete: 'off',
        enterkeyhint: 'done',
        oninput: () => this.handleInput(),
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.isComposing) return;
            event.preventDefault();
            void this.enter(event.shiftKey);
        },
    });
    private readonly said = html('p', { class: 'quiet', role: 'status' });
    private readonly word = button('', () => this.takeWord(), { class: 'word', hidden: true });
    private readonly results = html('ul', { class: 'tiles', 'aria-label': translate('found_symbols') });
    private timer = 0;
    private search: { words: string; found: Promise<Found | undefined> } | undefined;

    constructor(
        private readonly store: Store,
        private readonly listener: Listener,
    ) {
        const field = html('label', { class: 'search' }, html('span', translate('add_symbol')), this.input),
            row = html('div', { class: 'row' }, field, !mode.isShared && this.fileButtons());
        add(this.element, row, this.said, this.word, this.results);
        if (mode.isShared) this.element.append(html('p', { class: 'quiet' }, translate('no_pictures_here')));
    }

    /** Shows a text in the field, as if it were typed. */
    type(text: string): void {
        this.input.value = text;
        this.input.focus();
        this.handleInput();
    }

    /** Computers have a camera, too, but not one that takes photos of a family. */
    private fileButtons(): HTMLElement[] {
        const add = this.fileButton('add_pictures', { multiple: true, accept: `${pictureTypes},${tableEndings}` });
        if (!matchMedia('(pointer: coarse)').matches) return [add];
        return [this.fileButton('take_photo', { accept: 'image/*', capture: 'environment' }), add];
    }

    /** A button that chooses pictures, or with `capture` takes a photo. */
    private fileButton(name: DesignerText, attributes: Record<string, string | boolean>): HTMLElement {
        const take = () => void this.listener.takeFiles([...(files.files ?? [])]).then(() => (files.value = '')),
            files = html('input', { type: 'file', ...attributes, onchange: take });
        return html('label', { class: 'files' }, translate(name), files);
    }

    private get words(): string {
        return this.input.value.trim().replace(/\s+/g, ' ');
    }

    private handleInput(): void {
        clearTimeout(this.timer);
        const { words } = this,
            isLong = isTooLong(words),
            isWord = words !== '' && !isLong;
        this.word.hidden = !isWord;
        this.word.textContent = isWord ? translate('add_word', { word: words }) : '';
        if (isWord) this.timer = setTimeout(() => void this.find(), pause);
        else this.show(undefined);
        if (isLong) this.said.textContent = describeTooLong([words]);
    }

    /** Finds emoji by the words, once. */
    private find(): Promise<Found | undefined> {
        clearTimeout(this.timer);
        const { words } = this;
        if (this.search?.words === words) return this.search.found;
        const found = findEmoji(words, deckLanguage(this.store.state));
        this.search = { words, found };
        void found.then((answer) => {
            if (answer && words === this.words) this.show(answer);
        });
        return found;
    }

    /** Takes the emoji of the words, or where all symbols are words these, but with Shift the other one. A guess is no emoji of theirs. */
    private async enter(isShifted: boolean): Promise<void> {
        const { words } = this,
            { symbols } = this.store.state;
        if (!words || isTooLong(words)) return;
        if (hasEmoji.test(words)) return this.takeAll(words);
        const areWords = symbols.length > 0 && symbols.every(({ kind }) => kind === 'text');
        if (isShifted !== areWords) return this.takeWord();
        const found = await this.find(),
            first = found?.emoji[0];
        if (words !== this.words) return; // meanwhile something else was typed
        if (!first || (found.word && !isShifted)) return this.takeWord();
        this.clear();
        this.listener.take([{ picture: first.emoji }], first.name);
    }

    private takeWord(): void {
        const word = this.words;
        this.clear();
        this.input.focus();
        this.listener.take([{ word }], word);
    }

    /** Takes what was typed with emoji in it. */
    private takeAll(words: string): void {
        this.clear();
        this.listener.take(symbolsIn(words), words);
    }

    private clear(): void {
        this.input.value = '';
        this.handleInput();
    }

    private show(found: Found | undefined): void {
        if (!found) this.search = undefined;
        this.said.textContent = found ? describeFound(this.words, deckLanguage(this.store.state), found) : '';
        const tiles = (found?.emoji ?? []).map(({ emoji, name, box, svg: drawing }) => {
            const picture = draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing),
                take = () => this.listener.take([{ picture: emoji }], name);
            return html('li', makeTile(picture, name, take, translate('add_named', { name })));
        });
        this.results.replaceChildren(...tiles);
    }
}
