type Bytes = Uint8Array<ArrayBuffer>;

const readAll = async (stream: ReadableStream<Bytes>): Promise<Bytes> =>
    new Uint8Array(await new Response(stream).arrayBuffer());

/** Returns bytes as DEFLATE (RFC 1951) makes them shorter. */
export const deflate = (bytes: Blob): Promise<Bytes> =>
    readAll(bytes.stream().pipeThrough(new CompressionStream('deflate-raw')));

/** Returns what was made shorter. Throws for what is no DEFLATE, or is more than so many bytes. */
export function inflate(bytes: Blob, maxBytes: number): Promise<Bytes> {
    let size = 0;
    const limit = new TransformStream<Bytes, Bytes>({
        transform(piece, controller) {
            size += piece.length;
            if (size > maxBytes) throw new Error('too large');
            controller.enqueue(piece);
        },
    });
    return readAll(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(limit));
}
