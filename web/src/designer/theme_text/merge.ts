import { parseDocument } from 'yaml';
import { findHunks, type Hunk } from './hunks';

/** A hunk of mine, or one of theirs. */
interface SidedHunk extends Hunk {
    isMine: boolean;
}

/** A place that both have changed, as it was and as each has it; `line` is that of the first text, from 1. */
export interface Conflict {
    line: number;
    base: string;
    mine: string;
    theirs: string;
}

/** What becomes of two texts: both changes, and where they are of the same place mine or theirs. */
export interface Merged {
    conflicts: Conflict[];
    keep: string;
    take: string;
}

const lines = (text: string): string[] => text.split(/(?<=\n)/);
/** Keys of a map on one line are pieces of their own. */
const keys = (text: string): string[] => text.split(/(?<=[\n,{}])/);

/** Returns the hunks; those with as many pieces as before are parted into single ones. */
const parted = (hunks: Hunk[]): Hunk[] =>
    hunks.flatMap((hunk) =>
        hunk.pieces.length === hunk.to - hunk.from
            ? hunk.pieces.map((piece, i) => ({ from: hunk.from + i, to: hunk.from + i + 1, pieces: [piece] }))
            : [hunk],
    );

const isShorter = ({ from, to, pieces }: Hunk): boolean => pieces.length < to - from;

/** Returns whether two changes of one text are of the same place. What is put beside something removed may have belonged to it. */
function meet(one: Hunk, other: Hunk): boolean {
    const isInsertion = one.from === one.to && other.from === other.to;
    if (isInsertion || isShorter(one) || isShorter(other)) return one.from <= other.to && other.from <= one.to;
    return one.from < other.to && other.from < one.to;
}

/** Returns a part of a text after its hunks in that part. */
function change(base: string[], from: number, to: number, hunks: Hunk[]): string {
    const pieces = base.slice(from, to);
    for (const hunk of [...hunks].reverse()) pieces.splice(hunk.from - from, hunk.to - hunk.from, ...hunk.pieces);
    return pieces.join('');
}

/** Merges the changes of both; places that both have changed are conflicts, unless their finer pieces can be merged. */
export function merge(base: string, mine: string, theirs: string, finer = keys, split = lines): Merged {
    const pieces = split(base),
        conflicts: Conflict[] = [];
    const hunksOf = (text: string, isMine: boolean) =>
        parted(findHunks(pieces, split(text))).map((hunk) => ({ ...hunk, isMine }));
    const byPlace = (one: Hunk, other: Hunk) => one.from - other.from || one.to - other.to,
        hunks = [...hunksOf(mine, true), ...hunksOf(theirs, false)].sort(byPlace);
    let [keep, take] = ['', ''],
        at = 0;
    while (hunks.length) {
        // The first hunk, and all that meet it or one another; none before another of its side, which would be left behind.
        const group = [hunks.shift()!],
            isFirst = (hunk: SidedHunk) => hunks.find(({ isMine }) => isMine === hunk.isMine) === hunk,
            belongs = (hunk: SidedHunk) =>
                isFirst(hunk) && group.some((one) => one.isMine !== hunk.isMine && meet(one, hunk));
        for (let next; (next = hunks.find(belongs)); ) group.push(...hunks.splice(hunks.indexOf(next), 1));
        group.sort(byPlace);
        const from = group[0]!.from,
            to = Math.max(...group.map((one) => one.to)),
            side = (isMine: boolean) => group.filter((hunk) => hunk.isMine === isMine),
            was = change(pieces, from, to, []),
            here = change(pieces, from, to, side(true)),
            there = change(pieces, from, to, side(false));
        const before = change(pieces, at, from, []),
            plain = here === there || there === was ? here : here === was ? there : undefined,
            inner = plain === undefined && split === lines ? merge(was, here, there, finer, finer) : undefined,
            merged = inner?.conflicts.length === 0 ? inner.keep : plain;
        keep += before + (merged ?? here);
        take += before + (merged ?? there);
        at = to;
        if (merged !== undefined) continue;
        const line = pieces.slice(0, from).join('').split('\n').length;
        conflicts.push({ line, base: was, mine: here, theirs: there });
    }
    const rest = change(pieces, at, pieces.length, []);
    return { keep: keep + rest, take: take + rest, conflicts };
}

/** Returns whether a text is YAML, and no key stands in it twice. */
const isYaml = (text: string): boolean => !parseDocument(text).errors.length;

/** Merges the changes of both. Where that makes no YAML, one of the texts must be taken as it is. */
export function reconcile(base: string, mine: string, theirs: string): Merged {
    const merged = merge(base, mine, theirs);
    if (isYaml(merged.keep) && isYaml(merged.take)) return merged;
    const here = lines(mine);
    const conflicts = findHunks(here, lines(theirs)).map(({ from, to, pieces }) => ({
        line: from + 1,
        base: '',
        mine: here.slice(from, to).join(''),
        theirs: pieces.join(''),
    }));
    return { conflicts, keep: mine, take: theirs };
}
