import type { CDPSession, Page } from "playwright-core";

/** One request as the browser saw it. Times are seconds on the browser's clock. */
export interface RecordedRequest {
  readonly url: string;
  readonly method: string;
  readonly type: string;
  readonly sentAt: number;
  /** The same moment as the page's Date.now(), in milliseconds. */
  readonly sentOn: number;
  /** When the first byte of the response arrived. */
  answeredAt?: number;
  bytes: number;
  /** Addresses of the files that caused the request; the document's address for its own tags and inline scripts. */
  readonly initiators: readonly string[];
}

/** Records every request of a page, including early requests. */
export const recordNetwork = async (page: Page): Promise<readonly RecordedRequest[]> =>
  recordSession(await page.context().newCDPSession(page));

/** Records every request of a session of the Chrome DevTools Protocol. */
export async function recordSession(session: Pick<CDPSession, "on" | "send">): Promise<readonly RecordedRequest[]> {
  const byId = new Map<string, RecordedRequest>();
  const requests: RecordedRequest[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, wallTime, initiator }) => {
    if (request.url.startsWith("data:")) return;
    const one: RecordedRequest = {
      url: request.url,
      method: request.method,
      type: type ?? "",
      sentAt: timestamp,
      sentOn: wallTime * 1000,
      bytes: 0,
      initiators: initiatorsOf(initiator),
    };
    byId.set(requestId, one);
    requests.push(one);
  });
  session.on("Network.responseReceived", ({ requestId, timestamp }) => {
    const one = byId.get(requestId);
    if (one) one.answeredAt = timestamp;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return requests;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const initiatorsOf = ({ url, stack }: Initiator) => [
  ...new Set([...(url ? [url] : []), ...(stack?.callFrames.map((frame) => frame.url) ?? [])]),
];

/**
 * Groups requests into serial levels: the document is the first, everything that it requests the second, everything that files
 * of the second request the third. Uses initiators, not times, so that a busy machine changes nothing.
 */
export function serialLevels(requests: readonly RecordedRequest[]): readonly (readonly RecordedRequest[])[] {
  const levelOf = new Map<string, number>();
  const levels: RecordedRequest[][] = [];
  for (const request of [...requests].sort((a, b) => a.sentAt - b.sentAt)) {
    const known = request.initiators.map((url) => levelOf.get(url) ?? 0);
    const level = request.type === "Document" ? 0 : Math.max(0, ...known) + 1;
    if (!levelOf.has(request.url)) levelOf.set(request.url, level);
    const others = levels[level] ?? [];
    others.push(request);
    levels[level] = others;
  }
  return levels;
}

/** Requests that no screen waits for: idle downloads, analytics events and pictures of the sandbox. */
const NOT_WAITED_FOR = /\/integrity\.json$|\/collect$|\/sandbox\//;

/**
 * Returns the requests of a first load. Ignores files that builds fetch while the phone is idle (`later`, names without
 * folders) and requests sent after the screen was rendered (`renderedOn`, from `waitForScreen`).
 */
export const findWaitedFor = (
  requests: readonly RecordedRequest[],
  later: ReadonlySet<string>,
  renderedOn = Number.POSITIVE_INFINITY,
): readonly RecordedRequest[] =>
  requests.filter(({ url, type, sentOn }) => {
    const { pathname } = new URL(url);
    return (
      sentOn <= renderedOn &&
      type !== "Image" &&
      !NOT_WAITED_FOR.test(pathname) &&
      !later.has(pathname.slice(pathname.lastIndexOf("/") + 1))
    );
  });

/**
 * Makes every document of a page keep the time at which its screen was rendered: the document's first paint is gone and a heading is
 * present. Call it before the page opens. Observes the change itself: a busy browser runs further tasks before a poll sees
 * it, and what their files request then looks like a part of the first load.
 */
export const watchScreen = (page: Page) =>
  page.addInitScript(() => {
    const isRendered = () =>
      document.getElementById("skeleton") === null &&
      [...document.querySelectorAll("h1")].some((one) => one.offsetHeight > 0 || one.textContent !== "");
    let renderedOn = 0;
    const readRenderedOn = () => {
      if (renderedOn === 0 && isRendered()) renderedOn = Date.now();
      return renderedOn;
    };
    const observer = new MutationObserver(() => readRenderedOn() > 0 && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { readRenderedOn });
  });

/** Waits for the screen of a watched page. Returns when it was rendered, as in the page's Date.now(). */
export async function waitForScreen(page: Page, timeoutMs: number): Promise<number> {
  const readRenderedOn = () => (window as unknown as { readRenderedOn: () => number }).readRenderedOn();
  return (await page.waitForFunction(readRenderedOn, undefined, { timeout: timeoutMs })).jsonValue();
}
