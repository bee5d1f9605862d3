// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { button, html } from '../dom';
import type { Figures } from './generated';

/** The files that can be made of the deck: label, the path that makes it, what its name ends in, what is asked beside the text. */
interface Download {
    label: string;
    path: string;
    ending: string;
    more?: Record<string, string | readonly number[]>;
}

/** What is called the paper of pages that have a card each. */
export const noPaper = 'none';

export const pdf: Download = { label: 'PDF, to print', path: 'deck.pdf', ending: '.pdf' };
const downloads: Download[] = [
    pdf,
    { label: 'Game page, for any browser', path: 'play.html', ending: '.html' },
    { label: 'Cards as pictures (PNG)', path: 'cards.zip', ending: '-png.zip', more: { format: 'png' } },
    { label: 'Cards as drawings (SVG)', path: 'cards.zip', ending: '-svg.zip', more: { format: 'svg' } },
    { label: 'All of it, for print shops and cutters', path: 'bundle.zip', ending: '-bundle.zip' },
    { label: 'The theme', path: '', ending: '.yaml' },
];
export type { Download };

/** A menu of downloads. It closes after a choice, with Escape, and when something else is used. */
export function downloadMenu(take: (download: Download) => void): HTMLElement {
    const menu = html('details', { class: 'menu' }, html('summary', {}, 'Download'));
    const close = () => {
        menu.open = false;
    };
    const list = html(
        'div',
        {},
        ...downloads.map((one) =>
            button(one.label, () => {
                close();
                take(one);
            }),
        ),
    );
    menu.append(list);
    menu.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        close();
        menu.querySelector('summary')!.focus();
    });
    menu.addEventListener('focusout', (event) => {
        if (event.relatedTarget && !menu.contains(event.relatedTarget as Node)) close();
    });
    document.addEventListener('click', (event) => {
        if (!menu.contains(event.target as Node)) close();
    });
    return menu;
}

/** Says how cards are printed in their true size, before their PDF is taken. */
export class PrintAdvice {
    readonly element = html('dialog', { 'aria-labelledby': 'print-title' });
    private readonly list = html('ol');

    constructor(take: (download: Download) => void) {
        const close = button('Close', () => this.element.close());
        this.element.append(
            html('h2', { id: 'print-title' }, 'Print the cards'),
            this.list,
            html(
                'p',
                { class: 'tools' },
                button(
                    'Download the PDF',
                    () => {
                        this.element.close();
                        take(pdf);
                    },
                    { class: 'main' },
                ),
                close,
            ),
        );
    }

    show(figures: Figures | undefined): void {
        const paper = figures && figures.paper !== noPaper ? ` on ${figures.paper}` : '';
        const bar = figures?.hasBars
            ? 'measure the bar of 50 mm at the edge of the first sheet'
            : 'measure a card of the first sheet';
        const sides = figures?.backs.includes('fold')
            ? 'Fold each sheet along its line, glue it, and cut then.'
            : figures?.backs
              ? `Print both sides, turned along the ${figures.backs.includes('short') ? 'short' : 'long'} edge.`
              : 'Thick paper makes good cards: 160 to 250 g/m².';
        const lines = [
            `Print the PDF${paper} at its actual size, 100 %, without “fit to page”.`,
            `Print one sheet first and ${bar}.`,
            sides,
        ];
        this.list.replaceChildren(...lines.map((line) => html('li', {}, line)));
        this.element.showModal();
    }
}
