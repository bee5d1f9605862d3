import { isMap, isScalar, isSeq, type YAMLSeq } from 'yaml';
import type { Change } from './changes';
import { writeEntry, writePart, type NewSymbol } from './new_symbol';
import { entryOf } from './symbol_keys';
import {
    entryAt,
    extentOf,
    inSteps,
    isBare,
    isolate,
    makeList,
    slotOf,
    spanOf,
    symbolsOf,
    type Placed,
    type Slot,
} from './symbol_places';
import { end, removeLater, start, untilComment, type Edit } from './text_edits';

/** Removes a symbol; one of a group or a folder takes all of them with it. */
export function removeSymbol(text: string, symbol: Placed): Edit | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbol);
    const whole = slot && extentOf(text, node, slot);
    if (!whole) return undefined;
    const { from, to, isEntry } = whole;
    if (!isEntry) {
        // With one of the blanks around it, but not a line end that others need.
        if (text[to] === ' ') return { from, to: to + 1, insert: '' };
        return {
            from: text[from - 1] === ' ' && text[from - 2] !== '\n' && text[from - 2] !== ' ' ? from - 1 : from,
            to,
            insert: '',
        };
    }
    const list = node as YAMLSeq,
        index = list.items.findIndex((item) => start(item) === from);
    if (list.flow) {
        const next = list.items[index + 1],
            before = list.items[index - 1];
        if (next) return { from, to: untilComment(text, to, start(next)), insert: '' };
        return before ? removeLater(text, end(before), from, to) : { from, to, insert: '' };
    }
    const lineStart = text.lastIndexOf('\n', text.lastIndexOf('-', from)) + 1,
        lineEnd = text.indexOf('\n', to);
    return { from: lineStart, to: lineEnd < 0 ? text.length : lineEnd + 1, insert: '' };
}

/** Puts a symbol where another one stands; those between move up. Indices are those of `symbols`. */
export function moveSymbol(text: string, symbols: readonly Placed[], from: number, to: number): Edit | undefined {
    const node = symbolsOf(text);
    const slots: (Slot & { isEntry: boolean })[] = [];
    const [first, last] = from < to ? [from, to] : [to, from];
    let index = -1;
    for (let i = first; i <= last; ++i) {
        const slot = slotOf(text, symbols[i]!),
            whole = slot && extentOf(text, node, slot);
        if (!whole) return undefined;
        if (slots.at(-1)?.from === whole.from) {
            // a group moves as one
            if (i === from || i - 1 === from) return undefined;
        } else slots.push(whole);
        if (slots.at(-2) && slots.at(-2)!.to > whole.from) return undefined;
        if (i === from) index = slots.length - 1;
    }
    const texts = slots.map((slot) => text.slice(slot.from, slot.to));
    // A symbol with keys or a comment can't stand in a row with others.
    if (slots.some(({ isEntry }) => !isEntry) && slots.some(({ isEntry }, i) => isEntry && /[{#"'\n]/.test(texts[i]!)))
        return undefined;
    texts.splice(from < to ? texts.length : 0, 0, ...texts.splice(index, 1));
    const insert = texts
        .map((one, i) => one + (i + 1 < slots.length ? text.slice(slots[i]!.to, slots[i + 1]!.from) : ''))
        .join('');
    return { from: slots[0]!.from, to: slots.at(-1)!.to, insert };
}

/** Puts another symbol in the place of one, so that only the cards that have it change. */
export function replaceSymbol(
    text: string,
    symbols: readonly Placed[],
    index: number,
    symbol: NewSymbol,
): Edit | Change | undefined {
    const node = symbolsOf(text),
        slot = slotOf(text, symbols[index]!);
    if (!slot) return undefined;
    if (isScalar(node)) {
        const part = writePart(symbol);
        if (part !== undefined && (node.type === 'PLAIN' || node.type?.startsWith('BLOCK')))
            return { ...slot, insert: part };
        return inSteps(
            text,
            symbols,
            () => makeList(text, node),
            (list, placed) => replaceSymbol(list, placed, index, symbol),
        );
    }
    const item = isSeq(node) ? entryAt(text, node, slot) : undefined;
    if (!isSeq(node) || !item) return undefined;
    if (isMap(item)) return entryOf(text, symbols[index]!) && { ...spanOf(text, item), insert: writeEntry(symbol) };
    const put = { ...slot, insert: writeEntry(symbol) };
    return isBare(put.insert) ? put : isolate(text, node, slot, put);
}

/** Lets two symbols change places; nothing where one of them has none of its own. */
export function swapSymbols(
    text: string,
    symbols: readonly Placed[],
    first: number,
    second: number,
): Edit[] | Change | undefined {
    const node = symbolsOf(text);
    const slots = [first, second].map((index) => slotOf(text, symbols[index]!));
    const [one, other] = slots.map((slot) => slot && extentOf(text, node, slot));
    if (!one || !other || one.from === other.from) return undefined;
    const written = [one, other].map(({ from, to }) => text.slice(from, to)),
        bare = written.map((each) => each.replace(/^(["'])(.*)\1$/, '$2')),
        texts = bare.every(isBare) ? bare : written;
    if (one.isEntry === other.isEntry || texts === bare)
        return [
            { from: one.from, to: one.to, insert: texts[1]! },
            { from: other.from, to: other.to, insert: texts[0]! },
        ];
    return inSteps(
        text,
        symbols,
        () => isolate(text, node as YAMLSeq, slots[one.isEntry ? 1 : 0]!),
        (list, placed) => swapSymbols(list, placed, first, second),
    );
}
