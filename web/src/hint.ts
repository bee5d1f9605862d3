// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { texts } from './deck';
import { button } from './dom';
import type { Stage } from './game';

const patience = 10_000;

/** Fades half of the symbols that do not match, on request and after ten seconds without a match. */
export class Hints {
    private timer = 0;
    constructor(private readonly stage: Stage, private readonly matches: () => number[]) {
        stage.addTool(button(texts.hint, () => this.give()));
        this.restart();
    }
    /** To be called whenever the cards have changed. */
    restart(): void {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.give(), patience);
    }
    stop(): void {
        clearTimeout(this.timer);
    }
    private give(): void {
        const kept = new Set(this.matches());
        for (const card of this.stage.table.querySelectorAll('.face')) {
            const others = [...card.querySelectorAll<SVGElement>('.symbol:not(.faded)')].filter((each) => !kept.has(Number(each.dataset.symbol)));
            for (const each of others.slice(0, Math.ceil(others.length / 2))) each.classList.add('faded');
        }
        this.restart();
    }
}
