import { button, html } from '../../ui/dom';
import type { Template } from '../protocol/generated';
import { ask, askFor, nameOf, mode } from '../server/api';
import { drawSamples, type AddSample } from '../server/samples';
import { languageSwitch, translate, pageLanguage } from '../ui/texts';
import type { Draft } from './drafts';
import { decodeTheme, holdsTheme } from './link';
import type { Chosen } from './opening';
import { beginWithText, emptyTheme, listEndings, openFile } from './packed';
import { findRecent, recentThemes } from './recent';
import { stepsLine } from './steps';
import { setLanguage } from '../theme_text/language';
import { apply } from '../theme_text/changes';

interface Options {
    drafts: Draft[];
    fail: (text: string) => void;
}

/**
 * Offers to continue a theme of the folder, the browser, the user's computer or a link, and the themes that come with the
 * program, each with one of its cards.
 */
export async function choose(app: Element, { drafts, fail }: Options): Promise<Chosen> {
    const stop = new AbortController(),
        addSample = drawSamples(stop.signal);
    const [templates = [], themes] = await Promise.all([
        askFor<Template[]>(`templates?name=${pageLanguage()}`),
        findRecent(drafts),
    ]);
    return new Promise((done) => {
        const take = (chosen: Chosen): void => {
            stop.abort();
            done(chosen);
        };
        const begin = async (template?: Template): Promise<void> => {
            stop.abort();
            const answer = await ask('new', { method: 'POST', body: template?.name ?? '' });
            const text = await answer.text();
            if (!answer.ok) return fail(text);
            done({
                name: nameOf(answer)!,
                text: template ? inPageLanguage(template, text) : emptyTheme(translate('new_deck')),
            });
        };
        const recent = themes.length > 0 && recentThemes(themes, addSample, take), // whose cards are drawn first
            [search, ...found] = groups(templates, (template) => tile(template, addSample, () => void begin(template)));
        const brand = html('span', { class: 'brand' }, html('img', { src: '/icon.svg', alt: '' }), 'spotit-print'),
            empty = button(translate('new_empty'), () => void begin(), { class: 'empty' });
        const parts = [
            html('div', { class: 'top' }, brand, stepsLine(0), languageSwitch()),
            recent,
            html('h1', translate('new_deck')),
            html('p', { class: 'quiet' }, translate('choose_template')),
            html('div', { class: 'beginnings' }, search, empty, !mode.isFixed && otherThemes(take)),
            found,
        ];
        app.replaceChildren(html('main', { class: 'chooser' }, parts));
    });
}

/** The button of a template. */
function tile({ name, title, summary }: Template, addSample: AddSample, choose: () => void): HTMLElement {
    const picture = html('span', { class: 'sample' });
    addSample(picture, { name, isTemplate: true });
    return html('li', button([picture, html('strong', title), ' ', html('span', summary)], choose));
}

/** A search field, and below it the templates by group. */
function groups(templates: Template[], makeTile: (template: Template) => HTMLElement): HTMLElement[] {
    const tiles = templates.map((template) => ({ ...template, tile: makeTile(template) }));
    const sections = [...new Set(tiles.map(({ group }) => group))].map((group) => {
        const own = tiles.filter((one) => one.group === group).map(({ tile }) => tile);
        return html('section', html('h2', group), html('ul', { class: 'templates' }, own));
    });
    const search = async () => {
        const words = input.value.trim(),
            names = words ? await askFor<string[]>('templates', words) : undefined; // of those that have all the words
        if (words !== input.value.trim()) return;
        for (const { name, tile } of tiles) tile.hidden = names !== undefined && !names.includes(name);
        statusLine.textContent = names ? translate('found_of', { n: names.length, all: tiles.length }) : '';
    };
    const hints = { placeholder: translate('template_examples'), autocomplete: 'off' },
        input = html('input', { type: 'search', ...hints, oninput: () => void search() }),
        statusLine = html('p', { class: 'found', role: 'status' });
    return [html('label', { class: 'search' }, `${translate('find_template')} `, input), statusLine, ...sections];
}

/** Themes that stand neither in the folder nor come with the program. */
function otherThemes(take: (chosen: Chosen) => void): HTMLElement {
    const open = (chosen: File | undefined): void => {
        if (chosen) openFile(chosen).then(take, (problem: Error) => (statusLine.textContent = problem.message));
    };
    const follow = async () => {
        if (!link.value.trim()) return;
        const text = holdsTheme(link.value) ? await decodeTheme(link.value) : undefined;
        if (text === undefined) statusLine.textContent = translate('no_link');
        else take(await beginWithText(text));
    };
    const accept = `.yaml,.yml,.zip,${listEndings.join()}`,
        file = html('input', { type: 'file', accept, onchange: () => open(file.files?.[0]) }),
        plain = { type: 'text', placeholder: 'http://…#theme=…', autocomplete: 'off', spellcheck: 'false' },
        link = html('input', { ...plain, oninput: () => void follow() }),
        statusLine = html('p', { role: 'status' }),
        summary = html('summary', translate('open_file_or_link')),
        fileLabel = html('label', { class: 'search' }, translate('own_theme'), file),
        linkLabel = html('label', { class: 'search' }, translate('link_to_deck'), link),
        parts = [summary, fileLabel, linkLabel, statusLine],
        element = html('details', { class: 'others', open: mode.isShared }, parts);
    document.ondragover = (event) => event.preventDefault();
    document.ondrop = (event) => {
        if (!element.isConnected) return;
        event.preventDefault();
        element.open = true;
        open(event.dataTransfer?.files[0]);
    };
    return element;
}

/** Returns the text of a template in the page's language, if its cards can be in that. */
const inPageLanguage = ({ languages }: Template, text: string): string =>
    languages.length && !languages.includes(pageLanguage())
        ? text
        : apply(text, setLanguage(text, pageLanguage()) ?? []);
