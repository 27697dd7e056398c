import { loadCompressor } from "./loadCompressor.ts";

/** A picture that is ready to be sent. */
export interface SmallPicture {
  readonly content: Blob;
  readonly name: string;
}

/** The longer side of what is sent: a receipt or a screenshot can still be read. */
const SIDE_MAX = 1600;
const QUALITY = 0.8;

/**
 * Makes a picture small and upright, without the camera's own notes (place, time, device). A file that this phone cannot
 * read goes as it is, for the lender may know its kind, and says otherwise what is wrong with it; but never a JPEG, which
 * would take its notes along: that is "unreadable". What it is done with may not be had: "not-loaded".
 */
export async function shrinkPicture(file: File): Promise<SmallPicture | "unreadable" | "not-loaded"> {
  const Compressor = await loadCompressor().catch(() => undefined);
  if (Compressor === undefined) return "not-loaded";
  // Some phones do not say what kind of file they give.
  const typed = file.type === "" ? new File([file], file.name, { type: "image/jpeg" }) : file;
  const small = await new Promise<Blob | undefined>((resolve) => {
    new Compressor(typed, {
      maxWidth: SIDE_MAX,
      maxHeight: SIDE_MAX,
      quality: QUALITY,
      mimeType: "image/jpeg",
      // Every engine of ours turns the picture as its EXIF says while it decodes it; a second reading of the whole file
      // would cost a cheap phone its memory.
      checkOrientation: false,
      // Otherwise a file that does not get smaller is sent as it is, with its EXIF.
      strict: false,
      success: resolve,
      error: () => resolve(undefined),
    });
  });
  if (small !== undefined && small !== typed) return { content: small, name: withJpegName(file.name) };
  return (await isJpeg(file)) ? "unreadable" : { content: file, name: file.name };
}

const withJpegName = (name: string) => `${name.replace(/\.\w+$/, "") || "picture"}.jpg`;

async function isJpeg(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}
