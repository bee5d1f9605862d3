import { button, html, svg } from '../../ui/dom';
import { fontTypes, isFontFile, upload } from '../photos/pictures';
import type { DrawnFont } from '../protocol/generated';
import { askFor, mode } from '../server/api';
import type { Store } from '../state/store';
import { makeDialog } from '../ui/dialog';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** A field for the name of a font, and a dialog with those that are there, each drawn in itself. */
export function makeFontField(store: Store, take: (font: string) => void) {
    const hints = { placeholder: translate('as_others'), autocomplete: 'off', 'aria-label': translate('font') },
        input = html('input', { type: 'text', ...hints, onchange: () => take(input.value.trim()) }),
        list = html('div', { class: 'scroll' }),
        own = html('input', { type: 'file', accept: fontTypes, onchange: () => void takeOwn() }),
        ownLabel = html('label', { class: 'files' }, translate('own_font'), own),
        dialog = makeDialog('fonts', translate('fonts'), list, !mode.isShared && ownLabel);
    async function offer(): Promise<void> {
        document.body.append(dialog);
        dialog.showModal();
        if (list.childElementCount) return;
        const fonts = (await askFor<DrawnFont[]>('fonts')) ?? [];
        list.append(...fonts.map(makeChoice));
        list.querySelector('button')?.focus();
    }
    function choose(font: string): void {
        dialog.close();
        input.value = font;
        take(font);
    }
    function makeChoice({ name, svg: drawing, box }: DrawnFont): HTMLButtonElement {
        const picture = draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing);
        return button(picture, () => choose(name), { 'aria-label': name, title: name });
    }
    /** Takes a font of the user's computer, which is put beside the theme. */
    async function takeOwn(): Promise<void> {
        dialog.close(); // where a refusal is shown
        const [file] = own.files ?? [];
        own.value = '';
        if (!file) return;
        if (!isFontFile(file)) return store.notify(`${file.name}: ${translate('other_font')}`);
        const [path] = await upload(store, [file]);
        if (path) choose(path);
    }
    const open = button('Aa', () => void offer(), { 'aria-label': translate('fonts'), title: translate('fonts') });
    return { element: html('span', { class: 'font' }, input, open), input };
}
