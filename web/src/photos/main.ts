//
// The page of a phone that sends photos to a designer, and can do nothing else.
import { loadTexts, translate } from '../designer/ui/texts';
import { html, image } from '../ui/dom';
import { shrink } from '../designer/photos/shrink';

const code = location.hash.slice(1); // stays there, so that the page can be loaded again

const statusLine = html('p', { role: 'status' }),
    sent = html('ul', { class: 'sent' });
let sending = Promise.resolve();
let hasEnded = false;

/** Sends a photo, and returns what became of it. */
async function send(photo: Blob | undefined): Promise<string> {
    if (!photo) return translate('photo_unreadable');
    if (hasEnded) return translate('photos_ended');
    const headers = { 'X-Spotit-Session': code },
        answer = await fetch('/api/photo', { method: 'POST', body: photo, headers }).catch(() => undefined);
    if (answer?.ok) return translate('photo_sent');
    hasEnded = answer?.status === 401;
    if (hasEnded) statusLine.textContent = translate('photos_ended');
    if (answer?.status === 429) return translate('too_many_photos');
    return translate(hasEnded ? 'photos_ended' : 'photo_not_sent');
}

/** Shows a photo at once, and sends it after those before it. */
function add(file: File): void {
    const state = html('span', translate('photo_is_sent')),
        item = html('li', state);
    sent.prepend(item);
    sending = sending.then(async () => {
        const photo = await shrink(file);
        if (photo) item.prepend(image(photo));
        state.textContent = await send(photo);
    });
}

function input(label: string, attributes: Record<string, string | boolean>): HTMLElement {
    const send = () => {
        for (const file of files.files ?? []) add(file);
        files.value = '';
    };
    const files = html('input', { type: 'file', accept: 'image/*', ...attributes, onchange: send });
    return html('label', { class: 'files' }, label, files);
}

await loadTexts();
document.title = translate('photos_for_cards');
const app = document.querySelector('#app')!;
const title = html('h1', document.title),
    help = html('p', translate('photos_go_to_deck')),
    take = input(translate('take_photo'), { capture: 'environment' }),
    choose = input(translate('choose_photos'), { multiple: true });
app.append(html('main', { class: 'message photos' }, title, help, take, choose, statusLine, sent));
