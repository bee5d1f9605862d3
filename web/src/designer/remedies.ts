import type { Change } from './changes';
import type { Count, Problem } from './generated';
import { freeSymbol } from './pins';
import { addSymbol } from './symbol_additions';
import { inTurn, setValue, type Edit } from './text_edits';
import { translate } from './texts';

/** What cures a problem by a click. */
export interface Remedy {
    label: string;
    make: (text: string) => Edit | Change | undefined;
}

const filler = 'animals'; // a group

/** Returns the settings that a remedy gives as options of the command line. */
const settingsIn = (remedy: string): [string, string][] =>
    [...remedy.matchAll(/-s ([\w.]+)=([^\s,]+)/g)].map(([, key, value]) => [key!, value!]);

/** Returns a remedy that a note gives as options of the command line; nothing where it gives none. */
export function settingsRemedy(note: string): Remedy | undefined {
    const settings = settingsIn(note);
    if (!settings.length) return undefined;
    const label = translate('set_to', { settings: settings.map(([key, value]) => `${key}: ${value}`).join(', ') });
    const makes = settings.map(
        ([key, value]) =>
            (text: string) =>
                setValue(text, key.split('.'), value),
    );
    return { label, make: (text) => inTurn(text, ...makes) };
}

/** Returns what to do about too few symbols: others that fill up, or fewer on a card. */
function fillUp({ given, wanted, sizes }: Count): Remedy[] {
    const fitting = sizes.filter(([, needed]) => needed <= given).at(-1);
    const fewer = fitting && {
        label: translate('per_card', { size: fitting[0] }),
        make: (text: string) => setValue(text, ['deck', 'symbols_per_card'], String(fitting[0])),
    };
    const more = { label: translate('fill_up'), make: (text: string) => addSymbol(text, `{ group: ${filler} }`) };
    return fewer && wanted !== undefined ? [more, fewer] : [more];
}

const isLostPin = /^(.+) is not on card (\d+)$/;

/** Removes the pins of symbols that have gone to other cards, or away. */
function removePins(problems: readonly Problem[]): Remedy {
    const makes = problems.flatMap(({ id, message }) => {
        const [, name, card] = (id === 'pin' && isLostPin.exec(message)) || [];
        return name ? [(text: string) => freeSymbol(text, Number(card), [name])] : [];
    });
    return { label: translate('remove_pins'), make: (text) => inTurn(text, ...makes) };
}

/** Returns the remedies of a problem, and those of its notes that say more; without a count only its notes. */
export function remediesOf(
    { id, message, notes }: Problem,
    problems: readonly Problem[],
    count: Count | undefined,
): { remedies: Remedy[]; notes: string[] } {
    if (!count) return { remedies: [], notes };
    if (id === 'pin' && isLostPin.test(message)) return { remedies: [removePins(problems)], notes: [] };
    if (id === 'too-few-symbols') return { remedies: fillUp(count), notes: [] };
    return {
        remedies: notes.flatMap((note) => settingsRemedy(note) ?? []),
        notes: notes.filter((note) => !settingsRemedy(note)),
    };
}
