// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { ask } from './api';

interface Listener {
    text(): string;
    /** Takes a text over; it can be undone. */
    replace(text: string): void;
    /** Hears that the text is saved or not. */
    tell(): void;
    say(text: string): void;
    /** Puts a file where the user's downloads are. */
    hand(file: Blob, ending: string): void;
}

const watchInterval = 1000; // milliseconds
export const noAnswer = 'The program does not answer any more. Your text is still here.';

/** The file of the theme, which other programs change, too. Of a server for everybody it is one of the user's own computer. */
export class ThemeFile {
    readonly conflict = html('div', { class: 'conflict', role: 'alert', hidden: true });
    private saved = '';
    private tag: string;
    private watcher = 0;
    private saving = Promise.resolve();

    constructor(private readonly begun: { name: string; tag: string; isFixed: boolean; isShared: boolean }, private readonly listener: Listener) {
        this.tag = begun.tag;
        addEventListener('beforeunload', (event) => { if (this.isDirty()) event.preventDefault(); });
        addEventListener('keydown', (event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 's') {
                event.preventDefault();
                void this.save();
            }
        });
    }

    /** Begins with a text, which the file has or not yet. */
    start(text: string, isSaved: boolean): void {
        this.saved = isSaved ? text : '';
        if (!this.begun.isShared) this.watcher = setInterval(() => void this.watch(), watchInterval);
    }

    isDirty(): boolean { return !this.begun.isFixed && this.listener.text() !== this.saved; }

    /** One after the other: the tag of the file comes with the answer. */
    save(): Promise<void> { return this.saving = this.saving.then(() => this.saveNow(), () => this.saveNow()); }

    private async saveNow(): Promise<void> {
        if (this.begun.isFixed) return;
        const text = this.listener.text();
        if (this.begun.isShared) {
            this.listener.hand(new Blob([text]), '.yaml');
            this.saved = text;
            this.listener.tell();
            return this.listener.say('Saved on your computer, where your downloads are. Open it here again to go on.');
        }
        const answer = await ask('theme', { method: 'PUT', body: text, headers: { 'If-Match': this.tag } }).catch(() => undefined);
        if (!answer) return this.giveUp(`Not saved. ${noAnswer}`);
        if (answer.status === 412) return this.showConflict();
        if (!answer.ok) return this.listener.say(`Not saved: ${await answer.text()}`);
        this.tag = answer.headers.get('ETag')!;
        this.saved = text;
        this.listener.tell();
        this.listener.say(`Saved as ${this.begun.name}.`);
    }

    private giveUp(why: string): void {
        clearInterval(this.watcher);
        this.watcher = 0;
        this.listener.say(why);
    }

    /** Notices changes by other programs: taken over at once where nothing is unsaved here. */
    private async watch(): Promise<void> {
        if (document.hidden) return;
        const answer = await ask('theme').catch(() => undefined);
        if (!answer) return this.watcher ? this.giveUp(noAnswer) : undefined;
        if (!answer.ok || answer.headers.get('ETag') === this.tag || answer.headers.get('ETag') === '"new"') return;
        if (this.isDirty()) return this.showConflict();
        this.tag = answer.headers.get('ETag')!;
        this.saved = await answer.text();
        this.listener.replace(this.saved);
        this.listener.say('Changed by another program.');
    }

    /** Lets the user choose between the two texts. Nothing is lost: either choice can be undone. */
    private async showConflict(): Promise<void> {
        if (!this.conflict.hidden) return;
        const answer = await ask('theme');
        if (!answer.ok) return;
        const other = await answer.text(), tag = answer.headers.get('ETag')!;
        const decide = (take: boolean) => {
            this.tag = tag;
            this.saved = other;
            this.conflict.hidden = true;
            if (take) this.listener.replace(other);
            this.listener.tell();
        };
        this.conflict.replaceChildren(
            html('p', {}, `${this.begun.name} was changed by another program. It is now:`), html('pre', {}, other),
            button('Take that text', () => decide(true)), ' ', button('Keep mine, and let me save it', () => decide(false)));
        this.conflict.hidden = false;
    }
}
