import { button, html, joinTexts, select } from '../../ui/dom';
import { download } from '../files/downloads';
import type { Service } from '../protocol/generated';
import type { Store } from '../state/store';
import { cureBySettings, makeSettings, type Cure } from '../theme_text/remedies';
import { inTurn, removeValue } from '../theme_text/text_edits';
import { translate } from '../ui/texts';
import { makeRow, type Control, type Settings } from './control';

/** A choice of the card service that prints the deck: its size, its margin, its bleed, a page for each side. */
export function makeServiceControl(store: Store) {
    let services: readonly Service[] = [],
        shown: Service | undefined,
        wanted: string | undefined; // a service that can make the cards once its remedy is taken
    const refusal = html('p', { class: 'refusal', role: 'status', hidden: true }),
        find = (name: string | undefined) => services.find((service) => service.name === name),
        choice = select([['', translate('my_printer')]], (name) => choose(find(name)));
    /** Its files, without the rest of the bundle. */
    const files = button('', () => {
        const service = shown?.name ?? '';
        void download(store, {
            label: 'service_files',
            path: 'bundle.zip',
            ending: `-${service}.zip`,
            more: { service },
        });
    });

    /** Shows the service whose settings the deck has; of several the one that was chosen here. */
    function update(values: Settings): void {
        services = store.state.head?.services ?? services;
        if (choice.options.length === 1)
            choice.append(...services.map(({ name, title }) => html('option', { value: name }, title)));
        const isSet = ([key, value]: readonly [string, string]) =>
            values[key]?.from !== undefined && [values[key].text, values[key].value].includes(value);
        const has = ({ settings }: Service) => settings.length > 0 && settings.every(isSet),
            chosen = find(shown?.name);
        shown = chosen && has(chosen) ? chosen : services.find(has);
        choice.value = shown?.name ?? '';
        files.hidden = !shown;
        files.textContent = translate('service_files', { title: shown?.title ?? '' });
        const possible = find(wanted);
        if (!possible || possible.refusal) return;
        wanted = undefined;
        choose(possible);
    }
    /** Reports why a service can't make the cards, and offers what would change that. */
    function refuse(service: Service): void {
        choice.value = shown?.name ?? '';
        const cure = service.remedies.map(cureBySettings).find(Boolean);
        const take = (make: Cure['make']) => {
            wanted = service.name;
            store.edit(make);
        };
        refusal.replaceChildren(
            joinTexts([service.refusal, ...(cure ? [] : service.remedies.map(({ text }) => text))], '; '),
            ...(cure ? [' ', button(cure.label, () => take(cure.make))] : []),
        );
        refusal.hidden = false;
    }
    function choose(service: Service | undefined): void {
        refusal.hidden = true;
        if (service?.refusal) return refuse(service);
        const keys = (shown?.settings ?? []).map(([key]) => key.split('.')),
            removals = keys.map((path) => (now: string) => removeValue(now, path));
        shown = service;
        store.edit((text) => inTurn(text, ...removals, ...makeSettings(service?.settings ?? [])));
        const title = translate('service_files', { title: service?.title ?? '' });
        if (service) store.notify(translate('service_chosen', { name: service.name, files: title }));
    }
    const row = makeRow(translate('printed_by'), translate('service_help'), choice),
        control: Control = { elements: [row, files, refusal], update };
    return { control, chosen: () => shown?.name };
}
