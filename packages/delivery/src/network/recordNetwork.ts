import type { Page } from "playwright-core";

/** One request as the browser saw it. Times are seconds on the browser's own clock. */
export interface SeenRequest {
  readonly url: string;
  readonly method: string;
  readonly type: string;
  readonly sentAt: number;
  /** The same moment as the page's Date.now() has it. */
  readonly sentOn: number;
  /** When the last byte was in; undefined while it is under way. */
  endedAt?: number;
  /** When the first byte of the answer was in. */
  answeredAt?: number;
  bytes: number;
  /** The addresses of the files that asked for it: of the document itself for what stands in it or its inline script. */
  readonly askedBy: readonly string[];
}

/** Records every request of a page over the browser's own protocol, early ones included. */
export async function recordNetwork(page: Page): Promise<readonly SeenRequest[]> {
  const session = await page.context().newCDPSession(page);
  const byId = new Map<string, SeenRequest>();
  const seen: SeenRequest[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, wallTime, initiator }) => {
    if (request.url.startsWith("data:")) return;
    const one: SeenRequest = {
      url: request.url,
      method: request.method,
      type: type ?? "",
      sentAt: timestamp,
      sentOn: wallTime * 1000,
      bytes: 0,
      askedBy: askers(initiator),
    };
    byId.set(requestId, one);
    seen.push(one);
  });
  session.on("Network.responseReceived", ({ requestId, timestamp }) => {
    const one = byId.get(requestId);
    if (one) one.answeredAt = timestamp;
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) {
      one.endedAt = timestamp;
      one.bytes = encodedDataLength;
    }
  });
  await session.send("Network.enable");
  return seen;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

const askers = ({ url, stack }: Initiator) => [
  ...new Set([...(url ? [url] : []), ...(stack?.callFrames.map((frame) => frame.url) ?? [])]),
];
