import type { Count, DeckSymbol, Face, Head, Problem, Setting, Sheet } from '../protocol/generated';
import type { Change } from '../theme_text/changes';
import type { LeftPlace } from '../theme_text/left_places';

/** A change that can be undone. */
export interface Step {
    readonly change: Change;
    readonly inverse: Change;
    /** What the user does: changes of one gesture are undone together. */
    readonly gesture: string | undefined;
    readonly at: number;
    /** The places that symbols had left when the text was as this step finds it. */
    readonly left: readonly LeftPlace[];
}

export type Panel = 'symbols' | 'card' | 'back' | 'sheet' | 'text';
export type View = 'cards' | 'sheets' | 'play' | 'why';

/** What the page says; `isSaved`: that the text is saved. */
export interface Message {
    readonly text: string;
    readonly isSaved?: boolean;
}

/** All that the designer's page shows. The theme's text is the design; the rest is the program's answer and the user's view. */
export interface State {
    /** The name of the file. */
    readonly name: string;
    readonly text: string;
    /** The text that the file has. */
    readonly saved: string;
    /** The tag of the file as far as it is known here, which others change, too. */
    readonly tag: string;
    readonly done: readonly Step[];
    readonly undone: readonly Step[];
    /** The last good deck and its faces, also while the text makes none. */
    readonly head: Head | undefined;
    readonly faces: readonly (Face | undefined)[];
    /** The ids of the faces as they were printed, or when the page was opened. */
    readonly printed: readonly string[];
    readonly sheet: Sheet | undefined;
    readonly symbols: readonly DeckSymbol[];
    /** The places of symbols that were removed, which the next ones take. */
    readonly left: readonly LeftPlace[];
    readonly count: Count | undefined;
    /** The values that the deck has, by their keys. */
    readonly settings: Readonly<Record<string, Setting>>;
    /** Those that the theme names, as pickers want them. */
    readonly colors: readonly string[];
    /** The text of the last preview that was asked for. */
    readonly asked: string;
    readonly problems: readonly Problem[];
    readonly isBusy: boolean;
    readonly isStale: boolean;
    /** The chosen cards, from 0, the id of the chosen symbol, and those of others that are chosen with it. */
    readonly cards: readonly number[];
    readonly symbol: string | undefined;
    readonly others: readonly string[];
    /** What the symbol is that is chosen as soon as the program knows it. */
    readonly expected: string | undefined;
    /** The card that is shown large. */
    readonly opened: number | undefined;
    readonly panel: Panel;
    /** Whether the panel is open where it hides cards: on phones. */
    readonly isOpen: boolean;
    readonly view: View;
    readonly page: number;
    readonly isSoftProof: boolean;
    readonly message: Message;
}
