import { face } from './deck/card';
import { bestTime, timeText } from './play/clock';
import { deck, fill, texts, load, save } from './deck/deck';
import { button, html, select } from './ui/dom';
import type { Game, Stage } from './play/game';
import { games } from './games/table';
import { setSounds } from './ui/sound';
import { canSpeak, setSpeaks, speaks } from './deck/speech';
import { whyViews } from './why/table';

const page = document.getElementById('page')!;
let stopGame = (): void => {};

/** The head of a page; its title leads back to the games. */
function head(title: string, ...tools: HTMLElement[]): HTMLElement {
    const home = html('a', { href: '#games', class: 'home', 'aria-label': texts.games }, '‹');
    return html('header', home, html('h1', title), html('div', { class: 'tools' }, ...tools));
}

function gameLink(game: Game): HTMLElement {
    const best = bestTime(game.id);
    const link = html('a', { href: `#${game.id}`, class: 'game' }, html('strong', game.name), html('span', game.aim));
    if (best !== undefined) link.append(html('em', fill(texts.best, { time: timeText(best) })));
    return link;
}

function showMenu(): void {
    const cards = [...deck.cards.keys()].slice(0, 3).map((card) => face(card)),
        fan = html('div', { class: 'fan', 'aria-hidden': 'true' }, cards),
        why = html('a', { href: '#why', class: 'game' }, html('strong', texts.why)),
        links = html('nav', { 'aria-label': texts.games }, games.map(gameLink), why);
    page.replaceChildren(html('main', { class: 'menu' }, fan, html('h1', deck.title), links));
}

function showWhy(): void {
    page.replaceChildren(head(texts.why), html('main', { class: 'why' }, html('h2', deck.title), ...whyViews()));
}

/** How many can play: fewer on small screens, and with few cards. */
const maxPlayers = (game: Game): number =>
    Math.min(game.maxPlayers ?? 1, window.innerWidth < 700 ? 2 : 4, Math.floor(deck.cards.length / 3));

/** Returns the number of players that was chosen last, as far as this game has places for it. */
const playersOf = (game: Game): number => Math.min(Math.max(Number(load('players')) || 2, 2), maxPlayers(game));

/** A box for the number of players. */
function playersBox(game: Game, players: number): HTMLElement {
    const numbers = Array.from({ length: maxPlayers(game) - 1 }, (_, i) => String(i + 2));
    const box = select(
        numbers.map((number) => [number, number]),
        (number) => {
            save('players', Number(number));
            showGame(game);
        },
    );
    box.value = String(players);
    return html('label', `${texts.players} `, box);
}

function switchBox(name: string, isOn: boolean, set: (isOn: boolean) => void): HTMLElement {
    const box = html('input', { type: 'checkbox', checked: isOn, onchange: () => set(box.checked) });
    return html('label', box, ` ${name}`);
}

function soundBox(game: Game): HTMLElement {
    const key = game.isQuiet ? 'sounds-quiet' : 'sounds',
        isOn = load<boolean>(key) ?? !game.isQuiet;
    setSounds(isOn);
    return switchBox(texts.sound, isOn, (value) => {
        setSounds(value);
        save(key, value);
    });
}

function speechBox(): HTMLElement {
    const label = switchBox(texts.say_names, speaks, setSpeaks);
    label.hidden = !canSpeak();
    // Browsers find their voices a moment after the page is there.
    window.speechSynthesis?.addEventListener('voiceschanged', () => {
        label.hidden = !canSpeak();
    });
    return label;
}

function showGame(game: Game): void {
    stopGame();
    stopGame = () => {};
    const players = playersOf(game);
    const table = html('main', { class: 'table', 'data-game': game.id });
    const status = html('p', { role: 'status', class: 'status' }),
        score = html('span', { class: 'score-line' });
    const header = head(game.name, score);
    const tools = html('div', { class: 'tools more' });
    if (game.maxPlayers) tools.append(playersBox(game, players));
    tools.append(speechBox(), soundBox(game));
    const stage: Stage = {
        table,
        players,
        say: (text) => void (status.textContent = text),
        show: (text) => void (score.textContent = text),
        save: (state) => save(`game-${game.id}`, state),
        addTool: (tool) => tools.append(tool),
        finish: (...result) => {
            save(`game-${game.id}`, undefined);
            const again = button(texts.again, () => showGame(game), { class: 'again' });
            status.replaceChildren(...result, ' ', again);
            for (const symbol of table.querySelectorAll('.symbol')) symbol.setAttribute('aria-disabled', 'true');
            table.classList.add('over');
            again.focus();
        },
    };
    page.replaceChildren(header, table, html('footer', status, tools));
    stopGame = game.play(stage, load(`game-${game.id}`));
}

function route(): void {
    stopGame();
    stopGame = () => {};
    const id = location.hash.slice(1) || deck.start;
    const game = games.find((each) => each.id === id);
    page.classList.toggle('playing', game !== undefined);
    if (game) showGame(game);
    else if (id === 'why') showWhy();
    else showMenu();
}

document.documentElement.classList.toggle('dark-cards', deck.ground.is_dark);
document.documentElement.style.setProperty('--ratio', String(deck.width / deck.height));
document.documentElement.style.setProperty('--ground', deck.ground.color);
window.addEventListener('hashchange', () => {
    route();
    window.scrollTo(0, 0);
});
route();
