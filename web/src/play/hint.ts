import { texts } from '../deck/deck';
import { button, html } from '../ui/dom';
import type { Stage } from './game';
import { load, save } from '../deck/store';

const patience = 10_000;

/** Fades half of the symbols that do not match: on request and, where that is chosen, after ten seconds without a match. */
export class Hints {
    private timer = 0;
    private readonly byTime = html('input', {
        type: 'checkbox',
        checked: load<boolean>('hints') ?? false,
        'aria-label': `${texts.hint} ${texts.hints_by_time}`,
        onchange: () => {
            save('hints', this.byTime.checked);
            this.restart();
        },
    });
    constructor(
        private readonly stage: Stage,
        private readonly matches: () => number[],
        /** Of a game whose time is no record any more. */
        private readonly state: { hasHints?: boolean } = {},
    ) {
        const ask = button(texts.hint, () => this.give()),
            label = html('label', this.byTime, texts.hints_by_time);
        stage.addTool(html('span', { class: 'tools' }, ask, label));
        this.restart();
    }
    /** To be called whenever the cards have changed. */
    restart(): void {
        clearTimeout(this.timer);
        if (this.byTime.checked) this.timer = window.setTimeout(() => this.give(), patience);
    }
    stop(): void {
        clearTimeout(this.timer);
        this.byTime.disabled = true;
    }
    private give(): void {
        this.state.hasHints = true;
        const kept = new Set(this.matches());
        for (const card of this.stage.table.querySelectorAll('.face')) {
            const others = [...card.querySelectorAll<SVGElement>('.symbol:not(.faded)')].filter(
                (each) => !kept.has(Number(each.dataset.symbol)),
            );
            for (const each of others.slice(0, Math.ceil(others.length / 2))) each.classList.add('faded');
        }
        this.restart();
    }
}
