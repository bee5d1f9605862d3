import { pastedPictures } from '../photos/pictures';
import type { Store } from '../state/store';
import { isField } from '../ui/field';
import type { PasteDialog } from './paste_dialog';
import { describeTooMuch, isTooMuch, readPasted } from './pasted';
import type { SymbolBox } from './symbol_box';

interface Takers {
    dialog: PasteDialog;
    box: SymbolBox;
    add: (pictures: File[]) => void;
}

/** Takes what is pasted into the box, or anywhere but into another field. */
export function takePasted(store: Store, { dialog, box, add }: Takers): void {
    addEventListener('paste', (event) => {
        const target = event.composedPath()[0],
            isBox = target === box.input;
        if ((isField(target) && !isBox) || dialog.element.open) return;
        const pictures = pastedPictures(event.clipboardData),
            text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (isTooMuch(text)) {
            event.preventDefault();
            return store.notify(describeTooMuch());
        }
        const pasted = readPasted(text);
        if (!pasted && (pictures.length ? text : isBox || !text)) return; // the field takes it
        event.preventDefault();
        if (pasted) dialog.show(pasted);
        else if (pictures.length) add(pictures);
        else {
            store.dispatch({ type: 'openPanel', panel: 'symbols' });
            box.type(text);
        }
    });
}
