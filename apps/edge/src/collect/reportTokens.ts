import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Side } from "../documents/readVisitor.ts";

/** Id of the element with the token, at the end of a document for one visitor. */
export const TOKEN_ELEMENT = "token";

/** A page may stay open for long before its visit is reported. */
const VALID_MS = 2 * 3_600_000;
/** Tokens that are remembered as used. A report that would exceed it does not count. */
const USED_MAX = 500_000;

// In bytes, because every document for one visitor carries a token, which no compression makes smaller: release and seconds, a
// number that is used once, and of each side the variant's id and one byte.
const NUMBERS = 8;
const NONCE = 6;
const SIDE = 5;
const SIGNATURE = 16;
const IS_VARIANT = 1;
const IS_MEASURED = 2;

/** What a token proves of a document: its release, and its sides of the variants that concern it. */
export interface Proof {
  readonly release: number;
  readonly sides: readonly Side[];
}

interface TokenOptions {
  /** Secret of all servers of the site. Without it this process makes one, and other processes refuse its tokens. */
  readonly key?: string | undefined;
  readonly now?: () => number;
}

export type ReportTokens = ReturnType<typeof createReportTokens>;

/**
 * Creates the tokens of reports. A token proves that this site has sent one document on these sides of variants. It counts once for a
 * visit and once for an error on each server, so no client counts more than the documents that it requests.
 */
export function createReportTokens({ key = randomBytes(32).toString("hex"), now = Date.now }: TokenOptions = {}) {
  const sign = (content: Buffer) =>
    createHmac("sha256", key).update("report ").update(content).digest().subarray(0, SIGNATURE);
  let used = new Set<string>();
  let usedBefore = new Set<string>();
  let changesAt = 0;

  /** Remembers a use; false when it was used before. Uses are forgotten when their tokens have expired. */
  function isFirst(use: string): boolean {
    if (now() >= changesAt) {
      usedBefore = used;
      used = new Set();
      changesAt = now() + VALID_MS;
    }
    if (isUsed(use) || used.size >= USED_MAX) return false;
    used.add(use);
    return true;
  }
  const isUsed = (use: string) => used.has(use) || usedBefore.has(use);

  return {
    make({ release, sides }: Proof): string {
      const content = Buffer.alloc(NUMBERS + NONCE + SIDE * sides.length);
      content.writeUInt32BE(release);
      content.writeUInt32BE(Math.floor(now() / 1000), NUMBERS / 2);
      randomBytes(NONCE).copy(content, NUMBERS);
      let at = NUMBERS + NONCE;
      for (const { id, side, isMeasured } of sides) {
        at += content.write(id, at, "hex");
        at = content.writeUInt8((side === "variant" ? IS_VARIANT : 0) | (isMeasured ? IS_MEASURED : 0), at);
      }
      return Buffer.concat([content, sign(content)]).toString("base64url");
    },
    /**
     * Returns what a token proves. Undefined when it is forged or too old, or was used for such an event before. A visit after an error
     * proves no side: the document has counted there.
     */
    use(token: string, event: "visit" | "error"): Proof | undefined {
      const bytes = Buffer.from(token, "base64url");
      const length = bytes.length - SIGNATURE;
      if (length < NUMBERS + NONCE || !timingSafeEqual(sign(bytes.subarray(0, length)), bytes.subarray(length)))
        return undefined;
      const age = now() - bytes.readUInt32BE(NUMBERS / 2) * 1000;
      const nonce = bytes.toString("hex", NUMBERS, NUMBERS + NONCE);
      // The clock of the server that sent the document may be ahead.
      if (Math.abs(age) > VALID_MS || !isFirst(`${event} ${nonce}`)) return undefined;
      const sides: Side[] = [];
      const hasCounted = event === "visit" && isUsed(`error ${nonce}`);
      for (let at = NUMBERS + NONCE; at < length && !hasCounted; at += SIDE) {
        const bits = bytes[at + SIDE - 1] ?? 0;
        const side = bits & IS_VARIANT ? "variant" : "live";
        sides.push({ id: bytes.toString("hex", at, at + SIDE - 1), side, isMeasured: (bits & IS_MEASURED) > 0 });
      }
      return { release: bytes.readUInt32BE(), sides };
    },
  };
}
