import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: pale },
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
