import type { Api } from "@lending/api-client";

export const trackingPaths = {
  visit: "/api/v2/youmi/promotion/track-visit",
  click: "/api/v2/youmi/promotion/track-click",
} as const;

/** Names of the tracking parameters in the campaign's link. */
const NAMES = {
  id: "id",
  appFrom: "app_from",
  userFrom: "user_from",
  utmTag: "utm_tag",
  linksId: "links_id",
  downId: "down_id",
  inviteCode: "invite_code",
  uc: "UC",
} as const;
const PARAMETERS = Object.entries(NAMES) as readonly [keyof typeof NAMES, string][];

/** Tracking parameters of the campaign's link; "" for a missing one. */
export type Tracking = Readonly<Record<keyof typeof NAMES, string>>;

export const readTracking = (query: URLSearchParams) =>
  Object.fromEntries(PARAMETERS.map(([key, name]) => [key, query.get(name) ?? ""])) as Tracking;

/** Returns the non-empty tracking parameters under their names in the address. */
export const trackingQuery = (tracking: Tracking): Readonly<Record<string, string>> =>
  Object.fromEntries(PARAMETERS.map(([key, name]) => [name, tracking[key]]).filter(([, value]) => value !== ""));

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
