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

/** Returns the number that was typed: 0.5 or 0,5, 2 1/2, with or without a unit; NaN if it is none. */
export function readNumber(typed: string, unit: string, units: Readonly<Record<string, number>> = {}): number {
    const form = /^\s*(?:(?:(\d+)\s+)?(\d+)\/(\d+)|(\d*[.,]?\d+))\s*([^\s\d/]*)\s*$/,
        [found, whole = 0, over = 0, under = 1, decimal = '0', written = ''] = form.exec(typed) ?? [],
        factor = written && written !== unit ? (units[written === '"' ? 'in' : written.toLowerCase()] ?? NaN) : 1,
        value = Number(whole) + Number(over) / Number(under) + Number(decimal.replace(',', '.'));
    return found ? Number((value * factor).toFixed(3)) : NaN;
}

/** A number that is dragged, typed, or changed by arrows and the wheel while it has the focus. */
export function makeNumberField(options: NumberOptions, change: (value: number) => void) {
    const { label, range, usual = range, step, unit, units } = options,
        [min, max] = range,
        limits = { 'aria-valuemin': min, 'aria-valuemax': max },
        typing = { role: 'spinbutton', inputmode: 'decimal', autocomplete: 'off', 'aria-label': label, ...limits },
        sizes = { min: usual[0], max: usual[1], step, 'aria-label': label };
    const slider = html('input', { type: 'range', ...sizes, oninput: () => take(Number(slider.value)) }),
        box = html('input', { type: 'text', class: 'number', ...typing, onchange: read, onkeydown: handleKey }),
        refusal = html('p', { class: 'refused', role: 'alert', hidden: true });
    let shown = 0;
    box.addEventListener('focus', () => box.select());
    for (const input of [slider, box]) input.addEventListener('wheel', roll, { passive: false });

    /** `written` is shown instead of a number that says less: "poker". What the slider can't show stays until it is moved. */
    function show(value: number, written?: string): void {
        const text = written ?? describe(value);
        shown = value;
        showValue(slider, String(value));
        add(slider, { 'aria-valuetext': describe(value) });
        showValue(box, text);
        add(box, { 'aria-valuenow': value, 'aria-valuetext': text });
        if (document.activeElement !== box) refuse(false);
    }
    function describe(value: number): string {
        const digits = value.toLocaleString(pageLanguage(), { maximumFractionDigits: 3, useGrouping: false });
        return digits + (unit && unit !== '°' ? ` ${unit}` : unit);
    }
    function take(value: number): void {
        refuse(false);
        box.value = describe(value); // also while it has the focus
        show(value);
        change(value);
    }
    function refuse(isRefused: boolean): void {
        box.setAttribute('aria-invalid', String(isRefused));
        refusal.hidden = !isRefused;
        const text = translate('number_from_to', { min: describe(min), max: describe(max) });
        refusal.textContent = isRefused ? text : '';
    }
    function read(): void {
        const typed = readNumber(box.value, unit, units);
        if (typed >= min && typed <= max) take(typed === Number(shown.toFixed(3)) ? shown : typed);
        else refuse(true);
    }
    function stepBy(count: number): void {
        const next = Math.min(max, Math.max(min, Number((shown + count * step).toFixed(3))));
        if (next !== shown) take(next);
    }
    function handleKey(event: KeyboardEvent): void {
        const [, down] = directionOf(event) ?? [0, 0];
        if (!down) return;
        event.preventDefault();
        stepBy(-down * (event.shiftKey ? 10 : 1));
    }
    function roll(event: WheelEvent): void {
        if (event.target !== document.activeElement || !event.deltaY) return;
        event.preventDefault();
        stepBy(event.deltaY < 0 ? 1 : -1);
    }
    return { slider, box, refusal, show };
}
