import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { html } from '../../ui/dom';
import type { Key as ThemeKey, KeyHelp, Found } from '../protocol/generated';

export type Key = ThemeKey & KeyHelp;

/** Returns a path as the table of keys has it: a category has symbols. */
const join = (path: readonly string[]): string => path.join('.').replace(/^deck\.categories\.[^.]+/, 'symbols');

export const findKey = (keys: readonly Key[], path: readonly string[]): Key | undefined =>
    keys.find((key) => key.path === join(path));

/** Returns the words that may stand as a value. */
export const wordsOf = (key: Key | undefined): string[] => (key ? [...key.words, ...key.names] : []);

/** Returns the keys that a line stands below, by indentation: the text may be half written. */
export function pathAt(lines: string[], row: number, column: number): string[] {
    const path: string[] = [];
    for (let i = row - 1, indent = column; i >= 0 && indent > 0; --i) {
        const line = /^(\s*)(?:- )?([A-Za-z_][\w-]*)\s*:\s*(?:#.*)?$/.exec(lines[i]!);
        if (!line || line[1]!.length >= indent) continue;
        path.unshift(line[2]!);
        indent = line[1]!.length;
    }
    return path;
}

/** Where a line is that ends within braces: the keys around it, the key whose value it is in, and what is begun there. */
function placeInBraces(before: string): { around: string[]; key: string | undefined; begun: string } | undefined {
    const around: (string | undefined)[] = [];
    let key: string | undefined,
        from = 0;
    for (const part of before.matchAll(/"[^"]*"|'[^']*'|([A-Za-z_][\w-]*)\s*:(?:\s+|(?=\{))|[{},]/g)) {
        const end = part.index + part[0].length;
        if (part[1]) key = part[1];
        else if (part[0] === '{') around.push(key);
        else if (part[0] === '}') around.pop();
        else if (part[0] !== ',') continue;
        if (!part[1]) key = undefined;
        from = end;
    }
    return around.length
        ? { around: around.filter((one) => one !== undefined), key, begun: before.slice(from).trimStart() }
        : undefined;
}

/** Completes keys and their values. */
export const keyCompletion =
    (keys: readonly Key[]) =>
    (context: CompletionContext): CompletionResult | null => {
        const line = context.state.doc.lineAt(context.pos),
            before = line.text.slice(0, context.pos - line.from),
            lines = context.state.doc.toString().split('\n'),
            parents = (column: number) => pathAt(lines, line.number - 1, column);
        const offer = (begun: string, options: Completion[]) =>
            options.length ? { from: context.pos - begun.length, options } : null;
        const offerKeys = (begun: string, path: readonly string[]) => {
            const section = join([...path, '']);
            const below = keys.filter(
                ({ path: one }) => one.lastIndexOf('.') + 1 === section.length && one.startsWith(section),
            );
            const label = (key: Key) => key.path.slice(section.length);
            return offer(
                begun,
                below.map((key) => ({ label: label(key), type: 'property', apply: `${label(key)}: `, info: key.help })),
            );
        };
        const offerWords = (begun: string, path: readonly string[]) =>
            offer(
                begun,
                wordsOf(findKey(keys, path)).map((label) => ({ label, type: 'enum' })),
            );
        const braces = placeInBraces(before);
        if (braces) {
            const indent = /^\s*/.exec(before)![0].length,
                { around, key, begun } = braces,
                path = [...parents(/^\s*-/.test(before) ? indent + 1 : indent), ...around];
            if (!begun && !context.explicit) return null;
            return key ? offerWords(begun, [...path, key]) : offerKeys(begun, path);
        }
        const value = /^(\s*)([A-Za-z_][\w-]*):\s+([^#]*)$/.exec(before);
        if (value) {
            const words = offerWords(value[3]!, [...parents(value[1]!.length), value[2]!]);
            return words && { ...words, validFor: /^[^#]*$/ };
        }
        const key = /^(\s*)([A-Za-z_][\w-]*)?$/.exec(before);
        if (key?.[1] && /^symbols\s*:\s*[^\s#]/.test(sectionOf(lines, line.number - 1))) return null; // words of a text
        if (!key || (!context.explicit && !key[2])) return null;
        return offerKeys(key[2] ?? '', parents(key[1]!.length));
    };

/** Returns the path of the key at a place of a line, also within braces; nothing where there is none. */
export function keyAt(
    lines: string[],
    row: number,
    column: number,
): { path: string[]; from: number; to: number } | undefined {
    const line = lines[row]!,
        first = /^(\s*(?:- )?)([A-Za-z_][\w-]*)\s*:/.exec(line);
    for (const match of line.matchAll(/[A-Za-z_][\w-]*(?=\s*:(?:\s|$))/g)) {
        const from = match.index,
            to = from + match[0].length;
        if (column < from || column > to) continue;
        const parents = pathAt(lines, row, first ? first[1]!.length : /^\s*/.exec(line)![0].length + 1);
        return { path: [...parents, ...(first && from > first[1]!.length ? [first[2]!] : []), match[0]], from, to };
    }
    return undefined;
}

/** Explains the key under the pointer. */
export const hoverHelp = (keys: readonly Key[]): Extension =>
    hoverTooltip((view, pos) => {
        const line = view.state.doc.lineAt(pos);
        const place = keyAt(view.state.doc.toString().split('\n'), line.number - 1, pos - line.from),
            key = place && findKey(keys, place.path);
        if (!key) return null;
        const words = wordsOf(key).slice(0, 24).join(' · ') || key.takes,
            help = ` ${key.help}.${key.default && ` Usually: ${key.default}.`}`,
            dom = html('div', { class: 'help' }, html('strong', place.path.join('.')), help, html('div', words));
        return { pos: line.from + place.from, end: line.from + place.to, above: true, create: () => ({ dom }) };
    });

/** Finds emoji by words. */
export type FindEmoji = (words: string) => Promise<Found | undefined>;

/** Returns the line of the key at the left edge that a line stands below. */
export const sectionOf = (lines: string[], row: number): string =>
    lines
        .slice(0, row + 1)
        .reverse()
        .find((line) => /^[^\s#-]/.test(line)) ?? '';

/** Completes names of emoji in `symbols`: after a colon, or when asked to, since words are symbols, too. */
export const emojiCompletion =
    (findEmoji: FindEmoji) =>
    async (context: CompletionContext): Promise<CompletionResult | null> => {
        const line = context.state.doc.lineAt(context.pos);
        const found = /(:?)([\p{L}\p{M}]{2,})$/u.exec(line.text.slice(0, context.pos - line.from));
        if (!found || (!found[1] && !context.explicit)) return null;
        if (!/^symbols\s*:/.test(sectionOf(context.state.doc.toString().split('\n'), line.number - 1))) return null;
        const answer = await findEmoji(found[2]!);
        if (!answer || context.aborted) return null;
        return {
            from: context.pos - found[0].length,
            options: answer.emoji.map((one) => ({ label: `${one.emoji} ${one.name}`, apply: one.emoji })),
            filter: false,
        };
    };
