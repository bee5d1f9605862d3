// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { picture } from './drawing';
import type { DeckSymbol } from './generated';
import { showValue } from './field';

interface Listener {
    /** Hears a key of the symbol and its new value, as it is meant; without one the key is to go. */
    set(key: 'name' | 'scale', value?: string): void;
    move(by: number): void;
    remove(): void;
}

/** The panel that changes one symbol. */
export class Inspector {
    readonly element = html('fieldset', { class: 'inspector', hidden: true });
    private readonly picture = html('span', { class: 'portrait' });
    private readonly legend = html('legend');
    private readonly name = html('input', { type: 'text', autocomplete: 'off' });
    private readonly scale = html('input', { type: 'range', min: '0.5', max: '2', step: '0.05' });
    private readonly scaled = html('output');
    private readonly nameLabel = html('label', {}, 'Name ', this.name);
    private readonly own: HTMLElement[];
    private readonly remove: HTMLButtonElement;

    constructor(listener: Listener) {
        this.name.addEventListener('change', () => listener.set('name', this.name.value.trim() || undefined));
        this.scale.addEventListener('input', () => {
            this.tellScale();
            listener.set('scale', this.scale.value === '1' ? undefined : this.scale.value);
        });
        this.remove = button('Remove', () => listener.remove());
        const scale = html('label', {}, 'Size ', this.scale, this.scaled);
        const earlier = button('← Earlier', () => listener.move(-1)),
            later = button('Later →', () => listener.move(1));
        this.own = [this.nameLabel, scale, earlier, later];
        this.element.append(
            this.legend,
            this.picture,
            this.nameLabel,
            scale,
            html('span', { class: 'tools' }, earlier, later, this.remove),
        );
    }

    /** `isOwn`: the symbol has an entry of its own; others come with a group or a folder. */
    show(symbol: DeckSymbol | undefined, isOwn: boolean): void {
        this.element.hidden = !symbol;
        if (!symbol) return;
        this.legend.textContent = symbol.name;
        this.picture.replaceChildren(symbol.picture ? picture(symbol) : symbol.kind === 'emoji' ? symbol.what : '');
        showValue(this.name, symbol.name);
        showValue(this.scale, String(symbol.scale ?? 1));
        this.tellScale();
        for (const control of this.own) control.hidden = !isOwn;
        this.nameLabel.hidden ||= symbol.kind === 'text';
        this.remove.textContent = isOwn ? 'Remove' : 'Leave out';
    }

    private tellScale(): void {
        this.scaled.textContent = `${Math.round(Number(this.scale.value) * 100)} %`;
    }
}
