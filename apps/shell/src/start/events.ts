import { findPath, plainPath, type SiteRegistry } from "@lending/federation/manifest";
import { readJson } from "@lending/federation/startup";

/** The endpoint of events, and the registry with the running versions. */
export interface EventSink {
  /** "" disables events. */
  readonly analyticsUrl: string;
  readonly registry: SiteRegistry;
}

/** The folder of a shipped release ends with its version and a hash. A local build has only a hash in its entry's name. */
const SHIPPED = /\/(\d+\.\d+\.\d+(?:-[\w.-]+)?)-[\da-f]{12}\/$/;
const BUILT = /\.([\da-f]{8})\.js$/;

/**
 * Returns the data about the page in every event: its path, the remote with its version, and the release. The version is that of
 * another remote when `remoteName` is given.
 */
export function describePage({ release, ...owners }: SiteRegistry, remoteName = "") {
  const match = findPath(owners, location.pathname);
  const remote = remoteName || match?.owner.name || "";
  return {
    // "" for a path without an owner, because it may contain any text.
    path: match ? plainPath(location.pathname) : "",
    remote,
    version: versionOf(owners, remote),
    release,
    // The server's proof that it sent this document. It identifies no borrower, and counts once.
    token: readToken(),
  };
}

/** Reads the token at the end of a document for one visitor. Undefined in a shared document, and until its end arrives. */
const readToken = () => readJson<string | null>("token") ?? undefined;

function versionOf({ shell, remotes }: Pick<SiteRegistry, "shell" | "remotes">, name: string) {
  const newest = [shell, ...remotes].find((one) => one.name === name);
  const last = newest?.last;
  // A page that fell back has requested the entry of the previous version.
  const { base, entry } = (last && wasRequested(last.base + last.entry) ? last : newest) ?? { base: "", entry: "" };
  return SHIPPED.exec(base)?.[1] ?? BUILT.exec(entry)?.[1];
}

/** Returns whether the page requested this URL. Returns false in engines without resource timing. */
const wasRequested = (address: string) =>
  performance.getEntriesByName?.(new URL(address, document.baseURI).href).length > 0;

let isMeasured = false;

/**
 * Sends one `visit` event when the borrower leaves the page: the path, its remote and version, the release, and the Core Web
 * Vitals that this browser measures. `lcp` and `inp` are in milliseconds, `cls` is a score. Nothing in it identifies the borrower.
 */
export function measureVisit({ analyticsUrl, registry }: EventSink) {
  if (isMeasured || !analyticsUrl || !navigator.sendBeacon) return;
  isMeasured = true;
  const page = describePage(registry);
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  import(/* webpackChunkName: "web-vitals" */ "web-vitals")
    .then(({ onCLS, onINP, onLCP }) => {
      // Report every change, because a killed webview never reports a last value.
      const everyChange = { reportAllChanges: true };
      onLCP(({ value }) => (vitals.lcp = Math.round(value)), everyChange);
      onINP(({ value }) => (vitals.inp = Math.round(value)), everyChange);
      onCLS(({ value }) => (vitals.cls = Math.round(value * 1000) / 1000), everyChange);
    })
    // Without the library the visit still counts, so that the share of errors among visits stays right.
    .catch(() => undefined);
  const signals = ["visibilitychange", "pagehide"];
  const send = ({ type }: Event) => {
    if (type !== "pagehide" && document.visibilityState !== "hidden") return;
    for (const name of signals) removeEventListener(name, send);
    navigator.sendBeacon(analyticsUrl, JSON.stringify({ event: "visit", ...page, token: readToken(), ...vitals }));
  };
  // In the bubble phase: the library completes its values in the capture phase of the same event.
  for (const name of signals) addEventListener(name, send);
}
