import { image } from '../../ui/dom';
import { ask, client } from './api';

/** A theme: the name of a template or of a file of the folder, or the text itself. */
export interface Wanted {
    name?: string;
    text?: string | undefined;
    isTemplate?: boolean;
}

/** Has a card of a theme drawn at a place. */
export type AddSample = (place: Element, wanted: Wanted) => void;

/** Draws a card of each theme that is in sight, one after the other: the first are seen first. */
export function drawSamples(signal: AbortSignal): AddSample {
    const all = new Map<Element, Wanted>(),
        inSight = new Set<Element>();
    let isBusy = false;
    const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
        if (!isBusy) void draw();
    });
    signal.addEventListener('abort', () => observer.disconnect());

    async function draw(): Promise<void> {
        isBusy = true;
        for (let place; (place = [...all.keys()].find((one) => inSight.has(one))); ) {
            const { name = '', text, isTemplate } = all.get(place)!;
            all.delete(place);
            observer.unobserve(place);
            // A choice can come between an answer's first bytes and its last.
            const sample = await ask(`sample?name=${encodeURIComponent(name)}`, {
                ...(isTemplate ? {} : { method: 'POST', body: JSON.stringify({ text }) }),
                headers: { 'X-Spotit-Client': client },
                signal,
            })
                .then((answer) => (answer.status === 200 ? answer.blob() : undefined))
                .catch(() => undefined);
            if (signal.aborted) return;
            if (sample) place.append(image(sample));
        }
        isBusy = false;
    }
    return (place, wanted) => {
        all.set(place, wanted);
        observer.observe(place);
    };
}
