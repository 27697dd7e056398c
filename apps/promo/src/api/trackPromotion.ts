import type { Api } from "@lending/api-client";
import type { Tracking } from "./tracking.ts";

interface Visitor {
  readonly tracking: Tracking;
  /** The landing template's id; "" when the template is unavailable, then the link's id is sent. */
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

/** Reports a visit to the landing page. Ignores the response and any failure. */
export function trackVisit(api: Api, visitor: Visitor): void {
  api.json.get("/api/v2/youmi/promotion/track-visit", fields(visitor)).catch(() => undefined);
}

/** Reports that this phone number requested a code. Ignores the response and any failure. */
export function trackClick(api: Api, visitor: Visitor, phone: string): void {
  api.json.get("/api/v2/youmi/promotion/track-click", { ...fields(visitor), phone }).catch(() => undefined);
}
