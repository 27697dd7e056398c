import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { randomToken } from "./randomText.ts";

const uploadRow = v.object({ name: v.string(), mediaType: v.string(), size: v.number() });

type SavedUpload = { readonly outcome: "saved"; readonly name: string };
type RejectedUpload = { readonly outcome: "no-image" | "too-large" | "too-many" };

interface UploadLimits {
  readonly sizeMax: number;
  /** Maximum number of pictures per borrower and hour. */
  readonly perHour: number;
}

/** Stores the pictures of borrowers on disk under random names. Their type is detected from their bytes. */
export function createUploads(database: Database, dataDir: string, clock: Clock, limits: UploadLimits) {
  const folder = path.join(dataDir, "uploads");
  const insert = database.command(`insert into uploads (name, borrower_id, media_type, size, digest, at)
    values (:name, :borrowerId, :mediaType, :size, :digest, :at)`);
  const same = database.query(
    "select name, media_type, size from uploads where borrower_id = :borrowerId and digest = :digest",
    uploadRow,
  );
  const byName = database.query("select name, media_type, size from uploads where name = :name", uploadRow);
  const ownByName = database.query(
    "select name, media_type, size from uploads where name = :name and borrower_id = :borrowerId",
    uploadRow,
  );
  const recent = database.query(
    "select count(*) as count from uploads where borrower_id = :borrowerId and at > :since",
    v.object({ count: v.number() }),
  );

  return {
    sizeMax: limits.sizeMax,
    /** Saves a picture and returns its name. The same picture sent again has the same name. */
    save(borrowerId: string, bytes: Uint8Array): SavedUpload | RejectedUpload {
      if (bytes.length > limits.sizeMax) return { outcome: "too-large" };
      const image = sniffImage(bytes);
      if (image === undefined) return { outcome: "no-image" };
      const digest = createHash("sha256").update(bytes).digest("hex");
      const earlier = same.get({ borrowerId, digest });
      if (earlier !== undefined) return { outcome: "saved", name: earlier.name };
      const at = clock.now();
      if ((recent.get({ borrowerId, since: at - 3_600_000 })?.count ?? 0) >= limits.perHour)
        return { outcome: "too-many" };
      const name = `${randomToken()}.${image.extension}`;
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, name);
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
      insert({ name, borrowerId, mediaType: image.mediaType, size: bytes.length, digest, at });
      return { outcome: "saved", name };
    },
    owns: (borrowerId: string, name: string) => ownByName.get({ name, borrowerId }) !== undefined,
    read(name: string): { readonly mediaType: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
      const upload = byName.get({ name });
      if (upload === undefined) return undefined;
      try {
        return { mediaType: upload.mediaType, bytes: new Uint8Array(readFileSync(path.join(folder, upload.name))) };
      } catch {
        return undefined;
      }
    },
    removeAll: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface SniffedImage {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp" | "image/gif";
  readonly extension: "jpg" | "png" | "webp" | "gif";
}

const startsWith = (bytes: Uint8Array, expected: readonly number[], at = 0) =>
  bytes.length >= at + expected.length && expected.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** Detects the type of an image from its bytes: signature, first header, and a size above zero. */
function sniffImage(bytes: Uint8Array): SniffedImage | undefined {
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
