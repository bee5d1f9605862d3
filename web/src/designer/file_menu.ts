// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { encodeTheme, maxLink } from './link';
import { makeMenu } from './menu';
import type { Store } from './store';
import type { ThemeFile } from './theme_file';

const words = {
    name: 'Name of the file',
    rename: 'Rename',
    saveAs: 'Save as',
    open: 'Open another …',
    link: 'Copy a link',
    theLink: 'A link that holds the whole deck',
    copied: 'The link is copied. Whoever opens it begins with this deck.',
    copiedHere:
        'The link is copied. It opens on this computer; on another one, paste it on the first page of `spotit-print serve`.',
    withoutPictures:
        'The link is copied, but pictures of your own don’t fit into it: send the theme with its pictures.',
    tooLong: (length: number) =>
        `This deck is too long for a link, ${length} letters of ${maxLink}: send the theme as a file, from Download.`,
};

const withEnding = (name: string): string => (/\.ya?ml$/.test(name) ? name : `${name}.yaml`);

/** Copies a link to a deck, and shows it, since some browsers don't let pages copy. */
async function copyLink(store: Store, isShared: boolean, field: HTMLInputElement): Promise<void> {
    const link = `${location.origin}/${await encodeTheme(store.state.text)}`;
    if (link.length > maxLink) return store.say(words.tooLong(link.length));
    field.value = link;
    field.parentElement!.hidden = false;
    field.select();
    await (navigator as Partial<Navigator>).clipboard?.writeText(link).catch(() => {});
    const hasPictures = store.state.symbols.some(({ kind }) => kind === 'image');
    store.say(hasPictures ? words.withoutPictures : isShared ? words.copied : words.copiedHere);
}

/** The title of the page, as a menu of what can be done with the file. */
export function fileMenu(
    title: HTMLElement,
    store: Store,
    file: ThemeFile,
    { isFixed, isShared }: { isFixed: boolean; isShared: boolean },
): HTMLElement {
    const name = html('input', {
            type: 'text',
            required: true,
            maxlength: '190',
            spellcheck: 'false',
            autocomplete: 'off',
        }),
        link = html('input', { type: 'text', readonly: true, 'aria-label': words.theLink });
    const naming = html('form', {}, html('label', {}, words.name, name));
    const list = html('div');
    const menu = makeMenu(title, list, 'menu file');
    const act = (change: (name: string) => Promise<void>) => () => {
        if (!naming.reportValidity()) return;
        menu.open = false;
        void change(withEnding(name.value.trim()));
    };
    const rename = act((wanted) => file.rename(wanted));
    naming.append(
        button(words.rename, rename),
        button(
            words.saveAs,
            act((wanted) => file.saveAs(wanted)),
        ),
    );
    naming.addEventListener('submit', (event) => {
        event.preventDefault();
        rename();
    });
    const reset = () => {
        name.value = store.state.name;
        link.parentElement!.hidden = true;
    };
    store.watch(['name'], reset);
    menu.addEventListener('toggle', () => {
        if (!menu.open) reset();
    });
    list.append(
        ...(isFixed ? [] : [naming]),
        button(words.open, () => {
            location.hash = 'open';
        }),
        button(words.link, () => void copyLink(store, isShared, link)),
        html('label', { hidden: true }, words.theLink, link),
    );
    return menu;
}
