import { isTableFile } from '../files/packed';
import { pastedPictures } from '../photos/pictures';
import type { Store } from '../state/store';
import { isField } from '../ui/field';
import type { makePasteDialog } from './paste_dialog';
import type { makeSymbolBox } from './symbol_box';
import { isTable } from './tables';

interface Takers {
    dialog: ReturnType<typeof makePasteDialog>;
    box: ReturnType<typeof makeSymbolBox>;
    add: (files: File[]) => void;
}

/** Takes what is pasted into the box, or anywhere but into another field. */
export function takePasted(store: Store, { dialog, box, add }: Takers): void {
    addEventListener('paste', (event) => {
        const target = event.composedPath()[0],
            isBox = target === box.input;
        if ((isField(target) && !isBox) || dialog.element.open) return;
        const { clipboardData } = event,
            files = [...pastedPictures(clipboardData), ...[...(clipboardData?.files ?? [])].filter(isTableFile)],
            text = clipboardData?.getData('text/plain').trim() ?? '';
        if (!isTable(text) && (files.length ? text : isBox || !text)) return; // the field takes it
        event.preventDefault();
        if (isTable(text)) void dialog.open(text);
        else if (files.length) add(files);
        else {
            store.dispatch({ type: 'openPanel', panel: 'symbols' });
            box.type(text);
        }
    });
}
