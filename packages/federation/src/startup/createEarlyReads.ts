import { type EarlyRead, type RequestContext, requestKey } from "@lending/api-client/request-line";
import type { RemoteRoute } from "../routes/index.ts";
import { buildEarlyRequest } from "./buildEarlyRequest.ts";
import { sendRead } from "./sendEarlyRequest.ts";

/** An answer that nobody has taken by then is let go, so that a later visit never sees it. */
const UNTAKEN_MS = 10_000;

/** Answers that are under way before the screen that wants them is there. */
export interface EarlyReads {
  /** Sends the reads that a path is certain to make, unless they are under way. */
  send(route: Pick<RemoteRoute, "early">, query: URLSearchParams): void;
  /** The answers that nobody has taken yet. */
  underWay(): readonly Promise<unknown>[];
  /** An answer under way, once. */
  take(key: string): EarlyRead | undefined;
}

/** Keeps what the document has asked for, and asks for what the next screen will want while its files come. */
export function createEarlyReads(
  underWay: Map<string, EarlyRead>,
  context: RequestContext,
  send: typeof fetch,
): EarlyReads {
  return {
    send(route, query) {
      for (const early of [route.early ?? []].flat()) {
        const built = buildEarlyRequest(early, query, context);
        const key = built && requestKey(built);
        if (!key || underWay.has(key)) continue;
        const read = sendRead(built, send);
        underWay.set(key, read);
        setTimeout(() => {
          if (underWay.get(key) === read) underWay.delete(key);
        }, UNTAKEN_MS);
      }
    },
    underWay: () => [...underWay.values()].map(({ answer }) => answer),
    take(key) {
      const read = underWay.get(key);
      underWay.delete(key);
      return read;
    },
  };
}
