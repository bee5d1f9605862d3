// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import { ask, askForPreview, hearLines, Refused, type Preview } from './api';
import { Cards } from './cards';
import { Controls } from './controls';
import type { DeckSymbol, Figures, Head, Line, Problem, ThemeLine } from './generated';
import { downloadMenu, noPaper, PrintAdvice, type Download } from './downloads';
import { Editor, type Follow } from './editor';
import { showProblems, summary } from './problems';
import type { Schema } from './schema';
import { SheetView } from './sheet_view';
import { Sight } from './sight';
import { noPictures, Symbols } from './symbols';
import { Tabs } from './tabs';
import { rerollCard, type Edit } from './text_edits';
import { noAnswer, ThemeFile } from './theme_file';

interface Start {
    name: string;
    tag: string;
    isFixed: boolean;
    isShared: boolean;
    schema: Schema;
}

const debounce = 40; // milliseconds, while the cards of an older text are on their way

/** Resolves when what is in the page has been painted. */
const painted = (): Promise<void> =>
    new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
    });

const hasDied =
    'A picture or font has ended the process that draws, or it took too long or too much memory; the next change starts another.';

/** Returns "57 cards × 8 symbols · 10 sheets of A4", or how many pages have a card each. */
function describe(figures: Figures): string {
    const parts = [
        `${figures.cards} cards × ${figures.perCard} symbols`,
        figures.paper === noPaper
            ? `${figures.pages} pages, a card on each`
            : `${figures.sheets} sheets of ${figures.paper}`,
    ];
    if (figures.unused) parts.push(figures.unused === 1 ? '1 symbol unused' : `${figures.unused} symbols unused`);
    return parts.join(' · ');
}

export class Designer {
    readonly element = html('div', { class: 'designer' });
    private readonly editor: Editor;
    private readonly cards: Cards;
    private readonly controls: Controls;
    private readonly symbols: Symbols;
    private readonly work: Tabs;
    private readonly views: Tabs;
    private readonly title = html('h1');
    private readonly figures = html('p', { class: 'figures', role: 'status' });
    private readonly said = html('p', { class: 'said', role: 'status' });
    private readonly problems = html('ul', { class: 'problems' });
    private readonly choice = html('p', { class: 'choice', 'aria-live': 'polite' });
    private readonly sheet = new SheetView(() => this.preview());
    private readonly file: ThemeFile;
    private readonly sight: Sight;
    private readonly backs = html('div', { class: 'backs' });
    private readonly saveButton = button('Save', () => void this.file.save());
    private head: Head | undefined;
    private shownSymbols: DeckSymbol[] = [];
    private shownProblems: Problem[] = [];
    private pointed: string | undefined; // what the symbol is, since its index changes
    private timer = 0;
    private running: Preview | undefined;
    private cardsArePainted: Promise<void> | undefined;
    private onShown = (): void => {};
    private afterPreview = (): void => {};

    constructor(private readonly begun: Start) {
        const place = html('div', { class: 'editor' });
        this.editor = new Editor(place, {
            schema: begun.schema,
            isFixed: begun.isFixed,
            language: () => this.head?.figures.language ?? 'en',
            onChange: (follow) => this.changed(follow),
        });
        this.file = new ThemeFile(begun, {
            text: () => this.editor.text(),
            replace: (text) => this.editor.replace(text),
            tell: () => this.showTitle(),
            say: (text) => this.say(text),
            saySaved: (text) => this.saySaved(text),
            hand: (file, ending) => this.hand(file, ending),
        });
        this.cards = new Cards((cards, common) => this.tellChoice(cards, common));
        this.controls = new Controls(begun.schema, {
            edit: (make) => this.edit(make(this.editor.text())),
            say: (text) => this.say(text),
            ...(begun.isShared ? {} : { upload: (files: File[]) => this.symbols.upload(files) }),
        });
        this.symbols = new Symbols(
            {
                text: () => this.editor.text(),
                edit: (make) => this.edit(make(this.editor.text())),
                say: (text) => this.say(text),
                show: (symbol) => this.showSymbol(symbol),
                language: () => this.head?.figures.language ?? 'en',
            },
            begun,
        );
        this.work = new Tabs('Theme', [
            ['Symbols', this.symbols.element],
            ['Card', this.controls.card],
            ['Back', html('div', {}, this.controls.back, this.backs)],
            ['Sheet', this.controls.sheet],
            ['Text', place],
        ]);
        if (begun.isFixed) for (const panel of ['Card', 'Back', 'Sheet']) this.work.hide(panel);
        this.sight = new Sight([this.cards.element, this.sheet.picture], () => this.preview());
        this.views = new Tabs(
            'Preview',
            [
                [
                    'Cards',
                    html(
                        'div',
                        { class: 'view' },
                        html('div', { class: 'choices' }, this.choice, this.cards.zoom),
                        this.cards.element,
                    ),
                ],
                ['Sheets', this.sheet.element],
            ],
            () => this.preview(),
            this.sight.element,
        );
        this.element.append(
            this.header(),
            html(
                'main',
                {},
                html('section', { class: 'work', 'aria-label': 'Theme' }, this.work.element),
                html('section', { class: 'preview', 'aria-label': 'Preview' }, this.file.conflict, this.views.element),
                html(
                    'section',
                    { class: 'messages', 'aria-label': 'Problems' },
                    html('h2', {}, 'Problems'),
                    this.problems,
                ),
            ),
        );
        this.element.addEventListener('dragover', (event) => event.preventDefault());
        this.element.addEventListener('drop', (event) => {
            event.preventDefault();
            if (begun.isShared) this.say(noPictures);
            else if (!begun.isFixed) void this.symbols.add([...(event.dataTransfer?.files ?? [])]);
        });
    }

