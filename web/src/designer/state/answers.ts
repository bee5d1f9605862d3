import type { Head, Line, Problem, ThemeLine } from '../protocol/generated';
import { faceIds, type State } from './state';

/** Returns the state after a line of the program's answer. */
export function receive(state: State, line: Line): State {
    switch (line.t) {
        case 'head':
            return {
                ...showSymbols(state, line),
                head: line,
                faces: state.faces.slice(0, line.faces),
                cards: state.cards.every((card) => card < line.cards) ? state.cards : [],
                opened: state.opened !== undefined && state.opened < line.cards ? state.opened : undefined,
                isStale: false,
            };
        case 'theme':
            return showSymbols(state, line);
        case 'face':
            return { ...state, faces: Object.assign([...state.faces], { [line.n]: line }) };
        case 'sheet':
            return { ...state, sheet: line, page: line.page };
        case 'done': {
            const { head, faces } = (!line.ok && state.good) || state;
            return {
                ...state,
                head,
                faces,
                good: line.ok ? { head, faces } : state.good,
                problems: state.head ? line.problems : findFaults(line.problems),
                isBusy: false,
                isStale: !line.ok && (state.head !== undefined || findFaults(line.problems).some(isError)),
                printed: line.ok && !state.printed.length ? faceIds(state) : state.printed,
            };
        }
        case 'died':
            return { ...state, isBusy: false };
        case 'stopped':
            return state;
    }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Returns the problems of a theme that has never made a deck: who begins with nothing has done nothing wrong. */
const findFaults = (problems: readonly Problem[]): readonly Problem[] =>
    problems
        .filter(({ id }) => id !== 'no-symbols')
        .map((problem) => (problem.id === 'too-few-symbols' ? { ...problem, severity: 'hint' } : problem));

/** Symbols of a theme that makes no deck keep the pictures and names that they had. */
function showSymbols(state: State, { symbols, count, settings, colors }: Head | ThemeLine): State {
    const known = new Map(state.symbols.map((symbol) => [symbol.id, symbol]));
    const shown = symbols.map((symbol) => {
        const { picture, box, name } = known.get(symbol.id) ?? symbol;
        return symbol.picture || !picture ? symbol : { ...symbol, picture, box: box!, name };
    });
    const expected = shown.find(({ written }) => written === state.expected),
        symbol = expected ?? shown.find(({ id }) => id === state.symbol);
    return {
        ...state,
        symbols: shown,
        count,
        colors,
        // While something is dragged, its control knows better than an answer about an older text.
        settings: state.asked === state.text ? settings : state.settings,
        symbol: symbol?.id,
        others: expected ? [] : state.others.filter((id) => shown.some((one) => one.id === id)),
        expected: expected ? undefined : state.expected,
    };
}
