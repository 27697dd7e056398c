import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { SiteDocument } from "../Site.ts";
import { textBody } from "./body.ts";

export type Variant = "live" | "canary";

/** A token counts during the slot in which its document was sent and the next one. */
const SLOT_MS = 30 * 60_000;
/** The release of a document, and the variants of its remotes that have a canary. */
const RELEASE = /"release":(\d{1,9})/;
const VARIANT = /"variant":"(live|canary)"/g;

interface TokenOptions {
  /** Secret of all servers of the site. Without it this process makes one, and other processes refuse its tokens. */
  readonly key?: string | undefined;
  readonly now?: () => number;
}

export type ReportTokens = ReturnType<typeof createReportTokens>;

/**
 * Creates the tokens of reports. A token proves that the sender has read a document with this variant, recently and from a server of
 * this site. It does not identify a visitor, so documents stay cacheable; whoever reads a document has the tokens of both variants.
 */
export function createReportTokens({ key = randomBytes(32).toString("hex"), now = Date.now }: TokenOptions = {}) {
  const added = new WeakMap<object, { readonly slot: number; readonly document: Promise<SiteDocument> }>();
  const slotOf = (time: number) => Math.floor(time / SLOT_MS);
  const sign = (release: number | string, variant: string, slot: number) =>
    createHmac("sha256", key).update(`report ${release} ${variant} ${slot}`).digest("base64url").slice(0, 22);

  async function write(document: SiteDocument, slot: number): Promise<SiteDocument> {
    const html = new TextDecoder().decode((await document.body.read("identity")).bytes);
    const release = RELEASE.exec(html)?.[1];
    if (release === undefined) return document;
    const signed = html.replace(
      VARIANT,
      (statement, variant: string) => `${statement},"token":"${sign(release, variant, slot)}"`,
    );
    return signed === html ? document : { ...document, body: textBody(signed) };
  }

  return {
    /** Returns the document with a token for each variant in it. The same one for everybody, for half an hour. */
    async add(document: SiteDocument): Promise<SiteDocument> {
      const slot = slotOf(now());
      const known = added.get(document.body);
      const made = known?.slot === slot ? known : { slot, document: write(document, slot) };
      added.set(document.body, made);
      // The same text may be sent with other headers.
      return { ...document, body: (await made.document).body };
    },
    /** Returns whether a document of this release and variant contained the token within the last hour. */
    isValid(release: number, variant: Variant, token: string): boolean {
      const current = slotOf(now());
      // The clock of the server that sent the document may be ahead.
      return [current, current - 1, current + 1].some((slot) => {
        const own = Buffer.from(sign(release, variant, slot));
        const sent = Buffer.from(token);
        return own.length === sent.length && timingSafeEqual(own, sent);
      });
    },
  };
}
