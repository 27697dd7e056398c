import { type EarlyRead, type RequestContext, requestKey } from "@lending/api-client/request-line";
import type { RemoteRoute } from "../routes/index.ts";
import { buildEarlyRequest } from "./buildEarlyRequest.ts";
import { sendRead } from "./sendEarlyRequest.ts";

/** A response that is not taken within this time is dropped, so that a later visit does not use it. */
const UNTAKEN_MS = 10_000;

/** Responses that are requested before their screen has loaded. */
export interface EarlyReads {
  /** Sends the early reads of a path, unless they are in flight. */
  send(route: Pick<RemoteRoute, "early">, query: URLSearchParams): void;
  /** Returns the responses that have not been taken yet. */
  underWay(): readonly Promise<unknown>[];
  /** Takes an early response. Each can be taken once. */
  take(key: string): EarlyRead | undefined;
}

/**
 * Creates the store of early responses: those that the document requested, and those of the next screen, requested
 * while its files load.
 */
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
