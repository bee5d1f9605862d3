import type { Store } from '../state/store';
import { choiceControl } from './choice_control';
import type { Control, Settings } from './control';
import { fontControl } from './font_control';
import { numberControl } from './number_control';
import { seedControl } from './seed_control';

const hasCorners = (settings: Settings): boolean => settings['card.shape']?.value !== 'circle';

/** What few need of the card and its symbols. */
export const moreOfCard = (store: Store): Control[] => [
    choiceControl(store, { path: ['language'], label: 'deck_language', isSorted: true }),
    seedControl(store),
    fontControl(store, ['fonts', 'text'], 'font_of_words'),
    numberControl(store, { path: ['layout', 'min_size'], label: 'smallest_symbol', step: 0.5 }),
    numberControl(store, { path: ['layout', 'max_size'], label: 'largest_symbol', step: 0.5 }),
    numberControl(store, { path: ['card', 'corner_radius'], label: 'corner_radius', step: 0.5, isShown: hasCorners }),
];

/** How many cards are printed. */
export const moreOfSheet = (store: Store): Control[] => [
    numberControl(store, {
        path: ['deck', 'cards'],
        label: 'card_count',
        words: { all: () => store.state.head?.cards ?? 1 },
        step: 1,
        isTyped: true,
    }),
    numberControl(store, { path: ['deck', 'copies'], label: 'copies', step: 1, isTyped: true }),
];
