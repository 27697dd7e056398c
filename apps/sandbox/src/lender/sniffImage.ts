export interface SniffedImage {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp" | "image/gif";
  readonly extension: "jpg" | "png" | "webp" | "gif";
}

const startsWith = (bytes: Uint8Array, expected: readonly number[], at = 0) =>
  bytes.length >= at + expected.length && expected.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** Detects the type of an image from its bytes: signature, first header, and a size above zero. */
export function sniffImage(bytes: Uint8Array): SniffedImage | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) {
    const isWhole =
      bytes.length >= 33 && startsWith(bytes, ascii("IHDR"), 12) && view.getUint32(16) > 0 && view.getUint32(20) > 0;
    return isWhole ? { mediaType: "image/png", extension: "png" } : undefined;
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff]))
    return hasJpegFrame(view) ? { mediaType: "image/jpeg", extension: "jpg" } : undefined;
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBPVP8"), 8)) {
    return bytes.length >= 30 ? { mediaType: "image/webp", extension: "webp" } : undefined;
  }
  if (startsWith(bytes, ascii("GIF87a")) || startsWith(bytes, ascii("GIF89a"))) {
    const isWhole = bytes.length >= 13 && view.getUint16(6, true) > 0 && view.getUint16(8, true) > 0;
    return isWhole ? { mediaType: "image/gif", extension: "gif" } : undefined;
  }
  return undefined;
}

/** Searches a JPEG's segments for the frame header and checks the size in it. */
function hasJpegFrame(view: DataView): boolean {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return view.getUint16(at + 5) > 0 && view.getUint16(at + 7) > 0;
    if (marker === 0xd9 || marker === 0xda) return false;
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}
