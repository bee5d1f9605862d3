import { texts } from '../deck/deck';
import { button, html } from '../ui/dom';

/** A way from a corner to another, by their places in the list of corners. */
export type Way = [from: number, to: number];

/** With more corners there is no room for the letters of all. */
export const maxLetters = 14;
export const letterOf = (corner: number): string => String.fromCharCode('A'.charCodeAt(0) + corner);

/**
 * A place for each number of steps, which is filled with the ways from corner to corner that are so long. That there is one
 * for each number is why it works.
 */
export function makeStepsTable(corners: number[], hours: number, choose: (steps: number) => void) {
    const ways: Way[][] = Array.from({ length: hours }, () => []),
        count = html('output');
    for (const [from, one] of corners.entries())
        for (const [to, other] of corners.entries())
            if (from !== to) ways[(other - one + hours) % hours]!.push([from, to]);
    // Keys turn the card.
    const makePlace = (steps: number) =>
        button(String(steps), () => choose(steps), { tabindex: -1, 'data-steps': steps });
    const places = [...ways.keys()].map(makePlace),
        table = html('div', { class: corners.length > maxLetters ? 'steps small' : 'steps' }, places.slice(1));
    table.style.setProperty('--corners', String(corners.length));
    const wayOf = (steps: number): Way | undefined => ways[steps]![0];
    /** Fills a place. */
    const fill = (steps: number): void => {
        const place = places[steps]!,
            found = ways[steps]!.map(([from, to]) => `${letterOf(from)}→${letterOf(to)}`).join(' ');
        if (steps === 0 || place.classList.contains('filled')) return;
        place.classList.add('filled');
        place.setAttribute('aria-label', `${steps}: ${found}`);
        if (found && !place.closest('.small')) place.append(html('small', found));
        count.textContent = `${table.querySelectorAll('.filled').length} / ${places.length - 1}`;
    };
    /** Marks the place that is filled now. */
    const mark = (steps: number): void => {
        for (const [i, place] of places.entries()) place.classList.toggle('now', i === steps);
    };
    const element = html('div', { class: 'below' }, html('p', texts.why_steps, ' ', count), table);
    return { element, wayOf, fill, mark };
}
