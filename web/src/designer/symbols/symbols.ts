import { button, html } from '../../ui/dom';
import { isTableFile } from '../files/packed';
import { makeCropDialog } from '../photos/crop_dialog';
import { photosFromPhone } from '../photos/phone_photos';
import { isFontFile, pastedPictures, upload } from '../photos/pictures';
import { mode } from '../server/api';
import { chosenSymbol, chosenSymbols, isOwn } from '../state/state';
import type { Store } from '../state/store';
import type { NewSymbol } from '../theme_text/new_symbol';
import { moveSymbol } from '../theme_text/symbol_edits';
import { setSymbolKeys } from '../theme_text/symbol_keys';
import { quoted } from '../theme_text/tree';
import { setValue } from '../theme_text/text_edits';
import { isField } from '../ui/field';
import { translate } from '../ui/texts';
import { makeAdditions, removeFromDeck } from './additions';
import { makeCountMeter } from './count_meter';
import { formChoice } from './forms';
import { drawFrames, makeTiles } from './tiles';
import { makeReplacement } from './replacement';
import { makeInspector } from './inspector';
import { makeListDialog } from './list_dialog';
import { makePasteDialog } from './paste_dialog';
import { makeSymbolBox } from './symbol_box';
import { isTable } from './tables';
import { readThumbnails } from './thumbnails';

