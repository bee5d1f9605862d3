import { html } from '../../ui/dom';
import type { Line } from '../protocol/generated';
import { remember } from '../ui/remember';
import { pageLanguage, translate } from '../ui/texts';

const key = 'spotit-session';
/**
 * All tabs of a browser share a session at this computer, where who has your account has your files, too. Elsewhere, a
 * computer may be one for many people: a session ends with its tab. So it does under the name localhost, to which another
 * user's program may answer, since that is [::1] as well.
 */
const kept = location.hostname === '127.0.0.1' ? localStorage : sessionStorage;
let session = kept.getItem(key) ?? '';

/** Which page it is that asks: a newer question of the same one stops the older. */
export const client = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Asks the server. The session is a header: no other page can set it. Another tab may have got a new one meanwhile. */
export async function ask(path: string, options: RequestInit = {}): Promise<Response> {
    const asked = session,
        headers = { ...options.headers, 'X-Spotit-Session': asked, 'Accept-Language': pageLanguage() };
    const answer = await fetch(`/api/${path}`, { ...options, headers });
    if (answer.status !== 401) return answer;
    session = kept.getItem(key) ?? '';
    return session === asked ? answer : ask(path, options);
}

/** Asks for data, with a body where it is sent; nothing where the server refuses, or there is none. */
export async function askFor<Answer>(path: string, body?: string): Promise<Answer | undefined> {
    const answer = await ask(path, body === undefined ? {} : { method: 'POST', body }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as Answer) : undefined;
}

const themePath = (name: string): string => `theme?name=${encodeURIComponent(name)}`;

/** Asks for the text of a theme, which has the tag of its file. */
export const askForTheme = (name: string): Promise<Response> => ask(themePath(name));

/** Writes a theme whose file has a tag. */
export const putTheme = (name: string, text: string, tag: string): Promise<Response> =>
    ask(themePath(name), { method: 'PUT', body: text, headers: { 'If-Match': tag } });

export const deleteTheme = (name: string, tag: string): Promise<Response> =>
    ask(`delete?name=${encodeURIComponent(name)}`, { method: 'POST', headers: { 'If-Match': tag } });

/** Returns the name of the theme that an answer is about, if it has one. */
export function nameOf({ headers }: Response): string | undefined {
    const name = headers.get('X-Spotit-Name');
    return name === null ? undefined : (JSON.parse(name) as string);
}

/** Returns a name like this one that no file has yet. */
export const findFreeName = async (name: string): Promise<string> =>
    nameOf(await ask(`new?name=${encodeURIComponent(name)}`, { method: 'POST' })) ?? name;

function keep(given: string): void {
    session = given;
    remember(key, session, kept);
}

/** Swaps the code of the link for a session. A server for everybody wants no code. */
export async function begin(isAnew = false): Promise<void> {
    const code = /^#([0-9a-f]+)$/.exec(location.hash)?.[1] ?? '';
    if (!code && session && !isAnew) return;
    if (code) history.replaceState(null, '', '/');
    const answer = await fetch('/api/session', { method: 'POST', body: code });
    if (answer.ok) keep(await answer.text());
}

/** What a page wants to see of a theme, and what it has already. */
interface Question {
    text: string;
    first: number[];
    has?: string[];
    faces?: string[];
    want?: 'cards' | 'sheet';
    proof?: boolean;
    page?: number;
}

/** A preview that was asked for. */
export interface Preview {
    answer: Promise<Response>;
    stop: AbortController;
}

/** Asks for the cards; without more the page has none of their drawings. */
export function askForPreview(question: Question): Preview {
    const body = JSON.stringify({ client, ...question }),
        stop = new AbortController();
    return { answer: ask('preview', { method: 'POST', body, signal: stop.signal }), stop };
}

/** Calls `receive` with each line of an answer as soon as it comes and the line before it has been handled. The cause of an error is the status of a refusal. */
export async function receiveLines(asked: Promise<Response>, receive: (line: Line) => void | Promise<void>) {
    const answer = await asked;
    if (!answer.ok) throw new Error('refused', { cause: answer.status });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ; ) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + value).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (line) await receive(JSON.parse(line) as Line);
    }
}

/**
 * What the program shows when it is started again, and what this page shows then. It is in no storage, where another program
 * that gets the port could find it.
 */
let [greeting, pass]: string[] = [];
/** Asks how to go on after the program was started again. */
export async function prepareRestart(): Promise<void> {
    if (kept === localStorage) [greeting, pass] = (await (await ask('run')).text()).split(' ');
}
/** Goes on with the program of before, which was started again; returns whether it is that one and lets the page in. */
async function resume(): Promise<boolean> {
    const post = (body = '') => fetch('/api/resume', { method: 'POST', body });
    if (!pass || (await (await post()).text()) !== greeting) return false;
    const answer = await post(pass);
    if (!answer.ok) return false;
    keep(await answer.text());
    await prepareRestart();
    return true;
}

const pause = 1000; // milliseconds between questions whether the page is let in

/** Asks to be let in without a link, and shows the number by which the owner knows the page. Returns whether it is let in. */
export async function requestAccess(status: HTMLElement): Promise<boolean> {
    if (await resume().catch(() => false)) return true;
    const ask = (body = '') => fetch('/api/access', { method: 'POST', body }).catch(() => undefined),
        ticket = await ask();
    if (!ticket?.ok) {
        status.textContent = translate('nobody_let_in_now');
        return false;
    }
    const { id, number } = (await ticket.json()) as { id: string; number: string };
    status.replaceChildren(html('strong', number), ' ', translate('wait_for_answer'));
    let answer: Response | undefined;
    do {
        await new Promise((done) => setTimeout(done, pause));
        answer = await ask(id);
    } while (!answer || answer.status === 202);
    if (answer.ok) keep(await answer.text());
    else status.textContent = translate('not_let_in');
    return answer.ok;
}

/** What the server lets its pages do, which it sends with the first theme. */
export const mode = {
    /** Nothing can be changed. */
    isFixed: false,
    /** It is for everybody: it keeps no files. */
    isShared: false,
    /** The name of its folder, under which drafts are kept. */
    folder: '',
};
