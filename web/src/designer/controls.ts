// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import { valueAt } from './text_edits';

type Path = [string, string];
interface Slider { path: Path; label: string; min: number; max: number; step: number; usual: number; unit: string }

const sliders: Slider[] = [
    { path: ['card', 'size'], label: 'Card size', min: 40, max: 150, step: 1, usual: 85, unit: 'mm' },
    { path: ['card', 'margin'], label: 'Margin', min: 0, max: 15, step: 0.5, usual: 3, unit: 'mm' },
    { path: ['layout', 'gap'], label: 'Gap', min: 0.5, max: 8, step: 0.1, usual: 2, unit: 'mm' },
    { path: ['layout', 'size_variety'], label: 'Variety of sizes', min: 1, max: 5, step: 0.1, usual: 2, unit: '' },
];
const papers = ['A4', 'Letter', 'A3', 'A5', 'Legal'];

/** Controls of single values. Each shows what the text says, and changes the text. */
export class Controls {
    readonly element = html('div', { class: 'controls' });
    private readonly updates: ((text: string) => void)[] = [];

    /** `change` hears a path and its new value as YAML. */
    constructor(private readonly change: (path: Path, value: string) => void) {
        for (const slider of sliders) this.addSlider(slider);
        this.addColor(['card', 'background'], 'Card color');
        this.addChoice(['sheet', 'paper'], 'Paper', papers);
    }

    update(text: string): void { for (const update of this.updates) update(text); }

    private addSlider({ path, label, min, max, step, usual, unit }: Slider): void {
        const input = html('input', { type: 'range', min: String(min), max: String(max), step: String(step) });
        const output = html('output');
        input.addEventListener('input', () => {
            output.textContent = `${input.value} ${unit}`;
            this.change(path, input.value + unit);
        });
        this.element.append(html('label', {}, html('span', {}, label), input, output));
        this.updates.push((text) => {
            const written = valueAt(text, path);
            const number = /^["']?([0-9.]+) ?(mm)?["']?$/.exec(written?.trim() ?? '');
            // What the slider can't say ("poker", "63x88mm") stays until the slider is moved.
            input.value = number?.[1] ?? String(usual);
            output.textContent = written === undefined || number ? `${input.value} ${unit}` : written.trim();
        });
    }

    private addColor(path: Path, label: string): void {
        const input = html('input', { type: 'color' });
        input.addEventListener('input', () => this.change(path, `"${input.value}"`));
        this.element.append(html('label', {}, html('span', {}, label), input));
        this.updates.push((text) => {
            const written = valueAt(text, path)?.replace(/["']/g, '') ?? 'white';
            const paint = document.createElement('canvas').getContext('2d')!;
            paint.fillStyle = '#ffffff';
            paint.fillStyle = written;
            if (/^#[0-9a-f]{6}$/i.test(paint.fillStyle)) input.value = paint.fillStyle;
        });
    }

    private addChoice(path: Path, label: string, words: string[]): void {
        const select = html('select', {}, ...words.map((word) => html('option', {}, word)));
        select.addEventListener('change', () => this.change(path, select.value));
        this.element.append(html('label', {}, html('span', {}, label), select));
        this.updates.push((text) => {
            const written = valueAt(text, path) ?? 'A4';
            const word = words.find((one) => one.toLowerCase() === written.toLowerCase()) ?? written;
            if (![...select.options].some((option) => option.value === word)) select.append(html('option', {}, word));
            select.value = word;
        });
    }
}
