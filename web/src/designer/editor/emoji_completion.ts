import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Found } from '../protocol/generated';

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
