// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { ask } from './api';
import { isDirty } from './queries';
import type { Store } from './store';

/** Puts a file where the user's downloads are. */
export type Hand = (file: Blob, ending: string) => void;

const watchInterval = 1000; // milliseconds
export const newTag = '"new"'; // of a file that is not there
export const noAnswer = 'The program does not answer any more. Your text is still here.';

/** The file of the theme, which other programs change, too. Of a server for everybody it is one of the user's own computer. */
export class ThemeFile {
    readonly conflict = html('div', { class: 'conflict', role: 'alert', hidden: true });
    private tag: string;
    private askedAbout = ''; // the tag of the file that the conflict shows
    private watcher = 0;
    private saving = Promise.resolve();
    private readonly path: string;

    constructor(
        private readonly begun: { name: string; tag: string; isFixed: boolean; isShared: boolean },
        private readonly store: Store,
        private readonly hand: Hand,
    ) {
        this.tag = begun.tag;
        this.path = `theme?name=${encodeURIComponent(begun.name)}`;
        addEventListener('beforeunload', (event) => {
            if (this.isDirty()) event.preventDefault();
        });
        addEventListener('keydown', (event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 's') {
                event.preventDefault();
                void this.save();
            }
        });
        if (!begun.isShared) this.watcher = setInterval(() => void this.watch(), watchInterval);
    }

    private isDirty(): boolean {
        return !this.begun.isFixed && isDirty(this.store.state);
    }

    /** One after the other: the tag of the file comes with the answer. */
    save(): Promise<void> {
        return (this.saving = this.saving.then(
            () => this.saveNow(),
            () => this.saveNow(),
        ));
    }

    private async saveNow(): Promise<void> {
        if (this.begun.isFixed) return;
        const text = this.store.state.text;
        if (this.begun.isShared) {
            this.hand(new Blob([text]), '.yaml');
            return this.tellSaved(
                text,
                'Saved on your computer, where your downloads are; open it here again to go on',
            );
        }
        const answer = await ask(this.path, { method: 'PUT', body: text, headers: { 'If-Match': this.tag } }).catch(
            () => undefined,
        );
        if (!answer) return this.giveUp(`Not saved. ${noAnswer}`);
        if (answer.status === 412) return this.compare(await ask(this.path));
        if (!answer.ok) return this.store.say(`Not saved: ${await answer.text()}`);
        this.tag = answer.headers.get('ETag')!;
        this.conflict.hidden = true;
        this.tellSaved(text, `Saved as ${this.begun.name}`);
    }

    /** Without a full stop, since more may follow. */
    private tellSaved(saved: string, text: string): void {
        this.store.dispatch({ type: 'save', text: saved });
        this.store.dispatch({ type: 'say', message: { text, isSaved: true } });
    }

    private giveUp(why: string): void {
        clearInterval(this.watcher);
        this.watcher = 0;
        this.store.say(why);
    }

    /** Notices changes by other programs. */
    private async watch(): Promise<void> {
        if (document.hidden) return;
        const before = this.tag;
        const answer = await ask(this.path).catch(() => undefined);
        if (!answer) return this.watcher ? this.giveUp(noAnswer) : undefined;
        const isSaved = this.tag !== before; // meanwhile, so that the answer is old
        if (!isSaved && answer.headers.get('ETag') !== this.tag) await this.compare(answer);
    }

    /** Takes over what the file is now, where nothing is unsaved here. */
    private async compare(answer: Response): Promise<void> {
        if (!answer.ok) return;
        const other = await answer.text(),
            tag = answer.headers.get('ETag')!,
            mine = this.store.state.text;
        if (tag === newTag) return this.tellGone();
        if (this.isDirty() && other !== mine) return this.showConflict(other, tag);
        this.tag = tag;
        this.store.dispatch({ type: 'save', text: other });
        this.conflict.hidden = true;
        if (other === mine) return;
        this.store.replace(other);
        this.store.say('Changed by another program.');
    }

    /** Another program has deleted or renamed the file: its text is here alone. */
    private tellGone(): void {
        this.tag = newTag;
        this.store.dispatch({ type: 'save', text: '' });
        const what = `${this.begun.name} is gone: another program has deleted or renamed it.`;
        if (this.begun.isFixed) return this.store.say(what);
        this.show(
            html('p', {}, `${what} Your text is still here.`),
            button('Write it again', () => void this.save()),
        );
    }

    /** Lets the user choose between the two texts. Nothing is lost: either choice can be undone. */
    private showConflict(other: string, tag: string): void {
        if (!this.conflict.hidden && tag === this.askedAbout) return;
        this.askedAbout = tag;
        const decide = (take: boolean) => {
            this.tag = tag;
            this.store.dispatch({ type: 'save', text: other });
            this.conflict.hidden = true;
            if (take) this.store.replace(other);
        };
        this.show(
            html('p', {}, `${this.begun.name} was changed by another program. It is now:`),
            html('pre', {}, other),
            button('Take that text', () => decide(true)),
            ' ',
            button('Keep mine, and let me save it', () => decide(false)),
        );
    }

    private show(...question: (Node | string)[]): void {
        this.conflict.replaceChildren(...question);
        this.conflict.hidden = false;
    }
}
