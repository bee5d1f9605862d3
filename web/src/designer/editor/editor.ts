import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentService } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
    drawSelection,
    dropCursor,
    EditorView,
    highlightActiveLine,
    highlightActiveLineGutter,
    highlightSpecialChars,
    keymap,
    lineNumbers,
} from '@codemirror/view';
import type { Key, Problem } from '../protocol/generated';
import { typing } from '../state/history';
import type { Store } from '../state/store';
import { difference, type Edit } from '../theme_text/text_edits';
import { keyCompletion } from './completion';
import { editorLook } from './editor_look';
import { emojiCompletion, type FindEmoji } from './emoji_completion';
import { hoverHelp } from './hover_help';

export interface Options {
    store: Store;
    keys: readonly Key[];
    isFixed: boolean;
    findEmoji: FindEmoji;
    /** What the text is called. */
    label: string;
}

const fromStore = Annotation.define<true>(); // a change that the store has already

/** A line with a comment is followed by one of its section, which the language overlooks. */
const indentation = indentService.of((context, pos) => {
    const line = context.lineAt(pos, -1),
        [, indent, key] = /^( *)(\S.*?)\s+#/.exec(line.text) ?? [];
    if (indent === undefined) return undefined;
    return indent.length + (key!.endsWith(':') ? context.unit : 0);
});

/** The text in the way that code is edited. The store has the history: what is undone may have come from a control. */
function extensions({ store, keys, isFixed, findEmoji, label }: Options): Extension[] {
    const act = (type: 'undo' | 'redo') => () => {
        store.dispatch({ type });
        return true;
    };
    return [
        lineNumbers(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
        foldGutter(),
        drawSelection(),
        dropCursor(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        keymap.of([
            { key: 'Mod-z', run: act('undo') },
            { key: 'Mod-y', run: act('redo') },
            { key: 'Mod-Shift-z', run: act('redo') },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...completionKeymap,
            ...lintKeymap,
        ]),
        yaml(),
        indentation,
        EditorView.lineWrapping,
        autocompletion({ override: [keyCompletion(keys), emojiCompletion(findEmoji)] }),
        hoverHelp(keys),
        EditorState.readOnly.of(isFixed),
        editorLook(),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }), // without it axe takes what scrolls for out of reach
        EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(fromStore))) return;
            const edits: Edit[] = [];
            update.changes.iterChanges((from, to, _, __, insert) =>
                edits.push({ from, to, insert: insert.toString() }),
            );
            const isTyping = update.transactions.every((one) => one.isUserEvent('input') || one.isUserEvent('delete'));
            store.edit(edits, isTyping ? typing : undefined);
        }),
    ];
}

/** The theme's text, with completion, help and its problems. */
export class Editor {
    private readonly view: EditorView;
    private isMarked = false;

    constructor(parent: HTMLElement, options: Options) {
        const { store } = options;
        // In a shadow root its styles need no exception from the page's policy.
        const root = parent.attachShadow({ mode: 'open' });
        const state = EditorState.create({ doc: store.state.text, extensions: extensions(options) });
        this.view = new EditorView({ parent: root, root, state });
        this.mark(store.state.problems);
        store.watch(['text'], ({ text }) => this.show(text));
        store.watch(['problems'], ({ problems }, before) => {
            if (store.state.text === before.text) this.mark(problems); // else they only have other places
        });
    }

    select(from: number, to: number): void {
        const length = this.view.state.doc.length;
        this.view.dispatch({
            selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
            scrollIntoView: true,
        });
        this.view.focus();
    }

    private show(text: string): void {
        const shown = this.view.state.doc.toString();
        if (shown !== text) this.view.dispatch({ changes: difference(shown, text), annotations: fromStore.of(true) });
    }

    private mark(problems: readonly Problem[]): void {
        const length = this.view.state.doc.length;
        const placed = problems.flatMap(({ from, to, severity, message, remedies, notes }) =>
            from === undefined
                ? []
                : [
                      {
                          from: Math.min(from, length),
                          to: Math.min(to ?? from, length),
                          severity: severity === 'hint' ? ('info' as const) : severity,
                          message: [message, ...remedies.map(({ text }) => text), ...notes].join('\n'),
                      },
                  ],
        );
        if (placed.length || this.isMarked) this.view.dispatch(setDiagnostics(this.view.state, placed)); // which lays the page out
        this.isMarked = placed.length > 0;
    }
}
