import { toChange, type Change } from './changes';
import type { Edit } from './text_edits';

/** What the themes that come with the program say behind values; put in when the page is built. */
declare const templateComments: readonly string[];
const known = new Set(templateComments);

/** Returns the edit that removes a template's comment behind the place of another edit. */
function findRemoval(text: string, { from, to, insert }: Edit): Edit | undefined {
    const lineEnd = text.indexOf('\n', to),
        rest = text.slice(to, lineEnd < 0 ? text.length : lineEnd),
        comment = / +# (.*)$/.exec(rest);
    const before = text.slice(from, to);
    if (!comment || !known.has(comment[1]!) || before === insert) return undefined;
    const isOfOtherLine = (before + insert).includes('\n') && rest.slice(0, comment.index).trim() !== '';
    return isOfOtherLine ? undefined : { from: to + comment.index, to: to + rest.length, insert: '' };
}

/** Returns a change without the comments that it makes wrong: those of templates behind the values. The user's stay. */
export function dropComments(text: string, change: Change): Change {
    const removals = new Map(change.flatMap((edit) => findRemoval(text, edit) ?? []).map((edit) => [edit.to, edit]));
    const apart = [...removals.values()].filter((one) =>
        change.every(({ from, to }) => to <= one.from || from >= one.to),
    );
    return toChange([...change, ...apart]);
}
