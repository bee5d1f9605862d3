import { deck, isSet } from '../deck/deck';
import { maxHours } from '../deck/generated';
import { clockView } from './clock_view';
import { linesView } from './lines_view';
import { pairView } from './pair_view';
import { setView } from './set_view';
import { planeSentence, words } from './words';

/** Returns what explains this deck. */
export function whyViews(): HTMLElement[] {
    if (isSet) return setView();
    if (deck.clock && deck.clock.symbols.length <= maxHours)
        return clockView(deck.clock, deck.lines ? linesView(deck.lines) : []);
    return [...pairView(), ...(deck.clock ? [words(planeSentence())] : [])];
}