    /** Begins with a text, which the file has or not yet, and its preview. Resolves when its cards or problems are shown. */
    start(text: string, isSaved: boolean, first: Preview): Promise<void> {
        this.editor.load(text);
        this.file.start(text, isSaved);
        this.controls.update(text);
        this.showTitle();
        this.hearPreview(first);
        return new Promise((done) => {
            this.onShown = done;
        });
    }

    private header(): HTMLElement {
        const tools = html('div', { class: 'tools' });
        if (!this.begun.isFixed)
            tools.append(
                button('Undo', () => this.editor.undo()),
                button('Redo', () => this.editor.redo()),
                this.saveButton,
            );
        const take = (download: Download) => void this.download(download);
        const advice = new PrintAdvice(take);
        this.element.append(advice.element);
        tools.append(
            downloadMenu(take),
            button('Print …', () => advice.show(this.head?.figures)),
        );
        return html('header', {}, this.title, this.figures, this.said, tools);
    }

    private showTitle(): void {
        this.title.textContent = this.begun.name + (this.file.isDirty() ? ' ●' : '');
        document.title = `${this.title.textContent} – spotit-print`;
    }

    private isBusy(): boolean {
        return this.element.getAttribute('aria-busy') === 'true';
    }

    private edit(edit: Edit | Edit[] | undefined): void {
        if (edit) this.editor.change(edit);
        else this.say('That can’t be done from here: change it in the text.');
    }

    private say(text: string): void {
        this.said.textContent = text;
    }

    /** Says that the text is saved and, when it is known, why it makes no deck. */
    private saySaved(text: string): void {
        const isBusy = this.isBusy(),
            fault = isBusy ? '' : summary(this.shownProblems);
        this.afterPreview = isBusy ? () => this.saySaved(text) : () => {};
        this.say(fault ? `${text}, but it makes no deck: ${fault}` : `${text}.`);
    }

