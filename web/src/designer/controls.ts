import { html } from '../dom';
import { wordFor } from './choice_words';
import type { DesignerText, Settings } from './generated';

/** The values that the deck has, by their keys: the text may leave them to a style. */
type Values = Partial<Settings> & Record<string, string | number | undefined>;
import { showValue } from './field';
import { hexColor, PaintControl } from './paint_control';
import { explain, schemasAt, wordsOf, type Schema } from './schema';
import { ServiceControl } from './service_control';
import { pageLanguage, translate } from './texts';
import type { Store } from './store';
import { inTurn, nodeAt, quoted, removeValue, setValue, textAt, valueAt } from './text_edits';

interface Slider {
    path: string[];
    label: DesignerText;
    min: number;
    max: number;
    step: number;
    unit: string;
}

/** Puts pictures beside the theme; returns their paths there. */
export type Upload = (files: File[]) => Promise<string[]>;

const unquoted = (written: string): string => written.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Controls of single values, on three panels. Each shows what the text says, and changes the text. */
export class Controls {
    readonly card = html('div', { class: 'controls' });
    readonly back = html('div', { class: 'controls' });
    readonly sheet = html('div', { class: 'controls' });
    private readonly services: ServiceControl;
    private readonly updates: ((text: string, settings: Values) => void)[] = [];
    private panel = this.card;

    /** `upload` is missing where no pictures can be put. */
    constructor(
        private readonly schema: Schema,
        private readonly store: Store,
        private readonly upload?: Upload,
    ) {
        this.addText(['title'], 'deck_title');
        this.addShape();
        this.addSlider({ path: ['card', 'size'], label: 'card_size', min: 40, max: 150, step: 1, unit: 'mm' });
        this.addChoice(['card', 'size'], 'card_size', (text) => this.isRectangle(text));
        this.addPaint(['card', 'background'], 'card_background');
        this.addSlider({ path: ['card', 'border', 'width'], label: 'border', min: 0, max: 5, step: 0.1, unit: 'mm' });
        this.addColor(['card', 'border', 'color'], 'border_color');
        this.addSlider({ path: ['card', 'margin'], label: 'margin', min: 0, max: 15, step: 0.5, unit: 'mm' });
        this.addSlider({ path: ['layout', 'gap'], label: 'gap', min: 0.5, max: 8, step: 0.1, unit: 'mm' });
        this.addSlider({
            path: ['layout', 'size_variety'],
            label: 'size_variety',
            min: 1,
            max: 5,
            step: 0.1,
            unit: '',
        });
        this.addChoice(['layout', 'rotation'], 'turned');
        this.addChoice(['card', 'drawing'], 'drawn');
        this.panel = this.back;
        this.addPaint(['back'], 'backs', 'no_backs');
        this.addText(['back', 'text'], 'back_text');
        this.panel = this.sheet;
        this.services = new ServiceControl(store);
        this.panel.append(this.services.element);
        this.updates.push((text) => this.services.update(text, store.state.head?.services));
        this.addChoice(['sheet', 'paper'], 'paper');
        this.addChoice(['sheet', 'duplex'], 'both_sides');
        this.addSlider({ path: ['sheet', 'bleed'], label: 'bleed', min: 0, max: 5, step: 0.5, unit: 'mm' });
        this.addChoice(['sheet', 'marks'], 'cut_marks');
        this.addChoice(['output', 'color'], 'print_colors');
        store.watch(['text', 'head'], ({ text, head }) => {
            for (const update of this.updates) update(text, head?.settings ?? {});
        });
    }

    /** Returns the name of the card service whose settings the text has. */
    service(): string | undefined {
        return this.services.shown?.name;
    }

    private isRectangle(text: string): boolean {
        return valueAt(text, ['card', 'shape']) === 'rectangle';
    }

    private add(path: string[], label: DesignerText, ...controls: HTMLElement[]): HTMLElement {
        const element = html(
            'label',
            // The schema explains its keys in English.
            pageLanguage() === 'en' ? { title: explain(schemasAt(this.schema, path)) } : {},
            html('span', {}, translate(label)),
            ...controls,
        );
        this.panel.append(element);
        return element;
    }

