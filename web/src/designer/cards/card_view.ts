import { add, button, html, isPhone, isTouch, joinTexts, svg, type Part } from '../../ui/dom';
import type { DeckSymbol } from '../protocol/generated';
import { mode } from '../server/api';
import type { Store } from '../state/store';
import type { State } from '../state/state';
import { apply, type Edit } from '../theme_text/changes';
import { fileName } from '../theme_text/new_symbol';
import { rerollCard } from '../theme_text/text_edits';
import { directionOf } from '../ui/arrows';
import { isField } from '../ui/field';
import { icon } from '../ui/icons';
import { translate, type DesignerText } from '../ui/texts';
import { carryByKey, covers, followPointer, makeFrame, hold, show, type Held, type Place } from './hands';
import { drawFace, viewBox } from './drawing';
import { freeSymbol, isPinned, pinAll, pinOf, pinSymbol } from './pins';

/**
 * One card, as large as fits beside the panel, on phones above it: its symbols are moved, turned and enlarged by pointer or
 * keys, and stay there as pins of the theme.
 */
export function makeCardView(store: Store): HTMLDialogElement {
    const picture = svg('svg', { class: 'large' }),
        title = html('h2'),
        statusLine = html('p', { class: 'quiet', role: 'status' }),
        tools = html('p', { class: 'tools' }),
        frame = makeFrame();
    let symbols: readonly DeckSymbol[] = [], // of the last good deck; those of the text may be others
        held: Held[] = [],
        isDragged = false, // a symbol, which stays in the hand when cards come
        tries: { before: string; after: string; gesture: string }[] = []; // pins that the engine may refuse

    const cardNumber = () => store.state.opened! + 1;
    const help = () => translate(isTouch() ? 'card_help_touch' : 'card_help');
    /** Returns the chosen symbol, if it is on this card. */
    const findChosen = () => held.find(({ symbol }) => symbol.id === store.state.symbol);
    const heldBy = (target: EventTarget | null) => held.find(({ group }) => group.contains(target as Node));
    /** Returns the symbol that a pointer meets, or else one that it is within, as between the letters of a word. */
    const heldAt = (event: PointerEvent) =>
        document.elementsFromPoint(event.clientX, event.clientY).map(heldBy).find(Boolean) ??
        [findChosen(), ...held].find((one) => one && covers(one, event));
    function go(by: number): void {
        const { opened, head } = store.state;
        if (opened !== undefined && head)
            store.dispatch({ type: 'openCard', card: (opened + by + head.cards) % head.cards });
    }
    /** Shows the card as the last good deck has it. */
    function showCard(): void {
        const { opened, head, faces } = store.state,
            face = opened === undefined ? undefined : faces[opened];
        if (!head || !face) return;
        title.textContent = translate('card_number', { n: face.n + 1 });
        rearrange.replaceChildren(icon('redo'), translate('rearrange_card', { n: face.n + 1 }));
        picture.setAttribute('viewBox', viewBox(head));
        frame.element.remove();
        drawFace(picture, face);
        held = ([...picture.children] as SVGGElement[]).flatMap((group) => {
            const symbol = symbols[Number(group.dataset['symbol'])],
                box = head.boxes[group.firstElementChild!.getAttribute('href')!.slice(1)];
            return symbol && box ? [hold(group, symbol, box)] : [];
        });
        for (const { group, symbol } of held) add(group, { tabindex: 0, role: 'button', 'aria-label': symbol.name });
        if (!mode.isFixed) picture.append(frame.element);
        if (!statusLine.textContent && !mode.isFixed) statusLine.textContent = help();
        showChosen();
    }
    function choose(one: Held | undefined): void {
        const symbol = one?.symbol.id;
        if (symbol !== store.state.symbol) store.dispatch({ type: 'chooseSymbol', symbol });
    }
    /** Returns what can be done with a symbol, and with all of its card. */
    function makeTools(one: Held | undefined): Part {
        const card = cardNumber();
        const turn = (sign: string, key: string, label: DesignerText) =>
            button(sign, () => put(one!, carryByKey(one!.place, { key })!), { 'aria-label': translate(label) });
        return [
            one && [
                html('strong', fileName(one.symbol.written)),
                turn('⟲', ',', 'turn_left'),
                turn('⟳', '.', 'turn_right'),
                turn('−', '-', 'smaller'),
                turn('+', '+', 'larger'),
                pinOf(store.state.text, card, one.symbol) !== undefined &&
                    button(translate('free_symbol'), () => free(one)),
            ],
            button(translate('pin_card'), () => store.edit((text) => pinAll(text, card, held))),
        ];
    }
    function showChosen(): void {
        const chosen = findChosen();
        frame.element.toggleAttribute('hidden', !chosen);
        if (chosen) frame.show(chosen, picture);
        if (mode.isFixed) return;
        const buttons = () => [...tools.querySelectorAll('button')],
            focused = buttons().find((one) => one === document.activeElement);
        tools.replaceChildren();
        add(tools, makeTools(chosen));
        rearrange.disabled = isPinned(store.state, cardNumber());
        const again = buttons().find(({ textContent }) => textContent === focused?.textContent);
        again?.focus(); // a key can be pressed again
    }
    const free = (one: Held) => store.edit((text) => freeSymbol(text, cardNumber(), one.symbol));

    /** Pins a symbol to a place, once the engine has arranged the others around it. */
    function put(one: Held, place: Place): void {
        one.place = place;
        show(one, place);
        statusLine.textContent = help(); // no longer why an earlier pin was refused
        const card = cardNumber(),
            gesture = `pin ${card} ${one.symbol.written}`,
            { text: before, done } = store.state,
            last = tries.at(-1);
        store.edit((text) => pinSymbol(text, card, one.symbol, place), gesture);
        const { text: after, done: now } = store.state;
        if (last?.after === before && now.length === done.length) last.after = after;
        else if (after !== before) tries.push({ before, after, gesture });
        showChosen();
    }
    /**
     * What the engine refuses stops where it would take it, or springs back, the last pin first, unless the text has been
     * changed meanwhile: then only the reason is shown.
     */
    function judge({ isBusy, isStale, problems, text, ...state }: State): void {
        if (isBusy) return;
        if (!isStale) {
            ({ symbols } = state);
            tries = [];
        }
        const last = tries.pop(),
            refusal = problems.find(({ id }) => id === 'pin'),
            edits = refusal?.remedies[0]?.edits as Edit[] | undefined;
        if (last?.after === text && !tries.length && edits?.[0]?.insert) {
            tries = [{ ...last, after: apply(text, edits) }];
            return store.endGesture(tries[0]!.after, last.gesture);
        }
        if (last) statusLine.textContent = joinTexts([refusal?.message, refusal?.label], ': ');
        if (last?.after === text) store.endGesture(last.before, last.gesture);
        if (!isDragged) showCard();
    }
    function handleKey(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const one = heldBy(event.target);
        if (!one) return go(directionOf(event)?.[0] ?? 0);
        const place = carryByKey(one.place, event);
        if (mode.isFixed || (!place && event.key !== 'Delete' && event.key !== 'Enter')) return;
        event.preventDefault();
        choose(one);
        if (place) put(one, place);
        else if (event.key === 'Delete') free(one);
    }
    function take(event: PointerEvent): void {
        const { opened } = store.state,
            one = (event.target as SVGElement).dataset['hand'] ? findChosen() : heldAt(event);
        if (isDragged) return; // by another finger
        choose(one);
        if (!one || mode.isFixed) return;
        event.preventDefault();
        one.group.focus({ preventScroll: true });
        isDragged = true;
        followPointer(event, one, frame, (place) => {
            isDragged = false;
            // A card that is closed loses the pointer before the state has it.
            if (place !== one.place && element.open && store.state.opened === opened) put(one, place);
            else showCard(); // what came meanwhile
        });
    }
    const end = () => element.close(),
        previous = button('‹', () => go(-1), { 'aria-label': translate('previous_card') }),
        next = button('›', () => go(1), { 'aria-label': translate('next_card') }),
        reroll = () => store.edit((text) => rerollCard(text, cardNumber())),
        rearrange = button('', reroll, { hidden: mode.isFixed }),
        top = html('p', { class: 'head' }, previous, title, next, rearrange, button(translate('close'), end)),
        attributes = { class: 'card-view', 'aria-label': translate('card'), onkeydown: handleKey },
        element = html('dialog', attributes, top, html('div', { class: 'desk' }, picture), statusLine, tools);
    element.addEventListener('close', () => store.dispatch({ type: 'openCard', card: undefined }));
    addEventListener('keydown', (event) => {
        const { key, defaultPrevented, isComposing } = event;
        if (key !== 'Escape' || !element.open || document.querySelector('dialog:modal')) return;
        if (defaultPrevented || isComposing || isField(event.composedPath()[0])) return; // it ends something there
        event.preventDefault(); // it ends nothing else
        end();
    });
    picture.addEventListener('pointerdown', take);
    store.watch(['opened'], ({ opened }) => {
        if (opened === undefined) return end();
        if (!element.open) element[isPhone() ? 'showModal' : 'show']();
        statusLine.textContent = ''; // what another card refused
        showCard();
    });
    store.watch(['symbol'], ({ opened }) => opened !== undefined && showChosen());
    store.watch(['isBusy'], judge);
    return element;
}
