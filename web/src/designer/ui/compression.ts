type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the bytes of a stream. Throws where there are more than so many. Of what fails in a Response, Firefox complains itself. */
async function readAll(stream: ReadableStream<Bytes>, maxBytes = Infinity): Promise<Bytes> {
    const pieces: Bytes[] = [],
        reader = stream.getReader();
    for (let size = 0; ; ) {
        const { done, value } = await reader.read();
        if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
        size += value.length;
        if (size > maxBytes) throw new Error('too large');
        pieces.push(value);
    }
}
/** Returns bytes as DEFLATE (RFC 1951) makes them shorter. */
export const deflate = (bytes: Blob): Promise<Bytes> =>
    readAll(bytes.stream().pipeThrough(new CompressionStream('deflate-raw')));

/** Returns what was made shorter. Throws for what is no DEFLATE, or is more than so many bytes. */
export const inflate = (bytes: Blob, maxBytes: number): Promise<Bytes> =>
    readAll(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')), maxBytes);