    private addSlider({ path, label, min, max, step, unit }: Slider): void {
        const input = html('input', { type: 'range', min: String(min), max: String(max), step: String(step) });
        const output = html('output');
        const key = path.join('.'),
            usual = Number.parseFloat(
                String(schemasAt(this.schema, path).find((one) => one.default !== undefined)?.default ?? min),
            );
        input.addEventListener('input', () => {
            output.textContent = `${input.value} ${unit}`;
            this.store.edit(
                (text) =>
                    key === 'card.border.width' && input.value === '0'
                        ? removeValue(text, ['card', 'border'])
                        : setValue(text, path, input.value + unit),
                key,
            );
        });
        const element = this.add(path, label, input, output);
        this.updates.push((text, settings) => {
            const written = valueAt(text, path),
                number = /^["']?([0-9.]+) ?(mm)?["']?$/.exec(written?.trim() ?? '');
            // What the slider can't say ("poker", "63x88mm") stays until the slider is moved.
            showValue(input, number?.[1] ?? String(settings[key] ?? (key === 'card.border.width' ? 0 : usual)));
            output.textContent = written === undefined || number ? `${input.value} ${unit}` : written.trim();
            if (key === 'card.size') element.hidden = this.isRectangle(text);
        });
    }

    private addColor(path: string[], label: DesignerText): void {
        const input = html('input', { type: 'color' });
        input.addEventListener('input', () =>
            this.store.edit((text) => setValue(text, path, `"${input.value}"`), path.join('.')),
        );
        const element = this.add(path, label, input);
        this.updates.push((text, settings) => {
            input.value = hexColor(valueAt(text, path) ?? String(settings[path.join('.')] ?? '')) ?? input.value;
            element.hidden = nodeAt(text, path.slice(0, -1)) === undefined && settings[path.join('.')] === undefined;
        });
    }

    private addText(path: string[], label: DesignerText): void {
        const input = html('input', { type: 'text', autocomplete: 'off' });
        input.addEventListener('input', () =>
            this.store.edit((text) => {
                if (!input.value) return removeValue(text, path);
                const parent = path.slice(0, -1),
                    color = parent.length ? valueAt(text, parent) : undefined;
                if (color === undefined) return setValue(text, path, quoted(input.value));
                return setValue(text, parent, `{ background: ${color}, ${path.at(-1)}: ${quoted(input.value)} }`);
            }, path.join('.')),
        );
        const element = this.add(path, label, input);
        this.updates.push((text) => {
            showValue(input, textAt(text, path));
            const parent = path.slice(0, -1);
            element.hidden =
                parent.length > 0 && (nodeAt(text, parent) === undefined || valueAt(text, parent) === 'none');
        });
    }

    private select(
        path: string[],
        label: DesignerText,
        choose: (word: string) => void,
        isShown: (text: string) => boolean = () => true,
    ): void {
        const schemas = schemasAt(this.schema, path),
            key = path.join('.');
        const synonyms = ['true', 'false', 'centre', ...(key === 'layout.rotation' ? ['none'] : [])];
        const words = wordsOf(schemas.filter((one) => one.type !== 'boolean')).filter(
            (word) => !synonyms.includes(word),
        );
        const usual = String(schemas.find((one) => one.default !== undefined)?.default ?? '');
        const select = html('select', {}, ...words.map((word) => html('option', { value: word }, wordFor(key, word))));
        select.addEventListener('change', () => choose(select.value));
        const element = this.add(path, label, select);
        this.updates.push((text, settings) => {
            const written = unquoted(valueAt(text, path) ?? String(settings[key] ?? usual));
            const word = words.find((one) => one.toLowerCase() === written.toLowerCase()) ?? written;
            if (![...select.options].some((option) => option.value === word))
                select.append(html('option', { value: word }, word || translate('as_it_is')));
            select.value = word;
            element.hidden = !isShown(text);
        });
    }

    private addChoice(path: string[], label: DesignerText, isShown?: (text: string) => boolean): void {
        this.select(path, label, (word) => this.store.edit((text) => setValue(text, path, quoted(word))), isShown);
    }

    /** Rectangles have two sides, the others one. */
    private addShape(): void {
        const path = ['card', 'shape'];
        this.select(path, 'card_shape', (word) =>
            this.store.edit((text) =>
                inTurn(
                    text,
                    (now) => setValue(now, path, word),
                    (now) => {
                        const isSide = /^["']?[0-9.]+ ?[a-z]+["']?$/.test(valueAt(now, ['card', 'size']) ?? '85mm');
                        if ((word === 'rectangle') !== isSide) return undefined;
                        return setValue(now, ['card', 'size'], word === 'rectangle' ? 'poker' : '85mm');
                    },
                ),
            ),
        );
    }

    private addPaint(path: string[], label: DesignerText, none?: DesignerText): void {
        const control = new PaintControl({
            path,
            label: translate(label),
            patterns: wordsOf(schemasAt(this.schema, [...path, 'pattern'])),
            ...(none ? { none: translate(none) } : {}),
            edit: (make) => this.store.edit(make, path.join('.')),
            ...(this.upload ? { upload: this.upload } : {}),
        });
        this.panel.append(...control.elements);
        this.updates.push((text, settings) => control.update(text, String(settings[path.join('.')] ?? '#ffffff')));
    }
}
