import { deck, load, save } from './deck';

const language = deck.language.split('-')[0]!;

function voice(): SpeechSynthesisVoice | undefined {
    if (!('speechSynthesis' in window)) return undefined;
    return speechSynthesis.getVoices().find((each) => each.lang.split(/[-_]/)[0] === language);
}

/** Returns whether the browser can read names in the deck's language. */
export const canSpeak = (): boolean => voice() !== undefined;

export let speaks = load<boolean>('speaks') ?? false;
export function setSpeaks(value: boolean): void {
    speaks = value;
    save('speaks', value);
}

/** Reads a name aloud, if that is wanted. */
export function speak(name: string): void {
    const found = voice();
    if (!speaks || found === undefined) return;
    const words = new SpeechSynthesisUtterance(name);
    words.voice = found;
    words.lang = found.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
}
