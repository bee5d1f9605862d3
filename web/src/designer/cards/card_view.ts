import { add, button, html, isPhone, svg } from '../../ui/dom';
import { mode } from '../server/mode';
import type { Store } from '../state/store';
import type { State } from '../state/types';
import { fileName } from '../theme_text/new_symbol';
import { difference, rerollCard } from '../theme_text/text_edits';
import { directionOf } from '../ui/arrows';
import { translate } from '../ui/texts';
import { makeCardTools } from './card_tools';
import { carryByKey, followPointer, Frame, hold, show, type Held } from './hands';
import { drawFace, viewBox } from './drawing';
import { freeSymbol, pinAll, pinOf, pinSymbol } from './pins';
import type { Place } from './places';

/** One card, as large as fits beside the panel, on phones above it: its symbols are moved, turned and enlarged by pointer or keys, and stay there as pins of the theme. */
export class CardView {
    readonly element = html('dialog', { class: 'card-view', 'aria-label': translate('card') });
    private readonly picture = svg('svg', { class: 'large' });
    private readonly title = html('h2');
    private readonly said = html('p', { class: 'quiet', role: 'status' });
    private readonly tools = html('p', { class: 'tools' });
    private readonly frame = new Frame();
    private held: Held[] = [];
    private isDragged = false; // a symbol, which stays in the hand when cards come
    private tried: { before: string; gesture: string } | undefined; // a pin that the engine may refuse

    constructor(private readonly store: Store) {
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
        this.element.addEventListener('close', () => store.dispatch({ type: 'openCard', card: undefined }));
        this.element.addEventListener('keydown', (event) => this.hearKey(event));
        addEventListener('keydown', (event) => {
            if (event.key !== 'Escape' || !this.element.open || document.querySelector('dialog:modal')) return;
            event.preventDefault(); // it ends nothing else
            this.element.close();
        });
        this.picture.addEventListener('pointerdown', (event) => this.take(event));
        store.watch(['opened'], ({ opened }) => {
            if (opened === undefined) return this.element.close();
            if (!this.element.open) this.element[isPhone() ? 'showModal' : 'show']();
            this.said.textContent = ''; // what another card refused
            this.show();
        });
        store.watch(['symbol'], ({ opened }) => opened !== undefined && this.showChosen());
        store.watch(['isBusy'], (state) => this.judge(state));
    }

    private go(by: number): void {
        const { opened, head } = this.store.state;
        if (opened !== undefined && head)
            this.store.dispatch({ type: 'openCard', card: (opened + by + head.cards) % head.cards });
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
        for (const { group, symbol } of this.held)
            add(group, { tabindex: 0, role: 'button', 'aria-label': this.symbol(symbol)?.name ?? '' });
        if (!mode.isFixed) this.picture.append(this.frame.element);
        if (!this.said.textContent && !mode.isFixed) this.said.textContent = translate('card_help');
        this.showChosen();
    }

    private symbol(index: number) {
        return this.store.state.symbols[index];
    }
    /** The chosen symbol, if it is on this card. */
    private get chosen(): Held | undefined {
        return this.held.find(({ symbol }) => this.symbol(symbol)?.id === this.store.state.symbol);
    }
    private names({ symbol }: Held): string[] {
        const { what, name } = this.symbol(symbol)!;
        return [what, fileName(what), name];
    }
    private get card(): number {
        return this.store.state.opened! + 1;
    }

    private choose(held: Held | undefined): void {
        const symbol = held && this.symbol(held.symbol)?.id;
        if (symbol !== this.store.state.symbol) this.store.dispatch({ type: 'chooseSymbol', symbol });
    }

    private showChosen(): void {
        const held = this.chosen;
        this.frame.element.toggleAttribute('hidden', !held);
        if (held) this.frame.show(held, this.picture);
        if (mode.isFixed) return;
        const { card } = this,
            names = held && this.names(held);
        const buttons = () => [...this.tools.querySelectorAll('button')],
            focused = buttons().find((one) => one === document.activeElement);
        this.tools.replaceChildren(
            ...makeCardTools({
                card,
                name: names?.[1],
                isPinned: names !== undefined && pinOf(this.store.state.text, card, names) !== undefined,
                pressKey: (key) => held && this.put(held, carryByKey(held.place, { key })!),
                free: () => held && this.free(held),
                pinAll: () => this.store.edit((text) => pinAll(text, card, this.held, (one) => this.names(one))),
                rearrange: () => this.store.edit((text) => rerollCard(text, card)),
            }),
        );
        const again = buttons().find(({ textContent }) => textContent === focused?.textContent);
        again?.focus(); // a key can be pressed again
    }

    private free(held: Held): void {
        this.store.edit((text) => freeSymbol(text, this.card, this.names(held)));
    }

    /** Pins a symbol to a place, once the engine has arranged the others around it. */
    private put(held: Held, place: Place): void {
        held.place = place;
        show(held, place);
        const names = this.names(held),
            { card } = this,
            gesture = `pin ${card} ${names[0]}`;
        this.tried = { before: this.store.state.text, gesture };
        this.store.edit((text) => pinSymbol(text, card, names, place), gesture);
        this.showChosen();
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
        if (!this.isDragged) this.show();
    }

    private hearKey(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const group = (event.target as Element).closest('[data-symbol]'),
            held = this.held.find((one) => one.group === group);
        if (!held) {
            const [by] = directionOf(event) ?? [0];
            if (by) this.go(by);
            return;
        }
        const place = carryByKey(held.place, event);
        if (mode.isFixed || (!place && event.key !== 'Delete' && event.key !== 'Enter')) return;
        event.preventDefault();
        this.choose(held);
        if (place) this.put(held, place);
        else if (event.key === 'Delete') this.free(held);
    }

    private take(event: PointerEvent): void {
        const target = event.target as SVGElement,
            hand = target.dataset['hand'],
            group = target.closest('[data-symbol]');
        const held = hand ? this.chosen : this.held.find((one) => one.group === group);
        this.choose(held);
        if (!held || mode.isFixed) return;
        event.preventDefault();
        held.group.focus({ preventScroll: true });
        this.isDragged = true;
        followPointer(event, held, this.frame, (place) => {
            this.isDragged = false;
            if (place !== held.place) this.put(held, place);
            else this.show(); // what came meanwhile
        });
    }
}