    private changed(follow: Follow): void {
        this.afterPreview = () => {};
        this.running?.stop.abort(); // it is about another text
        this.follow(follow);
        this.say('');
        this.showTitle();
        this.controls.update(this.editor.text());
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.preview(), this.isBusy() ? debounce : 0);
    }

    /** Keeps the places of what is shown: controls and remedies change the text before new ones come. */
    private follow(follow: Follow): void {
        for (const place of [...this.shownSymbols, ...this.shownProblems]) {
            if (place.from === undefined || place.to === undefined) continue;
            place.from = follow(place.from, 1);
            place.to = follow(place.to, -1);
            if (place.to <= place.from) delete place.from; // until the next cards come
        }
    }

    /** Asks for the cards of the text as it is; an older question is taken back. */
    private preview(): void {
        this.running?.stop.abort();
        const want = this.views?.chosen === 'Sheets' ? 'sheet' : 'cards';
        this.hearPreview(
            askForPreview({
                text: this.editor.text(),
                ...this.cards.known(),
                want,
                proof: this.sight.isProof,
                page: this.sheet.wanted,
                first: want === 'cards' ? this.cards.visible() : [],
            }),
        );
    }

    private hearPreview(mine: Preview): void {
        this.running = mine;
        this.element.setAttribute('aria-busy', 'true');
        const { signal } = mine.stop;
        hearLines(mine.answer, async (line) => {
            if (line.t === 'done') await this.cardsArePainted;
            if (!signal.aborted) this.hear(line);
        }).catch((error: unknown) => {
            if (signal.aborted) return;
            this.say(
                error instanceof Refused && error.status === 401
                    ? 'This page’s session has ended: press Enter in the terminal for another link.'
                    : noAnswer,
            );
        });
    }

    private hear(line: Line): void {
        switch (line.t) {
            case 'head':
                this.head = line;
                this.cards.begin(line);
                this.showSymbols(line);
                this.controls.update(this.editor.text(), line);
                this.sight.update(line.visions);
                this.figures.textContent = describe(line.figures);
                break;
            case 'theme':
                this.showSymbols(line);
                break;
            case 'face':
                this.cards.show(line);
                break;
            case 'sheet':
                this.sheet.show(line, this.controls.service());
                break;
            case 'done':
                this.element.setAttribute('aria-busy', 'false');
                this.element.classList.toggle('stale', !line.ok);
                this.showProblems(line.problems);
                if (line.ok) {
                    this.pointAgain();
                    this.backs.replaceChildren(...this.cards.backs());
                } else this.figures.textContent = `The cards are as they were: ${summary(line.problems)}`;
                this.onShown();
                this.afterPreview();
                break;
            case 'died':
                this.element.setAttribute('aria-busy', 'false');
                this.say(hasDied);
                break;
            case 'stopped':
                break;
        }
    }

    /** Those of a theme that makes no deck are shown with the pictures and names that they had. */
    private showSymbols({ symbols, count }: Head | ThemeLine): void {
        const known = new Map(this.shownSymbols.map((symbol) => [symbol.kind + symbol.what, symbol]));
        this.shownSymbols = symbols.map((symbol) => {
            const { picture, box, name } = known.get(symbol.kind + symbol.what) ?? symbol;
            return symbol.picture || !picture ? symbol : { ...symbol, picture, box: box!, name };
        });
        // The first tiles wait for the first cards, which are looked at.
        this.cardsArePainted ??= painted();
        void this.cardsArePainted.then(() => this.symbols.update(this.shownSymbols, count));
    }

    private showProblems(problems: Problem[]): void {
        this.shownProblems = problems;
        this.editor.mark(problems);
        showProblems(this.problems, problems, {
            select: (from, to) => {
                this.work.choose('Text');
                this.editor.select(from, to);
            },
            change: (from, to, insert) => this.edit({ from, to, insert }),
            symbols: this.shownSymbols,
            show: (symbol) => {
                this.work.choose('Symbols');
                this.symbols.choose(symbol);
            },
        });
    }

    private tellChoice(cards: number[], common: number[]): void {
        if (cards.length) this.pointed = undefined;
        const numbers = cards.map((card) => card + 1);
        this.choice.replaceChildren();
        if (!numbers.length) this.choice.append('Click a card, or two to see what they share.');
        else if (numbers.length === 2) {
            const names = common.map((symbol) => this.head?.symbols[symbol]?.name).join(', ');
            this.choice.append(`Cards ${numbers.join(' and ')} share ${names || 'nothing'}.`);
        } else this.choice.append(`Card ${numbers[0]}.`);
        if (!this.begun.isFixed && numbers.length)
            this.choice.append(
                ' ',
                button(`Rearrange card ${numbers.at(-1)}`, () =>
                    this.edit(rerollCard(this.editor.text(), numbers.at(-1)!)),
                ),
            );
    }

    private showSymbol(symbol: number): void {
        this.views.choose('Cards');
        this.pointAt(symbol);
    }

    /** Lights the symbol up that is pointed at, in new cards. */
    private pointAgain(): void {
        const symbol = this.shownSymbols.findIndex(({ what }) => what === this.pointed);
        if (symbol < 0) this.cards.finish();
        else this.pointAt(symbol);
    }

    /** Lights a symbol up on all its cards. */
    private pointAt(symbol: number): void {
        const cards = this.cards.cardsWith(symbol);
        this.cards.clear();
        this.cards.light(
            [symbol],
            cards.map((card) => card - 1),
        );
        this.pointed = this.shownSymbols[symbol]?.what;
        this.choice.replaceChildren(
            `${this.shownSymbols[symbol]?.name ?? ''} is on ${cards.length ? `cards ${cards.join(', ')}` : 'no card'}.`,
        );
    }

    private async download({ path, ending, more }: Download): Promise<void> {
        if (!path) return this.hand(new Blob([this.editor.text()]), ending);
        this.say('Making it …');
        const answer = await ask(path, {
            method: 'POST',
            body: JSON.stringify({ text: this.editor.text(), ...more }),
        }).catch(() => undefined);
        if (!answer) return this.say(noAnswer);
        if (answer.status === 500) return this.say(hasDied);
        if (!answer.ok) {
            const { problems } = (await answer.json().catch(() => ({}))) as { problems?: Problem[] };
            if (problems) this.showProblems(problems);
            return this.say('It could not be made; see the problems.');
        }
        this.hand(await answer.blob(), ending);
        this.say(
            ending === '.pdf'
                ? 'Print it at its actual size, 100 %, without “fit to page”.'
                : 'It is where your downloads are.',
        );
    }

    private hand(file: Blob, ending: string): void {
        const link = html('a', { download: this.begun.name.replace(/\.ya?ml$/, '') + ending });
        link.href = URL.createObjectURL(file);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }
}
