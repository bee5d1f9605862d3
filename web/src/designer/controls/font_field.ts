import { button, html, svg } from '../../ui/dom';
import { fontTypes, upload } from '../photos/pictures';
import type { DrawnFont } from '../protocol/generated';
import { askFor } from '../server/api';
import { mode } from '../server/mode';
import type { Store } from '../state/store';
import { makeDialog } from '../ui/dialog';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** A field for the name of a font, and a dialog with those that are there, each drawn in itself. */
export class FontField {
    readonly input = html('input', {
        type: 'text',
        autocomplete: 'off',
        'aria-label': translate('font'),
        placeholder: translate('as_others'),
        onchange: () => this.take(this.input.value.trim()),
    });
    private readonly list = html('div', { class: 'scroll' });
    private readonly dialog = makeDialog('fonts', translate('fonts'), this.list, mode.isShared ? '' : this.makeOwn());
    readonly element = html(
        'span',
        { class: 'font' },
        this.input,
        button('Aa', () => void this.offer(), { 'aria-label': translate('fonts'), title: translate('fonts') }),
    );

    constructor(
        private readonly store: Store,
        private readonly take: (font: string) => void,
    ) {}

    private async offer(): Promise<void> {
        document.body.append(this.dialog);
        this.dialog.showModal();
        if (this.list.childElementCount) return;
        const fonts = (await askFor<DrawnFont[]>('fonts')) ?? [];
        this.list.append(...fonts.map((font) => this.makeChoice(font)));
        this.list.querySelector('button')?.focus();
    }

    private choose(font: string): void {
        this.dialog.close();
        this.input.value = font;
        this.take(font);
    }

    private makeChoice({ name, svg: drawing, box }: DrawnFont): HTMLButtonElement {
        const picture = draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing);
        return button(picture, () => this.choose(name), { 'aria-label': name, title: name });
    }

    /** A button for a font of the user's computer, which is put beside the theme. */
    private makeOwn(): HTMLElement {
        const take = async () => {
            this.dialog.close(); // where a refusal is shown
            const [path] = await upload(this.store, [...(file.files ?? [])]);
            file.value = '';
            if (path) this.choose(path);
        };
        const file = html('input', { type: 'file', accept: fontTypes, onchange: () => void take() });
        return html('label', { class: 'files' }, translate('own_font'), file);
    }
}
