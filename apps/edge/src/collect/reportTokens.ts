import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { Side } from "../documents/readVisitor.ts";

/** Id of the element with the token, at the end of a document for one visitor. */
export const TOKEN_ELEMENT = "token";

/** A page may stay open for long before its visit is reported. */
const VALID_MS = 2 * 3_600_000;
/** Tokens that are remembered as used. A report that would exceed it does not count. */
const USED_MAX = 500_000;

const contentSchema = v.tuple([
  v.number(),
  v.number(),
  v.string(),
  v.array(v.tuple([v.string(), v.picklist(["variant", "live"]), v.boolean()])),
]);
const parseContent = v.pipe(v.string(), v.parseJson(), contentSchema);

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
  const sign = (content: string) =>
    createHmac("sha256", key).update(`report ${content}`).digest("base64url").slice(0, 22);
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
    if (used.has(use) || usedBefore.has(use) || used.size >= USED_MAX) return false;
    used.add(use);
    return true;
  }

  return {
    make({ release, sides }: Proof): string {
      const variants = sides.map(({ id, side, isMeasured }) => [id, side, isMeasured] as const);
      const values = [release, Math.floor(now() / 1000), randomBytes(9).toString("base64url"), variants];
      const content = Buffer.from(JSON.stringify(values)).toString("base64url");
      return `${content}.${sign(content)}`;
    },
    /** Returns what a token proves. Undefined when it is forged or too old, or was used for such an event before. */
    use(token: string, event: "visit" | "error"): Proof | undefined {
      const [content = "", signature = ""] = token.split(".", 2);
      const [own, sent] = [Buffer.from(sign(content)), Buffer.from(signature)];
      if (own.length !== sent.length || !timingSafeEqual(own, sent)) return undefined;
      const parsed = v.safeParse(parseContent, Buffer.from(content, "base64url").toString());
      if (!parsed.success) return undefined;
      const [release, seconds, nonce, sides] = parsed.output;
      const age = now() - seconds * 1000;
      // The clock of the server that sent the document may be ahead.
      if (Math.abs(age) > VALID_MS || !isFirst(`${event} ${nonce}`)) return undefined;
      return { release, sides: sides.map(([id, side, isMeasured]) => ({ id, side, isMeasured })) };
    },
  };
}
