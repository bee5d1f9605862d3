import { button, html, svg } from '../dom';
import { drawFace, viewBox } from './drawing';
import { carry, carryByKey, Frame, hold, show, type Held } from './hands';
import { withIcon } from './icons';
import { freeSymbol, pinOf, pinSymbol } from './pins';
import type { Place } from './places';
import type { State } from './state';
import type { Store } from './store';
import { difference, rerollCard } from './text_edits';
import { translate } from './texts';

type Point = [number, number];

/** One card, large: its symbols are moved, turned and enlarged by pointer or keys, and stay there as pins of the theme. */
export class CardView {
    readonly element = html('dialog', { class: 'card-view', 'aria-label': translate('card') });
    private readonly picture = svg('svg', { class: 'large' });
    private readonly title = html('h2');
    private readonly said = html('p', { class: 'quiet', role: 'status' });
    private readonly tools = html('p', { class: 'tools' });
    private readonly frame = new Frame();
    private held: Held[] = [];
    private chosen: string | undefined; // what the symbol is
    private tried: { before: string; gesture: string } | undefined; // a pin that the engine may refuse

    constructor(
        private readonly store: Store,
        private readonly isFixed: boolean,
    ) {
        const go = (by: number) => () => this.go(by);
        this.element.append(
            html(
                'p',
                { class: 'head' },
                button('‹', go(-1), { 'aria-label': translate('previous_card') }),
                this.title,
                button('›', go(1), { 'aria-label': translate('next_card') }),
                button(translate('close'), () => this.element.close()),
            ),
            this.picture,
            this.said,
            this.tools,
        );
        this.element.addEventListener('close', () => store.dispatch({ type: 'open card', card: undefined }));
        this.element.addEventListener('keydown', (event) => this.hearKey(event));
        this.picture.addEventListener('pointerdown', (event) => this.take(event));
        store.watch(['opened'], ({ opened }, before) => {
            if (opened === undefined) return this.element.close();
            if (opened !== before.opened) this.chosen = undefined;
            if (!this.element.open) this.element.showModal();
            this.show();
        });
        store.watch(['isBusy'], (state) => this.judge(state));
    }

    private go(by: number): void {
        const { opened, head } = this.store.state;
        if (opened !== undefined && head)
            this.store.dispatch({ type: 'open card', card: (opened + by + head.cards) % head.cards });
    }

    /** Shows the card as the last good deck has it. */
    private show(): void {
        const { opened, head, faces } = this.store.state;
        const face = opened === undefined ? undefined : faces[opened];
        if (!head || !face) return;
        this.title.textContent = translate('card_number', { n: face.n + 1 });
        this.picture.setAttribute('viewBox', viewBox(head));
        this.frame.element.remove();
        drawFace(this.picture, face);
        this.held = [...this.picture.children].flatMap((group) => {
            const symbol = (group as SVGGElement).dataset['symbol'],
                drawing = group.firstElementChild!.getAttribute('href')!.slice(1),
                box = head.boxes[drawing];
            return symbol === undefined || !box ? [] : [hold(group as SVGGElement, Number(symbol), box)];
        });
        for (const { group, symbol } of this.held) {
            group.setAttribute('tabindex', '0');
            group.setAttribute('role', 'button');
            group.setAttribute('aria-label', this.symbol(symbol)?.name ?? '');
        }
        if (!this.isFixed) this.picture.append(this.frame.element);
        this.choose(this.chosen);
    }

    private symbol(index: number) {
        return this.store.state.symbols[index];
    }
    private get current(): Held | undefined {
        return this.held.find(({ symbol }) => this.symbol(symbol)?.what === this.chosen);
    }
    private names({ symbol }: Held): string[] {
        const { what, name } = this.symbol(symbol)!;
        return [what, name];
    }

    private choose(what: string | undefined): void {
        this.chosen = what;
        const held = this.current;
        this.frame.element.toggleAttribute('hidden', !held);
        if (held) this.frame.show(held.place, held.box, this.picture.getScreenCTM()?.a ?? 1);
        if (!this.said.textContent && !this.isFixed) this.said.textContent = translate('card_help');
        this.showTools(held);
    }

