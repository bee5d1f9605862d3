import { isPair, isSeq, visit, type Scalar } from 'yaml';
import { pluralKeys, symbolKeys } from '../protocol/generated';
import type { Problem, Remedy, Sentence } from '../protocol/generated';
import { mode } from '../server/api';
import { namesOfKeys, translate, wordFor } from '../ui/texts';
import type { Change, Edit } from './changes';
import { removeSymbols } from './symbol_edits';
import { inTurn, removeValue, setValue } from './text_edits';
import { parse, start, type Path } from './tree';

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
    const set = settings.map(([key, value]) => `${namesOfKeys.get(key) ?? key}: ${wordFor(key, value)}`).join(', ');
    return {
        label: name ?? translate('set_to', { settings: set }),
        title,
        make: (text) => inTurn(text, ...makeSettings(settings)),
    };
}

const isRemoval = ({ edits }: Remedy): boolean => edits.some(({ insert }) => insert === undefined);

/** Returns the path of the innermost entry whose key or value begins at a place, and which does; none if none does. */
function entryAt(text: string, at: number) {
    let found: { path: Path; isKey: boolean } | undefined;
    visit(parse(text), {
        Pair(_, pair, above) {
            const isKey = start(pair.key) === at;
            if (!isKey && !(pair.value && start(pair.value) === at)) return;
            const way = [...above, pair];
            const path = way.flatMap((node, i) => {
                if (isPair(node)) return (node.key as Scalar<string | number>).value;
                return isSeq(node) ? node.items.indexOf(way[i + 1]) : [];
            });
            found = { path, isKey };
        },
    });
    return found;
}

/** Keys without whose values there is no symbol. */
const givingKeys: Path = ['symbols', ...symbolKeys, 'forms', ...pluralKeys];

/** Returns what removes keys or symbols of the text. */
const makeRemovals = (text: string, remedies: readonly Remedy[]) =>
    remedies.flatMap(({ edits }) =>
        edits.map((place) => {
            const { path, isKey } = entryAt(text, place.from) ?? {},
                isSymbol = !path || (!isKey && path[0] === 'symbols' && givingKeys.includes(path.at(-1)!)),
                symbol = { kind: '', written: '', ...place };
            return (now: string) => (isSymbol ? removeSymbols(now, symbol) : removeValue(now, path));
        }),
    );

/** Returns the cure of a remedy; nothing for a sentence alone. Lost pins go together. */
function cureOf(remedy: Remedy, { id }: Problem, problems: readonly Problem[]): Cure | undefined {
    const { edits, text, name = text } = remedy,
        set = cureBySettings(remedy);
    if (!edits.length) return set;
    if (isRemoval(remedy)) {
        const isPin = id === 'pin',
            all = isPin ? problems.flatMap((one) => (one.id === id ? one.remedies.filter(isRemoval) : [])) : [remedy];
        return {
            label: set?.label ?? translate(isPin ? 'remove_pins' : 'remove'),
            title: text,
            make: (now) => inTurn(now, ...makeRemovals(now, all), ...(set ? [set.make] : [])),
        };
    }
    const change = edits as Edit[];
    return {
        label: name,
        title: text,
        make: (now) => {
            if (!change.every(({ from }) => from !== undefined)) return undefined; // which may be gone
            return set ? inTurn(now, () => change, set.make) : change;
        },
    };
}

/** Returns the cures of a problem, none where nothing can be changed, the remedies that say more than a button does, and the notes. */
export function remediesOf(problem: Problem, problems: readonly Problem[]) {
    const { remedies, isAsked, notes } = problem,
        cures = remedies.map((remedy) => (mode.isFixed ? undefined : cureOf(remedy, problem, problems))),
        isWhole = (one: Remedy) => !isRemoval(one) || one.settings.length > 0 || remedies.length > 1;
    const inWords = remedies.filter((remedy, i) => !(cures[i] && isWhole(remedy)) && !(isAsked && i === 0));
    return { cures: cures.filter((cure) => cure !== undefined), sentences: inWords.map(({ text }) => text), notes };
}
