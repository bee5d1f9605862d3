import { languages } from '../ui/languages';

/** What a service worker has that pages have not, as far as it is used here. */
interface LastingEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
}
interface Worker {
    readonly registration: ServiceWorkerRegistration;
    readonly clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener<Handled extends Event>(type: string, handle: (event: Handled) => void): void;
}
const worker = self as unknown as Worker;

/** The page as it is before anything is in it. Themes, cards and sessions are never asked for here. */
const shell = ['/', '/app.js', '/app.css', '/icon.svg', '/manifest.json'].concat(
    languages.map((language) => `/texts.json?name=${language}`),
);
const kept = 'spotit-shell';

/** Returns whether an answer is the designer's: on another day, another program may have the address. */
const isOurs = ({ headers }: Response): boolean =>
    headers.get('Content-Security-Policy')?.includes('trusted-types spotit') ?? false;

/** Answers as the program does; with its last answer where it is not running. */
async function answer(request: Request, path: string): Promise<Response> {
    const cache = await caches.open(kept),
        before = await cache.match(path);
    const fresh = await fetch(request).catch(() => undefined);
    if (!fresh) return before ?? Response.error();
    if (!isOurs(fresh)) {
        await Promise.all([worker.registration.unregister(), caches.delete(kept)]);
        return fresh;
    }
    // The tag is made of the content.
    if (fresh.ok && fresh.headers.get('ETag') !== before?.headers.get('ETag')) await cache.put(path, fresh.clone());
    return fresh;
}

worker.addEventListener('install', (event: LastingEvent) => {
    const keep = async () => (await caches.open(kept)).addAll(shell);
    event.waitUntil(Promise.all([keep(), worker.skipWaiting()]));
});
worker.addEventListener('activate', (event: LastingEvent) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event: FetchEvent) => {
    const { origin, pathname, search } = new URL(event.request.url),
        path = pathname + search;
    if (event.request.method === 'GET' && origin === location.origin && shell.includes(path))
        event.respondWith(answer(event.request, path));
});
