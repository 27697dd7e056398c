import { defineRead, defineSend, fromQuery, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

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

/** A field with a tracking parameter of the campaign's link. */
export const fromTracking = (name: keyof Tracking) => given("tracking", (tracking: Tracking) => tracking[name]);

const visit = {
  /** The landing template's id; the link's id while the template is unavailable. */
  page_id: given("pageId"),
  user_from: fromTracking("userFrom"),
  client_type: given("platform", (platform: "android" | "ios") => platform),
  page_type: "1",
  utm_tag: fromTracking("utmTag"),
  app_from: fromTracking("appFrom"),
} as const;

/** Reports a visit to the landing page. */
export const trackVisit = defineSend({
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/promotion/track-visit",
  fields: visit,
});

/** Reports that this phone number requested a code. */
export const trackClick = defineSend({
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/promotion/track-click",
  fields: { ...visit, phone: given("phone") },
});

/** The landing template of the campaign. Registrations of the landing page carry its id. */
export const landingTemplate = defineRead({
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  fields: { templateId: fromQuery("id") },
  data: record({ id: text() }),
  read: ({ id }) => id,
});
