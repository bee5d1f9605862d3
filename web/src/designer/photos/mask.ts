import { isMap, type YAMLMap } from 'yaml';
import { head, type Focus } from './crop';
import type { Shape } from './crop_stage';

const toShare = (value: unknown): number =>
    typeof value === 'string' && value.endsWith('%') ? parseFloat(value) / 100 : Number(value);
const toPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Returns the shape that a symbol's picture is cut to, and what a circle shows of it where the theme has it. */
export function readMask(entry: YAMLMap | undefined): { shape: Shape; focus?: Focus } {
    const mask = entry?.get('mask');
    if (!isMap(mask)) return { shape: mask === 'circle' || mask === 'rounded' ? mask : 'none' };
    const { shape = 'circle', at, zoom = 1 } = mask.toJSON() as { shape?: Shape; at?: unknown[]; zoom?: number };
    return { shape, focus: { at: at ? [toShare(at[0]), toShare(at[1])] : head.at, zoom: Number(zoom) } };
}

/** Returns the value of `mask` for a circle. */
export const writeCircle = ({ at: [right, down], zoom }: Focus): string =>
    `{ shape: circle, at: [${toPercent(right)}, ${toPercent(down)}], zoom: ${Math.max(1, Math.round(zoom * 100) / 100)} }`;
