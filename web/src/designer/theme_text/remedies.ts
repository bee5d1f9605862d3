import { isPair, visit, type Scalar } from 'yaml';
import type { Count, Problem, ProposedEdit, Remedy } from '../protocol/generated';
import { translate } from '../ui/texts';
import type { Change } from './changes';
import { addSymbol } from './symbol_edits';
import { inTurn, parse, removeValue, setValue, start, type Edit, type Path } from './text_edits';

/** What cures a problem by a click. */
export interface Cure {
    label: string;
    /** The remedy in words. */
    title?: string;
    make: (text: string) => Edit | Change | undefined;
}

const filler = 'animals'; // a group

/** Returns what sets keys to values, both as the program names them. */
export const makeSettings = (settings: readonly (readonly [string, string])[]) =>
    settings.map(
        ([key, value]) =>
            (text: string) =>
                setValue(text, key.split('.'), value),
    );

/** Returns the cure of a remedy that consists of settings; nothing for another one. */
export function cureBySettings({ settings, text: title }: Remedy): Cure | undefined {
    if (!settings.length) return undefined;
    const label = translate('set_to', { settings: settings.map(([key, value]) => `${key}: ${value}`).join(', ') });
    return { label, title, make: (text) => inTurn(text, ...makeSettings(settings)) };
}

const isRemoval = ({ edits }: Remedy): boolean => edits.some(({ insert }) => insert === undefined);

/** Returns the path of the innermost entry whose key or value begins at a place; nothing if none does. */
function entryPathAt(text: string, at: number): Path | undefined {
    let found: Path | undefined;
    visit(parse(text), {
        Pair(_, { key, value }, above) {
            if (start(key) !== at && !(value && start(value) === at)) return;
            const pairs = [...above.filter(isPair), { key }];
            found = pairs.map((pair) => (pair.key as Scalar<string | number>).value);
        },
    });
    return found;
}

/** Returns the cure of a remedy that removes keys of the text. */
function cureByRemoval(edits: readonly ProposedEdit[], label: string, title: string): Cure {
    const make = (text: string) => {
        const paths = edits.map(({ from }) => entryPathAt(text, from)).filter((path) => path !== undefined);
        return inTurn(text, ...paths.map((path) => (now: string) => removeValue(now, path)));
    };
    return { label, title, make };
}

/** Returns the cure of a remedy; nothing for a sentence alone. Lost pins go together. */
function cureOf(remedy: Remedy, { id, label }: Problem, problems: readonly Problem[]): Cure | undefined {
    const { edits, text } = remedy;
    if (!edits.length) return cureBySettings(remedy);
    if (isRemoval(remedy)) {
        const isPin = id === 'pin',
            all = isPin ? problems.flatMap((one) => (one.id === id ? one.remedies.filter(isRemoval) : [])) : [remedy];
        return cureByRemoval(
            all.flatMap((one) => one.edits),
            translate(isPin ? 'remove_pins' : 'remove'),
            text,
        );
    }
    const change = edits as Edit[],
        set = cureBySettings(remedy),
        isMeant = text === label; // beside the place
    return {
        label: isMeant ? translate('change_to', { word: change[0]!.insert }) : text,
        make: (now) => {
            if (!change.every(({ from }) => from !== undefined)) return undefined; // which may be gone
            return set ? inTurn(now, () => change, set.make) : change;
        },
    };
}

/** Returns what to do about too few symbols: others that fill up, or fewer on a card. */
function fillUp({ given, wanted, sizes }: Count): Cure[] {
    const fitting = sizes.filter(([, needed]) => needed <= given).at(-1);
    const fewer = fitting && {
        label: translate('per_card', { size: fitting[0] }),
        make: (text: string) => setValue(text, ['deck', 'symbols_per_card'], String(fitting[0])),
    };
    const more = { label: translate('fill_up'), make: (text: string) => addSymbol(text, `{ group: ${filler} }`) };
    return fewer && wanted !== undefined ? [more, fewer] : [more];
}

/** Returns the cures of a problem, the sentences of its remedies that have none, and its notes; without a count no cures. */
export function remediesOf(
    problem: Problem,
    problems: readonly Problem[],
    count: Count | undefined,
): { cures: Cure[]; sentences: string[]; notes: string[] } {
    if (count && problem.id === 'too-few-symbols') return { cures: fillUp(count), sentences: [], notes: [] };
    const cures = problem.remedies.map((remedy) => (count ? cureOf(remedy, problem, problems) : undefined));
    return {
        cures: cures.filter((cure) => cure !== undefined),
        sentences: problem.remedies.flatMap(({ text }, i) => (cures[i] || text === problem.label ? [] : [text])),
        notes: problem.notes,
    };
}
