import { button, html, select } from '../../ui/dom';
import { download } from '../files/files';
import type { Service } from '../protocol/generated';
import type { Store } from '../state/store';
import { cureBySettings, type Cure } from '../theme_text/remedies';
import { inTurn, makeSettings, removeValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { makeRow, type Control, type Settings } from './control';

/** A choice of the card service that prints the deck: its size, its margin, its bleed, a page for each side. */
export class ServiceControl implements Control {
    readonly elements: HTMLElement[];
    private readonly select = select([['', translate('my_printer')]], (name) =>
        this.choose(this.services.find((service) => service.name === name)),
    );
    private services: Service[] = [];
    shown: Service | undefined;
    private readonly refusal = html('p', { class: 'refusal', role: 'status', hidden: true });
    private readonly files = button('', () => void this.download());
    private wanted: string | undefined; // a service that can make the cards once its remedy is taken

    constructor(private readonly store: Store) {
        const row = makeRow(translate('printed_by'), translate('service_help'), this.select);
        this.elements = [row, this.files, this.refusal];
    }

    /** Shows the service whose settings the deck has; of several the one that was chosen here. */
    update(values: Settings): void {
        const services = this.store.state.head?.services ?? this.services;
        this.services = services;
        if (this.select.options.length === 1)
            this.select.append(...services.map(({ name, title }) => html('option', { value: name }, title)));
        const isSet = ([key, value]: readonly [string, string]) =>
            values[key]?.from !== undefined && [values[key].text, values[key].value].includes(value);
        const has = ({ settings }: Service): boolean => settings.length > 0 && settings.every(isSet);
        const chosen = services.find(({ name }) => name === this.shown?.name);
        this.shown = chosen && has(chosen) ? chosen : services.find(has);
        this.select.value = this.shown?.name ?? '';
        this.files.hidden = !this.shown;
        this.files.textContent = translate('service_files', { title: this.shown?.title ?? '' });
        const wanted = services.find(({ name }) => name === this.wanted);
        if (!wanted || wanted.refusal) return;
        this.wanted = undefined;
        this.choose(wanted);
    }

    /** Downloads the files for the chosen service, without the rest of the bundle. */
    private async download(): Promise<void> {
        const service = this.shown?.name ?? '';
        const wanted = { path: 'bundle.zip', ending: `-${service}.zip`, more: { service } };
        await download(this.store, { label: 'service_files', ...wanted });
    }

    /** Reports why a service can't make the cards, and offers what would change that. */
    private refuse({ name, refusal, remedies }: Service): void {
        this.select.value = this.shown?.name ?? '';
        const cure = remedies.map(cureBySettings).find(Boolean);
        const take = (chosen: Cure) => {
            this.wanted = name;
            this.store.edit(chosen.make);
        };
        this.refusal.replaceChildren(
            [refusal, ...(cure ? [] : remedies.map(({ text }) => text))].join('; '),
            ...(cure ? [' ', button(cure.label, () => take(cure))] : []),
        );
        this.refusal.hidden = false;
    }

    private choose(service: Service | undefined): void {
        this.refusal.hidden = true;
        if (service?.refusal) return this.refuse(service);
        const keys = (this.shown?.settings ?? []).map(([key]) => key.split('.')),
            removals = keys.map((path) => (now: string) => removeValue(now, path));
        this.shown = service;
        this.store.edit((text) => inTurn(text, ...removals, ...makeSettings(service?.settings ?? [])));
        const files = translate('service_files', { title: service?.title ?? '' });
        if (service) this.store.notify(translate('service_chosen', { name: service.name, files }));
    }
}
