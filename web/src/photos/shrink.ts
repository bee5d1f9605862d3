// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT

const maxSide = 2000; // pixels: 300 dpi on the largest cards
const quality = 0.88;

/** Returns a photo as a JPEG that is large enough for cards, as its camera was held; nothing if the browser can't read it. */
export async function shrink(file: Blob): Promise<Blob | undefined> {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    if (!bitmap) return undefined;
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return new Promise((done) => canvas.toBlob((jpeg) => done(jpeg ?? undefined), 'image/jpeg', quality));
}
