import { button, html } from '../../ui/dom';
import { mode } from '../server/api';
import type { Store } from '../state/store';
import { makeMenu } from '../ui/menu';
import { translate } from '../ui/texts';
import { encodeTheme, maxLink } from './link';
import type { ThemeFile } from './theme_file';

const maxNamed = 3;
const withEnding = (name: string): string => (/\.ya?ml$/.test(name) ? name : `${name}.yaml`);

/** Copies a link to a deck, and shows it, since some browsers don't let pages copy. */
async function copyLink(store: Store, field: HTMLInputElement): Promise<void> {
    const link = `${location.origin}/${await encodeTheme(store.state.text)}`;
    if (link.length > maxLink) return store.notify(translate('link_too_long', { length: link.length, max: maxLink }));
    field.value = link;
    field.parentElement!.hidden = false;
    field.select();
    await (navigator as Partial<Navigator>).clipboard?.writeText(link).catch(() => {});
    const { files = [] } = store.state.head ?? {},
        names = files.slice(0, maxNamed).join(', ') + (files.length > maxNamed ? ', …' : '');
    if (names) store.notify(translate('link_without_files', { names }));
    else store.notify(translate(mode.isShared ? 'link_copied' : 'link_copied_here'));
}

/** The title of the page, as a menu of what can be done with the file. */
export function fileMenu(title: HTMLElement, store: Store, file: ThemeFile): HTMLElement {
    const plain = { type: 'text', spellcheck: 'false', autocomplete: 'off' },
        name = html('input', plain, { required: true, maxlength: 190 }),
        link = html('input', { type: 'text', readonly: true, 'aria-label': translate('whole_link') });
    const act = (change: (name: string) => Promise<void>) => (event: Event) => {
        event.preventDefault();
        if (!naming.reportValidity()) return;
        menu.open = false;
        void change(withEnding(name.value.trim()));
    };
    const rename = act(file.rename),
        label = html('label', translate('file_name'), name),
        buttons = [button(translate('rename'), rename), button(translate('save_as'), act(file.saveAs))],
        naming = html('form', { onsubmit: rename }, label, buttons),
        openOther = button(translate('open_another'), () => (location.hash = 'open')),
        copy = button(translate('copy_link'), () => void copyLink(store, link)),
        whole = html('label', { hidden: true }, translate('whole_link'), link),
        list = html('div', !mode.isFixed && naming, openOther, copy, whole);
    const menu = makeMenu(title, list, 'menu file');
    const reset = () => {
        name.value = store.state.name;
        link.parentElement!.hidden = true;
    };
    store.watch(['name'], reset);
    menu.addEventListener('toggle', () => {
        if (!menu.open) reset();
    });
    return menu;
}
