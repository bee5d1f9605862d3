import { button, html, svg } from '../../ui/dom';
import type { DrawnFont } from '../protocol/generated';
import { askFor } from '../server/api';
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
    private readonly dialog = makeDialog('fonts', translate('fonts'), this.list);
    readonly element = html(
        'span',
        { class: 'font' },
        this.input,
        button('Aa', () => void this.offer(), { 'aria-label': translate('fonts'), title: translate('fonts') }),
    );

    constructor(private readonly take: (font: string) => void) {}

    private async offer(): Promise<void> {
        document.body.append(this.dialog);
        this.dialog.showModal();
        if (this.list.childElementCount) return;
        const fonts = (await askFor<DrawnFont[]>('fonts')) ?? [];
        this.list.append(...fonts.map((font) => this.makeChoice(font)));
        this.list.querySelector('button')?.focus();
    }

    private makeChoice({ name, svg: drawing, box }: DrawnFont): HTMLButtonElement {
        const choose = () => {
            this.dialog.close();
            this.input.value = name;
            this.take(name);
        };
        const picture = draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing);
        return button(picture, choose, { 'aria-label': name, title: name });
    }
}
