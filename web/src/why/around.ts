export interface Size {
    width: number;
    height: number;
}
/** A box by its center. */
export interface Box extends Size {
    x: number;
    y: number;
}

const rounds = 40,
    shrinking = 0.96;
/** How much of its box a picture fills: words all of it, others are round; where few are shown, none is in the way of another. */
const filled = { words: 0.98, pictures: 0.7, few: 0 };

function overlap(first: Box, second: Box, share: number): boolean {
    return (
        Math.abs(first.x - second.x) < (share * (first.width + second.width)) / 2 &&
        Math.abs(first.y - second.y) < (share * (first.height + second.height)) / 2
    );
}

/**
 * Places pictures around a circle, in the order of a clock: near to it, and so large that neighbors lie apart. Above and below
 * they are beside each other, and at the sides above each other, where words have more room.
 */
export function placeAround(sizes: Size[], radius: number, step: number, kind: keyof typeof filled): Box[] {
    const count = sizes.length,
        [widest, highest] = kind === 'words' ? [2.6 * step, 0.9 * step] : [step, step];
    const place = ({ width, height }: Size, hour: number, scale: number): Box => {
        const angle = (2 * Math.PI * hour) / count,
            x = Math.sin(angle),
            y = -Math.cos(angle);
        return {
            x: x * (radius + (width * scale) / 2),
            y: y * (radius + (height * scale) / 2),
            width: width * scale,
            height: height * scale,
        };
    };
    const scales = sizes.map(({ width, height }) => Math.min(widest / width, highest / height));
    let boxes: Box[] = [];
    for (let round = 0; round < rounds; ++round) {
        boxes = sizes.map((size, hour) => place(size, hour, scales[hour]!));
        const isCrowded = (hour: number): boolean =>
            [-2, -1, 1, 2].some((by) => overlap(boxes[hour]!, boxes[(hour + by + count) % count]!, filled[kind]));
        const crowded = sizes.map((_, hour) => isCrowded(hour));
        if (!crowded.includes(true)) break;
        for (const [hour, is] of crowded.entries()) if (is) scales[hour]! *= shrinking;
    }
    return boxes;
}
