import { createHash, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";

const uploadRow = v.object({ name: v.string(), borrowerId: v.string() });
const pictureRow = v.object({ mediaType: v.string(), bytes: v.instance(Uint8Array<ArrayBuffer>) });

type SavedUpload = { readonly outcome: "saved"; readonly name: string };
type RejectedUpload = { readonly outcome: "no-image" | "too-large" | "too-many" };

interface UploadLimits {
  readonly sizeMax: number;
  /** Maximum number of pictures per borrower and hour. */
  readonly perHour: number;
}

/** Stores the pictures of borrowers under random names. Their type is detected from their bytes. */
export function createUploads(database: Database, clock: Clock, limits: UploadLimits) {
  const insert = database.insert("uploads");
  const same = database.query(
    "select name, borrowerId from uploads where borrowerId = :borrowerId and digest = :digest",
    uploadRow,
  );
  const byName = database.query("select name, borrowerId from uploads where name = :name", uploadRow);
  const picture = database.query("select mediaType, bytes from uploads where name = :name", pictureRow);
  const recent = database.query(
    "select count(*) as count from uploads where borrowerId = :borrowerId and at > :since",
    v.object({ count: v.number() }),
  );

  return {
    sizeMax: limits.sizeMax,
    /** Saves a picture and returns its name. The same picture sent again has the same name. */
    save(borrowerId: string, bytes: Uint8Array): SavedUpload | RejectedUpload {
      if (bytes.length > limits.sizeMax) return { outcome: "too-large" };
      const [extension, mediaType] = sniffImage(bytes) ?? [];
      if (mediaType === undefined) return { outcome: "no-image" };
      const digest = createHash("sha256").update(bytes).digest("hex");
      const earlier = same.get({ borrowerId, digest });
      if (earlier !== undefined) return { outcome: "saved", name: earlier.name };
      const at = clock.now();
      if ((recent.get({ borrowerId, since: at - 3_600_000 })?.count ?? 0) >= limits.perHour)
        return { outcome: "too-many" };
      const name = `${randomUUID()}.${extension}`;
      insert({ name, borrowerId, mediaType, bytes, digest, at });
      return { outcome: "saved", name };
    },
    owns: (borrowerId: string, name: string) => byName.get({ name })?.borrowerId === borrowerId,
    read: (name: string) => picture.get({ name }),
  };
}

/** The signatures of the pictures that are accepted. */
const SIGNATURES: readonly (readonly [extension: string, mediaType: string, signature: RegExp])[] = [
  ["png", "image/png", /^\x89PNG\r\n/],
  ["jpg", "image/jpeg", /^\xff\xd8\xff/],
  ["webp", "image/webp", /^RIFF.{4}WEBPVP8/s],
  ["gif", "image/gif", /^GIF8[79]a/],
];

/** Detects the type of an image from its first bytes. */
function sniffImage(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return SIGNATURES.find(([, , signature]) => signature.test(start));
}
