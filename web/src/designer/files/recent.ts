import { add, button, html } from '../../ui/dom';
import { askFor, askForTheme, deleteTheme, findFreeName, putTheme, mode } from '../server/api';
import type { AddSample } from '../server/samples';
import { newTag } from '../state/state';
import { titleOf } from '../theme_text/language';
import { icon, type Icon } from '../ui/icons';
import { pageLanguage, translate } from '../ui/texts';
import type { Chosen } from './opening';
import { putDraft, removeDraft, type Draft } from './drafts';

/** A theme to continue; `time`: of its last change, in milliseconds since 1970. */
interface ThemeEntry {
    name: string;
    title: string;
    time: number;
    /** What is not saved of it; `isAlone`: it is no file. */
    draft?: Draft;
    isAlone?: boolean;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['year', 31_557_600],
    ['month', 2_629_800],
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
];

/** Returns how long ago it was, in words of the page's language: "yesterday". */
export function describeAge(time: number, now = Date.now()): string {
    const seconds = Math.max(0, (now - time) / 1000);
    const [unit, length] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!;
    const words = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
    return words.format(-Math.floor(seconds / length), unit);
}

/** Returns the themes of the folder, and those that only the browser has, the last changed first. */
export async function findRecent(drafts: Draft[]): Promise<ThemeEntry[]> {
    const themes = (await askFor<ThemeEntry[]>('files')) ?? [];
    for (const draft of drafts) {
        const known = themes.find(({ name }) => name === draft.name);
        if (known?.draft) continue; // the newer one goes first
        if (known) Object.assign(known, { draft, time: Math.max(known.time, draft.time) });
        else themes.push({ name: draft.name, title: titleOf(draft.text), time: draft.time, draft, isAlone: true });
    }
    return themes.sort((a, b) => b.time - a.time);
}

/** Returns the text of an answer; throws that of a refusal. */
async function textOf(answer: Response): Promise<string> {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
}

/** Copies a theme, with what is not saved of it; returns the copy. Throws Error with a message. */
async function duplicate({ name, title, draft }: ThemeEntry): Promise<ThemeEntry> {
    const text = draft?.text ?? (await textOf(await askForTheme(name))),
        free = await findFreeName(name);
    await textOf(await putTheme(free, text, newTag));
    return { name: free, title, time: Date.now() };
}

/** Deletes a theme, and what is not saved of it; returns what brings it back. Throws Error with a message. */
async function remove({ name, draft, isAlone }: ThemeEntry): Promise<() => Promise<unknown>> {
    const answer = isAlone ? undefined : await askForTheme(name),
        text = answer && (await textOf(answer));
    if (answer) await textOf(await deleteTheme(name, answer.headers.get('ETag')!));
    if (draft) await removeDraft(draft);
    return async () => {
        if (text !== undefined) await putTheme(name, text, newTag);
        if (draft) await putDraft(draft);
    };
}

type Open = (chosen: Chosen) => void;

/** A theme to continue, to duplicate or to delete. */
function makeTile(theme: ThemeEntry, addSample: AddSample, open: Open): HTMLElement {
    const { name, title, time, draft, isAlone } = theme,
        element = html('li'),
        status = html('p', { role: 'status' }),
        picture = html('span', { class: 'sample' }),
        age = html('time', { datetime: new Date(time).toISOString() }, describeAge(time)),
        text = html('span', `${name} · `, age, draft ? ` · ${translate('not_saved_yet')}` : ''),
        choose = () => open(isAlone ? { name, draft } : { name });
    addSample(picture, isAlone ? { text: draft?.text } : { name });
    const copy = async () => element.before(makeTile(await duplicate(theme), addSample, open));
    const discard = async () => {
        const bringBack = await remove(theme),
            restore = () => void bringBack().then(() => element.replaceChildren(...parts)),
            undo = button(translate('undo'), restore);
        element.replaceChildren(html('p', { role: 'status' }, translate('deleted', { name }), ' ', undo));
        undo.focus();
    };
    const action = (image: Icon, label: string, act: () => Promise<unknown>) => {
        const attempt = () => {
            status.textContent = '';
            act().catch((problem: Error) => (status.textContent = problem.message));
        };
        return button(icon(image), attempt, { 'aria-label': label, title: label });
    };
    const actions = [
        !isAlone && action('copy', translate('duplicate', { name }), copy),
        action('trash', translate('delete', { name }), discard),
    ];
    const main = button([picture, html('strong', title || name), ' ', text], choose),
        parts = [main, html('div', { class: 'tools' }, !mode.isFixed && actions), status];
    return add(element, parts);
}

/** Offers to continue one of the themes. */
export function recentThemes(themes: ThemeEntry[], addSample: AddSample, open: Open): HTMLElement {
    const tiles = themes.map((theme) => makeTile(theme, addSample, open)),
        list = html('ul', { class: 'templates' }, tiles);
    return html('section', { class: 'recent' }, html('h2', translate('go_on_with')), list);
}
