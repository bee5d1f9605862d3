import { choiceControl } from './controls/choice_control';
import type { Context, Control } from './controls/control';
import { fonts } from './controls/fonts';
import { numberControl } from './controls/number_control';
import { seedControl } from './controls/seed_control';
import { textControl } from './controls/text_control';
import { valueAt } from './text_edits';

const hasCorners = (text: string): boolean => (valueAt(text, ['card', 'shape']) ?? 'circle') !== 'circle';

/** What few need of the card and its symbols. */
export function moreOfCard(context: Context): Control[] {
    const mm = { unit: 'mm', step: 0.5 };
    return [
        choiceControl(context, { path: ['language'], label: 'deck_language', isSorted: true }),
        seedControl(context),
        textControl(context, ['fonts', 'text'], 'font_of_words', fonts),
        numberControl(context, {
            ...mm,
            path: ['layout', 'min_size'],
            label: 'smallest_symbol',
            min: 1,
            max: 30,
            limits: [1, 500],
        }),
        numberControl(context, {
            ...mm,
            path: ['layout', 'max_size'],
            label: 'largest_symbol',
            min: 10,
            max: 80,
            limits: [1, 500],
        }),
        numberControl(context, {
            ...mm,
            path: ['card', 'corner_radius'],
            label: 'corner_radius',
            min: 0,
            max: 15,
            limits: [0, 250],
            isShown: hasCorners,
        }),
    ];
}

/** How many cards are printed. */
export function moreOfSheet(context: Context): Control[] {
    return [
        numberControl(context, {
            path: ['deck', 'cards'],
            label: 'card_count',
            words: { all: () => context.store.state.head?.cards ?? 1 },
            min: 1,
            max: 1_000_000,
            step: 1,
            unit: '',
            isTyped: true,
        }),
        numberControl(context, {
            path: ['deck', 'copies'],
            label: 'copies',
            min: 1,
            max: 100,
            step: 1,
            unit: '',
            isTyped: true,
        }),
    ];
}
