import { readParameter } from "@lending/bridge/launch";
import type { LiveDocuments } from "@lending/delivery/live";
import { numberInCanary } from "@lending/federation/startup";
import type { DocumentRequest } from "../Site.ts";

const NAME = "staged";
const COOKIE = /(?:^|;\s*)staged=([^;]*)/;

/**
 * Headers of a staged document. The cookie keeps the device on its side when a later address has no device id, and no shared
 * cache may hold the document, because its key leaves the device out.
 */
export const keepStaged = (id: string) => ({
  "set-cookie": `${NAME}=${id}; Path=/; HttpOnly; SameSite=Lax`,
  "cache-control": "private, no-cache",
});

/** Headers of a live document for a device that has left the staged side. */
export const LEAVE_STAGED = {
  "set-cookie": `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  "cache-control": "private, no-cache",
} as const;

/**
 * Returns the side of a release that a request gets. The device id in the address decides, by the same number that chooses the
 * devices of a canary; without one the cookie, and otherwise the live side. `?variant=canary` chooses by hand.
 */
export function chooseSide(
  staged: LiveDocuments["staged"],
  { search = "", cookie = "" }: DocumentRequest,
): "live" | "staged" | "left" {
  const kept = COOKIE.exec(cookie)?.[1];
  const isStaged = staged !== undefined && isChosen(staged, new URLSearchParams(search), kept);
  if (isStaged) return "staged";
  return kept ? "left" : "live";
}

function isChosen(
  { id, percent }: NonNullable<LiveDocuments["staged"]>,
  query: URLSearchParams,
  kept: string | undefined,
) {
  const wanted = query.get("variant");
  if (wanted) return wanted === "canary";
  if (!query.has("deviceId")) return kept === id;
  const device = readParameter(query, "deviceId");
  return device !== "" && numberInCanary(id, device) < percent;
}
