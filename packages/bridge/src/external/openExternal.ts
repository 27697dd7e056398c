import { useCallback } from "react";
import { useSurroundings } from "../app/App.tsx";
import type { PagePort } from "../app/createBackStack.ts";
import { clientQuery } from "../launch/clientQuery.ts";
import { CLIENT_PARAMETERS, type LaunchParameters } from "../launch/launchParameters.ts";
import type { SessionKey } from "../stored/declareStored.ts";
import { checkLink, type Hosts, type LinkRefusal, ownHosts } from "./checkLink.ts";
import type { LocationQuery } from "./withQuery.ts";

/** Whether the link was opened, or why not. */
export type ExternalVerdict = { readonly opened: true } | { readonly opened: false; readonly reason: LinkRefusal };

export interface ExternalOptions {
  /** Replaces this page in the history, for a redirect that the borrower did not trigger. */
  readonly replace?: boolean;
  /** Adds the common client query, if the host is the lender's and the protocol as secure as this page's. */
  readonly withClientQuery?: boolean;
  /** Set in the link's query on any host; replaces parameters of these names that the link has. */
  readonly query?: LocationQuery;
}

interface OpenContext {
  readonly environment: Hosts;
  readonly launch: LaunchParameters;
  readonly page: Pick<PagePort, "location" | "sessionStorage">;
}

/** Opens a server's link if `checkLink` allows it. Every navigation out of the product goes through it. */
export function openExternal(
  link: unknown,
  { environment, launch, page }: OpenContext,
  { replace = false, withClientQuery = false, query = {} }: ExternalOptions = {},
): ExternalVerdict {
  const pageHref = page.location.href;
  const checked = checkLink(link, environment, pageHref);
  if ("reason" in checked) return { opened: false, reason: checked.reason };
  const { url } = checked;
  replaceQuery(url, query);
  if (withClientQuery && mayCarrySession(url, new URL(pageHref), environment)) addMissing(url, clientQuery(launch));
  if (isSecondSelfRedirect(url, page)) return { opened: false, reason: "loop" };
  if (replace) page.location.replace(url.href);
  else page.location.assign(url.href);
  return { opened: true };
}

function mayCarrySession(url: URL, pageUrl: URL, environment: Hosts): boolean {
  return (
    ownHosts(environment, pageUrl.host).includes(url.host) &&
    (url.protocol === "https:" || pageUrl.protocol === "http:")
  );
}

function addMissing(url: URL, query: LocationQuery): void {
  const missing = Object.entries(query).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return value !== undefined && !url.searchParams.has(name);
  });
  const added = new URLSearchParams(missing).toString();
  // Appended manually, because `searchParams.append` would re-encode the link's existing query.
  if (added) url.search = url.search ? `${url.search}&${added}` : `?${added}`;
}

function replaceQuery(url: URL, query: LocationQuery): void {
  // Split manually, because `searchParams.delete` would re-encode the rest of the query.
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((pair) => ![...new URLSearchParams(pair).keys()].some((name) => query[name] !== undefined));
  url.search = kept.join("&");
  addMissing(url, query);
}

/** The last redirect of a page to itself. */
const STORAGE_KEY: SessionKey = "selfRedirect";
const COMMON: readonly string[] = [...CLIENT_PARAMETERS, "clientType"];

/**
 * Returns whether the page redirects to itself a second time. The first redirect is allowed and remembered while the
 * webview is open. When storage is unavailable, no redirect to itself is allowed.
 */
function isSecondSelfRedirect(target: URL, page: Pick<PagePort, "location" | "sessionStorage">): boolean {
  const identity = identify(target);
  if (identity !== identify(new URL(page.location.href))) return false;
  try {
    if (page.sessionStorage.getItem(STORAGE_KEY) === identity) return true;
    page.sessionStorage.setItem(STORAGE_KEY, identity);
    return false;
  } catch {
    return true;
  }
}

/** Returns what identifies a page: its address without hash and common client query, and its query in a fixed order. */
function identify(url: URL): string {
  const query = [...url.searchParams].filter(([name]) => !COMMON.includes(name));
  return JSON.stringify([url.origin, url.pathname, query.map((pair) => pair.join("=")).sort()]);
}

/** Returns `openExternal` with the environment, launch and page of this visit. */
export function useOpenExternal(): (link: unknown, options?: ExternalOptions) => ExternalVerdict {
  const { app, page } = useSurroundings();
  return useCallback(
    (link, options) => openExternal(link, { environment: app.environment, launch: app.launch, page }, options),
    [app, page],
  );
}
