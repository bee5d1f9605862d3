import { isMap, isScalar, isSeq } from 'yaml';
import { html } from '../dom';
import { wordFor } from './choice_words';
import {
    end,
    inTurn,
    nodeAt,
    quoted,
    removeValue,
    setValue,
    start,
    valueAt,
    writtenEnd,
    type Edit,
} from './text_edits';
import { translate } from './texts';

/** Returns a color as pickers want it; nothing for what is no color of CSS. */
export function hexColor(written: string): string | undefined {
    const paint = document.createElement('canvas').getContext('2d')!;
    paint.fillStyle = '#010203';
    paint.fillStyle = written.replace(/["']/g, '').trim();
    return paint.fillStyle === '#010203' || !/^#[0-9a-f]{6}$/.test(paint.fillStyle) ? undefined : paint.fillStyle;
}

/** Returns whether white could not be seen on a color. */
const isPale = (written: string): boolean =>
    (hexColor(written)?.slice(1).match(/../g) ?? []).every((channel) => Number.parseInt(channel, 16) > 208);
const newBack = '"#2a6fb0"';

/** The paint of a card or a back: its kind ("plain", "gradient", "picture" or a pattern) and its colors as they are written. */
interface Paint {
    kind: string;
    colors: string[];
}

const paintKeys = ['pattern', 'colors', 'gradient', 'stops', 'image', 'fit', 'opacity', 'size', 'angle', 'background'];

function readPaint(text: string, path: string[]): Paint | undefined {
    const node = nodeAt(text, path);
    if (isScalar(node)) return { kind: 'plain', colors: [text.slice(start(node), writtenEnd(text, node))] };
    if (!isMap(node)) return undefined;
    const listed = (key: string): string[] => {
        const list = node.get(key, true);
        if (isSeq(list)) return list.items.map((item) => text.slice(start(item), end(item)));
        return isScalar(list)
            ? String(list.value)
                  .split(',')
                  .map((one) => one.trim())
            : [];
    };
    if (node.has('pattern')) return { kind: String(node.get('pattern')), colors: listed('colors') };
    if (node.has('gradient') || node.has('stops'))
        return { kind: 'gradient', colors: listed('stops').map((stop) => stop.replace(/ +[0-9.]+ ?%/, '')) };
    return node.has('image') ? { kind: 'picture', colors: [] } : undefined;
}

/** Returns the keys of a paint, as YAML. */
function written({ kind, colors: [ground, other] }: Paint): [string, string][] {
    const both = `[${ground}, ${other ?? ground}]`;
    if (kind === 'gradient')
        return [
            ['gradient', 'linear'],
            ['stops', both],
        ];
    return [
        ['pattern', kind],
        ['colors', both],
    ];
}

interface Options {
    /** Of the card or the back. */
    path: string[];
    label: string;
    patterns: string[];
    /** Where the paint may be nothing: "no backs". */
    none?: string;
    /** Hears how the text is to be changed; changes of one gesture are undone together. */
    edit(make: (text: string) => Edit | Edit[] | undefined, gesture?: string): void;
    /** Puts pictures beside the theme; returns their paths there. Missing where none can be put. */
    upload?: (files: File[]) => Promise<string[]>;
}

/** A choice of a color, a gradient, a pattern or a picture, with its colors. */
export class PaintControl {
    readonly elements: HTMLElement[];
    private readonly kind: HTMLSelectElement;
    private readonly pickers: HTMLInputElement[];
    private readonly file = html('input', { type: 'file', accept: 'image/*,.heic,.heif,.avif' });
    private readonly fileLabel: HTMLElement;
    private readonly pickerLabels: HTMLElement[];
    private path: string[];
    private paint: Paint = { kind: 'plain', colors: ['white'] };

    constructor(private readonly options: Options) {
        this.path = options.path;
        const kinds = [
            ...(options.none ? [['none', options.none]] : []),
            ['plain', translate('one_color')],
            ['gradient', translate('gradient')],
            ...options.patterns.map((one) => [one, wordFor('pattern', one)]),
            ...(options.upload ? [['picture', translate('picture')]] : []),
        ];
        this.kind = html('select', {}, ...kinds.map(([value, label]) => html('option', { value: value! }, label!)));
        this.kind.addEventListener('change', () => this.choose());
        this.pickers = [0, 1].map(() => html('input', { type: 'color' }));
        this.pickerLabels = this.pickers.map((picker, index) =>
            html('label', {}, html('span', {}, translate(index ? 'second_color' : 'paint_color')), picker),
        );
        for (const [index, picker] of this.pickers.entries())
            picker.addEventListener('input', () => this.color(index, picker.value));
        this.file.addEventListener('change', () => void this.take());
        this.fileLabel = html('label', {}, html('span', {}, translate('paint_picture')), this.file);
        this.elements = [
            html('label', {}, html('span', {}, options.label), this.kind),
            ...this.pickerLabels,
            this.fileLabel,
        ];
    }

    /** `usual` is the color where the text has none. */
    update(text: string, usual: string): void {
        const inner = [...this.options.path, 'background'];
        this.path = this.options.none && nodeAt(text, inner) !== undefined ? inner : this.options.path;
        const read = readPaint(text, this.path),
            isNone =
                this.options.none !== undefined &&
                (nodeAt(text, this.options.path) === undefined || read?.colors[0] === 'none');
        // Of a theme without backs, and of one that leaves its paint to a style.
        this.paint =
            !isNone && read
                ? read
                : { kind: isNone ? 'none' : this.options.none ? 'diamonds' : 'plain', colors: [`"${usual}"`] };
        const { kind, colors } = this.paint;
        if (![...this.kind.options].some((option) => option.value === kind))
            this.kind.append(html('option', { value: kind }, kind));
        this.kind.value = kind;
        this.show(kind);
        for (const [index, picker] of this.pickers.entries())
            picker.value = hexColor(colors[index] ?? colors[0] ?? '') ?? picker.value;
    }

    private show(kind: string): void {
        this.pickerLabels[0]!.hidden = kind === 'none' || kind === 'picture';
        this.pickerLabels[1]!.hidden = ['none', 'picture', 'plain'].includes(kind);
        this.fileLabel.hidden = kind !== 'picture' || !this.options.upload;
    }

    private choose(): void {
        const kind = this.kind.value,
            [color = '"#ffffff"', other] = this.paint.colors;
        this.show(kind);
        if (kind === 'picture') return; // with the file
        if (kind === 'none') return this.options.edit((text) => setValue(text, this.options.path, 'none'));
        const ground = this.paint.kind === 'none' ? newBack : color;
        this.set({ kind, colors: [ground, other ?? (isPale(ground) ? '"#cfe3f5"' : '"#ffffff"')] });
    }

    private set(paint: Paint): void {
        this.options.edit((text) =>
            inTurn(
                text,
                ...this.replacements(text, paint.kind === 'plain' ? undefined : written(paint), paint.colors[0]!),
            ),
        );
    }

    /** Keys of a back that are no paint, such as its text, stay. */
    private replacements(
        text: string,
        keys: [string, string][] | undefined,
        color: string,
    ): ((text: string) => Edit | undefined)[] {
        const { path } = this.options,
            node = nodeAt(text, path);
        const whole = keys ? `{ ${keys.map(([key, value]) => `${key}: ${value}`).join(', ')} }` : color;
        const others = isMap(node)
            ? node.items
                  .map((pair) => String((pair.key as { value?: unknown }).value))
                  .filter((key) => !paintKeys.includes(key))
            : [];
        if (!this.options.none || !others.length) return [(now) => setValue(now, path, whole)];
        return [
            ...paintKeys.map((key) => (now: string) => removeValue(now, [...path, key])),
            (now) => setValue(now, [...path, 'background'], whole),
        ];
    }

    private color(index: number, value: string): void {
        const hex = `"${value}"`;
        this.options.edit(
            (text) => {
                const { kind, colors } = this.paint;
                if (kind === 'plain' && valueAt(text, this.path) !== undefined) return setValue(text, this.path, hex);
                const list = nodeAt(text, [...this.path, kind === 'gradient' ? 'stops' : 'colors']);
                const item = isSeq(list) ? list.items[index] : undefined;
                if (isScalar(item)) {
                    const place = /\s+[0-9.]+ ?%["']?$/.exec(String(item.value))?.[0] ?? '';
                    return {
                        from: start(item),
                        to: writtenEnd(text, item),
                        insert: place ? `"${value}${place}"` : hex,
                    };
                }
                const changed = [colors[0] ?? hex, colors[1] ?? colors[0] ?? hex];
                changed[index] = hex;
                return inTurn(
                    text,
                    ...this.replacements(text, kind === 'plain' ? undefined : written({ kind, colors: changed }), hex),
                );
            },
            `${this.path.join('.')} ${index}`,
        );
    }

    private async take(): Promise<void> {
        const [path] = await this.options.upload!([...(this.file.files ?? [])]);
        this.file.value = '';
        if (path) this.options.edit((text) => inTurn(text, ...this.replacements(text, [['image', quoted(path)]], '')));
    }
}