/** The symbols of the deck as tiles, what can be changed of each, and what adds more. */
export function makeSymbols(store: Store) {
    const { isFixed, isShared } = mode,
        replacing = html('p', { class: 'replacing', role: 'status', hidden: true });
    let replaced: string | undefined, // the id of the symbol that another one is chosen for
        revealed: string | undefined; // the id of the symbol whose tile is in sight

    /** Shows the symbols as they are now. */
    function update(): void {
        const { symbols } = store.state,
            chosen = chosenSymbols(store.state),
            isPlaced = chosen.every((index) => symbols[index]!.from !== undefined),
            symbol = symbols[chosen.at(-1) ?? -1];
        if (symbols.every(({ id }) => id !== replaced)) endReplacing();
        tiles.update(symbols, chosen);
        inspector.show(isFixed || !isPlaced ? [] : chosen);
        if (symbol?.id !== revealed) reveal();
        revealed = symbol?.id;
        if (!isShared) void showThumbnails();
    }
    /** Keeps tiles that are chosen or reached by keys above the panel of one symbol. */
    function reveal(): void {
        element.parentElement!.style.scrollPaddingBottom = `${inspector.element.offsetHeight + 1}px`;
        tiles.element.querySelector('[aria-selected=true][tabindex="0"]')?.scrollIntoView({ block: 'nearest' });
    }
    async function showThumbnails(): Promise<void> {
        if (await readThumbnails(store.state.symbols)) update();
    }
    /** Shows the first table among files, or takes the first font, and puts pictures beside the theme, and into the deck. */
    async function addFiles(files: readonly File[]): Promise<void> {
        const table = files.find(isTableFile);
        if (table) return dialog.open(table);
        if (isShared) return store.notify(translate('no_pictures_here'));
        store.notify(''); // an earlier reason is not about these files
        const pictures = files.filter((file) => !isFontFile(file)),
            [font] = await upload(store, files.filter(isFontFile).slice(0, 1)),
            paths = await upload(store, pictures),
            { message } = store.state;
        if (font) setFont(quoted(font));
        if (paths.length) take(paths.map((picture) => ({ picture })));
        if (!store.state.message.text) store.dispatch({ type: 'notify', message }); // the changes took it away
    }
    /** Gives a font to the words that are chosen, or to all. */
    function setFont(font: string): void {
        const { state } = store,
            chosen = chosenSymbols(state).map((index) => state.symbols[index]!),
            areWords = chosen.length > 0 && chosen.every((one) => one.kind === 'text' && isOwn(state, one));
        store.edit((text) =>
            areWords ? setSymbolKeys(text, chosen, { font }) : setValue(text, ['fonts', 'text'], font),
        );
    }
    function choose(...indices: number[]): void {
        const ids = indices.map((index) => store.state.symbols[index]!.id);
        store.dispatch({ type: 'chooseSymbol', symbol: ids.pop(), others: ids });
        store.dispatch({ type: 'openView', view: 'cards' });
    }
    /** Puts symbols into the deck: the first in the place of the one that is to be replaced. */
    function take(symbols: readonly NewSymbol[]): void {
        const index = store.state.symbols.findIndex(({ id }) => id === replaced);
        if (index < 0 || !symbols[0]) return additions.add(symbols);
        if (!additions.replace(index, symbols[0])) return;
        endReplacing();
        box.input.focus();
        additions.add(symbols.slice(1));
    }
    function beginReplacing(): void {
        const symbol = store.state.symbols[chosenSymbol(store.state)];
        if (!symbol) return;
        replaced = symbol.id;
        const cancel = () => {
            endReplacing();
            box.input.focus();
        };
        const written = translate('replace_by', { name: symbol.name });
        replacing.replaceChildren(written, ' ', button(translate('cancel'), cancel));
        replacing.hidden = false;
        box.type('');
    }
    function endReplacing(): void {
        replaced = undefined;
        replacing.hidden = true;
    }
    /** Takes what is pasted into the box, or anywhere but into another field. */
    function takePasted(event: ClipboardEvent): void {
        const target = event.composedPath()[0],
            isBox = target === box.input;
        if ((isField(target) && !isBox) || dialog.element.open) return;
        const { clipboardData } = event,
            files = [...pastedPictures(clipboardData), ...[...(clipboardData?.files ?? [])].filter(isTableFile)],
            text = clipboardData?.getData('text/plain').trim() ?? '';
        if (!isTable(text) && (files.length ? text : isBox || !text)) return; // the field takes it
        event.preventDefault();
        if (isTable(text)) void dialog.open(text);
        else if (files.length) void addFiles(files);
        else {
            store.dispatch({ type: 'openPanel', panel: 'symbols' });
            box.type(text);
        }
    }
    function move(from: number, to: number): void {
        const { symbols } = store.state;
        if (from === to || !symbols[to] || symbols[from]?.from === undefined) return;
        store.dispatch({ type: 'chooseSymbol', symbol: symbols[from].id });
        store.edit((text) => moveSymbol(text, symbols, from, to));
    }
    const remove = (...indices: number[]) => removeFromDeck(store, indices),
        chosen = () => chosenSymbol(store.state),
        crop = makeCropDialog(store),
        replacement = makeReplacement(store),
        additions = makeAdditions(store, replacement),
        dialog = makePasteDialog(store, additions),
        list = makeListDialog(store, additions),
        box = makeSymbolBox(store, { take, takeFiles: addFiles }),
        tiles = makeTiles({ choose, move, remove });
    const inspector = makeInspector(store, {
        move: (by) => move(chosen(), chosen() + by),
        remove: () => remove(...chosenSymbols(store.state)),
        replace: beginReplacing,
        crop: isShared ? undefined : () => void crop.open(chosen()),
    });
    const put = (picture: string) => additions.add([{ picture }]),
        indexOf = (picture: string) => store.state.symbols.findIndex(({ written }) => written === picture),
        phone = !isShared && photosFromPhone(store, put, (picture) => remove(indexOf(picture))),
        edit = button(translate('edit_as_list'), list.open, { class: 'link' }),
        element = html(
            'div',
            { class: 'symbols' },
            !isFixed && [replacing, box.element, replacement.offer, dialog.element, list.element, crop.element, phone],
            html('div', { class: 'head' }, html('h2', translate('in_the_deck')), !isFixed && edit),
            makeCountMeter(store),
            !isFixed && formChoice(store),
            tiles.element,
            inspector.element,
        );
    drawFrames(element, tiles, choose);
    // Words are as light as their cards are dark.
    store.watch(['settings'], ({ settings: { 'card.background': ground } }) =>
        element.style.setProperty('--card', ground?.colors[0] ?? null),
    );
    if (!isFixed) addEventListener('paste', takePasted);
    // What is used above the tiles stays in sight while problems come and go.
    const room = new ResizeObserver(() => element.querySelector(':focus:not(.tiles *, .inspector *)') ?? reveal());
    queueMicrotask(() => room.observe(element.parentElement!));
    return { element, update, choose, add: addFiles };
}
