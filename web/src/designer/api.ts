// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import type { Line } from './generated';

const key = 'spotit-session';
let session = sessionStorage.getItem(key) ?? '';

/** Which page it is that asks: a newer question of the same one stops the older. */
export const client = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Asks the server. The session is a header: no other page can set it. */
export function ask(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`/api/${path}`, { ...options, headers: { ...options.headers, 'X-Spotit-Session': session } });
}

/** Swaps the code of the link for a session, which this tab keeps. A server for everybody wants no code. */
export async function begin(isAnew = false): Promise<void> {
    const code = /^#([0-9a-f]+)$/.exec(location.hash)?.[1] ?? '';
    if (!code && session && !isAnew) return;
    if (code) history.replaceState(null, '', '/');
    const answer = await fetch('/api/session', { method: 'POST', body: code });
    if (!answer.ok) return;
    session = await answer.text();
    sessionStorage.setItem(key, session);
}

/** What a page wants to see of a theme, and what it has already. */
export interface Question {
    text: string;
    has: string[];
    faces: string[];
    want: 'cards' | 'sheet';
    proof: boolean;
    page: number;
    first: number[];
}

/** A preview that was asked for. */
export interface Preview {
    answer: Promise<Response>;
    stop: AbortController;
}

export function askForPreview(question: Question): Preview {
    const stop = new AbortController();
    return {
        answer: ask('preview', { method: 'POST', body: JSON.stringify({ client, ...question }), signal: stop.signal }),
        stop,
    };
}

/** Calls `hear` with each line of an answer as soon as it comes and the line before it has been heard. */
export async function hearLines(asked: Promise<Response>, hear: (line: Line) => void | Promise<void>): Promise<void> {
    const answer = await asked;
    if (!answer.ok) throw new Refused(answer.status);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ; ) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + value).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (line) await hear(JSON.parse(line) as Line);
    }
}

export class Refused extends Error {
    constructor(readonly status: number) {
        super(`refused with ${status}`);
    }
}
