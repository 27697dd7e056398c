import { createHash, randomUUID } from "node:crypto";
import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";

const complaintRow = v.object({
  id: v.string(),
  borrowerId: v.string(),
  orderId: v.string(),
  problemType: v.string(),
  problemSonType: v.string(),
  detail: v.string(),
  images: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  origin: v.picklist(["seed", "borrower"]),
  reply: v.string(),
  repliedAt: v.nullable(v.number()),
  closedAt: v.nullable(v.number()),
  score: v.nullable(v.number()),
  at: v.number(),
  sequence: v.number(),
  callAt: v.string(),
  callCount: v.number(),
});

export type Complaint = v.InferOutput<typeof complaintRow>;

const select = "select * from complaints";

/** The same text about the same order within this time is the same complaint. */
const SAME_WITHIN_MS = 600_000;

type NewComplaint = Pick<Complaint, "borrowerId" | "orderId" | "problemType" | "problemSonType" | "detail" | "images"> &
  Partial<Pick<Complaint, "id" | "callAt" | "callCount">>;

/** The number that a borrower quotes: the day it arrived and its place in the register. */
export const acknowledgement = ({ at, sequence }: Pick<Complaint, "at" | "sequence">) =>
  `${formatDate(at).replaceAll("-", "")}-${String(sequence).padStart(4, "0")}`;

export type Complaints = ReturnType<typeof createComplaints>;

export function createComplaints(database: Database, clock: Clock) {
  const byId = database.query(`${select} where id = :id`, complaintRow);
  const ofBorrower = database.query(
    `${select} where borrowerId = :borrowerId order by sequence desc limit 200`,
    complaintRow,
  );
  const every = database.query(`${select} order by sequence desc limit 200`, complaintRow);
  const same = database.query(
    `${select} where borrowerId = :borrowerId and orderId = :orderId and problemType = :problemType
     and problemSonType = :problemSonType and detail = :detail and images = :images and at > :since`,
    complaintRow,
  );
  const insert = database.insert("complaints");
  const update = database.update("complaints", "id");
  const score = database.command(
    "update complaints set score = :score where id = :id and score is null and repliedAt is not null",
  );

  return {
    add(
      { id = `c-${randomUUID()}`, callAt = "", callCount = 0, ...complaint }: NewComplaint,
      origin: Complaint["origin"] = "borrower",
      age = 0,
    ): string {
      return database.transaction(() => {
        const at = clock.now() - age;
        const values = { ...complaint, images: JSON.stringify(complaint.images) };
        const earlier = same.get({ ...values, since: at - SAME_WITHIN_MS });
        if (earlier !== undefined) return earlier.id;
        insert({ ...values, id, origin, at, callAt, callCount });
        return id;
      });
    },
    own(borrowerId: string, id: string): Complaint | undefined {
      const complaint = byId.get({ id });
      return complaint?.borrowerId === borrowerId ? complaint : undefined;
    },
    find: (id: string) => byId.get({ id }),
    ofBorrower: (borrowerId: string) => ofBorrower.all({ borrowerId }),
    all: () => every.all(),
    /** Stores an agent's reply; `close` also closes the complaint. */
    reply: (id: string, text: string, close: boolean) =>
      update(id, { reply: text, repliedAt: clock.now(), closedAt: close ? clock.now() : null }),
    /** Stores the score, unless the complaint has one or has no reply yet. */
    score: (id: string, stars: number) => score({ id, score: stars }),
  };
}

interface ProblemType {
  readonly title: string;
  readonly value: string;
}

/** The type "collection". It requires a sub-type and an order that is in collection. */
export const COLLECTION = "1";

export const PROBLEM_TYPES: readonly (ProblemType & { readonly takesReceipt?: 1 })[] = [
  { title: "Collection", value: COLLECTION },
  { title: "Repayment", value: "2", takesReceipt: 1 },
  { title: "Bank account", value: "3" },
  { title: "Using the app", value: "4" },
  { title: "Something else", value: "5" },
];

export const COLLECTION_TYPES: readonly (ProblemType & { readonly recordsCalls: 0 | 1 })[] = [
  { title: "Too many calls or messages", value: "11", recordsCalls: 1 },
  { title: "Rude or threatening words", value: "12", recordsCalls: 0 },
  { title: "Calls to my family or contacts", value: "13", recordsCalls: 1 },
  { title: "Called after I had paid", value: "14", recordsCalls: 0 },
  { title: "Harassment", value: "15", recordsCalls: 1 },
];

export const problemTitle = (value: string) =>
  [...PROBLEM_TYPES, ...COLLECTION_TYPES].find((type) => type.value === value)?.title ?? "";

const uploadRow = v.object({ name: v.string(), borrowerId: v.string() });
const pictureRow = v.object({ mediaType: v.string(), bytes: v.instance(Uint8Array<ArrayBuffer>) });

type SavedUpload = { readonly outcome: "saved"; readonly name: string };
type RejectedUpload = { readonly outcome: "no-image" | "too-large" | "too-many" };

export interface UploadLimits {
  readonly sizeMax: number;
  /** Maximum number of pictures per borrower and hour. */
  readonly perHour: number;
}

const UPLOAD_LIMITS: UploadLimits = { sizeMax: 5 * 1024 * 1024, perHour: 200 };

/** Stores the pictures of borrowers under random names. Their type is detected from their bytes. */
export function createUploads(database: Database, clock: Clock, limits: UploadLimits = UPLOAD_LIMITS) {
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
