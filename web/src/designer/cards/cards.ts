import { button, html, svg } from '../../ui/dom';
import type { Face, Head } from '../protocol/generated';
import { cardsWith, chosenSymbols, commonSymbols } from '../state/state';
import type { Store } from '../state/store';
import { nodeAt } from '../theme_text/tree';
import { indexAfter, moveFocus } from '../ui/arrows';
import { emptyHint } from '../ui/empty';
import { translate } from '../ui/texts';
import { addDrawing, drawFace, knownDrawings, set, setOutline, viewBox } from './drawing';

const maxFirst = 60;
/** The cards that are in sight as long as there are none. */
export const firstCards = [...Array(20).keys()];

export type Cards = ReturnType<typeof makeCards>;

/** The cards of the deck. They stay where they are and as they are until others come. */
export function makeCards(store: Store) {
    const hint = emptyHint(),
        element = html('div', { class: 'cards' }, hint),
        zoomBy = () => element.style.setProperty('--card', `${slider.value}px`),
        slider = html('input', { type: 'range', min: 100, max: 700, step: 10, value: 170, oninput: zoomBy }),
        zoom = html('label', { class: 'zoom' }, `${translate('zoom')} `, slider),
        inSight = new Set<Element>(),
        tiles: HTMLButtonElement[] = [],
        drawn: (Face | undefined)[] = [];
    const sight = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    });
    function begin(head: Head): void {
        hint.remove();
        for (const [id, drawing] of Object.entries(head.drawings)) addDrawing(id, drawing);
        setOutline(head.clip);
        for (const face of drawn) if (face) label(face); // faces that stay as they are don't come again
        while (tiles.length > head.cards) dropTile();
        const box = viewBox(head);
        for (const tile of tiles) tile.firstElementChild!.setAttribute('viewBox', box);
        while (tiles.length < head.cards) addTile(box);
    }
    function show(): void {
        for (const [n, face] of store.state.faces.entries()) {
            const tile = tiles[n];
            if (!tile || !face || face === drawn[n]) continue;
            drawn[n] = face;
            label(face);
            drawFace(tile.firstElementChild as SVGSVGElement, face);
        }
    }
    /** Returns the drawings that the page has and what is on each face: neither need be sent again. */
    const known = () => ({ has: knownDrawings(store.state), faces: store.state.faces.map((face) => face?.id ?? '') });

    /** Returns the cards that can be seen, which are wanted first; as long as there are none, those that will be. */
    const visible = (): number[] =>
        tiles.length ? [...tiles.keys()].filter((n) => inSight.has(tiles[n]!)).slice(0, maxFirst) : firstCards;

    /** Lights up the symbols that are chosen, or those that two chosen cards have in common. */
    function showChosen(): void {
        const { cards, isStale } = store.state,
            chosen = chosenSymbols(store.state);
        for (const [n, tile] of tiles.entries()) tile.setAttribute('aria-pressed', String(cards.includes(n)));
        if (isStale)
            light([], []); // on cards of another text symbols have other indices
        else if (cards.length) light(commonSymbols(store.state), cards);
        else {
            const withChosen = chosen.flatMap((index) => cardsWith(store.state, index));
            light(chosen, withChosen);
        }
    }
    function light(symbols: number[], cards: readonly number[]): void {
        for (const [n, tile] of tiles.entries()) {
            const isLit = symbols.length > 0 && cards.includes(n);
            if (!isLit && !tile.classList.contains('lit')) continue;
            tile.classList.toggle('lit', isLit);
            for (const each of tile.querySelectorAll<SVGElement>('[data-symbol]'))
                each.classList.toggle('hit', isLit && symbols.includes(Number(each.dataset['symbol'])));
        }
    }
    function label({ n, pictures }: Face): void {
        const names = pictures.map(([, , symbol]) => store.state.symbols[symbol]?.name ?? '').join(', ');
        if (tiles[n]) set(tiles[n], 'aria-label', `${translate('card_number', { n: n + 1 })}: ${names}`);
    }
    function addTile(box: string): void {
        const n = tiles.length,
            picture = svg('svg', { viewBox: box, 'aria-hidden': 'true' });
        const tile = button(picture, () => choose(n), {
            class: 'card',
            'aria-pressed': 'false',
            ondblclick: () => open(n),
            onkeydown: (event: KeyboardEvent) => handleKey(event, n),
        });
        tile.tabIndex = n ? -1 : 0;
        tiles.push(tile);
        sight.observe(tile);
        element.append(tile);
    }
    function dropTile(): void {
        const tile = tiles.pop()!;
        drawn[tiles.length] = undefined;
        sight.unobserve(tile);
        inSight.delete(tile);
        tile.remove();
        if (!tile.tabIndex && tiles[0]) tiles[0].tabIndex = 0;
    }
    const open = (card: number) => store.dispatch({ type: 'openCard', card });
    /** Puts the focus on a card, if it is still there. */
    function focus(card: number): void {
        const from = tiles.find(({ tabIndex }) => tabIndex === 0),
            to = tiles[card];
        if (from && to) moveFocus(from, to);
    }

    /** One tab stop: arrows go from card to card, Enter opens one, Space chooses it. */
    function handleKey(event: KeyboardEvent, n: number): void {
        const to = indexAfter(event, element, n),
            next = to === n ? undefined : tiles[to];
        if (event.key !== 'Enter' && !next) return;
        event.preventDefault();
        if (next) moveFocus(tiles[n]!, next);
        else open(n);
    }
    function choose(card: number): void {
        const before = store.state.cards,
            cards = before.includes(card) ? before.filter((one) => one !== card) : [...before.slice(-1), card];
        store.dispatch({ type: 'chooseCards', cards });
    }
    store.watch(['isBusy'], ({ isBusy, text, problems }) => {
        const isDrawn = isBusy && nodeAt(text, ['symbols']) !== undefined,
            isWrong = problems.some(({ severity }) => severity === 'error');
        hint.lastElementChild!.textContent = translate(
            isDrawn ? 'drawing_cards' : isWrong ? 'solve_problems' : 'begin_with_symbols',
        );
    });
    store.watch(['head'], ({ head }) => begin(head!));
    store.watch(['faces', 'isBusy'], ({ head, isBusy }, before) => {
        if (head === before.head || !isBusy) show(); // else they may come again
    });
    store.watch(['cards', 'symbol', 'others', 'isBusy'], ({ isBusy }) => {
        if (!isBusy) showChosen();
    });
    return { element, zoom, known, visible, focus };
}
