import type { SentFile } from "@lending/api-client";

/** Loads the picture compressor when the borrower is about to choose a picture. */
export const loadCompressor = () => import("compressorjs").then(({ default: Compressor }) => Compressor);

/** Maximum length of the longer side, in pixels. Receipts and screenshots stay readable. */
const SIDE_MAX = 1600;
const QUALITY = 0.8;

/**
 * Makes a picture small and upright, and removes the camera's metadata (place, time, device). A file
 * that this phone cannot decode (often HEIC or TIFF) is "unreadable": sending it unchanged would reveal its metadata.
 * Returns "not-loaded" if the compressor fails to load.
 */
export async function shrinkPicture(file: File): Promise<SentFile | "unreadable" | "not-loaded"> {
  const Compressor = await loadCompressor().catch(() => undefined);
  if (Compressor === undefined) return "not-loaded";
  // Some phones report no file type.
  const typed = file.type === "" ? new File([file], file.name, { type: "image/jpeg" }) : file;
  const small = await new Promise<Blob | undefined>((resolve) => {
    new Compressor(typed, {
      maxWidth: SIDE_MAX,
      maxHeight: SIDE_MAX,
      quality: QUALITY,
      mimeType: "image/jpeg",
      // Every supported browser applies the EXIF orientation while it decodes. Reading the whole file again would take
      // too much memory on a cheap phone.
      checkOrientation: false,
      // Otherwise a file that does not get smaller would be sent unchanged, with its EXIF.
      strict: false,
      success: resolve,
      error: () => resolve(undefined),
    });
  });
  const isDrawnAgain = small !== undefined && small !== typed;
  return isDrawnAgain ? { content: small, name: withJpegName(file.name) } : "unreadable";
}

const withJpegName = (name: string) => `${name.replace(/\.\w+$/, "") || "picture"}.jpg`;
