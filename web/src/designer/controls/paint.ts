import { isMap, isScalar, isSeq } from 'yaml';
import { end, inTurn, nodeAt, removeValue, setValue, start, valueAt, writtenEnd, type Edit } from '../text_edits';

/** The paint of a card or a back: its kind ("plain", "gradient", "picture" or a pattern) and its colors as they are written. */
export interface Paint {
    kind: string;
    colors: string[];
}

/** Where a paint stands: `outer` may have other keys, such as the text of a back, and may be missing. */
export interface Place {
    outer: string[];
    isOptional: boolean;
}

const paintKeys = ['pattern', 'colors', 'gradient', 'stops', 'image', 'fit', 'opacity', 'size', 'angle', 'background'];

/** Returns the path of the paint itself. */
export function paintPath(text: string, { outer, isOptional }: Place): string[] {
    const inner = [...outer, 'background'];
    return isOptional && nodeAt(text, inner) !== undefined ? inner : outer;
}

/** Returns the paint at a path; nothing where there is none that is known here. */
export function readPaint(text: string, path: string[]): Paint | undefined {
    const node = nodeAt(text, path);
    if (isScalar(node)) return { kind: 'plain', colors: [text.slice(start(node), writtenEnd(text, node))] };
    if (!isMap(node)) return undefined;
    const listed = (key: string): string[] => {
        const list = node.get(key, true);
        if (isSeq(list)) return list.items.map((item) => text.slice(start(item), end(item)));
        return isScalar(list)
            ? String(list.value)
                  .split(',')
                  .map((one) => one.trim())
            : [];
    };
    if (node.has('pattern')) return { kind: String(node.get('pattern')), colors: listed('colors') };
    if (node.has('gradient') || node.has('stops'))
        return { kind: 'gradient', colors: listed('stops').map((stop) => stop.replace(/ +[0-9.]+ ?%/, '')) };
    return node.has('image') ? { kind: 'picture', colors: [] } : undefined;
}

/** Returns a paint as YAML. */
function written({ kind, colors: [ground, other] }: Paint): string {
    const both = `[${ground}, ${other ?? ground}]`;
    if (kind === 'plain') return ground!;
    return kind === 'gradient' ? `{ gradient: linear, stops: ${both} }` : `{ pattern: ${kind}, colors: ${both} }`;
}

/** Returns the edit that puts a paint, as YAML, in its place. Keys beside it that are no paint stay. */
export function replacePaint(text: string, { outer, isOptional }: Place, yaml: string): Edit {
    const node = nodeAt(text, outer);
    const hasOthers =
        isMap(node) && node.items.some((pair) => !paintKeys.includes(String((pair.key as { value?: unknown }).value)));
    if (!isOptional || !hasOthers) return inTurn(text, (now) => setValue(now, outer, yaml));
    return inTurn(text, ...paintKeys.map((key) => (now: string) => removeValue(now, [...outer, key])), (now) =>
        setValue(now, [...outer, 'background'], yaml),
    );
}

export const setPaint = (text: string, place: Place, paint: Paint): Edit => replacePaint(text, place, written(paint));

/** Returns the edit that changes one of the colors of a paint; all else that it says stays. */
export function setPaintColor(text: string, place: Place, { kind, colors }: Paint, index: number, value: string) {
    const path = paintPath(text, place),
        hex = `"${value}"`;
    if (kind === 'plain' && valueAt(text, path) !== undefined) return setValue(text, path, hex);
    const list = nodeAt(text, [...path, kind === 'gradient' ? 'stops' : 'colors']),
        item = isSeq(list) ? list.items[index] : undefined;
    if (isScalar(item)) {
        const at = /\s+[0-9.]+ ?%["']?$/.exec(String(item.value))?.[0] ?? '';
        return { from: start(item), to: writtenEnd(text, item), insert: at ? `"${value}${at}"` : hex };
    }
    const changed = [colors[0] ?? hex, colors[1] ?? colors[0] ?? hex];
    changed[index] = hex;
    return setPaint(text, place, { kind, colors: changed });
}
