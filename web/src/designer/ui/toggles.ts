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
export function makeToggles<Value extends string = string>(
    label: string,
    given: Choice<Value>[],
    choose: (value: Value) => void,
) {
    const element = html('div', { class: 'toggles', role: 'radiogroup', 'aria-label': label, onkeydown: move });
    let buttons = new Map<Value, HTMLButtonElement>(),
        shown: Value | undefined;

    /** Replaces what can be chosen; what is the same is not drawn again. */
    function offer(choices: Choice<Value>[]): void {
        const values = choices.map(({ value }) => value);
        if (buttons.size && values.join() === [...buttons.keys()].join()) return;
        buttons = new Map(choices.map((choice) => [choice.value, makeButton(choice)]));
        element.replaceChildren(...buttons.values());
        show(shown);
    }
    /** Shows what is chosen; nothing for what can't be chosen here. */
    function show(chosen: Value | undefined): void {
        shown = chosen;
        const stop = chosen !== undefined && buttons.has(chosen) ? chosen : buttons.keys().next().value;
        for (const [value, button] of buttons) {
            button.setAttribute('aria-checked', String(value === chosen));
            button.tabIndex = value === stop ? 0 : -1;
        }
    }
    function makeButton({ value, label, picture, color }: Choice<Value>): HTMLButtonElement {
        const made = button(picture ?? '', () => take(value), { role: 'radio', value });
        if (color === undefined) made.append(label);
        else {
            made.classList.add('swatch');
            made.style.setProperty('--color', color);
            made.ariaLabel = made.title = label;
        }
        return made;
    }
    function take(value: Value): void {
        show(value);
        choose(value);
    }
    function move(event: KeyboardEvent): void {
        const [right, down] = directionOf(event) ?? [0, 0],
            step = right + down,
            values = [...buttons.keys()];
        if (!step) return;
        event.preventDefault();
        const at = values.findIndex((value) => buttons.get(value) === document.activeElement),
            next = values.at((at + step) % values.length)!;
        buttons.get(next)!.focus();
        take(next);
    }
    offer(given);
    return { element, offer, show };
}
