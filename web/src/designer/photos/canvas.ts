import type { Part } from './crop';

/** Returns a drawing of these pixels, and what draws on it. */
export function makeCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    return [canvas, context];
}

/** Returns a picture after quarter turns to the right. */
export function turned(bitmap: ImageBitmap, turns: number): HTMLCanvasElement {
    const { width, height } = bitmap;
    const [canvas, context] = turns % 2 ? makeCanvas(height, width) : makeCanvas(width, height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2);
    return canvas;
}

/** Returns a part of a picture, of so many pixels. */
export function cut(canvas: HTMLCanvasElement, { x, y, width, height }: Part, scale = 1): HTMLCanvasElement {
    const [part, context] = makeCanvas(width * scale, height * scale);
    context.drawImage(canvas, x, y, width, height, 0, 0, part.width, part.height);
    return part;
}
