import { add, button, html } from '../../ui/dom';
import { isTableFile } from '../files/packed';
import { makeCropDialog } from '../photos/crop_dialog';
import { photosFromPhone } from '../photos/phone_photos';
import { isFontFile, upload } from '../photos/pictures';
import { mode } from '../server/mode';
import { chosenSymbol, chosenSymbols, isOwn } from '../state/queries';
import type { Store } from '../state/store';
import type { State } from '../state/types';
import type { NewSymbol } from '../theme_text/new_symbol';
import { moveSymbol } from '../theme_text/symbol_edits';
import { setSymbolKeys } from '../theme_text/symbol_keys';
import { quoted, setValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { Additions, removeFromDeck } from './additions';
import { makeCountMeter } from './count_meter';
import { formChoice } from './forms';
import { drawFrames } from './frame';
import { Replacement } from './replacement';
import { Inspector } from './inspector';
import { makeListDialog } from './list_dialog';
import { makePasteDialog } from './paste_dialog';
import { takePasted } from './pasting';
import { makeSymbolBox } from './symbol_box';
import { readThumbnails } from './thumbnails';
import { Tiles } from './tiles';

/** The symbols of the deck as tiles, what can be changed of each, and what adds more. */
export class Symbols {
    readonly element = html('div', { class: 'symbols' });
    private readonly tiles: Tiles;
    private readonly inspector: Inspector;
    private readonly additions: Additions;
    private readonly dialog: ReturnType<typeof makePasteDialog>;
    private readonly box: ReturnType<typeof makeSymbolBox>;
    private readonly replacing = html('p', { class: 'replacing', role: 'status', hidden: true });
    private replaced: string | undefined; // the id of the symbol that another one is chosen for
    private shown = '';
    private revealed: string | undefined; // the id of the symbol whose tile is in sight

    constructor(private readonly store: Store) {
        const { isFixed, isShared } = mode,
            { choose, move, remove } = this,
            chosen = () => chosenSymbol(store.state),
            crop = makeCropDialog(store),
            replacement = new Replacement(store);
        this.tiles = new Tiles({ choose, move, remove });
        drawFrames(this.element, this.tiles, choose);
        this.inspector = new Inspector(store, {
            move: (by) => this.move(chosen(), chosen() + by),
            remove: () => this.remove(...chosenSymbols(store.state)),
            replace: () => this.beginReplacing(),
            crop: isShared ? undefined : () => void crop.open(chosen()),
        });
        this.additions = new Additions(store, replacement);
        this.dialog = makePasteDialog(store, this.additions);
        this.box = makeSymbolBox(store, {
            take: (symbols, name) => this.take(symbols, name),
            takeFiles: (files) => this.add(files),
        });
        const { dialog, box } = this,
            list = makeListDialog(store, this.additions),
            dialogs = [dialog.element, list.element, crop.element],
            edit = button(translate('edit_as_list'), () => list.open(), { class: 'link' });
        add(
            this.element,
            !isFixed && [this.replacing, box.element, replacement.offer, dialogs, !isShared && this.phoneButton()],
            html('div', { class: 'head' }, html('h2', translate('in_the_deck')), !isFixed && edit),
            makeCountMeter(store),
            !isFixed && formChoice(store),
            this.tiles.element,
            this.inspector.element,
        );
        if (!isFixed) takePasted(store, { dialog, box, add: (files) => void this.add(files) });
    }

    /** Shows the symbols as they are now. */
    update({ symbols }: State): void {
        if (symbols.every(({ id }) => id !== this.replaced)) this.endReplacing();
        const chosen = chosenSymbols(this.store.state),
            isPlaced = chosen.every((index) => symbols[index]!.from !== undefined);
        const content = JSON.stringify([symbols.map(({ id, name, picture, box }) => [id, name, picture, box]), chosen]);
        if (content !== this.shown) this.tiles.update(symbols, chosen);
        this.shown = content;
        this.inspector.show(mode.isFixed || !isPlaced ? [] : chosen);
        const symbol = symbols[chosen.at(-1) ?? -1];
        if (symbol?.id !== this.revealed) this.reveal();
        this.revealed = symbol?.id;
        if (!mode.isShared) void this.showThumbnails();
    }

    /** Keeps tiles that are chosen or reached by keys above the panel of one symbol. */
    private reveal(): void {
        this.element.parentElement!.style.scrollPaddingBottom = `${this.inspector.element.offsetHeight}px`;
        this.tiles.element.querySelector('[aria-selected=true][tabindex="0"]')?.scrollIntoView({ block: 'nearest' });
    }

    private async showThumbnails(): Promise<void> {
        if (!(await readThumbnails(this.store.state.symbols))) return;
        this.shown = '';
        this.update(this.store.state);
    }

    /** Shows the first table among files, or takes the first font; puts pictures beside the theme, and into the deck. */
    async add(files: readonly File[]): Promise<void> {
        const table = files.find(isTableFile);
        if (table) return this.dialog.open(table);
        if (mode.isShared) return this.store.notify(translate('no_pictures_here'));
        const font = files.find(isFontFile),
            paths = await upload(this.store, font ? [font] : files);
        if (!paths.length) return;
        if (font) this.setFont(quoted(paths[0]!));
        else this.take(paths.map((picture) => ({ picture })));
    }

    /** Gives a font to the words that are chosen, or to all. */
    private setFont(font: string): void {
        const { state } = this.store,
            chosen = chosenSymbols(state).map((index) => state.symbols[index]!),
            areWords = chosen.length > 0 && chosen.every((one) => one.kind === 'text' && isOwn(state, one));
        this.store.edit((text) =>
            areWords ? setSymbolKeys(text, chosen, { font }) : setValue(text, ['fonts', 'text'], font),
        );
    }

    private phoneButton(): HTMLElement {
        const put = (picture: string) => this.additions.add([{ picture }]),
            indexOf = (picture: string) => this.store.state.symbols.findIndex(({ what }) => what === picture);
        return photosFromPhone(this.store, put, (picture) => this.remove(indexOf(picture)));
    }

    readonly choose = (...indices: number[]): void => {
        const ids = indices.map((index) => this.store.state.symbols[index]!.id);
        this.store.dispatch({ type: 'chooseSymbol', symbol: ids.pop(), others: ids });
        this.store.dispatch({ type: 'openView', view: 'cards' });
    };

    /** Puts symbols into the deck: the first in the place of the one that is to be replaced. */
    private take(symbols: readonly NewSymbol[], name?: string): void {
        const index = this.store.state.symbols.findIndex(({ id }) => id === this.replaced);
        if (index < 0 || !symbols[0]) return this.additions.add(symbols, name);
        if (!this.additions.replace(index, symbols[0], name)) return;
        this.endReplacing();
        this.box.input.focus();
        this.additions.add(symbols.slice(1));
    }

    private beginReplacing(): void {
        const symbol = this.store.state.symbols[chosenSymbol(this.store.state)];
        if (!symbol) return;
        this.replaced = symbol.id;
        const cancel = () => {
            this.endReplacing();
            this.box.input.focus();
        };
        const what = translate('replace_by', { name: symbol.name });
        this.replacing.replaceChildren(what, ' ', button(translate('cancel'), cancel));
        this.replacing.hidden = false;
        this.box.type('');
    }

    private endReplacing(): void {
        this.replaced = undefined;
        this.replacing.hidden = true;
    }

    private readonly move = (from: number, to: number): void => {
        const { symbols } = this.store.state;
        if (from === to || !symbols[to] || symbols[from]?.from === undefined) return;
        this.store.dispatch({ type: 'chooseSymbol', symbol: symbols[from].id });
        this.store.edit((text) => moveSymbol(text, symbols, from, to));
    };

    private readonly remove = (...indices: number[]): void => removeFromDeck(this.store, indices);
}
