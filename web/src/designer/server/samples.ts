import { image } from '../../ui/dom';
import { ask, client } from './api';

/** A theme: the name of a template or of a file of the folder, or the text itself. */
export interface Wanted {
    name?: string;
    text?: string | undefined;
    isTemplate?: boolean;
}

/** A card of each theme that is in sight, one drawn after the other: the first are seen first. */
export class Samples {
    private readonly wanted = new Map<Element, Wanted>();
    private readonly inSight = new Set<Element>();
    private isBusy = false;
    private readonly observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
            if (isIntersecting) this.inSight.add(target);
            else this.inSight.delete(target);
        void this.draw();
    });

    constructor(private readonly signal: AbortSignal) {
        signal.addEventListener('abort', () => this.observer.disconnect());
    }

    /** Draws a card into a place. */
    add(place: Element, wanted: Wanted): void {
        this.wanted.set(place, wanted);
        this.observer.observe(place);
    }

    private async draw(): Promise<void> {
        if (this.isBusy) return;
        this.isBusy = true;
        for (let place; (place = [...this.wanted.keys()].find((one) => this.inSight.has(one))); ) {
            const { name = '', text, isTemplate } = this.wanted.get(place)!;
            this.wanted.delete(place);
            this.observer.unobserve(place);
            // A choice can come between an answer's first bytes and its last.
            const sample = await ask(`sample?name=${encodeURIComponent(name)}`, {
                ...(isTemplate ? {} : { method: 'POST', body: JSON.stringify({ text }) }),
                headers: { 'X-Spotit-Client': client },
                signal: this.signal,
            })
                .then((answer) => (answer.status === 200 ? answer.blob() : undefined))
                .catch(() => undefined);
            if (this.signal.aborted) return;
            if (sample) place.append(image(sample));
        }
        this.isBusy = false;
    }
}
