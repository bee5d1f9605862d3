/** Pieces of a text from `from` to before `to`, and those that stand for them in another. */
export interface Hunk {
    from: number;
    to: number;
    pieces: string[];
}

/** Returns how many letters, or other pieces, are the same at the beginnings of two texts, and how many of the others at their ends. */
export function findCommonEnds(before: string | string[], after: string | string[]): [start: number, end: number] {
    const shorter = Math.min(before.length, after.length);
    let start = 0,
        end = 0;
    while (start < shorter && before[start] === after[start]) ++start;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) ++end;
    return [start, end];
}

const maxCells = 4_000_000; // of the table; what differs more is taken for all new

/** Returns the hunks that make one list of pieces of another: those beside a longest common subsequence. */
export function findHunks(before: string[], after: string[]): Hunk[] {
    const [start, end] = findCommonEnds(before, after),
        rows = before.length - end - start,
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
