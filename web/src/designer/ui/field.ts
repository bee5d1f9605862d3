const shown = new WeakMap<HTMLInputElement, string>();

/** Shows a value of the theme in a field. What a user is changing there stays until the theme has it; several lines can't be changed. */
export function showValue(field: HTMLInputElement, text: string): void {
    field.readOnly = text.trim().includes('\n');
    const value = field.readOnly ? text.trim().replaceAll('\n', ' ') : text;
    const isChanged = document.activeElement === field && field.value !== shown.get(field);
    if (field.value !== value && !isChanged) field.value = value;
    if (field.value === value || !isChanged) shown.set(field, field.value);
}

/** Returns whether something takes what is typed or pasted. */
export const isField = (target: EventTarget | undefined): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
