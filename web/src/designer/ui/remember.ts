/** Keeps a value in the browser, if there is room; returns whether there was. */
export function remember(key: string, value: string, place: Storage = localStorage): boolean {
    try {
        place.setItem(key, value);
        return true;
    } catch {
        return false;
    }
}
