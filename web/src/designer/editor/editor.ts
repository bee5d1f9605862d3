import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentService, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
    drawSelection,
    EditorView,
    highlightActiveLine,
    highlightSpecialChars,
    keymap,
    lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { joinTexts } from '../../ui/dom';
import type { Problem } from '../protocol/generated';
import { typing } from '../state/history';
import type { Store } from '../state/store';
import { difference, type Edit } from '../theme_text/changes';
import { hoverHelp, keyCompletion, type Key, emojiCompletion, type FindEmoji } from './completion';

/** Colors of the page's design, which reach into the editor, light and dark. */
const highlighting = HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--accent)' },
    { tag: tags.string, color: 'var(--warm)' },
    { tag: tags.comment, color: 'var(--quiet)' },
    { tag: tags.punctuation, color: 'var(--quiet)' },
]);

const pale = 'color-mix(in srgb, var(--accent) 7%, transparent)',
    framed = { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' };

const look = EditorView.theme({
    '&': { height: '100%', fontSize: '14px', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
    '.cm-scroller': { overflow: 'auto' },
    '.cm-content': { fontFamily: '"Deck Emoji", monospace', caretColor: 'var(--ink)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--quiet)', borderColor: 'var(--line)' },
    '.cm-activeLine': { backgroundColor: pale },
    '.cm-tooltip, .cm-panels': framed,
    '.cm-tooltip': { fontFamily: '"Deck Emoji", sans-serif' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: '"Deck Emoji", monospace' },
    '.cm-panel.cm-search': { padding: '8px', fontSize: '14px' },
    '.cm-panel.cm-search label': { fontSize: '14px', whiteSpace: 'nowrap' },
    '.cm-panel.cm-search [name=close]': { padding: '4px 10px', fontSize: '18px' },
    '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
        padding: '6px 10px',
        border: '1px solid var(--edge)',
        borderRadius: 'var(--corner)',
        color: 'inherit',
        background: 'none',
        fontSize: '14px',
    },
    '.help': { maxWidth: '34em', padding: '4px 8px' },
});

/** What the editor looks like. */
export const editorLook = (): Extension => [
    EditorView.darkTheme.of(matchMedia('(prefers-color-scheme: dark)').matches),
    syntaxHighlighting(highlighting),
    look,
];

export interface Options {
    store: Store;
    isFixed: boolean;
    keys: readonly Key[];
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
        highlightSpecialChars(),
        drawSelection(),
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
export function makeEditor(parent: HTMLElement, options: Options) {
    const { store } = options,
        // In a shadow root its styles need no exception from the page's policy.
        root = parent.attachShadow({ mode: 'open' }),
        state = EditorState.create({ doc: store.state.text, extensions: extensions(options) }),
        view = new EditorView({ parent: root, root, state });
    let isMarked = false;

    function select(from: number, to: number): void {
        const { length } = view.state.doc,
            selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
        view.dispatch({ selection, scrollIntoView: true });
        view.focus();
    }
    function show(text: string): void {
        const shown = view.state.doc.toString();
        if (shown !== text) view.dispatch({ changes: difference(shown, text), annotations: fromStore.of(true) });
    }
    function mark(problems: readonly Problem[]): void {
        const { length } = view.state.doc;
        const placed = problems.flatMap(({ from, to, severity, message, remedies, notes }) => {
            if (from === undefined) return [];
            const place = { from: Math.min(from, length), to: Math.min(to ?? from, length) },
                lines = joinTexts([message, ...remedies.map(({ text }) => text), ...notes], '\n');
            return [{ ...place, severity: severity === 'hint' ? ('info' as const) : severity, message: lines }];
        });
        if (placed.length || isMarked) view.dispatch(setDiagnostics(view.state, placed)); // which lays the page out
        isMarked = placed.length > 0;
    }
    mark(store.state.problems);
    store.watch(['text'], ({ text }) => show(text));
    store.watch(['problems'], ({ problems }, before) => {
        if (store.state.text === before.text) mark(problems); // else they only have other places
    });
    return { select };
}
