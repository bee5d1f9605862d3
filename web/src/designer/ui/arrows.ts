/** Returns which way an arrow key leads: right and down; nothing for another key. */
export function directionOf({ key }: { key: string }): readonly [right: number, down: number] | undefined {
    const [, way] = /^Arrow(Right|Left|Down|Up)$/.exec(key) ?? [];
    if (way === 'Right' || way === 'Left') return [way === 'Right' ? 1 : -1, 0];
    return way === undefined ? undefined : [0, way === 'Down' ? 1 : -1];
}

/** Returns which of the elements of a grid an arrow key leads to from one of them; itself for another key. */
export function indexAfter(event: KeyboardEvent, grid: HTMLElement, index: number): number {
    const [right, down] = directionOf(event) ?? [0, 0];
    return index + right + down * getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/** Lets the tab key lead to another one of several elements, and puts the focus there. */
export function moveFocus(from: HTMLElement, to: HTMLElement): void {
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
}
