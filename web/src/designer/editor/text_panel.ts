import { html } from '../../ui/dom';
import { findEmoji } from '../server/emoji_search';
import { mode } from '../server/api';
import { deckLanguage } from '../state/state';
import type { Store } from '../state/store';
import { listKeys, loadHelp } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import type { makeEditor } from './editor';

const noHelp = { help: '', takes: '', default: '', names: [] };

const script = '/editor.js'; // beside the page, since few open the text

/** The panel of the theme's text. Its editor is loaded when it is opened first; `select` shows a place of the text. */
export function makeTextPanel(store: Store) {
    const element = html('div', { class: 'editor' });
    let editor: Promise<ReturnType<typeof makeEditor>> | undefined;

    async function load() {
        const loaded = import(script) as Promise<typeof import('./editor')>,
            [{ makeEditor }, helps] = await Promise.all([loaded, loadHelp()]),
            help = new Map(helps.map((key) => [key.path, key]));
        return makeEditor(element, {
            store,
            isFixed: mode.isFixed,
            keys: listKeys().map((key) => ({ ...key, ...(help.get(key.path) ?? noHelp) })),
            label: translate('theme'),
            findEmoji: (words) => findEmoji(words, deckLanguage(store.state)),
        });
    }
    const open = () => (editor ??= load());
    const select = async (from: number, to: number) => {
        store.dispatch({ type: 'openPanel', panel: 'text' });
        (await open()).select(from, to);
    };
    store.watch(['panel'], ({ panel }) => {
        if (panel === 'text') void open();
    });
    return { element, select };
}
