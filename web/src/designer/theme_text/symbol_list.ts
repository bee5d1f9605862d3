import { isMap, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { areEmoji, partEmoji } from './new_symbol';
import { indentOf, lineEnd, nodeAt, parse, quoted, start, writtenEnd } from './text_edits';

/** A symbol as it is written, or an entry that gives several, such as a group. */
export interface Part {
    entry: string;
    /** As a part of a text; nothing where only a list can have it. */
    word?: string | undefined;
    /** Behind it, and goes with it. */
    comment?: string;
    map?: YAMLMap | undefined;
    /** Where it stands in the text that was read. */
    from?: number;
    to?: number;
}

/** What stands between two symbols: a blank of a row, or a line end with comments before and after it. */
export interface Gap {
    isRow: boolean;
    comment: string;
    lines: string[];
    anchor: string;
}

/** The symbols of a theme, with a gap before each and one behind the last. They are written in one form, whatever it was. */
export interface SymbolList {
    form: 'plain' | 'text' | 'list' | 'flow';
    isInFlow: boolean;
    parts: Part[];
    gaps: Gap[];
    /** The part of the text that is written again, and the blanks that it begins with. */
    from: number;
    to: number;
    lead: string;
    indent: number;
}

export const isEmoji = (text: string): boolean => /\p{Emoji}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
/** Whether an entry is an emoji without quotes, as they stand in rows. */
export const isBare = (entry: string): boolean => isEmoji(entry) && quoted(entry) === entry;

export const makeGap = (isRow: boolean): Gap => ({ isRow, comment: '', lines: [], anchor: '' });

/** Returns whether keys are of one symbol, and not of a group, a file or a folder. */
export const hasOwnKeys = (map: YAMLMap): boolean => !['group', 'file', 'folder'].some((key) => map.has(key));

/** Reads comments and blank lines between symbols. */
function readGap(written: string, isRow = false, anchor = ''): Gap {
    const comments = written.split('\n').map((line) => /(?<!\S)#.*/.exec(line)?.[0] ?? (line.trim() ? undefined : ''));
    return {
        isRow,
        comment: comments[0] ?? '',
        lines: comments.slice(1, -1).filter((line) => line !== undefined),
        anchor: anchor && !isRow ? `&${anchor} ` : '',
    };
}

const isEmojiWord = (word: string): boolean => /^:[\w+-]+:$/.test(word) || areEmoji(word);
const splitWord = (word: string): string[] => (areEmoji(word) ? partEmoji(word) : [word]);

/** A symbol as it is read: whether it stands in the row of the one before, or alone in its entry. */
interface Read {
    part: Part & { from: number; to: number };
    isRow: boolean;
    isAlone?: boolean;
    anchor?: string | undefined;
}

const margin = (columns: number): string => `\n${' '.repeat(columns)}`;

/** Returns an entry of several lines that begins at a place of the text, as it stands in a list. */
export const align = (text: string, from: number, entry: string, indent: number): string =>
    entry.replaceAll(margin(indentOf(text, from)), margin(indent + 2));

/** Returns the symbols of an entry of a list: those of a row, or one. */
function readEntry(text: string, item: unknown, indent: number): Read[] {
    const from = start(item),
        to = writtenEnd(text, item),
        written = text.slice(from, to),
        { anchor } = item as Scalar,
        value = isScalar<unknown>(item) && typeof item.value === 'string' ? item.value : '',
        words = value.split(/\s+/).filter(Boolean),
        row = words.every(isEmojiWord) ? words.flatMap(splitWord) : [];
    if (row.length > 1 && written.replaceAll(/["'\s]/g, '') === row.join('')) {
        let at = from;
        return row.map((word, i) => {
            const begin = text.indexOf(word, at);
            return { part: { entry: quoted(word), from: begin, to: (at = begin + word.length) }, isRow: i > 0, anchor };
        });
    }
    const map = isMap(item) ? item : undefined,
        entry = map && !map.flow ? align(text, from, written, indent) : written;
    return [{ part: { entry: isBare(value) ? value : entry, from, to, map }, isRow: false, isAlone: true, anchor }];
}

/** Returns the symbols between two places of a text of symbols. */
function readWords(text: string, begin: number, last: number): Read[] {
    let at = begin;
    return [...text.slice(begin, last).matchAll(/"[^"\n]*"(?=\s|$)|'[^'\n]*'(?=\s|$)|\S+/g)]
        .flatMap(([words]) => splitWord(words))
        .map((word, i) => {
            const from = text.indexOf(word, at),
                isRow = i > 0 && !text.slice(at, from).includes('\n'),
                entry = /^["']/.test(word) ? word : quoted(word);
            return { part: { entry, word, from, to: (at = from + word.length) }, isRow };
        });
}

/** Reads the gaps of symbols between two places. The comment behind an entry that is one symbol goes with that. */
function readGaps(text: string, all: readonly Read[], from: number, to: number): Gap[] {
    let at = from;
    return [...all, undefined].map((one, i) => {
        const gap = readGap(text.slice(at, one?.part.from ?? to), one?.isRow, one?.anchor),
            before = all[i - 1];
        if (before?.isAlone) [before.part.comment, gap.comment] = [gap.comment, ''];
        at = one?.part.to ?? at;
        return gap;
    });
}

function findForm(node: YAMLSeq | Scalar): SymbolList['form'] {
    if (isSeq(node)) return node.flow ? 'flow' : 'list';
    if (node.value === null) return 'list';
    return node.type?.startsWith('BLOCK') ? 'text' : 'plain';
}

/** Reads the symbols of a theme; nothing where it is broken, or has them in no form that is known. */
export function readSymbols(text: string): SymbolList | undefined {
    const { contents, errors } = parse(text),
        node = nodeAt(text, ['symbols']);
    if (errors.length || !(isSeq(node) || (isScalar(node) && (node.value === null || typeof node.value === 'string'))))
        return undefined;
    const form = findForm(node),
        [first, last] = [start(node), writtenEnd(text, node)],
        from = text.slice(0, first).trimEnd().length,
        isInFlow = isMap(contents) && contents.flow === true,
        header = isSeq(node) ? '' : /^(?:[|>][-+\d]*|["']|)/.exec(text.slice(first))![0],
        quote = form === 'plain' ? header.length : 0;
    if (quote && text.slice(first + 1, last - 1) !== (node as Scalar).value) return undefined;
    const begin = form === 'text' ? text.indexOf('\n', first) : first + quote,
        words = isSeq(node) ? [] : readWords(text, begin, last - quote),
        ownIndent = form === 'list' && isSeq(node) ? first : form === 'text' ? words[0]?.part.from : undefined,
        indent =
            ownIndent === undefined ? (isInFlow ? 0 : indentOf(text, start(contents))) + 2 : indentOf(text, ownIndent),
        all = isSeq(node) ? node.items.flatMap((item) => readEntry(text, item, indent)) : words,
        hasLineEnd = all.length > 0 && (form === 'list' || form === 'plain') && !isInFlow,
        to = hasLineEnd ? lineEnd(text, all.at(-1)!.part.to) : last,
        opening = form === 'flow' ? first + 1 : form === 'list' ? from : first + header.length,
        gaps = readGaps(text, all, opening, form === 'flow' ? to - 1 : to);
    const lead = text.slice(from, first) || ' ';
    return { form, isInFlow, parts: all.map(({ part }) => part), gaps, from, to, lead, indent };
}

/** Returns what a text of symbols is written as; nothing where only a list can have them all. */
function writeText({ form, isInFlow, parts, gaps, lead, indent }: SymbolList): string | undefined {
    const words = parts.map(({ word }) => word);
    if (!words.length || words.includes(undefined) || form === 'list' || form === 'flow') return undefined;
    const row = words.join(' '),
        comment = gaps[0]!.comment || gaps.at(-1)!.comment,
        behind = comment && ` ${comment}`,
        isOneLine = gaps.slice(1, -1).every(({ isRow }) => isRow);
    if (form === 'plain' && isOneLine && (words.length > 1 || quoted(row) === row)) return lead + row + behind;
    if (isInFlow) return undefined;
    const lines = words.map((word, i) =>
        gaps[i]!.isRow ? ` ${word}` : '\n'.repeat(1 + gaps[i]!.lines.length) + ' '.repeat(indent) + word,
    );
    return `${lead}|${behind}${lines.join('')}`;
}

/** Writes the symbols, with the blanks before them. */
export function writeSymbols(list: SymbolList): string {
    const { form, isInFlow, parts, gaps, lead, indent } = list,
        text = writeText(list),
        isFlow = form === 'flow' || isInFlow,
        line = margin(indent),
        isLong =
            !isFlow ||
            parts.some(({ comment }) => comment) ||
            gaps.some((gap) => gap.comment || gap.lines.some(Boolean));
    if (text !== undefined) return text;
    /** What follows a part: the first comment on its line, the others on lines between. */
    const between = (i: number) => {
        const { comment, lines } = gaps[i]!,
            [first, ...others] = [parts[i - 1]?.comment, comment].filter(Boolean);
        if (!isLong) return '';
        return (first ? ` ${first}` : '') + [...others, ...lines].map((one) => (one ? line + one : '\n')).join('');
    };
    const written = parts.map(({ entry }, i) => {
        const { isRow, anchor } = gaps[i]!,
            before = parts[i - 1];
        if (isRow && isBare(entry) && before && isBare(before.entry) && !before.comment) return ` ${entry}`;
        const separator = isFlow ? (isLong ? line : i ? ' ' : '') : `${line}- `;
        return (isFlow && i ? ',' : '') + between(i) + separator + anchor + entry;
    });
    const last = between(parts.length);
    return isFlow ? `${lead}[${written.join('')}${last}${isLong ? line : ''}]` : written.join('') + last;
}
