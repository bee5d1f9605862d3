import { html } from '../../ui/dom';
import { pictureTypes } from '../photos/pictures';
import type { Store } from '../state/store';
import { quoted, setValue } from '../theme_text/text_edits';
import { keyOf, listKeys } from '../theme_text/theme_keys';
import { translate, type DesignerText } from '../ui/texts';
import { wordFor } from './choice_words';
import { ColorField } from './color_field';
import { isPale } from './colors';
import { KeyRow, makeRow, type Control, type Settings } from './control';
import { readPaint, replacePaint, setPaint, setPaintColor, type Paint, type Place } from './paint';

const newBack = '#2a6fb0';

/** Puts pictures beside the theme; returns their paths there. */
export type Upload = (files: File[]) => Promise<string[]>;

export interface PaintKey {
    /** Of the card or the back. */
    path: string[];
    label: DesignerText;
    /** Where the paint may be nothing: "no backs". */
    none?: DesignerText;
    /** Missing where no pictures can be put. */
    upload?: Upload | undefined;
}

/** A choice of a color, a gradient, a pattern or a picture, with its colors. */
export class PaintControl implements Control {
    readonly elements: HTMLElement[];
    private readonly kind: HTMLSelectElement;
    private readonly colors: ColorField[];
    private readonly colorRows: HTMLElement[];
    private readonly file = html('input', { type: 'file', accept: pictureTypes });
    private readonly fileRow: HTMLElement;
    private readonly place: Place;
    private readonly row: KeyRow;
    private paint: Paint = { kind: 'plain', colors: [] };

    constructor(
        private readonly store: Store,
        private readonly key: PaintKey,
    ) {
        const { path, label, none, upload } = key;
        const ofPaint = 'card.background.';
        this.place = {
            outer: path,
            isOptional: none !== undefined,
            // The `color` of a back is that of its text.
            keys: [
                'background',
                ...listKeys()
                    .filter(({ path }) => path.startsWith(ofPaint) && path !== `${ofPaint}color`)
                    .map(({ path }) => path.slice(ofPaint.length)),
            ],
        };
        const kinds = [
            ...(none ? [['none', translate(none)]] : []),
            ['plain', translate('one_color')],
            ['gradient', translate('gradient')],
            ...keyOf(`${ofPaint}pattern`)
                .words.filter((one) => none || one !== 'symbols') // for backs alone
                .map((one) => [one, wordFor('pattern', one)]),
            ...(upload ? [['picture', translate('picture')]] : []),
        ];
        this.kind = html('select', ...kinds.map(([value, name]) => html('option', { value: value! }, name!)));
        this.kind.addEventListener('change', () => this.choose());
        const names = ['paint_color', 'second_color'] as const;
        this.colors = names.map((name, index) => new ColorField(translate(name), (hex) => this.color(index, hex)));
        this.colorRows = names.map((name, index) => makeRow(translate(name), '', this.colors[index]!.element));
        this.file.addEventListener('change', () => void this.take());
        this.fileRow = makeRow(translate('paint_picture'), '', this.file);
        this.row = new KeyRow(store, [path], label, this.kind);
        this.elements = [this.row.element, ...this.colorRows, this.fileRow];
    }

    update(settings: Settings): void {
        this.paint = readPaint(settings[this.key.path.join('.')]?.value ?? '');
        this.row.show(settings);
        const { kind, colors } = this.paint;
        if (![...this.kind.options].some((option) => option.value === kind))
            this.kind.append(html('option', { value: kind }, kind));
        this.kind.value = kind;
        this.show(kind);
        for (const [index, field] of this.colors.entries()) {
            field.offer(this.store.state.colors);
            field.show(colors[index] ?? colors[0]);
        }
    }

    private show(kind: string): void {
        this.colorRows[0]!.hidden = kind === 'none' || kind === 'picture';
        this.colorRows[1]!.hidden = ['none', 'picture', 'plain'].includes(kind);
        this.fileRow.hidden = kind !== 'picture' || !this.key.upload;
    }

    private choose(): void {
        const kind = this.kind.value,
            [color = '#ffffff', other] = this.paint.colors,
            { store } = this;
        this.show(kind);
        if (kind === 'picture') return; // with the file
        if (kind === 'none') return store.edit((text) => setValue(text, this.key.path, 'none'));
        const ground = this.paint.kind === 'none' ? newBack : color,
            colors = [ground, other ?? (isPale(ground) ? '#cfe3f5' : '#ffffff')];
        store.edit((text) => setPaint(text, this.place, { kind, colors }));
    }

    private color(index: number, value: string): void {
        this.store.edit(
            (text) => setPaintColor(text, this.place, this.paint, index, value),
            `${this.key.path.join('.')} color ${index}`,
        );
    }

    private async take(): Promise<void> {
        const [path] = await this.key.upload!([...(this.file.files ?? [])]);
        this.file.value = '';
        if (path) this.store.edit((text) => replacePaint(text, this.place, `{ image: ${quoted(path)} }`));
    }
}
