import { PassThrough, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "../http/body.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Both parts state the same window. 64 kB contain a document. */
const parameters = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
});
/** Costs 3 ms for a document; the highest quality costs 130. */
const QUICK = 5;
const BLOCK_MAX = 65_536;

export type StartedText = ReturnType<typeof startText>;

/**
 * Creates a text from its start. Brotli compresses the start once, at the highest quality: 13.2 kB of a document instead
 * of 14.2 in a stream that is compressed for one response.
 */
export function startText(start: string) {
  let brotli: ReturnType<typeof startBrotli> | undefined;

  async function startBrotli() {
    const flushed = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const [best, quick] = await Promise.all([
      compress(start, { ...parameters(11), ...flushed }),
      compress(start, { ...parameters(QUICK), ...flushed }),
    ]);
    return [best, quick.length] as const;
  }

  function prepare() {
    brotli ??= startBrotli();
    return brotli;
  }

  return {
    /** Compresses the start, which takes 0.1 s, before it is requested. */
    prepare,
    /** Streams the start at once, and the rest when it is known. */
    async stream(rest: Promise<string>, encoding: Encoding): Promise<ReadableStream<Uint8Array>> {
      if (encoding === "br") {
        const [bytes, quickLength] = await prepare();
        const end = async (text: string) => {
          const ending = (await compressQuickly(start, text)).subarray(quickLength);
          // An ending may refer to one of the last four distances of the start that it was compressed with.
          const whole = await decompress(Buffer.concat([bytes, ending])).catch(() => undefined);
          return whole?.toString() === start + text ? ending : storedBlocks(Buffer.from(text));
        };
        return streamParts(bytes, rest.then(end));
      }
      const output = encoding === "gzip" ? createGzip({ level: 6 }) : new PassThrough();
      // The visitor may leave before the rest.
      output.on("error", () => undefined);
      output.write(start);
      if ("flush" in output) output.flush();
      void rest.then((text) => output.end(text));
      return Readable.toWeb(output) as ReadableStream<Uint8Array>;
    },
  };
}

const streamParts = (first: Uint8Array, last: Promise<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(first);
      // The visitor may leave before the rest.
      const bytes = await last;
      try {
        controller.enqueue(bytes);
        controller.close();
      } catch {}
    },
  });

/** Compresses two texts as one stream, with a flush between them. */
async function compressQuickly(start: string, rest: string): Promise<Buffer> {
  const stream = createBrotliCompress(parameters(QUICK));
  stream.write(start);
  stream.flush();
  stream.end(rest);
  return Buffer.concat(await stream.toArray());
}

/** Returns the end of a Brotli stream that contains bytes as they are (RFC 7932, section 9.2). */
export function storedBlocks(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += BLOCK_MAX) {
    const block = bytes.subarray(from, from + BLOCK_MAX);
    // One bit: not the last block. Two: the length has four nibbles. 16: the length - 1. One: not compressed.
    const header = ((block.length - 1) << 3) | (1 << 19);
    blocks.push(Uint8Array.of(header & 255, (header >> 8) & 255, header >> 16), block);
  }
  // An empty last block.
  return Buffer.concat([...blocks, Uint8Array.of(3)]);
}
