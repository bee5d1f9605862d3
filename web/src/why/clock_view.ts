import { type deck, fill, texts } from '../deck/deck';
import { html } from '../ui/dom';
import { makeDial } from './dial';
import { labelsOn, makePairChooser } from './pair';
import { letterOf, makeStepsTable } from './steps_table';
import { planeSentence, promise, words } from './words';

/** Names what two cards share, in both of its forms where they show these. */
const both = ([first, second]: string[]): string =>
    second === undefined ? first! : fill(texts.both_forms, { one: first!, other: second });

/** The symbols around a clock; a card is a shape that is turned. Below it are other views. */
export function clockView(clock: NonNullable<typeof deck.clock>, others: HTMLElement[]): HTMLElement[] {
    const hours = clock.symbols.length,
        corners = clock.corners.length;
    const dial = makeDial(clock),
        says = html('p', { role: 'status' });
    const chooser = makePairChooser(hours, draw);
    const table = makeStepsTable(clock.corners, hours, (steps) => {
        last.to = (last.from + steps) % hours; // no other places are passed
        chooser.turn(steps);
    });
    let last = { from: 0, to: 0 };

    /** Fills the places of all steps between the cards before and now. */
    function fillTo(from: number, to: number): void {
        const change = to - last.to - (from - last.from),
            step = Math.sign(change);
        for (let steps = last.to - last.from, i = 0; i <= Math.abs(change); ++i, steps += step)
            table.fill((steps + 2 * hours) % hours);
        last = { from, to };
    }
    function draw(from: number, to: number): void {
        const steps = (to - from + hours) % hours,
            way = table.wayOf(steps);
        fillTo(from, to);
        table.mark(steps);
        dial.draw(from, to, way);
        const symbol = way ? clock.symbols[(clock.corners[way[1]]! + from) % hours]! : -1,
            cards = [clock.cards[from]!, clock.cards[to]!];
        chooser.show(cards, symbol);
        const [a, b] = way?.map(letterOf) ?? [],
            found = way && { n: steps, a: a!, b: b!, symbol: both(labelsOn(cards, symbol)) },
            text = found ? fill(texts.why_step, found) : texts.why_same;
        says.textContent = text;
        dial.element.setAttribute('aria-label', text);
    }
    chooser.update();
    const beside = html('div', { class: 'beside' }, chooser.sliders, says, table.element),
        values = { hours: clock.corners.join(', '), symbols: hours, steps: hours - 1 };
    return [
        ...promise(),
        html('p', fill(texts.why_clock, { symbols: hours, corners, steps: hours - 1 })),
        html('div', { class: 'views clock' }, dial.element, beside, chooser.cards),
        ...others,
        words(fill(texts.words_difference_set, values), planeSentence()),
    ];
}
