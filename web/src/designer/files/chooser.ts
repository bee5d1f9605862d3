import { button, html } from '../../ui/dom';
import { ask, askFor, nameOf } from '../server/api';
import { mode } from '../server/mode';
import { Samples } from '../server/samples';
import { languageSwitch, translate } from '../ui/texts';
import type { Draft } from './drafts';
import { decodeTheme, holdsTheme } from './link';
import type { Chosen } from './opening';
import { beginWithText, emptyTheme, openFile, tableEndings } from './packed';
import { findRecent, recentThemes } from './recent';
import { stepsLine } from './steps';
import { describeTemplate, inPageLanguage, nameOfGroup, type Template } from './templates';

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
        samples = new Samples(stop.signal);
    const [answer, themes] = await Promise.all([askFor<{ templates: Template[] }>('templates'), findRecent(drafts)]);
    const { templates } = answer!;
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
        const [search, ...found] = groups(templates, (template) => tile(template, samples, () => void begin(template)));
        app.replaceChildren(
            html(
                'main',
                { class: 'chooser' },
                html(
                    'div',
                    { class: 'top' },
                    html('span', { class: 'brand' }, html('img', { src: '/icon.svg', alt: '' }), 'spotit-print'),
                    ...[stepsLine(0) ?? ''],
                    languageSwitch(),
                ),
                ...(themes.length ? [recentThemes(themes, samples, take)] : []),
                html('h1', translate('new_deck')),
                html('p', { class: 'quiet' }, translate('choose_template')),
                html(
                    'div',
                    { class: 'beginnings' },
                    search,
                    button(translate('new_empty'), () => void begin(), { class: 'empty' }),
                    !mode.isFixed && otherThemes(take),
                ),
                ...found,
            ),
        );
    });
}

/** The button of a template. */
function tile(template: Template, samples: Samples, choose: () => void): HTMLElement {
    const picture = html('span', { class: 'sample' }),
        [title, summary] = describeTemplate(template);
    samples.add(picture, { name: template.name, isTemplate: true });
    return html('li', button([picture, html('strong', title), ' ', html('span', summary)], choose));
}

/** A search field, and below it the templates by group; groups without any that was found are hidden. */
function groups(
    templates: Template[],
    makeTile: (template: Template) => HTMLElement,
): [search: HTMLElement, ...found: HTMLElement[]] {
    const items = templates.map((template) => ({ ...template, element: makeTile(template) }));
    const sections = [...new Set(items.map(({ group }) => group))].map((group) => {
        const own = items.filter((item) => item.group === group);
        const list = html('ul', { class: 'templates' }, ...own.map(({ element }) => element));
        return { own, element: html('section', html('h2', nameOfGroup(group)), list) };
    });
    const input = html('input', { type: 'search', placeholder: translate('template_examples'), autocomplete: 'off' }),
        said = html('p', { class: 'found', role: 'status' });
    let asked = 0;
    input.addEventListener('input', () => {
        const number = ++asked;
        void findNames(input.value.trim()).then((names) => {
            if (number !== asked) return;
            for (const { name, element } of items) element.hidden = names !== undefined && !names.includes(name);
            for (const { own, element } of sections) element.hidden = own.every((item) => item.element.hidden);
            const count = items.filter(({ element }) => !element.hidden).length;
            said.textContent = names ? translate('found_of', { n: count, all: items.length }) : '';
        });
    });
    return [
        html('label', { class: 'search' }, `${translate('find_template')} `, input),
        said,
        ...sections.map(({ element }) => element),
    ];
}

/** The names of the templates that have all the words; undefined: all of them. */
async function findNames(words: string): Promise<string[] | undefined> {
    if (!words) return undefined;
    return askFor('templates', words);
}

/** Themes that stand neither in the folder nor come with the program. */
export function otherThemes(take: (chosen: Chosen) => void): HTMLElement {
    const open = (chosen: File | undefined): void => {
        if (chosen) openFile(chosen).then(take, (problem: Error) => (said.textContent = problem.message));
    };
    const follow = async () => {
        if (!link.value.trim()) return;
        const text = holdsTheme(link.value) ? await decodeTheme(link.value) : undefined;
        if (text === undefined) said.textContent = translate('no_link');
        else take(await beginWithText(text));
    };
    const accept = `.yaml,.yml,.zip,${tableEndings}`,
        file = html('input', { type: 'file', accept, onchange: () => open(file.files?.[0]) }),
        link = html('input', {
            type: 'text',
            placeholder: 'http://…#theme=…',
            autocomplete: 'off',
            spellcheck: 'false',
            oninput: () => void follow(),
        }),
        said = html('p', { role: 'status' });
    const element = html(
        'details',
        { class: 'others', open: mode.isShared },
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
