import { html, select } from '../../ui/dom';
import { pictureTypes } from '../photos/pictures';
import type { Store } from '../state/store';
import { setValue } from '../theme_text/text_edits';
import { keyOf, listKeys } from '../theme_text/theme_keys';
import { translate, type DesignerText, wordFor } from '../ui/texts';
import { makeColorField, isPale } from './color_field';
import { keyControl, makeRow, type Control } from './control';
import { readKind, setPaint, setPaintColor, setPicture, type Paint, type Place } from './paint';

const newBack = '#2a6fb0',
    ofPaint = 'card.background.';

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
    /** The keys that give the colors, where they have a value. */
    colorKeys?: string[];
}

/** A choice of a color, a gradient, a pattern or a picture, with its colors. */
export function paintControl(store: Store, { path, label, none, upload, colorKeys = [] }: PaintKey): Control {
    let setting = '', // as the deck has it
        paint: Paint = { kind: 'plain', colors: [] },
        hasColors = true; // of its own
    const ownKeys = listKeys().flatMap((key) => (key.path.startsWith(ofPaint) ? key.path.slice(ofPaint.length) : []));
    // The `color` of a back is that of its text.
    const keys = ['background', ...ownKeys.filter((key) => key !== 'color')],
        place: Place = { outer: path, isOptional: none !== undefined, keys };

    function choose(kind: string): void {
        const [color = '#ffffff', other, ...more] = paint.colors;
        show(kind);
        if (kind === 'picture') return; // with the file
        if (kind === 'none') return store.edit((text) => setValue(text, path, 'none'));
        const ground = paint.kind === 'none' ? newBack : color,
            colors = [ground, other ?? (isPale(ground) ? '#cfe3f5' : '#ffffff'), ...more];
        store.edit((text) => setPaint(text, place, { kind, colors }));
    }
    const setColor = (index: number, hex: string) =>
        store.edit((text) => setPaintColor(text, place, setting, index, hex), `${path.join('.')} color ${index}`);
    async function take(): Promise<void> {
        const [picture] = await upload!([...(file.files ?? [])]);
        file.value = '';
        if (picture) store.edit((text) => setPicture(text, place, picture));
    }
    function show(shown: string): void {
        rows[0]!.hidden = !hasColors || shown === 'none' || shown === 'picture';
        rows[1]!.hidden = !hasColors || ['none', 'picture', 'plain'].includes(shown);
        rows[2]!.hidden = shown !== 'picture' || !upload;
    }

    const kinds: [string, string][] = [
        ['plain', translate('one_color')],
        ['gradient', translate('gradient')],
        ...keyOf(`${path.join('.')}.pattern`).words.map((one): [string, string] => [one, wordFor('pattern', one)]),
    ];
    if (none) kinds.unshift(['none', translate(none)]);
    if (upload) kinds.push(['picture', translate('picture')]);
    const kind = select(kinds, choose),
        names = ['paint_color', 'second_color'] as const,
        colors = names.map((name, index) => makeColorField(translate(name), (hex) => setColor(index, hex))),
        file = html('input', { type: 'file', accept: pictureTypes, onchange: () => void take() });
    const rows = names.map((name, index) => makeRow(translate(name), '', colors[index]!.element));
    rows.push(makeRow(translate('paint_picture'), '', file));
    const row = keyControl(store, [path], label, [kind], ({ value = '', colors: own = [] }, settings) => {
        hasColors = !colorKeys.some((key) => settings[key]?.value);
        setting = value;
        paint = { kind: readKind(value), colors: own };
        if (![...kind.options].some((option) => option.value === paint.kind))
            kind.append(html('option', { value: paint.kind }, paint.kind));
        kind.value = paint.kind;
        show(paint.kind);
        for (const [index, field] of colors.entries()) {
            field.offer(store.state.colors);
            field.show(paint.colors[index] ?? paint.colors[0]);
        }
        return true;
    });
    return { elements: [...row.elements, ...rows], update: (settings) => row.update(settings) };
}
