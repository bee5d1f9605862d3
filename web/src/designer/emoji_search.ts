// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { ask } from './api';

export interface FoundEmoji {
    emoji: string;
    name: string;
    svg: string;
    box: string;
}
export interface Found {
    emoji: FoundEmoji[];
}

/** Finds emoji by words of the deck's language; nothing where there is no answer. */
export async function findEmoji(words: string, deckLanguage: string): Promise<Found | undefined> {
    const body = JSON.stringify({ words, language: deckLanguage });
    const answer = await ask('symbols', { method: 'POST', body }).catch(() => undefined);
    return answer?.ok ? { emoji: (await answer.json()) as FoundEmoji[] } : undefined;
}

/** Returns in a sentence what a search found; empty if there is nothing to say. */
export const describeFound = (words: string, _language: string, { emoji }: Found): string =>
    emoji.length ? '' : `no emoji for “${words.trim()}”`;
