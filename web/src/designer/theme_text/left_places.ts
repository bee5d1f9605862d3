import { isScalar, isSeq } from 'yaml';
import { follow, type Change } from './changes';
import { writeEntry, writePart, type NewSymbol } from './new_symbol';
import { removeSymbol } from './symbol_edits';
import { extentOf, isBare, slotOf, symbolsOf, type Placed } from './symbol_places';
import { apply, parse, type Edit } from './text_edits';

/** A place that a symbol has left, with what stood around it: the next symbol that is added takes it, so that all others keep theirs. */
export interface LeftPlace {
    at: number;
    before: string;
    after: string;
    /** What may stand there: an entry of a list, a part of a text, or emoji alone. */
    takes: 'entry' | 'part' | 'emoji';
}

/** Returns the place that a symbol leaves when it is removed. */
export function placeLeft(text: string, symbol: Placed): LeftPlace | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbol),
        whole = slot && extentOf(text, node, slot),
        edit = removeSymbol(text, symbol);
    if (!whole || !edit) return undefined;
    const isPart = isScalar(node) && !node.type?.startsWith('QUOTE');
    return {
        at: edit.from,
        before: text.slice(edit.from, whole.from),
        after: text.slice(whole.to, edit.to),
        takes: whole.isEntry && isSeq(node) ? 'entry' : isPart ? 'part' : 'emoji',
    };
}

/** Returns the places after a change of the text. What is put at one of them takes the first that it fits. */
export function movePlaces(places: readonly LeftPlace[], change: Change): readonly LeftPlace[] {
    const place = follow(change),
        taken = new Set<number>();
    const isTaken = ({ at, before, after }: LeftPlace) =>
        !taken.has(at) &&
        place(at, -1) !== place(at, 1) &&
        change.some(({ from, insert }) => from === at && insert.startsWith(before) && insert.endsWith(after));
    return places.flatMap((left) => {
        if (!isTaken(left)) return [{ ...left, at: place(left.at, 1) }];
        taken.add(left.at);
        return [];
    });
}

/** Returns whether a part of a text stays a word or an emoji for itself between its neighbors. */
function isApart(text: string, { from, insert }: Edit): boolean {
    return ![text.slice(from - 1, from) + insert[0], insert.slice(-1) + text.slice(from, from + 1)].some((pair) =>
        /[\p{L}\p{N}]\S|\S[\p{L}\p{N}]/u.test(pair),
    );
}

function write(symbol: NewSymbol, { takes }: LeftPlace): string | undefined {
    if (takes === 'part') return writePart(symbol);
    const entry = writeEntry(symbol);
    return takes === 'entry' || isBare(entry) ? entry : undefined;
}

/** Puts a symbol at the first of the places that can take it; nothing where none can. */
export function takePlace(text: string, places: readonly LeftPlace[], symbol: NewSymbol): Edit | undefined {
    return places
        .flatMap((left) => {
            const written = write(symbol, left);
            if (written === undefined) return [];
            const edit = { from: left.at, to: left.at, insert: left.before + written + left.after };
            return left.takes !== 'part' || isApart(text, edit) ? [edit] : [];
        })
        .find((edit) => !parse(apply(text, edit)).errors.length);
}
