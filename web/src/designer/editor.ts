// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { autocompletion } from '@codemirror/autocomplete';
import { redo, undo } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { schemaCompletion } from './completion';
import type { Problem } from './generated';
import { emojiCompletion } from './emoji_completion';
import { hoverHelp } from './hover_help';
import type { Schema } from './schema';
import type { Edit } from './text_edits';

/** Returns where a place of the text before a change is after it; of text that was put there, the end for side 1. */
export type Follow = (at: number, side: -1 | 1) => number;

interface Options {
    schema: Schema;
    isFixed: boolean;
    /** Returns the language of the deck, in which emoji are found. */
    language: () => string;
    onChange: (follow: Follow) => void;
}

/** The theme's text, which is the only state of the design: whatever a control does is an edit of it. */
export class Editor {
    private readonly view: EditorView;
    private readonly extensions: Extension[];
    private isMarked = false;

    constructor(parent: HTMLElement, { schema, isFixed, language, onChange }: Options) {
        // In a shadow root its styles need no exception from the page's policy.
        const root = parent.attachShadow({ mode: 'open' });
        this.extensions = [
            basicSetup,
            yaml(),
            EditorView.lineWrapping,
            autocompletion({ override: [schemaCompletion(schema), emojiCompletion(language)] }),
            hoverHelp(schema),
            EditorState.readOnly.of(isFixed),
            EditorView.theme({
                '&': { height: '100%', fontSize: '14px' },
                '.cm-scroller': { overflow: 'auto' },
                '.cm-tooltip': { fontFamily: '"Deck Emoji", sans-serif' },
                '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: '"Deck Emoji", monospace' },
                '.help': { maxWidth: '34em', padding: '4px 8px' },
                '.cm-content': { fontFamily: '"Deck Emoji", monospace' },
            }),
            EditorView.contentAttributes.of({ 'aria-label': 'Theme as text', tabindex: '0' }), // without it axe takes what scrolls for out of reach
            EditorView.updateListener.of((update) => {
                if (update.docChanged) onChange((at, side) => update.changes.mapPos(at, side));
            }),
        ];
        this.view = new EditorView({ parent: root, root, state: EditorState.create({ extensions: this.extensions }) });
    }

    text(): string {
        return this.view.state.doc.toString();
    }
    /** Begins with a text; nothing before it can be undone. */
    load(text: string): void {
        this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
        this.isMarked = false;
    }
    /** Replaces the whole text, which can be undone. */
    replace(text: string): void {
        this.change({ from: 0, to: this.view.state.doc.length, insert: text });
    }
    change(edit: Edit | Edit[]): void {
        this.view.dispatch({ changes: edit, userEvent: 'input' });
    }
    undo(): void {
        undo(this.view);
    }
    redo(): void {
        redo(this.view);
    }

    select(from: number, to: number): void {
        const length = this.view.state.doc.length;
        this.view.dispatch({
            selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
            scrollIntoView: true,
        });
        this.view.focus();
    }

    mark(problems: Problem[]): void {
        const length = this.view.state.doc.length;
        const placed = problems.flatMap(({ from, to, severity, message, notes }) =>
            from === undefined
                ? []
                : [
                      {
                          from: Math.min(from, length),
                          to: Math.min(to ?? from, length),
                          severity: severity === 'hint' ? ('info' as const) : severity,
                          message: [message, ...notes].join('\n'),
                      },
                  ],
        );
        if (placed.length || this.isMarked) this.view.dispatch(setDiagnostics(this.view.state, placed)); // which lays the page out
        this.isMarked = placed.length > 0;
    }
}
