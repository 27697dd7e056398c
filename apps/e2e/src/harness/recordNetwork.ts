import type { CDPSession, Page } from "@playwright/test";

/** One request as the browser saw it. Times are seconds on the browser's own clock. */
export interface SeenRequest {
  readonly url: string;
  readonly method: string;
  readonly type: string;
  readonly sentAt: number;
  /** When the last byte was in; undefined while it is under way. */
  endedAt?: number;
  /** When the first byte of the answer was in. */
  answeredAt?: number;
  bytes: number;
}

/** Records every request of a page over the browser's own protocol, early ones included. */
export async function recordNetwork(page: Page): Promise<readonly SeenRequest[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const byId = new Map<string, SeenRequest>();
  const seen: SeenRequest[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith("data:")) return;
    const one: SeenRequest = {
      url: request.url,
      method: request.method,
      type: type ?? "",
      sentAt: timestamp,
      bytes: 0,
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

/**
 * How many serial levels a load had: the document is the first; a request belongs to the level after the latest level
 * that had entirely ended before it was sent. Meant for a network with a delay, where a wave is plain to see.
 */
export function serialLevels(requests: readonly SeenRequest[]): readonly (readonly SeenRequest[])[] {
  const levels: SeenRequest[][] = [];
  for (const request of [...requests].sort((a, b) => a.sentAt - b.sentAt)) {
    const waits = levels.findLastIndex((level) =>
      level.some((one) => one.endedAt !== undefined && one.endedAt <= request.sentAt),
    );
    const index = waits + 1;
    const level = levels[index] ?? [];
    level.push(request);
    levels[index] = level;
  }
  return levels;
}
