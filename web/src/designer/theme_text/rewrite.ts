import type { Document, ToStringOptions } from 'yaml';
import { piecesOf } from './changes';
import { merge } from './merge';
import { parse, read } from './tree';

type Style = Pick<ToStringOptions, 'indent' | 'indentSeq'>;

/** Returns the styles that a text may be written in, the likeliest first. */
function stylesOf(text: string): Style[] {
    const indents = new Set([...text.matchAll(/^ {1,8}(?=[^\s#])/gm)].map(([blank]) => blank.length)).add(2),
        isIndented = !/^( *)[^\s#-].*:(?: +#.*)?\n\1- /m.test(text);
    return [isIndented, !isIndented].flatMap((indentSeq) => [...indents].map((indent) => ({ indent, indentSeq })));
}

const write = (root: Document, style: Style): string =>
    root.toString({ lineWidth: 0, ...style }).replace(/\r|(?<=\[) (?=\S)|(?<=\S) (?=])/g, '');

/** Merges what distinguishes two trees into the text of one; nothing where that means something else, or moves comments. */
function mergeStyled(text: string, before: Document, after: Document, style: Style): string | undefined {
    const wanted = write(after, style),
        merged = merge(write(before, style), text, wanted, piecesOf).take,
        root = read(merged),
        shape = (tree: Document) => write(tree, style).replace(/\n+/g, '\n');
    return !root.errors.length && shape(root) === shape(read(wanted)) ? merged : undefined;
}

/** Returns a text that means what its changed tree does, and is written as before elsewhere. */
export function rewrite(text: string, root: Document): string {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n',
        before = text.replaceAll(lineEnd, '\n').replace(/[^\n]$/, '$&\n'),
        styles = stylesOf(before);
    let after: string | undefined;
    for (const style of styles) after ??= mergeStyled(before, parse(text), root, style);
    return (after ?? write(root, styles[0]!)).replaceAll('\n', lineEnd);
}
