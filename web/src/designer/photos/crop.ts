import { isMap, type YAMLMap } from 'yaml';
import { headHeight, maskShapes } from '../protocol/generated';

/** Parts of pictures that become symbols. Lengths are pixels of the picture as it is turned. */

export interface Size {
    width: number;
    height: number;
}
export interface Part extends Size {
    x: number;
    y: number;
}
export type Shape = (typeof maskShapes)[number];
type Point = readonly [number, number];

const minSide = 16;

export const wholeOf = ({ width, height }: Size): Part => ({ x: 0, y: 0, width, height });
export const isWhole = (part: Part, picture: Size): boolean =>
    part.width >= picture.width && part.height >= picture.height;

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** Returns a part that lies within the picture. */
function keepIn({ x, y, width, height }: Part, picture: Size): Part {
    return { x: clamp(x, picture.width - width), y: clamp(y, picture.height - height), width, height };
}

export const move = (part: Part, [right, down]: Point, picture: Size): Part =>
    keepIn({ ...part, x: part.x + right, y: part.y + down }, picture);

const middleOf = ({ x, y, width, height }: Part): Point => [x + width / 2, y + height / 2];

/** Returns the part of another size, as far as the picture reaches, around a point that stays where it is in the part. */
function resize(part: Part, size: Size, picture: Size, [x, y] = middleOf(part)): Part {
    const [right, down] = [(x - part.x) / part.width, (y - part.y) / part.height];
    return keepIn({ x: x - right * size.width, y: y - down * size.height, ...size }, picture);
}

export function squareIn(part: Part, picture: Size): Part {
    const side = Math.min(part.width, part.height);
    return resize(part, { width: side, height: side }, picture);
}

/** Returns how much larger the part is shown than the largest one of its form. */
export const zoomOf = (part: Part, picture: Size): number =>
    Math.min(picture.width / part.width, picture.height / part.height);

export function zoomTo(part: Part, zoom: number, picture: Size, around?: Point): Part {
    const least = minSide / Math.min(part.width, part.height);
    const scale = Math.max(zoomOf(part, picture) / Math.max(zoom, 1), least);
    return resize(part, { width: part.width * scale, height: part.height * scale }, picture, around);
}

/** What a circle shows: its middle, as shares of the picture's sides, and how much larger than the largest circle. */
export interface Focus {
    at: Point;
    zoom: number;
}
/** Where heads are in photos. */
export const head: Focus = { at: [0.5, headHeight], zoom: 1 };

export function partAt({ at: [right, down], zoom }: Focus, picture: Size): Part {
    const side = Math.min(picture.width, picture.height) / zoom,
        [x, y] = [right * picture.width - side / 2, down * picture.height - side / 2];
    return keepIn({ x, y, width: side, height: side }, picture);
}

export function focusOf(part: Part, picture: Size): Focus {
    const [x, y] = middleOf(part);
    return { at: [x / picture.width, y / picture.height], zoom: zoomOf(part, picture) };
}

/** The corners, as shares of the part's sides. */
export const corners: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
];

export const cornerAt = ({ x, y, width, height }: Part, corner: number): Point => {
    const [right, down] = corners[corner]!;
    return [x + right * width, y + down * height];
};

/** Returns the step along the diagonal of a square that one of its corners takes instead of another step. */
export function alongDiagonal(corner: number, [right, down]: Point): Point {
    const [toRight, toBottom] = corners[corner]!.map((side) => 2 * side - 1) as [number, number],
        outward = right * toRight + down * toBottom;
    return [outward * toRight, outward * toBottom];
}

/** Returns the part with one of its corners near a point; the opposite one stays. */
export function dragCorner(part: Part, corner: number, [toX, toY]: Point, picture: Size, isSquare: boolean): Part {
    const [right, down] = corners[corner]!,
        [fixedX, fixedY] = cornerAt(part, (corner + 2) % 4);
    const room = [right ? picture.width - fixedX : fixedX, down ? picture.height - fixedY : fixedY] as const;
    let width = Math.min(Math.max(right ? toX - fixedX : fixedX - toX, minSide), room[0]),
        height = Math.min(Math.max(down ? toY - fixedY : fixedY - toY, minSide), room[1]);
    if (isSquare) width = height = Math.min(Math.max(width, height), ...room);
    return { x: right ? fixedX : fixedX - width, y: down ? fixedY : fixedY - height, width, height };
}

/** Returns where a part is after a quarter turn of the picture to the right. */
export const turnRight = ({ x, y, width, height }: Part, picture: Size): Part => ({
    x: picture.height - y - height,
    y: x,
    width: height,
    height: width,
});

/** What was taken of a picture, which the name of its file says: the picture itself is kept, and can be cropped again. */
export interface Crop {
    part: Part;
    /** Quarter turns to the right, before the part is taken. */
    turns: number;
}

/** Returns the part of whole pixels. */
export function round(part: Part, picture: Size): Part {
    const [x, y] = [Math.round(part.x), Math.round(part.y)];
    return {
        x,
        y,
        width: Math.min(Math.round(part.width), picture.width - x),
        height: Math.min(Math.round(part.height), picture.height - y),
    };
}

/** Returns the name, without its ending, of the file that has a part of a picture. */
export const nameCrop = (name: string, { part: { x, y, width, height }, turns }: Crop): string =>
    `${name.slice(0, name.lastIndexOf('.'))}.crop-${[x, y, width, height, turns].join('-')}`;

/** Returns the name of the picture that a file has a part of, and which part; nothing where it is a whole one. */
export function readCrop(name: string): (Crop & { name: string }) | undefined {
    const found = /^(.+)\.crop-(\d+)-(\d+)-(\d+)-(\d+)-([0-3])(\.\w+)$/.exec(name);
    if (!found) return undefined;
    const [x, y, width, height, turns] = found.slice(2, 7).map(Number) as [number, number, number, number, number];
    return { name: found[1]! + found[7]!, part: { x, y, width, height }, turns };
}

const toShare = (value: unknown): number =>
    typeof value === 'string' && value.endsWith('%') ? parseFloat(value) / 100 : Number(value);
const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Returns the shape that a symbol's picture is cut to, and what a circle shows of it where the theme has it. */
export function readMask(entry: YAMLMap | undefined): { shape: Shape; focus?: Focus } {
    const mask = entry?.get('mask');
    if (!isMap(mask)) return { shape: maskShapes.find((one) => one === mask) ?? 'none' };
    const { shape = 'circle', at, zoom = 1 } = mask.toJSON() as { shape?: Shape; at?: unknown[]; zoom?: number };
    return { shape, focus: { at: at ? [toShare(at[0]), toShare(at[1])] : head.at, zoom: Number(zoom) } };
}

/** Returns the value of `mask` for a circle. */
export const writeCircle = ({ at: [right, down], zoom }: Focus): string =>
    `{ shape: circle, at: [${toPercent(right)}, ${toPercent(down)}], zoom: ${Math.max(1, Math.round(zoom * 100) / 100)} }`;
