import { button, html } from '../../ui/dom';
import { directionOf } from './arrows';

/** What can be chosen. `picture` stands before its label, `color` in the place of it. */
export interface Choice<Value extends string> {
    value: Value;
    label: string;
    picture?: Element;
    color?: string;
}

/** A choice of a few things that are all shown. It is one tab stop; arrows go on and choose. */
export class Toggles<Value extends string = string> {
    readonly element: HTMLElement;
    private buttons = new Map<Value, HTMLButtonElement>();
    private shown: Value | undefined;

    constructor(
        label: string,
        choices: Choice<Value>[],
        private readonly choose: (value: Value) => void,
    ) {
        this.element = html('div', { class: 'toggles', role: 'radiogroup', 'aria-label': label });
        this.element.addEventListener('keydown', (event) => this.move(event));
        this.offer(choices);
    }

    /** Replaces what can be chosen; what is the same is not drawn again. */
    offer(choices: Choice<Value>[]): void {
        const values = choices.map(({ value }) => value);
        if (this.buttons.size && values.join() === [...this.buttons.keys()].join()) return;
        this.buttons = new Map(choices.map((choice) => [choice.value, this.makeButton(choice)]));
        this.element.replaceChildren(...this.buttons.values());
        this.show(this.shown);
    }

    /** Shows what is chosen; nothing for what can't be chosen here. */
    show(shown: Value | undefined): void {
        this.shown = shown;
        const stop = shown !== undefined && this.buttons.has(shown) ? shown : this.buttons.keys().next().value;
        for (const [value, button] of this.buttons) {
            button.setAttribute('aria-checked', String(value === shown));
            button.tabIndex = value === stop ? 0 : -1;
        }
    }

    private makeButton({ value, label, picture, color }: Choice<Value>): HTMLButtonElement {
        const made = button(picture ?? '', () => this.take(value), { role: 'radio', value });
        if (color === undefined) made.append(label);
        else {
            made.classList.add('swatch');
            made.style.setProperty('--color', color);
            made.ariaLabel = made.title = label;
        }
        return made;
    }

    private take(value: Value): void {
        this.show(value);
        this.choose(value);
    }

    private move(event: KeyboardEvent): void {
        const [right, down] = directionOf(event) ?? [0, 0],
            step = right + down,
            values = [...this.buttons.keys()];
        if (!step) return;
        event.preventDefault();
        const at = values.findIndex((value) => this.buttons.get(value) === document.activeElement),
            next = values.at((at + step) % values.length)!;
        this.buttons.get(next)!.focus();
        this.take(next);
    }
}
