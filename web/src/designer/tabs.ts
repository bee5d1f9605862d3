// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';

let count = 0;

/** Panels, one at a time. */
export class Tabs {
    readonly element = html('div', { class: 'tabs' });
    chosen: string;
    private readonly tabs = new Map<string, { tab: HTMLElement; panel: HTMLElement }>();

    constructor(
        name: string,
        panels: [string, HTMLElement][],
        private readonly onChoose: () => void = () => {},
        beside?: HTMLElement,
    ) {
        const list = html('div', { role: 'tablist', 'aria-label': name });
        this.element.append(beside ? html('div', { class: 'beside' }, list, beside) : list);
        for (const [label, content] of panels) {
            const id = `panel${++count}`;
            const tab = html('button', { type: 'button', role: 'tab', 'aria-controls': id }, label);
            const panel = html('div', { role: 'tabpanel', id, 'aria-label': label }, content);
            tab.addEventListener('click', () => this.choose(label));
            tab.addEventListener('keydown', (event) => this.move(event));
            this.tabs.set(label, { tab, panel });
            list.append(tab);
            this.element.append(panel);
        }
        this.chosen = panels[0]![0];
        this.show();
    }

    choose(label: string): void {
        if (label === this.chosen) return;
        this.chosen = label;
        this.show();
        this.onChoose();
    }

    hide(label: string): void {
        this.tabs.get(label)!.tab.hidden = true;
    }

    private show(): void {
        for (const [label, { tab, panel }] of this.tabs) {
            tab.setAttribute('aria-selected', String(label === this.chosen));
            tab.tabIndex = label === this.chosen ? 0 : -1;
            panel.hidden = label !== this.chosen;
        }
    }

    private move(event: KeyboardEvent): void {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (!step) return;
        const labels = [...this.tabs].filter(([, { tab }]) => !tab.hidden).map(([label]) => label);
        this.choose(labels[(labels.indexOf(this.chosen) + step + labels.length) % labels.length]!);
        this.tabs.get(this.chosen)!.tab.focus();
    }
}
