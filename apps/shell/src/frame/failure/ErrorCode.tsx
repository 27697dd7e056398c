import type { SiteRegistry } from "@lending/federation/manifest";
import { readRegistry } from "@lending/federation/startup";
import { useMessages } from "@lending/ui/locale";
import { useMemo } from "react";
import { errorMessages } from "../../messages/source.ts";
import { describePage } from "../../start/events.ts";

/** Names of errors of engines, of the browser's calls and of this platform. Any other may contain a borrower's text. */
const NAMES =
  /^(?:(?:Eval|Range|Reference|Syntax|Type|URI|Aggregate|Abort|ChunkLoad|Data|DataClone|Encoding|Hierarchy|HierarchyRequest|InvalidAccess|InvalidCharacter|InvalidState|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|Security|Timeout|Unknown)?Error|(?:Network|Timeout|Http|Unreadable|Session)Fault|RemoteUnavailable)$/;
const CODES = /^(?:NETWORK|TIMEOUT|HTTP|UNREADABLE|SESSION)$/;
const only = (value: unknown, known: RegExp) => (typeof value === "string" && known.test(value) ? value : "");

/** `loan/0.2.0-1a2b3c4d5e6f/main.0a1b2c3d.js:1:2345`, in the address of a script. */
const FRAME =
  /\/([a-z][a-z0-9-]{0,30})(\/(?:\d+\.\d+\.\d+(?:-[\w.]+)?-[\da-f]{12}\/)?[\w-]{1,30}(?:\.[\w-]{1,10})?\.[\da-f]{8}\.js:\d{1,5}:\d{1,7})/g;
const FRAMES_MAX = 8;

/** Returns the positions of a stack in the site's own scripts, without the message, names and addresses. */
function scrubStack(error: unknown, names: ReadonlySet<string>): readonly string[] {
  const { stack, message } = (error ?? {}) as { stack?: unknown; message?: unknown };
  if (typeof stack !== "string") return [];
  // Chromium's stack begins with the message.
  const text = typeof message === "string" && message !== "" ? stack.split(message).join("") : stack;
  return Array.from(text.matchAll(FRAME)).flatMap(([, app = "", rest = ""]) => (names.has(app) ? [app + rest] : []));
}

// Without I, O, 0 and 1, which are misread on the phone.
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns six characters that are equal for equal texts (FNV-1a). */
function codeOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Array.from({ length: 6 }, (_, index) => LETTERS[(hash >>> (index * 5)) & 31]).join("");
}

/**
 * Returns when the document, the last file of each app, the last response of the API and the error came, in milliseconds since
 * the page was requested. Undefined in engines without resource timing.
 */
function readTimeline({ shell, remotes }: SiteRegistry): Readonly<Record<string, number>> | undefined {
  const [document] = performance.getEntriesByType?.("navigation") ?? [];
  if (!document) return undefined;
  const timeline: Record<string, number> = { document: (document as PerformanceNavigationTiming).responseEnd };
  for (const { name, initiatorType, responseEnd } of performance.getEntriesByType(
    "resource",
  ) as PerformanceResourceTiming[]) {
    const owner = [shell, ...remotes].find(
      (one) => name.includes(one.base) || (one.last && name.includes(one.last.base)),
    );
    const label = owner?.name ?? (/^(?:fetch|xmlhttprequest)$/.test(initiatorType) ? "response" : undefined);
    if (label) timeline[label] = Math.max(timeline[label] ?? 0, responseEnd);
  }
  timeline.error = performance.now();
  return Object.fromEntries(Object.entries(timeline).map(([name, time]) => [name, Math.round(time)]));
}

/**
 * Returns the data of an error that may be reported: its kind, the path, the remote with its version, the release,
 * where it was thrown, and the timeline of the load. Nothing in it identifies the borrower: it has no message, and of the
 * stack only positions in the site's scripts. `errorCode` is the code that the failure screen shows; it is the same on
 * every phone with this error.
 */
export function describeError(error: unknown, registry: SiteRegistry) {
  const fault = error as { name?: unknown; code?: unknown; remote?: unknown } | null;
  const names = new Set([registry.shell, ...registry.remotes].map(({ name }) => name));
  const name = only(fault?.name, NAMES);
  const code = only(fault?.code, CODES);
  const page = describePage(registry, names.has(`${fault?.remote}`) ? `${fault?.remote}` : "");
  // The cause is nearer to the defect than the place that wrapped it.
  const causes = [(error as Error | null)?.cause, error];
  const stack = causes.flatMap((one) => scrubStack(one, names)).slice(0, FRAMES_MAX);
  const errorCode = codeOf([name, code, page.remote, page.version, stack[0]].join(" "));
  const timeline = readTimeline(registry);
  return {
    ...{ name, code, ...page, errorCode },
    ...(stack.length > 0 && { stack }),
    ...(timeline && { timeline }),
  };
}

/** Shows the code of an error, with which the log of an edge has where it was thrown. Empty outside a composed document. */
export function ErrorCode({ error }: { error: unknown }) {
  const messages = useMessages(errorMessages);
  const errorCode = useMemo(() => {
    const registry = readRegistry();
    return registry && describeError(error, registry).errorCode;
  }, [error]);
  if (!errorCode) return null;
  return (
    <p style={{ textAlign: "center" }}>
      {messages.errorCode} <b>{errorCode}</b>
    </p>
  );
}
