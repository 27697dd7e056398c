import type { Api } from "@lending/api-client";

export const trackingPaths = {
  visit: "/api/v2/youmi/promotion/track-visit",
  click: "/api/v2/youmi/promotion/track-click",
} as const;

/** Tracking parameters of the campaign's link; "" for a missing one. */
export interface Tracking {
  readonly id: string;
  readonly appFrom: string;
  readonly userFrom: string;
  readonly utmTag: string;
  readonly linksId: string;
  readonly downId: string;
  readonly inviteCode: string;
  readonly uc: string;
}

export function readTracking(query: URLSearchParams): Tracking {
  const read = (name: string) => query.get(name) ?? "";
  return {
    id: read("id"),
    appFrom: read("app_from"),
    userFrom: read("user_from"),
    utmTag: read("utm_tag"),
    linksId: read("links_id"),
    downId: read("down_id"),
    inviteCode: read("invite_code"),
    uc: read("UC"),
  };
}

/** Returns the non-empty tracking parameters under their names in the address. */
export function trackingQuery(tracking: Tracking): Readonly<Record<string, string>> {
  const named = {
    id: tracking.id,
    app_from: tracking.appFrom,
    user_from: tracking.userFrom,
    utm_tag: tracking.utmTag,
    links_id: tracking.linksId,
    down_id: tracking.downId,
    invite_code: tracking.inviteCode,
    UC: tracking.uc,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ""));
}

interface Visitor {
  readonly tracking: Tracking;
  /** The landing template's id; "" when the template is unavailable, then the link's id is sent. */
  readonly landingId: string;
  readonly platform: "android" | "ios";
}

const visitFields = ({ tracking, landingId, platform }: Visitor) => ({
  page_id: landingId || tracking.id,
  user_from: tracking.userFrom,
  client_type: platform,
  page_type: "1",
  utm_tag: tracking.utmTag,
  app_from: tracking.appFrom,
});

/** Reports a visit to the landing page. Ignores the response and any failure. */
export function trackVisit(api: Api, visitor: Visitor): void {
  api.json.get(trackingPaths.visit, visitFields(visitor)).catch(() => undefined);
}

/** Reports that this phone number requested a code. Ignores the response and any failure. */
export function trackClick(api: Api, visitor: Visitor, phone: string): void {
  api.json.get(trackingPaths.click, { ...visitFields(visitor), phone }).catch(() => undefined);
}
