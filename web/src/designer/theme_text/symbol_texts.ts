import { isMap, isScalar, isSeq, type Pair, type Scalar } from 'yaml';
import type { Change } from './changes';
import { replaceSymbol } from './symbol_edits';
import { entryOf, setSymbolKey } from './symbol_keys';
import type { Placed } from './symbol_places';
import { quoted, setKey, start, writtenEnd, type Edit } from './text_edits';

/** A text of a symbol: the word that it is, one of its two forms, or its name, which may be that of a language. */
export interface SymbolText {
    kind: 'word' | 'form' | 'name';
    value: string;
    language?: string;
}

/** Returns the texts of a symbol that people can change. */
export function textsOf(text: string, symbol: Placed & { name: string }): SymbolText[] {
    const entry = entryOf(text, symbol),
        forms = entry?.get('forms', true),
        names = entry?.get('names', true);
    if (isSeq(forms) && forms.items.length === 2 && forms.items.every(isScalar))
        return forms.items.map((form) => ({ kind: 'form', value: String(form.value) }));
    if (isMap(names))
        return names.items.map(({ key, value }: Pair) => ({
            kind: 'name',
            language: String((key as Scalar).value),
            value: String((value as Scalar).value),
        }));
    if (symbol.kind === 'text') return [{ kind: 'word', value: symbol.what }];
    return [{ kind: 'name', value: symbol.name }];
}

/** Changes one of the texts of a symbol; without a value a name is that of the picture. */
export function setText(
    text: string,
    symbols: readonly (Placed & { name: string })[],
    index: number,
    number: number,
    value: string,
): Edit | Change | undefined {
    const symbol = symbols[index]!,
        entry = entryOf(text, symbol),
        { kind, language } = textsOf(text, symbol)[number]!;
    if (kind === 'form') {
        const form = entry!.getIn(['forms', number], true);
        return { from: start(form), to: writtenEnd(text, form), insert: quoted(value) };
    }
    if (language !== undefined) {
        const names = entry!.get('names', true);
        return isMap(names) ? setKey(text, names, language, quoted(value)) : undefined;
    }
    if (kind === 'name') return setSymbolKey(text, symbols, index, 'name', value ? quoted(value) : undefined);
    return entry?.has('text')
        ? setKey(text, entry, 'text', quoted(value))
        : replaceSymbol(text, symbols, index, { word: value });
}
