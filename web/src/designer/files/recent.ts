import { button, html } from '../../ui/dom';
import { ask } from '../server/api';
import type { Samples } from '../server/samples';
import { titleOf } from '../theme_text/language';
import { translate } from '../ui/texts';
import type { Chosen } from './chosen';
import { removeDraft, type Draft } from './drafts';

/** A theme to go on with; `time`: of its last change, in milliseconds since 1970. */
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
    return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(
        -Math.floor(seconds / length),
        unit,
    );
}

/** Returns the themes of the folder, and those that only the browser has, the last changed first. */
export async function findRecent(drafts: Draft[]): Promise<ThemeEntry[]> {
    const answer = await ask('files');
    const themes = answer.ok ? ((await answer.json()) as ThemeEntry[]) : [];
    for (const draft of drafts) {
        const known = themes.find(({ name }) => name === draft.name);
        if (known?.draft) continue; // the newer one goes first
        if (known) Object.assign(known, { draft, time: Math.max(known.time, draft.time) });
        else {
            themes.push({ name: draft.name, title: titleOf(draft.text), time: draft.time, draft, isAlone: true });
        }
    }
    return themes.sort((a, b) => b.time - a.time);
}

/** Offers to go on with one of the themes. */
export function recentThemes(themes: ThemeEntry[], samples: Samples, open: (chosen: Chosen) => void): HTMLElement {
    const section = html('section', { class: 'recent' }, html('h2', {}, translate('go_on_with')));
    const tiles = themes.map((theme) => {
        const { name, title, time, draft, isAlone } = theme;
        const picture = html('span', { class: 'sample' }),
            age = html('time', { datetime: new Date(time).toISOString() }, describeAge(time));
        const text = html('span', {}, `${name} · `, age, draft ? ` · ${translate('not_saved_yet')}` : '');
        const element = html('button', { type: 'button' }, picture, html('strong', {}, title || name), ' ', text);
        element.addEventListener('click', () => open(isAlone ? { name, draft } : { name }));
        samples.add(picture, isAlone ? { text: draft?.text } : { name });
        const tile = html('li', {}, element);
        if (draft && isAlone)
            tile.append(
                button('×', () => void removeDraft(draft).then(() => tile.remove()), {
                    class: 'forget',
                    'aria-label': translate('forget', { name }),
                    title: translate('forget', { name }),
                }),
            );
        return tile;
    });
    section.append(html('ul', { class: 'templates' }, ...tiles));
    return section;
}
