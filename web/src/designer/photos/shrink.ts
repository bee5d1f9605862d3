import type { Part } from './crop';
import { ending } from './formats';

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

const maxSide = 2000; // pixels: 300 dpi on the largest cards
const quality = 0.88;

/** Returns a picture as its file is turned; nothing if the browser can't read it. */
export const decode = (file: Blob): Promise<ImageBitmap | undefined> => createImageBitmap(file).catch(() => undefined);

export const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> =>
    new Promise((done) => canvas.toBlob((file) => done(file ?? undefined), type, quality));

/** Returns a picture that is no larger than this. */
function scaleDown(bitmap: ImageBitmap, type: string, side = maxSide): Promise<Blob | undefined> {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const [canvas, context] = makeCanvas(bitmap.width * scale, bitmap.height * scale);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return encode(canvas, type);
}

/** Returns a photo as its camera was held, large enough for cards or of another size; nothing if the browser can't read it. */
export async function shrink(file: Blob, type = 'image/jpeg', side = maxSide): Promise<Blob | undefined> {
    const bitmap = await decode(file);
    return bitmap && scaleDown(bitmap, type, side);
}

/** Those of other types stay as they are. */
const shrunkTypes = /^image\/(jpeg|png|webp|hei[cf])$/;

/** Returns a picture that is large enough for cards, of the same kind. One that is not too large stays as it is. */
export async function shrinkFile(file: File): Promise<File> {
    const wanted = file.type.replace(/hei[cf]$/, 'jpeg'),
        bitmap = shrunkTypes.test(file.type) ? await decode(file) : undefined;
    if (!bitmap) return file;
    if (wanted === file.type && Math.max(bitmap.width, bitmap.height) <= maxSide) return file;
    const small = await scaleDown(bitmap, wanted);
    // Browsers that can't write a type write PNG.
    return small ? new File([small], file.name.replace(/\.\w+$/, '') + ending(small.type), { type: small.type }) : file;
}
