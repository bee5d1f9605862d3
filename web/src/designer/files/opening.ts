import type { Chosen } from './chosen';

/** A theme to begin with. */
export interface Opened extends Chosen {
    /** That the file has, or that a new theme begins with. */
    text: string;
    tag: string;
    isSaved: boolean;
}

/** Returns "14:05", or with its date where that is another day. */
export function describeTime(time: number): string {
    const then = new Date(time),
        isToday = then.toDateString() === new Date().toDateString();
    const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    return new Intl.DateTimeFormat(document.documentElement.lang, style).format(then);
}
