import { add, html } from '../../ui/dom';
import { directionOf } from '../ui/arrows';
import { showValue } from '../ui/field';
import { pageLanguage, translate } from '../ui/texts';

export interface NumberOptions {
    label: string;
    /** What can be typed. */
    range: readonly [min: number, max: number];
    /** Of the slider, where that is less. */
    usual?: readonly [min: number, max: number];
    step: number;
    /** "mm", "%", "°" or nothing; and what others are in it. */
    unit: string;
    units?: Readonly<Record<string, number>>;
}

/** Returns the number that was typed, with a point or a comma, and with or without a unit; NaN if it is none. */
export function readNumber(typed: string, unit: string, units: Readonly<Record<string, number>> = {}): number {
    const [, number = '', written = ''] = /^\s*(\d*[.,]?\d+)\s*(\S*)\s*$/.exec(typed) ?? [],
        factor = written && written !== unit ? (units[written === '"' ? 'in' : written.toLowerCase()] ?? NaN) : 1;
    return number ? Number((Number(number.replace(',', '.')) * factor).toFixed(3)) : NaN;
}

/** A number that is dragged, typed, or changed by arrows and the wheel while it has the focus. */
export class NumberField {
    readonly slider: HTMLInputElement;
    readonly box: HTMLInputElement;
    readonly refusal = html('p', { class: 'refused', role: 'alert', hidden: true });
    private value = 0;

    constructor(
        private readonly options: NumberOptions,
        private readonly change: (value: number) => void,
    ) {
        const { label, range, usual = range, step } = options;
        const slide = () => this.take(Number(this.slider.value)),
            sizes = { min: usual[0], max: usual[1], step };
        this.slider = html('input', { type: 'range', ...sizes, 'aria-label': label, oninput: slide });
        this.box = html('input', {
            type: 'text',
            class: 'number',
            role: 'spinbutton',
            inputmode: 'decimal',
            autocomplete: 'off',
            'aria-label': label,
            'aria-valuemin': range[0],
            'aria-valuemax': range[1],
            onfocus: () => this.box.select(),
            onchange: () => this.read(),
            onkeydown: (event: KeyboardEvent) => this.handleKey(event),
        });
        for (const input of [this.slider, this.box])
            input.addEventListener('wheel', (event) => this.roll(event), { passive: false });
    }

    /** `written` is shown instead of a number that says less: "poker". What the slider can't show stays until it is moved. */
    show(value: number, written?: string): void {
        const text = written ?? this.describe(value);
        this.value = value;
        showValue(this.slider, String(value));
        add(this.slider, { 'aria-valuetext': this.describe(value) });
        showValue(this.box, text);
        add(this.box, { 'aria-valuenow': value, 'aria-valuetext': text });
        if (document.activeElement !== this.box) this.refuse(false);
    }

    private describe(value: number): string {
        const digits = value.toLocaleString(pageLanguage(), { maximumFractionDigits: 3, useGrouping: false });
        if (this.options.unit === '°') return `${digits}°`;
        return this.options.unit ? `${digits} ${this.options.unit}` : digits;
    }

    private take(value: number): void {
        this.refuse(false);
        this.box.value = this.describe(value); // also while it has the focus
        this.show(value);
        this.change(value);
    }

    private refuse(isRefused: boolean): void {
        const [min, max] = this.options.range.map((limit) => this.describe(limit));
        this.box.setAttribute('aria-invalid', String(isRefused));
        this.refusal.hidden = !isRefused;
        this.refusal.textContent = isRefused ? translate('number_from_to', { min: min!, max: max! }) : '';
    }

    private read(): void {
        const typed = readNumber(this.box.value, this.options.unit, this.options.units),
            [min, max] = this.options.range;
        if (typed >= min && typed <= max) this.take(typed);
        else this.refuse(true);
    }

    private step(by: number): void {
        const { step } = this.options,
            [min, max] = this.options.range,
            next = Math.min(max, Math.max(min, Number((this.value + by * step).toFixed(3))));
        if (next !== this.value) this.take(next);
    }

    private handleKey(event: KeyboardEvent): void {
        const [, down] = directionOf(event) ?? [0, 0];
        if (!down) return;
        event.preventDefault();
        this.step(-down * (event.shiftKey ? 10 : 1));
    }

    private roll(event: WheelEvent): void {
        if (event.target !== document.activeElement || !event.deltaY) return;
        event.preventDefault();
        this.step(event.deltaY < 0 ? 1 : -1);
    }
}
