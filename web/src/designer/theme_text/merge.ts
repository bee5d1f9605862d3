import { parseDocument } from 'yaml';

/** Pieces of a text from `from` to before `to`, and those that stand for them in another. */
interface Hunk {
    from: number;
    to: number;
    pieces: string[];
}

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

export interface Merged {
    text: string;
    conflicts: Conflict[];
}

const lines = (text: string): string[] => text.split(/(?<=\n)/);
/** Keys of a map on one line are pieces of their own. */
const keys = (text: string): string[] => text.split(/(?<=[\n,{}])/);

const maxCells = 4_000_000; // of the table; what differs more is taken for all new

/** Returns the hunks that make one list of pieces of another: those beside a longest common subsequence. */
export function findHunks(before: string[], after: string[]): Hunk[] {
    let start = 0,
        end = 0;
    const shorter = Math.min(before.length, after.length);
    while (start < shorter && before[start] === after[start]) ++start;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) ++end;
    const rows = before.length - end - start,
        columns = after.length - end - start,
        width = columns + 1;
    if (!rows && !columns) return [];
    if (rows * columns > maxCells)
        return [{ from: start, to: start + rows, pieces: after.slice(start, start + columns) }];
    const common = new Uint32Array((rows + 1) * width); // of what begins at a row and a column
    for (let i = rows - 1; i >= 0; --i)
        for (let j = columns - 1; j >= 0; --j)
            common[i * width + j] =
                before[start + i] === after[start + j]
                    ? common[(i + 1) * width + j + 1]! + 1
                    : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    const hunks: Hunk[] = [];
    for (let i = 0, j = 0; i < rows || j < columns; ) {
        if (i < rows && j < columns && before[start + i] === after[start + j]) {
            ++i;
            ++j;
            continue;
        }
        let hunk = hunks.at(-1);
        if (hunk?.to !== start + i) hunks.push((hunk = { from: start + i, to: start + i, pieces: [] }));
        if (i === rows || (j < columns && common[i * width + j + 1]! >= common[(i + 1) * width + j]!))
            hunk.pieces.push(after[start + j++]!);
        else hunk.to = start + ++i;
    }
    return hunks;
}

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

/** Returns the pieces of a part of a text after its hunks in that part. */
function change(base: string[], from: number, to: number, hunks: Hunk[]): string {
    const parts: string[] = [];
    let at = from;
    for (const hunk of hunks) {
        parts.push(...base.slice(at, hunk.from), ...hunk.pieces);
        at = hunk.to;
    }
    return [...parts, ...base.slice(at, to)].join('');
}

interface Options {
    /** Who is right where both have changed the same place. */
    prefer: 'mine' | 'theirs';
    split: (text: string) => string[];
}

/** Returns the base with the changes of both; places that both have changed are conflicts, unless they are of different keys. */
export function merge(
    base: string,
    mine: string,
    theirs: string,
    { prefer, split }: Options = { prefer: 'mine', split: lines },
): Merged {
    const pieces = split(base),
        conflicts: Conflict[] = [];
    const hunksOf = (text: string, isMine: boolean) =>
        parted(findHunks(pieces, split(text))).map((hunk) => ({ ...hunk, isMine }));
    const byPlace = (one: Hunk, other: Hunk) => one.from - other.from || one.to - other.to,
        hunks = [...hunksOf(mine, true), ...hunksOf(theirs, false)].sort(byPlace);
    let text = '',
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
            was = pieces.slice(from, to).join(''),
            own = group.filter(({ isMine }) => isMine),
            others = group.filter(({ isMine }) => !isMine),
            here = change(pieces, from, to, own),
            there = change(pieces, from, to, others);
        text += pieces.slice(at, from).join('');
        at = to;
        if (here === there || there === was) text += here;
        else if (here === was) text += there;
        else {
            const finer = split === keys ? undefined : merge(was, here, there, { prefer, split: keys });
            if (finer && !finer.conflicts.length) text += finer.text;
            else {
                text += prefer === 'mine' ? here : there;
                const line = pieces.slice(0, from).join('').split('\n').length;
                conflicts.push({ line, base: was, mine: here, theirs: there });
            }
        }
    }
    return { text: text + pieces.slice(at).join(''), conflicts };
}

/** Returns whether a text is YAML, and no key stands in it twice. */
const isYaml = (text: string): boolean => !parseDocument(text).errors.length;

/** What becomes of two texts: both changes, and where they are of the same place mine or theirs. */
export interface Reconciled {
    conflicts: Conflict[];
    keep: string;
    take: string;
}

/** Merges the changes of both. Where that makes no YAML, one of the texts must be taken as it is. */
export function reconcile(base: string, mine: string, theirs: string): Reconciled {
    const keep = merge(base, mine, theirs),
        take = merge(base, mine, theirs, { prefer: 'theirs', split: lines });
    if (isYaml(keep.text) && isYaml(take.text)) return { conflicts: keep.conflicts, keep: keep.text, take: take.text };
    const here = lines(mine);
    const conflicts = findHunks(here, lines(theirs)).map(({ from, to, pieces }) => ({
        line: from + 1,
        base: '',
        mine: here.slice(from, to).join(''),
        theirs: pieces.join(''),
    }));
    return { conflicts, keep: mine, take: theirs };
}
