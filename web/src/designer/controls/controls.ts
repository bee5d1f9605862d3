import { html } from '../../ui/dom';
import type { Store } from '../state/store';
import { inTurn, removeValue, setValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { choiceControl } from './choice_control';
import type { Control, Settings } from './control';
import { lookControl } from './look_control';
import { numberControl, sideControls } from './number_control';
import { paintControl, type Upload } from './paint_control';
import { paletteControl } from './palette_control';
import { ServiceControl } from './service_control';
import { colorControl, fontControl, seedControl, textControl } from './simple_controls';

const isRectangle = (settings: Settings): boolean => settings['card.shape']?.value === 'rectangle';
const hasCorners = (settings: Settings): boolean => settings['card.shape']?.value !== 'circle';

/** Sets the shape of the card. Rectangles have two sides, the others one; circles have no corners. */
function setShape(store: Store, shape: string): void {
    const isSide = store.state.settings['card.size']?.number !== undefined;
    store.edit((text) =>
        inTurn(
            text,
            (now) => setValue(now, ['card', 'shape'], shape),
            (now) => ((shape === 'rectangle') === isSide ? removeValue(now, ['card', 'size']) : undefined),
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
        private readonly store: Store,
        private readonly upload?: Upload,
    ) {
        this.services = new ServiceControl(store);
        this.card = this.makePanel(this.cardControls(store), moreOfCard(store));
        this.back = this.makePanel(this.backControls(store));
        this.sheet = this.makePanel([this.services, ...this.sheetControls(store)], moreOfSheet(store));
        store.watch(['settings', 'head'], ({ settings }) => {
            for (const control of this.controls) control.update(settings);
        });
    }

    /** Returns the name of the card service whose settings the text has. */
    service(): string | undefined {
        return this.services.shown?.name;
    }

    /** `more` is folded below the others. */
    private makePanel(controls: Control[], more: Control[] = []): HTMLElement {
        this.controls.push(...controls, ...more);
        const list = (shown: Control[]) => shown.flatMap(({ elements }) => elements),
            folded = html('div', { class: 'controls' }, list(more)),
            details = html('details', { class: 'more' }, html('summary', translate('more')), folded);
        return html('div', { class: 'controls' }, list(controls), more.length > 0 && details);
    }

    private cardControls(store: Store): Control[] {
        return [
            textControl(store, ['title'], 'deck_title'),
            lookControl(store),
            paletteControl(store),
            choiceControl(store, {
                path: ['card', 'shape'],
                label: 'card_shape',
                choose: (shape) => setShape(this.store, shape),
                others: [
                    ['card', 'size'],
                    ['card', 'corner_radius'],
                ],
            }),
            numberControl(store, {
                path: ['card', 'size'],
                label: 'card_size',
                step: 1,
                isShown: (settings) => !isRectangle(settings),
            }),
            choiceControl(store, { path: ['card', 'size'], label: 'card_size', isShown: isRectangle }),
            ...sideControls(store, isRectangle),
            paintControl(store, { path: ['card', 'background'], label: 'card_background', upload: this.upload }),
            numberControl(store, { path: ['card', 'border', 'width'], label: 'border', step: 0.1, isGoneAtZero: true }),
            colorControl(store, ['card', 'border', 'color'], 'border_color'),
            numberControl(store, { path: ['card', 'margin'], label: 'margin', step: 0.5 }),
            numberControl(store, { path: ['layout', 'gap'], label: 'gap', step: 0.1 }),
            numberControl(store, { path: ['layout', 'size_variety'], label: 'size_variety', step: 0.1 }),
            numberControl(store, {
                path: ['layout', 'rotation'],
                label: 'turned',
                words: { any: () => 180, upright: () => 0 },
                step: 5,
            }),
            choiceControl(store, { path: ['card', 'drawing'], label: 'drawn' }),
        ];
    }

    private backControls(store: Store): Control[] {
        return [
            paintControl(store, { path: ['back'], label: 'backs', none: 'no_backs', upload: this.upload }),
            textControl(store, ['back', 'text'], 'back_text'),
        ];
    }

    private sheetControls(store: Store): Control[] {
        return [
            choiceControl(store, { path: ['sheet', 'paper'], label: 'paper' }),
            choiceControl(store, { path: ['sheet', 'duplex'], label: 'both_sides' }),
            numberControl(store, { path: ['sheet', 'bleed'], label: 'bleed', step: 0.5 }),
            choiceControl(store, { path: ['sheet', 'marks'], label: 'cut_marks' }),
            choiceControl(store, { path: ['output', 'color'], label: 'print_colors' }),
        ];
    }
}

/** What few need of the card and its symbols. */
const moreOfCard = (store: Store): Control[] => [
    choiceControl(store, { path: ['language'], label: 'deck_language', isSorted: true }),
    seedControl(store),
    fontControl(store, ['fonts', 'text'], 'font_of_words'),
    numberControl(store, { path: ['layout', 'min_size'], label: 'smallest_symbol', step: 0.5 }),
    numberControl(store, { path: ['layout', 'max_size'], label: 'largest_symbol', step: 0.5 }),
    numberControl(store, { path: ['card', 'corner_radius'], label: 'corner_radius', step: 0.5, isShown: hasCorners }),
];

/** How many cards are printed. */
const moreOfSheet = (store: Store): Control[] => [
    numberControl(store, {
        path: ['deck', 'cards'],
        label: 'card_count',
        words: { all: () => store.state.head?.cards ?? 1 },
        step: 1,
        isTyped: true,
    }),
    numberControl(store, { path: ['deck', 'copies'], label: 'copies', step: 1, isTyped: true }),
];
