import { button, html, isTouch, svg } from '../../ui/dom';
import { makeTile } from '../cards/drawing';
import { listEndings } from '../files/packed';
import { pictureTypes } from '../photos/pictures';
import type { Found } from '../protocol/generated';
import { describeFound, findEmoji } from '../server/emoji_search';
import { mode } from '../server/api';
import { deckLanguage } from '../state/state';
import type { Store } from '../state/store';
import { describeTooLong, isTooLong, hasEmoji, type NewSymbol } from '../theme_text/new_symbol';
import { draw } from '../ui/markup';
import { translate, type DesignerText } from '../ui/texts';
import { symbolsIn } from './table_rows';

interface Listener {
    take: (symbols: NewSymbol[]) => void;
    takeFiles: (files: File[]) => Promise<void>;
}

const pause = 200; // milliseconds, after which is searched

/** The field that takes any symbol: it finds emoji, and takes words as they are, lists that are pasted, and files. */
export function makeSymbolBox(store: Store, { take, takeFiles }: Listener) {
    const hints = { placeholder: translate('add_examples'), autocomplete: 'off', enterkeyhint: 'done' },
        input = html('input', { type: 'search', ...hints, oninput: handleInput, onkeydown: handleKey }),
        statusLine = html('p', { class: 'quiet', role: 'status' }),
        word = button('', takeWord, { class: 'word', hidden: true }),
        results = html('ul', { class: 'tiles', 'aria-label': translate('found_symbols') });
    let timer = 0,
        search: { words: string; found: Promise<Found | undefined> } | undefined;

    /** Shows a text in the field, as if it were typed. */
    function type(text: string): void {
        input.value = text;
        input.focus();
        handleInput();
    }
    /** A button that chooses pictures, or with `capture` takes a photo. */
    function fileButton(name: DesignerText, attributes: Record<string, string | boolean>): HTMLElement {
        const onchange = () => void takeFiles([...(files.files ?? [])]).then(() => (files.value = '')),
            files = html('input', { type: 'file', ...attributes, onchange });
        return html('label', { class: 'files' }, translate(name), files);
    }
    const readWords = (): string => input.value.trim().replace(/\s+/g, ' ');

    function handleInput(): void {
        clearTimeout(timer);
        const words = readWords(),
            isLong = isTooLong(words),
            isWord = words !== '' && !isLong;
        word.hidden = !isWord;
        word.textContent = isWord ? translate('add_word', { word: words }) : '';
        if (isWord) timer = setTimeout(() => void find(), pause);
        else show(undefined);
        if (isLong) statusLine.textContent = describeTooLong([words]);
    }
    function handleKey(event: KeyboardEvent): void {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        void enter(event.shiftKey);
    }
    /** Finds emoji by words, once. */
    function find(words = readWords()): Promise<Found | undefined> {
        clearTimeout(timer);
        if (search?.words === words) return search.found;
        const found = findEmoji(words, deckLanguage(store.state));
        search = { words, found };
        void found.then((answer) => {
            if (answer && words === readWords()) show(answer);
        });
        return found;
    }
    /** Takes what stands between commas: emoji of the words, or where all symbols are words these, but with Shift the other one. A guess is no emoji of theirs. */
    async function enter(isShifted: boolean): Promise<void> {
        const words = readWords(),
            { symbols } = store.state,
            areWords = symbols.length > 0 && symbols.every(({ kind }) => kind === 'text');
        async function read(word: string): Promise<NewSymbol[]> {
            if (hasEmoji.test(word)) return symbolsIn(word);
            const found = isShifted === areWords ? await find(word) : undefined,
                first = found?.emoji[0];
            return [first && (isShifted || !found.word) ? { picture: first.emoji } : { word }];
        }
        if (!words || isTooLong(words)) return;
        const parts = words.replace(/(?<=.),$/, '').split(', '),
            found = Promise.all(parts.map(read));
        clear(); // people type on before the answer comes
        take((await found).flat());
    }
    function takeWord(): void {
        const words = readWords();
        clear();
        input.focus();
        take([{ word: words }]);
    }
    function clear(): void {
        input.value = '';
        handleInput();
    }
    function show(found: Found | undefined): void {
        if (!found) search = undefined;
        statusLine.textContent = found ? describeFound(readWords(), deckLanguage(store.state), found) : '';
        const tiles = (found?.emoji ?? []).map(({ emoji, name, box, svg: drawing }) => {
            const picture = draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing),
                choose = () => take([{ picture: emoji }]);
            return html('li', makeTile(picture, name, choose, translate('add_named', { name })));
        });
        results.replaceChildren(...tiles);
    }
    // Computers have a camera, too, but not one that takes photos of a family.
    const hasCamera = isTouch(),
        field = html('label', { class: 'search' }, html('span', translate('add_symbol')), input);
    const fileButtons = !mode.isShared && [
        hasCamera && fileButton('take_photo', { accept: 'image/*', capture: 'environment' }),
        fileButton('add_pictures', { multiple: true, accept: `${pictureTypes},${listEndings.join()}` }),
    ];
    const why = mode.isShared && html('p', { class: 'quiet' }, translate('no_pictures_here')),
        parts = [html('div', { class: 'row' }, field, fileButtons), statusLine, word, results, why];
    return { element: html('div', { class: 'box' }, parts), input, type };
}
