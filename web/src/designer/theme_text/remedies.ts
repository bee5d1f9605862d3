import type { Problem, Remedy, Sentence } from '../protocol/generated';
import { mode } from '../server/api';
import { nameOfKey, translate, wordFor } from '../ui/texts';
import type { Change, Edit } from './changes';
import { inTurn, setValue } from './text_edits';

/** What cures a problem by a click. */
export interface Cure {
    label: string | Sentence;
    /** The remedy in words. */
    title?: Sentence;
    make: (text: string) => Edit | Change | undefined;
}

/** Returns what sets keys to values, both as the program names them. */
export const makeSettings = (settings: readonly (readonly [string, string])[]) =>
    settings.map(([key, value]) => {
        const path = key.split('.');
        return (text: string) => setValue(text, path, value);
    });

/** Returns the cure of a remedy that consists of settings; nothing for another one. */
export function cureBySettings({ settings, text: title, name }: Remedy): Cure | undefined {
    if (!settings.length) return undefined;
    const set = settings.map(([key, value]) =>
        translate('key_value', { name: nameOfKey(key), text: wordFor(key, value) }),
    );
    return {
        label: name ?? translate('set_to', { settings: set.join(', ') }),
        title,
        make: (text) => inTurn(text, ...makeSettings(settings)),
    };
}

/** Returns the cure of a remedy; nothing for a sentence alone. */
function cureOf(remedy: Remedy, { id }: Problem): Cure | undefined {
    const { edits, text, name = text, isRemoval } = remedy,
        set = cureBySettings(remedy);
    if (!edits.length) return set;
    const removal = isRemoval && (set?.label ?? translate(id === 'pin' ? 'remove_pins' : 'remove'));
    return {
        label: removal || name,
        title: text,
        make: (now) => {
            if (!edits.every(({ from }) => from !== undefined)) return undefined; // which may be gone
            return set ? inTurn(now, () => edits, set.make) : edits;
        },
    };
}

/** Returns the cures of a problem, none where nothing can be changed, the remedies that say more than a button does, and the notes. */
export function remediesOf(problem: Problem) {
    const { remedies, isAsked, notes } = problem,
        cures = remedies.map((remedy) => (mode.isFixed ? undefined : cureOf(remedy, problem))),
        isWhole = (one: Remedy) => !one.isRemoval || one.settings.length > 0 || remedies.length > 1;
    const inWords = remedies.filter((remedy, i) => !(cures[i] && isWhole(remedy)) && !(isAsked && i === 0));
    return { cures: cures.filter((cure) => cure !== undefined), sentences: inWords.map(({ text }) => text), notes };
}
