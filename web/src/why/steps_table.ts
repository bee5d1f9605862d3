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
export class StepsTable {
    readonly element: HTMLElement;
    private readonly ways: Way[][];
    private readonly places: HTMLElement[];
    private readonly count = html('output');

    constructor(corners: number[], hours: number, onChoose: (steps: number) => void) {
        this.ways = Array.from({ length: hours }, () => []);
        for (const [from, one] of corners.entries())
            for (const [to, other] of corners.entries())
                if (from !== to) this.ways[(other - one + hours) % hours]!.push([from, to]);
        // Keys turn the card.
        const makePlace = (steps: number) =>
            button(String(steps), () => onChoose(steps), { tabindex: -1, 'data-steps': steps });
        this.places = [...this.ways.keys()].map(makePlace);
        const table = html(
            'div',
            { class: corners.length > maxLetters ? 'steps small' : 'steps' },
            ...this.places.slice(1),
        );
        table.style.setProperty('--corners', String(corners.length));
        this.element = html('div', { class: 'below' }, html('p', texts.why_steps, ' ', this.count), table);
    }
    wayOf(steps: number): Way | undefined {
        return this.ways[steps]![0];
    }
    /** Fills a place. */
    fill(steps: number): void {
        const place = this.places[steps]!,
            found = this.ways[steps]!.map(([from, to]) => `${letterOf(from)}→${letterOf(to)}`).join(' ');
        if (steps === 0 || place.classList.contains('filled')) return;
        place.classList.add('filled');
        place.setAttribute('aria-label', `${steps}: ${found}`);
        if (found && !place.closest('.small')) place.append(html('small', found));
        this.count.textContent = `${this.places.filter((each) => each.classList.contains('filled')).length} / ${this.places.length - 1}`;
    }
    /** Marks the place that is filled now. */
    mark(steps: number): void {
        for (const [i, place] of this.places.entries()) place.classList.toggle('now', i === steps);
    }
}
