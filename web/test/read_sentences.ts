// Sentences of the program are shown, never read: each of these is an error of TypeScript.
import type { Problem, Remedy } from '../src/designer/protocol/generated';

export const read = (problem: Problem, { message: text, notes }: Problem, words: Record<string, string>): unknown[] => [
    // @ts-expect-error: searched
    problem.message.includes('fix'),
    // @ts-expect-error: searched under another name
    text.normalize().startsWith('fix'),
    // @ts-expect-error: searched by the name of the member
    problem['message'].match(/fix/),
    // @ts-expect-error: searched one after the other
    notes.some((note) => note.includes('fix')),
    // @ts-expect-error: tested by an expression
    problem.notes.some((note) => /alike/.test(note)),
    // @ts-expect-error: compared
    problem.label === 'fix',
    // @ts-expect-error: compared by a letter
    problem.message[0] === 'f',
    // @ts-expect-error: looked up
    words[problem.message],
    // @ts-expect-error: looked up in a map
    new Map<string, number>().get(problem.message),
    // @ts-expect-error: divided
    problem.remedies.map(({ text }: Remedy) => text.split(';')),
    // @ts-expect-error: read as a number
    parseInt(problem.message),
];
