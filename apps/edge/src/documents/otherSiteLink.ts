import type { Environment } from "@lending/bridge/environment";
import { createOtherSiteLinks } from "@lending/federation/document";
import { createBody, respond } from "../http/body.ts";
import { NO_STORE } from "../http/headers.ts";

/** The parameters with which a link states what to pay. This server accepts them from no other site. */
const CODE_PARAMETERS = ["payCode", "payCodeImg", "repayAmount"];

const otherSiteLinks = createOtherSiteLinks(CODE_PARAMETERS);
const body = createBody(otherSiteLinks.html);
const headers = {
  ...{ ...NO_STORE, "content-type": "text/html; charset=utf-8" },
  ...{ "referrer-policy": "no-referrer", "x-frame-options": "DENY" },
  ...otherSiteLinks.headers,
};

/** Whether a page of a sibling host is one of the lender's own, by its environment. */
function isOwnHost(referrer: string, { h5Base, sessionHosts }: Environment): boolean {
  if (!URL.canParse(referrer)) return false;
  return [h5Base.replace(/^https?:\/\//, ""), ...sessionHosts].includes(new URL(referrer).host);
}

/**
 * Responds to a link of another site that states a launch, a code or a message, which only the lender may state. Undefined for any
 * other request.
 */
export async function respondOtherSiteLink(request: Request, environment: Environment): Promise<Response | undefined> {
  const site = request.headers.get("sec-fetch-site");
  const referrer = request.headers.get("referer") ?? "";
  const isElsewhere = site === "cross-site" || (site === "same-site" && !isOwnHost(referrer, environment));
  if (!isElsewhere || !otherSiteLinks.isRefused(new URL(request.url).searchParams)) return undefined;
  return respond(request, body, { headers });
}
