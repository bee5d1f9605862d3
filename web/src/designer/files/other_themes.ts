import { html } from '../../ui/dom';
import { translate } from '../ui/texts';
import { CannotUnpack } from '../ui/zip';
import type { Chosen } from './chosen';
import { decodeTheme, holdsTheme } from './link';
import { beginWithText, openFile, tableEndings } from './packed';

/** Themes that stand neither in the folder nor come with the program. */
export function otherThemes(isShared: boolean, take: (chosen: Chosen) => void): HTMLElement {
    const file = html('input', { type: 'file', accept: `.yaml,.yml,.zip,${tableEndings}` }),
        link = html('input', {
            type: 'text',
            placeholder: 'http://…#theme=…',
            autocomplete: 'off',
            spellcheck: 'false',
        }),
        said = html('p', { role: 'status' });
    const open = (chosen: File | undefined): void => {
        if (chosen)
            openFile(chosen, isShared).then(take, (problem: unknown) => {
                said.textContent = problem instanceof CannotUnpack ? problem.message : String(problem);
            });
    };
    file.addEventListener('change', () => open(file.files?.[0]));
    link.addEventListener('input', () => {
        if (!link.value.trim()) return;
        void (holdsTheme(link.value) ? decodeTheme(link.value) : Promise.resolve(undefined)).then((text) => {
            if (text === undefined) said.textContent = translate('no_link');
            else void beginWithText(text).then(take);
        });
    });
    const element = html(
        'details',
        { class: 'others', open: isShared },
        html('summary', translate('open_file_or_link')),
        html('label', { class: 'search' }, translate('own_theme'), file),
        html('label', { class: 'search' }, translate('link_to_deck'), link),
        said,
    );
    document.ondragover = (event) => event.preventDefault();
    document.ondrop = (event) => {
        if (!element.isConnected) return;
        event.preventDefault();
        element.open = true;
        open(event.dataTransfer?.files[0]);
    };
    return element;
}
