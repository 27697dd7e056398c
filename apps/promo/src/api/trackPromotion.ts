import type { Api } from "@lending/api-client";
import type { Tracking } from "./tracking.ts";

interface Visitor {
  readonly tracking: Tracking;
  /** The landing template's id; the link's own stands in for it when the template was not to be had. */
  readonly landingId: string;
  readonly platform: "android" | "ios";
}

const fields = ({ tracking, landingId, platform }: Visitor) => ({
  page_id: landingId || tracking.id,
  user_from: tracking.userFrom,
  client_type: platform,
  page_type: "1",
  utm_tag: tracking.utmTag,
  app_from: tracking.appFrom,
});

/** Tells that somebody opened the landing page. The answer is ignored (specification 7), and so is its failure. */
export function trackVisit(api: Api, visitor: Visitor): void {
  api.json.get("/api/v2/youmi/promotion/track-visit", fields(visitor)).catch(() => undefined);
}

/** Tells that this phone asked for a code. The answer is ignored, and so is its failure. */
export function trackClick(api: Api, visitor: Visitor, phone: string): void {
  api.json.get("/api/v2/youmi/promotion/track-click", { ...fields(visitor), phone }).catch(() => undefined);
}
