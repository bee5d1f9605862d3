import { carry, show, type Frame, type Hand, type Held } from './hands';

/**
 * Lets a symbol follow the pointer that has taken it, and drops it where the pointer lets go. Each move sets two transforms
 * and asks for no layout: it is shown in the same frame.
 */
export function followPointer(
    event: PointerEvent,
    held: Held,
    frame: Frame,
    drop: (place: Held['place']) => void,
): void {
    const picture = event.currentTarget as SVGSVGElement,
        hand = ((event.target as SVGElement).dataset['hand'] ?? 'move') as Hand,
        toCard = picture.getScreenCTM()!.inverse();
    const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toCard);
        return [x, y]; // in millimeters from the middle of the card
    };
    const begun = pointOf(event),
        from = held.place;
    let place = from;
    const follow = (moved: PointerEvent) => {
        place = carry(from, hand, begun, pointOf(moved));
        show(held, place);
        frame.follow(place, held);
    };
    picture.setPointerCapture(event.pointerId);
    picture.addEventListener('pointermove', follow);
    picture.addEventListener(
        'lostpointercapture',
        () => {
            picture.removeEventListener('pointermove', follow);
            drop(place);
        },
        { once: true },
    );
}
