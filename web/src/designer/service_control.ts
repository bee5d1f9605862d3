// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

import { html } from '../dom';
import type { Service } from './generated';
import type { Store } from './store';
import { inTurn, removeValue, setValue, valueAt } from './text_edits';

const unquoted = (written?: string): string | undefined => written?.trim().replace(/^(["'])(.*)\1$/, '$2');

/** A choice of the card service that prints the deck: its size, its margin, its bleed, a page for each side. */
export class ServiceControl {
    readonly element: HTMLElement;
    private readonly select = html('select', {}, html('option', { value: '' }, 'my own printer'));
    private services: Service[] = [];
    shown: Service | undefined;

    constructor(private readonly store: Store) {
        this.select.addEventListener('change', () =>
            this.choose(this.services.find(({ name }) => name === this.select.value)),
        );
        this.element = html(
            'label',
            {
                title: 'Writes what a card service wants of the deck: its size, its margin, its bleed, a page for each side.',
            },
            html('span', {}, 'Printed by'),
            this.select,
        );
    }

    /** Shows the service whose settings the text has; of several the one that was chosen here. */
    update(text: string, services = this.services): void {
        this.services = services;
        if (this.select.options.length === 1)
            this.select.append(...services.map(({ name, title }) => html('option', { value: name }, title)));
        const has = ({ settings }: Service): boolean =>
            settings.length > 0 && settings.every(([key, value]) => unquoted(valueAt(text, key.split('.'))) === value);
        const chosen = services.find(({ name }) => name === this.shown?.name);
        this.shown = chosen && has(chosen) ? chosen : services.find(has);
        this.select.value = this.shown?.name ?? '';
    }

    private choose(service: Service | undefined): void {
        if (service?.refusal) {
            this.select.value = this.shown?.name ?? '';
            return this.store.say([service.refusal, ...service.remedies].join('; '));
        }
        const before = this.shown?.settings ?? [];
        this.shown = service;
        this.store.edit((text) =>
            inTurn(
                text,
                ...before.map(
                    ([key]) =>
                        (now: string) =>
                            removeValue(now, key.split('.')),
                ),
                ...(service?.settings ?? []).map(
                    ([key, value]) =>
                        (now: string) =>
                            setValue(now, key.split('.'), value),
                ),
            ),
        );
        if (service)
            this.store.say(`Download, All of it: the folder services/${service.name} is for ${service.title}.`);
    }
}
