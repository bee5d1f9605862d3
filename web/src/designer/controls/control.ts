import { html } from '../../dom';
import type { Settings } from '../generated';
import { explain, schemasAt, type Schema } from '../schema';
import type { Store } from '../store';
import { pageLanguage } from '../texts';

/** The values that the deck has, by their keys: the text may leave them to a style. */
export type Values = Partial<Settings> & Record<string, string | number | undefined>;

/** A part of a panel that shows a value as the text has it, and changes it there. */
export interface Control {
    readonly elements: HTMLElement[];
    update(text: string, settings: Values): void;
}

/** What all controls need. */
export interface Context {
    readonly schema: Schema;
    readonly store: Store;
}

/** Returns what a key of the theme is for. The schema explains its keys in English. */
export const helpFor = ({ schema }: Context, path: string[]): string =>
    pageLanguage() === 'en' ? explain(schemasAt(schema, path)) : '';

/** A line of a panel: a name, which a click on leads to the field if there is one alone, and what changes the value. */
export function makeRow(name: string, help: string, ...parts: HTMLElement[]): HTMLElement {
    const isAlone = parts.length === 1 && parts[0]!.matches('input, select'),
        attributes = { class: 'control', ...(help ? { title: help } : undefined) };
    return html(isAlone ? 'label' : 'div', attributes, html('span', {}, name), ...parts);
}
