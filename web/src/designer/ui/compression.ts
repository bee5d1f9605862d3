type Bytes = Uint8Array<ArrayBuffer>;

export class TooLarge extends Error {}

/** Returns what a stream gives. Throws TooLarge where that is more than so many bytes. */
async function readAll(stream: ReadableStream<Bytes>, maxBytes: number): Promise<Bytes> {
    const pieces: Bytes[] = [];
    let size = 0;
    const reader = stream.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        pieces.push(value);
        size += value.length;
        if (size > maxBytes) {
            void reader.cancel();
            throw new TooLarge();
        }
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Returns bytes as DEFLATE (RFC 1951) makes them shorter. */
export const deflate = (bytes: Blob): Promise<Bytes> =>
    readAll(bytes.stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);

/** Returns what was made shorter. Throws TooLarge, and TypeError for what is no DEFLATE. */
export const inflate = (bytes: Blob, maxBytes: number): Promise<Bytes> =>
    readAll(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')), maxBytes);
