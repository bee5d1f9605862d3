import { button, html, isTouch } from '../../ui/dom';
import { ending, isVector, keptType } from './formats';
import { cut, decode, encode, shrinkFile, turned } from './shrink';
import { maskShapes } from '../protocol/generated';
import type { Store } from '../state/store';
import { fileName } from '../theme_text/new_symbol';
import { entryOf, mapOf } from '../theme_text/symbol_list';
import { setSymbolKeys } from '../theme_text/symbol_keys';
import { makeDialog } from '../ui/dialog';
import { translate } from '../ui/texts';
import { makeToggles } from '../ui/toggles';
import * as crops from './crop';
import type { Shape } from './crop';
import { makeCropStage } from './crop_stage';
import { putPicture, readPictures, setPicture } from './pictures';

const maxZoom = 8,
    resultSide = 160; // pixels

/** The picture that is cropped: the whole one, also where the symbol has a part of it. */
interface Source {
    /** Of the symbol. */
    id: string;
    path: string;
    bitmap: ImageBitmap;
}

/**
 * A dialog that crops and turns the picture of a symbol. What a circle shows stands in the theme; what else remains is a new
 * file, and the picture stays beside it.
 */
export function makeCropDialog(store: Store) {
    let source: Source | undefined,
        canvas = document.createElement('canvas'),
        part = crops.wholeOf(canvas),
        turns = 0,
        shape: Shape = 'none';
    const stage = makeCropStage((to) => change(to), turn),
        toZoom = () => change(crops.zoomTo(part, Number(zoom.value), canvas)),
        zoom = html('input', { type: 'range', min: 1, max: maxZoom, step: 0.05, oninput: toZoom }),
        result = html('span', { class: 'result' }),
        help = html('p', { class: 'quiet', id: 'crop-help' }, translate(isTouch() ? 'crop_help_touch' : 'crop_help'));
    const labelOf = (value: Shape) => translate(value === 'none' ? 'crop_free' : `symbols.mask.${value}`),
        choices = maskShapes.map((value) => ({ value, label: labelOf(value) }));
    const toggles = makeToggles<Shape>(translate('shape'), choices, (chosen) => {
        const isFresh = shape === 'none' && crops.isWhole(part, canvas);
        change(isFresh && chosen === 'circle' ? crops.partAt(crops.head, canvas) : part, chosen);
    });
    const sign = (text: string, name: 'turn_left' | 'turn_right', quarters: number) =>
        button(text, () => turn(quarters), { 'aria-label': translate(name), title: translate(name) });
    const zoomLabel = html('label', translate('zoom'), ' ', zoom),
        tools = [toggles.element, sign('⟲', 'turn_left', 3), sign('⟳', 'turn_right', 1), zoomLabel],
        content = [help, stage.element, html('div', { class: 'tools' }, tools)],
        use = button(translate('crop_take'), () => void take(), { class: 'main' }),
        all = button(translate('crop_all'), takeForAll),
        element = makeDialog('crop', '', content, all, use);
    element.lastElementChild!.prepend(result);
    element.addEventListener('close', () => {
        source?.bitmap.close();
        source = undefined;
    });
    addEventListener('resize', () => source && change());

    /** Shows the picture of a symbol, with what is taken of it. */
    async function open(index: number): Promise<void> {
        const { symbols, text } = store.state,
            symbol = symbols[index]!,
            path = symbol.written,
            folder = path.slice(0, path.lastIndexOf('/') + 1),
            crop = crops.readCrop(path.slice(folder.length)),
            wholePath = crop && folder + crop.name;
        const files = await readPictures(wholePath ? [path, wholePath] : [path]),
            whole = wholePath === undefined ? undefined : files.get(wholePath),
            file = whole ?? files.get(path),
            bitmap = file && (await decode(file));
        if (!bitmap) return store.notify(`${symbol.name}: ${translate('photo_unreadable')}`);
        source = { id: symbol.id, path: whole ? wholePath! : path, bitmap };
        element.firstChild!.textContent = translate('crop_title', { name: symbol.name });
        element.showModal();
        turns = whole ? crop!.turns : 0;
        canvas = turned(bitmap, turns);
        const map = mapOf(text, symbol),
            { shape: shown, focus = shown === 'circle' ? crops.head : undefined } = crops.readMask(map);
        use.hidden = map !== undefined && !entryOf(text, symbol); // it comes with a folder
        change(whole ? crop!.part : focus ? crops.partAt(focus, canvas) : crops.wholeOf(canvas), shown);
    }
    function turn(quarters: number): void {
        for (let n = 0; n < quarters; ++n) {
            part = crops.turnRight(part, canvas);
            turns = (turns + 1) % 4;
            canvas = turned(source!.bitmap, turns);
        }
        change();
    }
    function change(to = part, as = shape): void {
        shape = as;
        part = shape === 'none' ? to : crops.squareIn(to, canvas);
        stage.show(canvas, part, shape);
        toggles.show(shape);
        all.hidden = shape !== 'circle';
        zoom.value = String(crops.zoomOf(part, canvas));
        const small = cut(canvas, part, resultSide / Math.max(part.width, part.height));
        small.className = shape;
        result.replaceChildren(small);
    }
    /** Puts what remains beside the theme; returns its path, or nothing if it is not taken. */
    async function put({ path }: Source): Promise<string | undefined> {
        if (!turns && (shape === 'circle' || crops.isWhole(part, canvas))) return path;
        const taken = crops.round(part, canvas),
            name = fileName(path),
            file = await encode(cut(canvas, taken), keptType(name));
        if (!file) return undefined;
        const whole = new File([file], crops.nameCrop(name, { part: taken, turns }) + ending(file.type), file),
            small = await shrinkFile(whole),
            answer = await putPicture(small.name, small),
            answerText = await answer.text();
        if (answer.ok) return answerText;
        store.notify(answerText);
        return undefined;
    }
    async function take(): Promise<void> {
        const begun = source;
        if (!begun) return;
        const mask = shape === 'circle' && !turns ? crops.writeCircle(crops.focusOf(part, canvas)) : shape;
        use.disabled = true;
        const path = await put(begun).catch(() => store.notify(translate('no_answer')));
        use.disabled = false;
        const symbol = store.state.symbols.find(({ id }) => id === begun.id);
        if (path === undefined || !symbol || source !== begun) return;
        element.close();
        store.edit((text) => setPicture(text, symbol, path, { mask: mask === 'none' ? undefined : mask }));
        store.dispatch({ type: 'expectSymbol', written: path });
    }
    /** Shows the same part of all photos of the deck. */
    function takeForAll(): void {
        const photos = store.state.symbols.filter(({ kind, written }) => kind === 'image' && !isVector(written)),
            mask = crops.writeCircle(crops.focusOf(part, canvas));
        element.close();
        store.edit((text) => setSymbolKeys(text, photos, { mask }));
    }
    return { element, open };
}
