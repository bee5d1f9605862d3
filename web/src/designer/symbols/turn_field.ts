import { html } from '../../ui/dom';
import { wordFor } from '../controls/choice_words';
import { NumberField } from '../controls/number_field';
import { keyOf } from '../theme_text/theme_keys';
import { translate } from '../ui/texts';
import { Toggles } from '../ui/toggles';

/** Words for how a symbol may be turned, and the degrees that mean the same. */
const words = { any: 180, upright: 0 };

/** How a symbol may be turned: as the others, by a word, or by degrees. */
export class TurnField {
    readonly element: HTMLElement;
    private readonly toggles: Toggles;
    private readonly degrees: NumberField;

    /** `change` is called with the new `rotation`, nothing for as the others. */
    constructor(change: (rotation?: string) => void) {
        const label = translate('turned'),
            key = keyOf('symbols.rotation');
        this.toggles = new Toggles(
            label,
            ['', ...key.words].map((value) => ({ value, label: wordFor(key.path, value) })),
            (word) => change(word || undefined),
        );
        this.degrees = new NumberField({ label, range: key.range!, step: 5, unit: '°' }, (degrees) =>
            change(String(degrees)),
        );
        const { box, refusal } = this.degrees;
        box.placeholder = '°';
        this.element = html('span', { class: 'turned' }, label, ' ', this.toggles.element, box, refusal);
    }

    show(rotation: unknown): void {
        const said = typeof rotation === 'string' || typeof rotation === 'number' ? String(rotation) : '',
            degrees = words[said as keyof typeof words] ?? Number(said.replace('°', ''));
        this.toggles.show(said);
        this.degrees.show(degrees || 0, said === '' || Number.isNaN(degrees) ? said : undefined);
    }
}
