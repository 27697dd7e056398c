import {
  type BuiltRequest,
  buildRequest,
  type EarlyRead,
  type RequestContext,
  readWhole,
  requestKey,
} from "@lending/api-client/request-line";
import type { EarlyRequest, RemoteRoute } from "../routes/defineRoutes.ts";

/**
 * Builds the early read of a path for this address. Returns undefined when the address lacks a required parameter, or
 * has the parameter that suppresses the read.
 */
export function buildEarlyRequest(
  early: EarlyRequest,
  query: URLSearchParams,
  context: RequestContext,
): BuiltRequest | undefined {
  // As in `useSearchParams`, a parameter of only spaces is a missing one.
  const read = (name: string) => {
    const value = query.get(name);
    return value?.trim() ? value : undefined;
  };
  if (early.unless && read(early.unless)) return undefined;
  const fields: Record<string, string> = {};
  for (const name of Object.keys(early.fields)) {
    const field = early.fields[name];
    const value = typeof field === "object" ? read(field.query) : field;
    if (!value) return undefined;
    fields[name] = value;
  }
  return buildRequest({ client: early.client, method: early.method, path: early.path, fields }, context);
}

/** Sends a read. The client takes its complete response later. */
function sendRead(built: BuiltRequest, send: typeof fetch): EarlyRead {
  const sentAt = performance.now();
  const response = send(built.url, {
    method: built.method,
    headers: built.headers,
    credentials: "same-origin",
    ...(built.body !== undefined && { body: built.body }),
  }).then(readWhole);
  // The client that takes the response handles its failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  return { sentAt, response };
}

/** Sends the early read of a path. Returns undefined when the address lacks a required parameter. */
export function sendEarlyRequest(
  early: EarlyRequest,
  query: URLSearchParams,
  context: RequestContext,
  send: typeof fetch,
): ({ key: string } & EarlyRead) | undefined {
  const built = buildEarlyRequest(early, query, context);
  return built && { key: requestKey(built), ...sendRead(built, send) };
}

/** An older response is not used: the borrower may have paid since. */
const USED_MS = 30_000;

const isRecent = (read: EarlyRead | undefined) => read && performance.now() - read.sentAt < USED_MS;

/** Responses that are requested before their screen has loaded. */
export interface EarlyReads {
  /** Sends the early reads of a path, unless they are in flight. */
  send(route: Pick<RemoteRoute, "early">, query: URLSearchParams): void;
  /** Returns the responses that have not been taken yet. */
  underWay(): readonly Promise<unknown>[];
  /** Takes an early response. Each can be taken once, within 30 seconds of its request. */
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
        if (key && !isRecent(underWay.get(key))) underWay.set(key, sendRead(built, send));
      }
    },
    underWay: () => [...underWay.values()].map(({ response }) => response),
    take(key) {
      const read = underWay.get(key);
      underWay.delete(key);
      return isRecent(read) ? read : undefined;
    },
  };
}
