import { html } from '../../ui/dom';
import { oblongShapes, roundShapes } from '../protocol/generated';
import type { Store } from '../state/store';
import { inTurn, removeValue, setValue } from '../theme_text/text_edits';
import { translate, type DesignerText } from '../ui/texts';
import { choiceControl, type ChoiceKey, lookControl } from './choice_control';
import type { Control, Settings } from './control';
import { numberControl, sideControls, type NumberKey } from './number_control';
import { paintControl, type Upload } from './paint_control';
import { paletteControl, colorControl, fontControl, seedControl, textControl } from './simple_controls';
import { makeServiceControl } from './service_control';

const shapeOf = (settings: Settings): string => settings['card.shape']?.value ?? '';
const isOblong = (settings: Settings): boolean => oblongShapes.includes(shapeOf(settings));
const hasCorners = (settings: Settings): boolean => !roundShapes.includes(shapeOf(settings));

/** The keys of the colors of backs that are not all alike. */
const ofBacks = ['deck.copy_colors', 'back.by_pile'];

/** Sets the shape of the card. Oblong ones have two sides, the others one; round ones have no corners. */
function setShape(store: Store, shape: string): void {
    const isSide = store.state.settings['card.size']?.number !== undefined;
    store.edit((text) =>
        inTurn(
            text,
            (now) => setValue(now, ['card', 'shape'], shape),
            (now) => (oblongShapes.includes(shape) === isSide ? removeValue(now, ['card', 'size']) : undefined),
            (now) => (roundShapes.includes(shape) ? removeValue(now, ['card', 'corner_radius']) : undefined),
        ),
    );
}

/** Returns a panel of controls; `more` is folded below the others. */
function makePanel(controls: readonly Control[], more: readonly Control[] = []): HTMLElement {
    const list = (shown: readonly Control[]) => shown.flatMap(({ elements }) => elements),
        folded = html('div', { class: 'controls' }, list(more)),
        details = html('details', { class: 'more' }, html('summary', translate('more')), folded);
    return html('div', { class: 'controls' }, list(controls), more.length > 0 && details);
}

/**
 * Controls of single values, on three panels. Each shows what the text says, and changes the text. `upload` is missing where
 * no pictures can be put; `service` returns the name of the card service whose settings the text has.
 */
export function makeControls(store: Store, upload?: Upload) {
    const services = makeServiceControl(store);
    const number = (path: string, label: DesignerText, step: number, more: Partial<NumberKey> = {}) =>
        numberControl(store, { path: path.split('.'), label, step, ...more });
    const choice = (path: string, label: DesignerText, more: Partial<ChoiceKey> = {}) =>
        choiceControl(store, { path: path.split('.'), label, ...more });
    const shape = {
        choose: (name: string) => setShape(store, name),
        others: ['size', 'corner_radius'].map((key) => ['card', key]),
    };
    const card = [
        textControl(store, ['title'], 'deck_title'),
        lookControl(store),
        paletteControl(store, ['fonts', 'colors'], 'colors_of_words'),
        choice('card.shape', 'card_shape', shape),
        number('card.size', 'card_size', 1, { isShown: (settings) => !isOblong(settings) }),
        choice('card.size', 'card_size', { isShown: isOblong }),
        ...sideControls(store, isOblong),
        paintControl(store, { path: ['card', 'background'], label: 'card_background', upload }),
        number('card.border.width', 'border', 0.1, { isGoneAtZero: true }),
        colorControl(store, ['card', 'border', 'color'], 'border_color'),
        number('card.margin', 'margin', 0.5),
        number('layout.gap', 'gap', 0.1),
        number('layout.size_variety', 'size_variety', 0.1),
        number('layout.rotation', 'turned', 5),
        choice('card.drawing', 'drawn'),
    ];
    const moreOfCard = [
        choice('language', 'deck_language', { isSorted: true }),
        seedControl(store),
        fontControl(store, ['fonts', 'text'], 'font_of_words'),
        choice('fonts.plaque', 'plaque'),
        number('layout.min_size', 'smallest_symbol', 0.5),
        number('layout.max_size', 'largest_symbol', 0.5),
        number('card.corner_radius', 'corner_radius', 0.5, { isShown: hasCorners }),
    ];
    const back = [
        paintControl(store, { path: ['back'], label: 'backs', none: 'no_backs', upload, colorKeys: ofBacks }),
        ...ofBacks.map((key) => paletteControl(store, key.split('.'), 'colors_of_backs', true)),
        textControl(store, ['back', 'text'], 'back_text'),
    ];
    const sheet = [
        services.control,
        choice('sheet.paper', 'paper'),
        choice('sheet.duplex', 'both_sides'),
        number('sheet.bleed', 'bleed', 0.5),
        choice('sheet.marks', 'cut_marks'),
        choice('output.color', 'print_colors'),
    ];
    const moreOfSheet = [
        number('deck.cards', 'card_count', 1, { isTyped: true }),
        number('deck.copies', 'copies', 1, { isTyped: true }),
    ];
    store.watch(['settings', 'head'], ({ settings }) => {
        for (const control of [...card, ...moreOfCard, ...back, ...sheet, ...moreOfSheet]) control.update(settings);
    });
    const panels = { card: makePanel(card, moreOfCard), back: makePanel(back), sheet: makePanel(sheet, moreOfSheet) };
    return { ...panels, service: services.chosen };
}
