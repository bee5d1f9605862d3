import { button, html, svg } from '../../ui/dom';
import type { DrawnFont } from '../protocol/generated';
import { ask } from '../server/api';
import { draw } from '../ui/markup';
import { translate } from '../ui/texts';

/** A field for the name of a font, and a dialog with those that are there, each drawn in itself. */
export class FontField {
    readonly input = html('input', {
        type: 'text',
        autocomplete: 'off',
        'aria-label': translate('font'),
        placeholder: translate('as_others'),
    });
    private readonly list = html('div', { class: 'scroll' });
    private readonly dialog = html('dialog', { class: 'fonts', 'aria-label': translate('fonts') });
    readonly element = html(
        'span',
        { class: 'font' },
        this.input,
        button('Aa', () => void this.offer(), { 'aria-label': translate('fonts'), title: translate('fonts') }),
    );

    constructor(private readonly take: (font: string) => void) {
        this.input.addEventListener('change', () => take(this.input.value.trim()));
        const cancel = button(translate('cancel'), () => this.dialog.close());
        this.dialog.append(html('h2', translate('fonts')), this.list, html('div', { class: 'tools' }, cancel));
    }

    private async offer(): Promise<void> {
        document.body.append(this.dialog);
        this.dialog.showModal();
        if (this.list.childElementCount) return;
        const answer = await ask('fonts').catch(() => undefined),
            fonts = answer?.ok ? ((await answer.json()) as DrawnFont[]) : [];
        this.list.append(...fonts.map((font) => this.makeChoice(font)));
        this.list.querySelector('button')?.focus();
    }

    private makeChoice({ name, svg: drawing, box }: DrawnFont): HTMLButtonElement {
        const choose = () => {
            this.dialog.close();
            this.input.value = name;
            this.take(name);
        };
        const element = button('', choose, { 'aria-label': name, title: name });
        element.append(draw(svg('svg', { viewBox: box, 'aria-hidden': 'true' }), drawing));
        return element;
    }
}
