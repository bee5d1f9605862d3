const pause = 500; // milliseconds

/** Calls back when a finger stays on a button, which is then no click. Browsers would drag it, or show their menu. */
export function onHold(button: HTMLButtonElement, hold: () => void): void {
    const canDrag = button.draggable;
    let timer = 0,
        isHeld = false;
    button.addEventListener('pointerdown', ({ pointerType }) => {
        const isTouch = pointerType === 'touch';
        isHeld = false;
        button.draggable = canDrag && !isTouch;
        if (isTouch)
            timer = setTimeout(() => {
                isHeld = true;
                hold();
            }, pause);
    });
    for (const end of ['pointerup', 'pointercancel']) button.addEventListener(end, () => clearTimeout(timer));
    button.addEventListener('contextmenu', (event) => {
        if (!button.draggable && canDrag) event.preventDefault();
    });
    const click = (event: Event) => isHeld && event.stopImmediatePropagation();
    button.addEventListener('click', click, { capture: true });
}
