import { html } from '../dom';
import { choiceControl } from './controls/choice_control';
import { colorControl } from './controls/color_control';
import type { Context, Control } from './controls/control';
import { numberControl } from './controls/number_control';
import { PaintControl, type Upload } from './controls/paint_control';
import { sideControl } from './controls/side_control';
import { textControl } from './controls/text_control';
import { moreOfCard, moreOfSheet } from './more_controls';
import type { Schema } from './schema';
import { ServiceControl } from './service_control';
import type { Store } from './store';
import { inTurn, nodeAt, removeValue, setValue, valueAt } from './text_edits';
import { translate } from './texts';

const isRectangle = (text: string): boolean => valueAt(text, ['card', 'shape']) === 'rectangle';

/** Returns how sheets are flipped where the theme leaves it open. */
const usualDuplex = (text: string): string =>
    nodeAt(text, ['back']) === undefined || valueAt(text, ['back']) === 'none' ? 'none' : 'long-edge';

/** Sets the shape of the card. Rectangles have two sides, the others one; circles have no corners. */
function setShape(store: Store, shape: string): void {
    store.edit((text) =>
        inTurn(
            text,
            (now) => setValue(now, ['card', 'shape'], shape),
            (now) => {
                const isSide = /^["']?[0-9.]+ ?[a-z]+["']?$/.test(valueAt(now, ['card', 'size']) ?? '85mm');
                if ((shape === 'rectangle') !== isSide) return undefined;
                return setValue(now, ['card', 'size'], shape === 'rectangle' ? 'poker' : '85mm');
            },
            (now) => (shape === 'circle' ? removeValue(now, ['card', 'corner_radius']) : undefined),
        ),
    );
}

/** Controls of single values, on three panels. Each shows what the text says, and changes the text. */
export class Controls {
    readonly card: HTMLElement;
    readonly back: HTMLElement;
    readonly sheet: HTMLElement;
    private readonly services: ServiceControl;
    private readonly controls: Control[] = [];

    /** `upload` is missing where no pictures can be put. */
    constructor(
        schema: Schema,
        private readonly store: Store,
        private readonly upload?: Upload,
    ) {
        const context = { schema, store };
        this.services = new ServiceControl(store);
        this.card = this.makePanel(this.cardControls(context), moreOfCard(context));
        this.back = this.makePanel(this.backControls(context));
        this.sheet = this.makePanel([this.services, ...this.sheetControls(context)], moreOfSheet(context));
        store.watch(['text', 'head'], ({ text, head }) => {
            for (const control of this.controls) control.update(text, head?.settings ?? {});
        });
    }

    /** Returns the name of the card service whose settings the text has. */
    service(): string | undefined {
        return this.services.shown?.name;
    }

    /** `more` is folded below the others. */
    private makePanel(controls: Control[], more: Control[] = []): HTMLElement {
        this.controls.push(...controls, ...more);
        const panel = html('div', { class: 'controls' }, ...controls.flatMap(({ elements }) => elements));
        if (more.length)
            panel.append(
                html(
                    'details',
                    { class: 'more' },
                    html('summary', {}, translate('more')),
                    html('div', { class: 'controls' }, ...more.flatMap(({ elements }) => elements)),
                ),
            );
        return panel;
    }

    private cardControls(context: Context): Control[] {
        const mm = { unit: 'mm', step: 0.1 };
        return [
            textControl(context, ['title'], 'deck_title'),
            choiceControl(context, {
                path: ['card', 'shape'],
                label: 'card_shape',
                choose: (shape) => setShape(this.store, shape),
            }),
            numberControl(context, {
                ...mm,
                path: ['card', 'size'],
                label: 'card_size',
                min: 40,
                max: 150,
                step: 1,
                limits: [20, 500],
                isShown: (text) => !isRectangle(text),
            }),
            choiceControl(context, { path: ['card', 'size'], label: 'card_size', isShown: isRectangle }),
            sideControl(this.store, 0, 'card_width', isRectangle),
            sideControl(this.store, 1, 'card_height', isRectangle),
            new PaintControl(context, { path: ['card', 'background'], label: 'card_background', upload: this.upload }),
            numberControl(context, {
                ...mm,
                path: ['card', 'border', 'width'],
                label: 'border',
                min: 0,
                max: 5,
                limits: [0, 50],
                isGoneAtZero: true,
            }),
            colorControl(context, ['card', 'border', 'color'], 'border_color'),
            numberControl(context, {
                ...mm,
                path: ['card', 'margin'],
                label: 'margin',
                min: 0,
                max: 15,
                step: 0.5,
                limits: [0, 250],
            }),
            numberControl(context, {
                ...mm,
                path: ['layout', 'gap'],
                label: 'gap',
                min: 0.5,
                max: 8,
                limits: [0, 250],
            }),
            numberControl(context, {
                path: ['layout', 'size_variety'],
                label: 'size_variety',
                min: 1,
                max: 5,
                step: 0.1,
                limits: [1, 10],
                unit: '',
            }),
            numberControl(context, {
                path: ['layout', 'rotation'],
                label: 'turned',
                words: { any: () => 180, upright: () => 0 },
                min: 0,
                max: 180,
                step: 5,
                unit: '°',
            }),
            choiceControl(context, { path: ['card', 'drawing'], label: 'drawn' }),
        ];
    }

    private backControls(context: Context): Control[] {
        return [
            new PaintControl(context, { path: ['back'], label: 'backs', none: 'no_backs', upload: this.upload }),
            textControl(context, ['back', 'text'], 'back_text'),
        ];
    }

    private sheetControls(context: Context): Control[] {
        return [
            choiceControl(context, { path: ['sheet', 'paper'], label: 'paper' }),
            choiceControl(context, { path: ['sheet', 'duplex'], label: 'both_sides', usual: usualDuplex }),
            numberControl(context, {
                path: ['sheet', 'bleed'],
                label: 'bleed',
                min: 0,
                max: 5,
                step: 0.5,
                limits: [0, 20],
                unit: 'mm',
            }),
            choiceControl(context, { path: ['sheet', 'marks'], label: 'cut_marks' }),
            choiceControl(context, { path: ['output', 'color'], label: 'print_colors' }),
        ];
    }
}
