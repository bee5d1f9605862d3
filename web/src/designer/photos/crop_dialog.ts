import { button, html } from '../../ui/dom';
import { cut, decode, encode, ending, keptType, shrinkFile, turned } from './shrink';
import type { Store } from '../state/store';
import { entryOf, mapOf, setSymbolKeys } from '../theme_text/symbol_keys';
import { makeDialog } from '../ui/dialog';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';
import {
    focusOf,
    head,
    isWhole,
    nameCrop,
    partAt,
    readCrop,
    round,
    squareIn,
    turnRight,
    wholeOf,
    zoomOf,
    zoomTo,
    type Part,
} from './crop';
import { CropStage, type Shape } from './crop_stage';
import { readMask, writeCircle } from './mask';
import { putPicture, readPictures, setPicture } from './pictures';

const maxZoom = 8,
    resultSide = 160; // pixels
const shapes = ['none', 'circle', 'rounded'] as const;

/** The picture that is cropped: the whole one, also where the symbol has a part of it. */
interface Source {
    /** Of the symbol. */
    id: string;
    path: string;
    bitmap: ImageBitmap;
}

/**
 * Crops and turns the picture of a symbol. What a circle shows stands in the theme; what else remains is a new file, and
 * the picture stays beside it.
 */
export class CropDialog {
    private readonly stage = new CropStage(
        (part) => this.change({ part }),
        (turns) => this.turn(turns),
    );
    private readonly zoom = html('input', {
        type: 'range',
        min: 1,
        max: maxZoom,
        step: 0.05,
        oninput: () => this.change({ part: zoomTo(this.part, Number(this.zoom.value), this.canvas) }),
    });
    private readonly result = html('span', { class: 'result' });
    private readonly shapes = new Toggles<Shape>(
        translate('shape'),
        shapes.map((value) => ({ value, label: translate(value === 'none' ? 'crop_free' : `symbols.mask.${value}`) })),
        (shape) => {
            const isFresh = this.shape === 'none' && isWhole(this.part, this.canvas);
            this.change({ shape, ...(isFresh && shape === 'circle' && { part: partAt(head, this.canvas) }) });
        },
    );
    private readonly use = button(translate('crop_take'), () => void this.take(), { class: 'main' });
    private readonly all = button(translate('crop_all'), () => this.takeForAll());
    readonly element = makeDialog('crop', '', this.makeContent(), this.all, this.use);
    private source: Source | undefined;
    private canvas = document.createElement('canvas');
    private part: Part = wholeOf(this.canvas);
    private turns = 0;
    private shape: Shape = 'none';

    constructor(private readonly store: Store) {
        this.element.lastElementChild!.prepend(this.result);
        this.element.addEventListener('close', () => this.forget());
        addEventListener('resize', () => this.source && this.change({}));
    }

    private makeContent(): HTMLElement[] {
        const sign = (text: string, name: 'turn_left' | 'turn_right', turns: number) =>
            button(text, () => this.turn(turns), { 'aria-label': translate(name), title: translate(name) });
        return [
            html('p', { class: 'quiet', id: 'crop-help' }, translate('crop_help')),
            this.stage.element,
            html(
                'div',
                { class: 'tools' },
                this.shapes.element,
                sign('⟲', 'turn_left', 3),
                sign('⟳', 'turn_right', 1),
                html('label', translate('zoom'), ' ', this.zoom),
            ),
        ];
    }

    /** Shows the picture of a symbol, with what is taken of it. */
    async open(index: number): Promise<void> {
        const { symbols, text } = this.store.state,
            symbol = symbols[index]!,
            path = symbol.what;
        const folder = path.slice(0, path.lastIndexOf('/') + 1),
            crop = readCrop(path.slice(folder.length)),
            wholePath = crop && folder + crop.name;
        const files = await readPictures(wholePath ? [path, wholePath] : [path]);
        const whole = wholePath === undefined ? undefined : files.get(wholePath),
            file = whole ?? files.get(path),
            bitmap = file && (await decode(file));
        if (!bitmap) return this.store.notify(`${symbol.name}: ${translate('photo_unreadable')}`);
        this.source = { id: symbol.id, path: whole ? wholePath! : path, bitmap };
        this.element.firstChild!.textContent = translate('crop_title', { name: symbol.name });
        this.element.showModal();
        this.turns = whole ? crop!.turns : 0;
        this.canvas = turned(bitmap, this.turns);
        const { shape, focus = shape === 'circle' ? head : undefined } = readMask(mapOf(text, symbol));
        this.use.hidden = mapOf(text, symbol) !== undefined && !entryOf(text, symbol); // it comes with a folder
        const part = focus ? partAt(focus, this.canvas) : wholeOf(this.canvas);
        this.change({ part: whole ? crop!.part : part, shape });
    }

    private forget(): void {
        this.source?.bitmap.close();
        this.source = undefined;
    }

    private turn(turns: number): void {
        for (let n = 0; n < turns; ++n) {
            this.part = turnRight(this.part, this.canvas);
            this.turns = (this.turns + 1) % 4;
            this.canvas = turned(this.source!.bitmap, this.turns);
        }
        this.change({});
    }

    private change({ part = this.part, shape = this.shape }: { part?: Part; shape?: Shape }): void {
        this.shape = shape;
        this.part = shape === 'none' ? part : squareIn(part, this.canvas);
        this.stage.show(this.canvas, this.part, shape);
        this.shapes.show(shape);
        this.all.hidden = shape !== 'circle';
        this.zoom.value = String(zoomOf(this.part, this.canvas));
        const small = cut(this.canvas, this.part, resultSide / Math.max(this.part.width, this.part.height));
        small.className = shape;
        this.result.replaceChildren(small);
    }

    /** Puts what remains beside the theme; returns its path, or nothing if it is not taken. */
    private async put({ path }: Source): Promise<string | undefined> {
        if (!this.turns && (this.shape === 'circle' || isWhole(this.part, this.canvas))) return path;
        const part = round(this.part, this.canvas),
            name = path.slice(path.lastIndexOf('/') + 1),
            file = await encode(cut(this.canvas, part), keptType(name));
        if (!file) return undefined;
        const whole = new File([file], nameCrop(name, { part, turns: this.turns }) + ending(file.type), file),
            small = await shrinkFile(whole),
            answer = await putPicture(small.name, small);
        const said = await answer.text();
        if (answer.ok) return said;
        this.store.notify(said);
        return undefined;
    }

    private async take(): Promise<void> {
        const { source, shape } = this;
        if (!source) return;
        const mask = shape === 'circle' && !this.turns ? writeCircle(focusOf(this.part, this.canvas)) : shape;
        this.use.disabled = true;
        const path = await this.put(source).catch(() => this.store.notify(translate('no_answer')));
        this.use.disabled = false;
        const { symbols } = this.store.state,
            symbol = symbols.find(({ id }) => id === source.id);
        if (path === undefined || !symbol || this.source !== source) return;
        this.element.close();
        this.store.edit((text) => setPicture(text, symbol, path, { mask: mask === 'none' ? undefined : mask }));
        this.store.dispatch({ type: 'expectSymbol', what: path });
    }

    /** Shows the same part of all photos of the deck. */
    private takeForAll(): void {
        const photos = this.store.state.symbols.filter(({ kind, what }) => kind === 'image' && !/\.svg$/i.test(what)),
            mask = writeCircle(focusOf(this.part, this.canvas));
        this.element.close();
        this.store.edit((text) => setSymbolKeys(text, photos, { mask }));
    }
}
