import { html } from '../../ui/dom';
import { findEmoji } from '../server/emoji_search';
import { mode } from '../server/mode';
import { deckLanguage } from '../state/queries';
import type { Store } from '../state/store';
import { listKeys, loadHelp } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import type { Editor } from './editor';

const noHelp = { help: '', takes: '', default: '', names: [] };

const script = '/editor.js'; // beside the page, since few open the text

/** The panel of the theme's text. Its editor is loaded when it is opened first. */
export class TextPanel {
    readonly element = html('div', { class: 'editor' });
    private editor: Promise<Editor> | undefined;

    constructor(private readonly store: Store) {
        store.watch(['panel'], ({ panel }) => {
            if (panel === 'text') void this.open();
        });
    }

    /** Shows a place of the text. */
    async select(from: number, to: number): Promise<void> {
        this.store.dispatch({ type: 'openPanel', panel: 'text' });
        (await this.open()).select(from, to);
    }

    private open(): Promise<Editor> {
        return (this.editor ??= this.load());
    }

    private async load(): Promise<Editor> {
        const { store } = this,
            load = import(script) as Promise<typeof import('./editor')>,
            [{ Editor }, helps] = await Promise.all([load, loadHelp()]),
            help = new Map(helps.map((key) => [key.path, key]));
        return new Editor(this.element, {
            store,
            isFixed: mode.isFixed,
            keys: listKeys().map((key) => ({ ...key, ...(help.get(key.path) ?? noHelp) })),
            label: translate('theme'),
            findEmoji: (words) => findEmoji(words, deckLanguage(store.state)),
        });
    }
}
