import type { PagePort } from "../app/PagePort.ts";
import { type Environment, isOwnHost } from "../environment/index.ts";
import { clientQuery, type LaunchParameters } from "../launch/index.ts";
import type { LocationQuery } from "../locations/withQuery.ts";
import { checkLink, type LinkRefusal } from "./checkLink.ts";
import { isSecondSelfRedirect } from "./isSecondSelfRedirect.ts";

/** Whether the page is being left, or why it is not. */
export type ExternalVerdict = { readonly opened: true } | { readonly opened: false; readonly reason: LinkRefusal };

export interface ExternalOptions {
  /** Leaves no way back to this page, for a redirect that the borrower did not ask for. */
  readonly replace?: boolean;
  /** Adds the common client query, but only where the link's host is the lender's own and no less protected than this page. */
  readonly withClientQuery?: boolean;
  /** Added to the link's query, wherever it leads; a name that the link already has keeps the link's value. */
  readonly query?: LocationQuery;
}

interface Surroundings {
  readonly environment: Pick<Environment, "apiBase" | "h5Base" | "redirectHosts">;
  readonly launch: LaunchParameters;
  readonly page: Pick<PagePort, "location" | "sessionStorage">;
}

/** The one way out of the product: follows a link that a server sent, if `checkLink` allows it, and says what it did. */
export function openExternal(
  link: unknown,
  { environment, launch, page }: Surroundings,
  { replace = false, withClientQuery = false, query = {} }: ExternalOptions = {},
): ExternalVerdict {
  const here = page.location.href;
  const checked = checkLink(link, environment, here);
  if ("reason" in checked) return { opened: false, reason: checked.reason };
  const { url } = checked;
  addMissing(url, query);
  if (withClientQuery && mayCarrySession(url, new URL(here), environment)) addMissing(url, clientQuery(launch));
  if (isSecondSelfRedirect(url, page)) return { opened: false, reason: "loop" };
  if (replace) page.location.replace(url.href);
  else page.location.assign(url.href);
  return { opened: true };
}

function mayCarrySession(url: URL, here: URL, environment: Surroundings["environment"]): boolean {
  return isOwnHost(url.host, environment, here.host) && (url.protocol === "https:" || here.protocol === "http:");
}

function addMissing(url: URL, query: LocationQuery): void {
  const missing = Object.entries(query).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return value !== undefined && !url.searchParams.has(name);
  });
  const added = new URLSearchParams(missing).toString();
  // By hand, for `searchParams.append` would write the link's own query anew.
  if (added) url.search = url.search ? `${url.search}&${added}` : `?${added}`;
}
