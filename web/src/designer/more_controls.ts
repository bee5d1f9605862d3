import { choiceControl } from './controls/choice_control';
import type { Context, Control, Settings } from './controls/control';
import { fonts } from './controls/fonts';
import { numberControl } from './controls/number_control';
import { seedControl } from './controls/seed_control';
import { textControl } from './controls/text_control';

const hasCorners = (settings: Settings): boolean => settings['card.shape']?.value !== 'circle';

/** What few need of the card and its symbols. */
export const moreOfCard = (context: Context): Control[] => [
    choiceControl(context, { path: ['language'], label: 'deck_language', isSorted: true }),
    seedControl(context),
    textControl(context, ['fonts', 'text'], 'font_of_words', fonts),
    numberControl(context, { path: ['layout', 'min_size'], label: 'smallest_symbol', step: 0.5 }),
    numberControl(context, { path: ['layout', 'max_size'], label: 'largest_symbol', step: 0.5 }),
    numberControl(context, { path: ['card', 'corner_radius'], label: 'corner_radius', step: 0.5, isShown: hasCorners }),
];

/** How many cards are printed. */
export const moreOfSheet = (context: Context): Control[] => [
    numberControl(context, {
        path: ['deck', 'cards'],
        label: 'card_count',
        words: { all: () => context.store.state.head?.cards ?? 1 },
        step: 1,
        isTyped: true,
    }),
    numberControl(context, { path: ['deck', 'copies'], label: 'copies', step: 1, isTyped: true }),
];
