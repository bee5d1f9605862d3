import { texts, load, save } from '../deck/deck';
import { button, html } from '../ui/dom';
import type { Stage } from './game';

const patience = 10_000;

/**
 * Fades half of the symbols that do not match: on request and, where that is chosen, after ten seconds without a match.
 * `restart` is to be called whenever the cards have changed; `state` is that of a game whose time is no record any more.
 */
export function makeHints(stage: Stage, matches: () => number[], state: { hasHints?: boolean } = {}) {
    let timer = 0;
    const byTime = html('input', {
        type: 'checkbox',
        checked: load<boolean>('hints') ?? false,
        'aria-label': `${texts.hint} ${texts.hints_by_time}`,
        onchange: () => {
            save('hints', byTime.checked);
            restart();
        },
    });
    function restart(): void {
        clearTimeout(timer);
        if (byTime.checked) timer = window.setTimeout(give, patience);
    }
    function stop(): void {
        clearTimeout(timer);
        byTime.disabled = true;
    }
    function give(): void {
        state.hasHints = true;
        const kept = new Set(matches());
        for (const card of stage.table.querySelectorAll('.face')) {
            const others = [...card.querySelectorAll<SVGElement>('.symbol:not(.faded)')].filter(
                (each) => !kept.has(Number(each.dataset.symbol)),
            );
            for (const each of others.slice(0, Math.ceil(others.length / 2))) each.classList.add('faded');
        }
        restart();
    }
    const label = html('label', byTime, texts.hints_by_time);
    stage.addTool(html('span', { class: 'tools' }, button(texts.hint, give), label));
    restart();
    return { restart, stop };
}