    private showTools(held: Held | undefined): void {
        const card = this.store.state.opened! + 1;
        this.tools.replaceChildren();
        if (this.isFixed) return;
        const press = (key: string, name: Parameters<typeof translate>[0], sign: string) =>
            button(sign, () => held && this.put(held, carryByKey(held.place, key)!), { 'aria-label': translate(name) });
        if (held) {
            this.tools.append(
                html('strong', {}, this.symbol(held.symbol)?.name ?? ''),
                press(',', 'turn_left', '⟲'),
                press('.', 'turn_right', '⟳'),
                press('-', 'smaller', '−'),
                press('+', 'larger', '+'),
            );
            if (pinOf(this.store.state.text, card, this.names(held)) !== undefined)
                this.tools.append(button(translate('free_symbol'), () => this.free(held)));
        }
        const rearrange = () => this.store.edit((text) => rerollCard(text, card));
        this.tools.append(withIcon('redo', button(translate('rearrange_card', { n: card }), rearrange)));
    }

    private free(held: Held): void {
        this.store.edit((text) => freeSymbol(text, this.store.state.opened! + 1, this.names(held)));
    }

    /** Pins a symbol to a place, once the engine has arranged the others around it. */
    private put(held: Held, place: Place): void {
        held.place = place;
        show(held, place);
        this.choose(this.chosen);
        const names = this.names(held),
            card = this.store.state.opened! + 1,
            gesture = `pin ${card} ${names[0]}`;
        this.tried = { before: this.store.state.text, gesture };
        this.store.edit((text) => pinSymbol(text, card, names, place), gesture);
    }

    /** What the engine refuses springs back. */
    private judge({ isBusy, isStale, problems, opened }: State): void {
        if (isBusy || opened === undefined) return;
        const refusal = problems.find(({ id }) => id === 'pin'),
            { tried } = this;
        this.tried = undefined;
        if (tried && isStale) {
            this.said.textContent = [refusal?.message, refusal?.label].filter(Boolean).join(': ');
            this.store.edit((text) => [difference(text, tried.before)], tried.gesture);
        } else if (tried) this.said.textContent = '';
        this.show();
    }

    private hearKey(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const group = (event.target as Element).closest('[data-symbol]'),
            held = this.held.find((one) => one.group === group);
        if (!held) {
            const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            if (by) this.go(by);
            return;
        }
        const place = carryByKey(held.place, event.key);
        if (this.isFixed || (!place && event.key !== 'Delete' && event.key !== 'Enter')) return;
        event.preventDefault();
        this.choose(this.symbol(held.symbol)?.what);
        if (place) this.put(held, place);
        else if (event.key === 'Delete') this.free(held);
    }

    private take(event: PointerEvent): void {
        const target = event.target as SVGElement,
            hand = (target.dataset['hand'] ?? 'move') as 'move' | 'turn' | 'size',
            group = target.closest('[data-symbol]');
        const held = target.dataset['hand'] ? this.current : this.held.find((one) => one.group === group);
        this.choose(held && this.symbol(held.symbol)?.what);
        if (!held || this.isFixed) return;
        event.preventDefault();
        held.group.focus({ preventScroll: true });
        const begun = this.pointOf(event),
            from = held.place;
        let place = from;
        this.picture.setPointerCapture(event.pointerId);
        const follow = (moved: PointerEvent) => {
            place = carry(from, hand, begun, this.pointOf(moved));
            show(held, place);
            this.frame.show(place, held.box, this.picture.getScreenCTM()?.a ?? 1);
        };
        const drop = () => {
            this.picture.removeEventListener('pointermove', follow);
            if (place !== from) this.put(held, place);
        };
        this.picture.addEventListener('pointermove', follow);
        this.picture.addEventListener('lostpointercapture', drop, { once: true });
    }

    /** Returns where a pointer is on the card, in millimeters from its middle. */
    private pointOf({ clientX, clientY }: PointerEvent): Point {
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.picture.getScreenCTM()!.inverse());
        return [x, y];
    }
}
