import { randomBytes } from "node:crypto";
import { brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";
import { expect, it, vi } from "vitest";
import { startText, storedBlocks } from "./startedText.ts";

vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  return { ...zlib, createBrotliCompress: vi.fn(zlib.createBrotliCompress) };
});

const start = `<html>${Array.from({ length: 2000 }, (_, index) => `<p>Row ${index * 7919}</p>`).join("")}`;
const unpack = async (stream: ReadableStream<Uint8Array>) =>
  brotliDecompressSync(Buffer.from(await new Response(stream).arrayBuffer())).toString();

it.each([
  ["no end", ""],
  ["a short end", "</html>"],
  ["an end that repeats the start", `${start.slice(0, 3000)}</html>`],
  ["a long end without repetition", randomBytes(90_000).toString("base64")],
  ["an end in another script", "₱2,650.00 日本 🙂</html>"],
])("returns one Brotli stream of the start and %s", async (_, rest) => {
  const text = startText(start);
  expect(await unpack(await text.stream(Promise.resolve(rest), "br"))).toBe(start + rest);
  expect(await unpack(await text.stream(Promise.resolve(`${rest}!`), "br")), "again").toBe(`${start}${rest}!`);
});

it("sends the end uncompressed when it does not fit the start", async () => {
  // Test files of the edge share modules, and another one may have loaded it with the real library.
  vi.resetModules();
  const text = (await import("./startedText.ts")).startText(start);
  const { createBrotliCompress: real } = await vi.importActual<typeof import("node:zlib")>("node:zlib");
  vi.mocked(createBrotliCompress).mockImplementation(() => {
    const other = real({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    const { write } = other;
    other.write = ((_: unknown) => write.call(other, "another start", "utf8")) as typeof other.write;
    return other;
  });
  const rest = "<script>{}</script></html>";
  vi.mocked(createBrotliCompress).mockClear();
  expect(await unpack(await text.stream(Promise.resolve(rest), "br"))).toBe(start + rest);
  expect(createBrotliCompress, "the mock is in use").toHaveBeenCalled();
  vi.mocked(createBrotliCompress).mockImplementation(real);
});

it.each([0, 1, 65_536, 65_537, 200_000])("stores %d bytes as they are", (size) => {
  const bytes = randomBytes(size);
  // The smallest start of a stream: the window of 64 kB (one bit), and an empty metadata block up to the next byte.
  const head = Uint8Array.of(0b0_00_11_0_0);
  expect(brotliDecompressSync(Buffer.concat([head, storedBlocks(bytes)])).equals(bytes)).toBe(true);
});
