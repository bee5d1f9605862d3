import { isMap, isScalar, parseDocument } from 'yaml';
import type { Edit } from '../theme_text/changes';
import { inTurn, removeValue, setValue } from '../theme_text/text_edits';
import { nodeAt, quoted, valueAt } from '../theme_text/tree';

/** The paint of a card or a back: its kind ("none", "plain", "gradient", "picture" or a pattern) and its colors. */
export interface Paint {
    kind: string;
    colors: string[];
}

/** Where a paint stands: `outer` may have other keys, such as the text of a back, and may be missing. */
export interface Place {
    outer: string[];
    isOptional: boolean;
    /** The keys that such a paint may have beside others. */
    keys: readonly string[];
}

/** Returns the path of the paint itself. */
function paintPath(text: string, { outer, isOptional }: Place): string[] {
    const inner = [...outer, 'background'];
    return isOptional && nodeAt(text, inner) !== undefined ? inner : outer;
}

/** Returns the kind of a paint that the deck has, from the value of its setting. */
export function readKind(value: string): string {
    if (!value.startsWith('{')) return value === 'none' ? value : 'plain';
    const { pattern, gradient, image } = parseDocument(value).toJS() as Record<string, string>;
    return pattern ?? (gradient ? 'gradient' : image ? 'picture' : 'plain');
}

/** Returns a paint as YAML. */
function written({ kind, colors }: Paint): string {
    const all = `[${colors.map((color) => `"${color}"`).join(', ')}]`;
    if (kind === 'plain') return `"${colors[0]}"`;
    return kind === 'gradient' ? `{ gradient: linear, stops: ${all} }` : `{ pattern: ${kind}, colors: ${all} }`;
}

/** Returns the edit that puts a paint, as YAML, in its place. Keys beside it that are no paint stay. */
export function replacePaint(text: string, { outer, isOptional, keys }: Place, yaml: string): Edit {
    const node = nodeAt(text, outer);
    const hasOthers =
        isMap(node) && node.items.some((pair) => !keys.includes(String((pair.key as { value?: unknown }).value)));
    if (!isOptional || !hasOthers) return inTurn(text, (now) => setValue(now, outer, yaml));
    return inTurn(text, ...keys.map((key) => (now: string) => removeValue(now, [...outer, key])), (now) =>
        setValue(now, [...outer, 'background'], yaml),
    );
}

export const setPaint = (text: string, place: Place, paint: Paint): Edit => replacePaint(text, place, written(paint));

/** Returns the edit that puts a picture in the place of a paint; it is as large and as transparent as one before it. */
export function setPicture(text: string, place: Place, file: string): Edit {
    const path = [...paintPath(text, place), 'image'];
    if (nodeAt(text, path)) return inTurn(text, (now) => setValue(now, path, quoted(file)));
    return replacePaint(text, place, `{ image: ${quoted(file)} }`);
}

/** Returns the edit that changes one of the colors of a paint, which the deck has as in `setting`; all else that it says stays. */
export function setPaintColor(text: string, place: Place, setting: string, index: number, value: string) {
    const path = paintPath(text, place),
        paint = parseDocument(setting);
    if (!isMap(paint.contents) || paint.has('background'))
        return valueAt(text, path) === undefined
            ? replacePaint(text, place, `"${value}"`)
            : setValue(text, path, `"${value}"`);
    const key = paint.has('stops') ? 'stops' : 'colors',
        was = paint.getIn([key, index]),
        position = (typeof was === 'string' && /( .+)/.exec(was)?.[1]) || '',
        item = [...path, key, index];
    if (isScalar(nodeAt(text, item))) return setValue(text, item, `"${value}${position}"`);
    paint.setIn([key, index], value + position);
    const { [key]: all } = paint.toJS() as Record<string, unknown>;
    if (isMap(nodeAt(text, path))) return setValue(text, [...path, key], JSON.stringify(all));
    return replacePaint(text, place, paint.toString({ lineWidth: 0 }).trim());
}
