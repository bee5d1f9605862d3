import { ask } from './api';

const interval = 2000; // milliseconds

/** What happens at the server. */
export interface NewsItems {
    /** The numbers of the browsers that ask to be let in. */
    access: string[];
}

/** Asks for news while somebody looks at the page. */
export class News {
    private readonly listeners: ((items: NewsItems) => void)[] = [];

    constructor() {
        setInterval(() => void this.ask(), interval);
        document.addEventListener('visibilitychange', () => void this.ask());
    }

    listen(listener: (items: NewsItems) => void): void {
        this.listeners.push(listener);
    }

    /** Sends an answer to what was in the news, and asks for them again. */
    async send(path: string, body: string): Promise<void> {
        await ask(path, { method: 'POST', body });
        await this.ask();
    }

    private async ask(): Promise<void> {
        if (document.hidden) return;
        const answer = await ask('news').catch(() => undefined); // the designer says that there is no server
        if (!answer?.ok) return;
        const items = (await answer.json()) as NewsItems;
        for (const listener of this.listeners) listener(items);
    }
}
