import {
  type BuiltRequest,
  buildRequest,
  type EarlyRead,
  type RequestContext,
  readWhole,
  requestKey,
} from "@lending/api-client/request-line";
import type { LaunchParameters } from "@lending/bridge/launch";
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

export type EarlyReads = ReturnType<typeof createEarlyReads>;

/**
 * Creates the store of early responses: those that the document requested, and those of the next screen, requested
 * while its files load.
 */
export function createEarlyReads(underWay: Map<string, EarlyRead>, context: RequestContext, send: typeof fetch) {
  return {
    /** Sends the early reads of a path, unless they are in flight. */
    send(route: Pick<RemoteRoute, "early">, query: URLSearchParams) {
      for (const early of [route.early ?? []].flat()) {
        const built = buildEarlyRequest(early, query, context);
        const key = built && requestKey(built);
        if (key && !isRecent(underWay.get(key))) underWay.set(key, sendRead(built, send));
      }
    },
    /** Returns the responses that have not been taken yet. */
    underWay: (): readonly Promise<unknown>[] => [...underWay.values()].map(({ response }) => response),
    /** Takes an early response. Each can be taken once, within 30 seconds of its request. */
    take(key: string) {
      const read = underWay.get(key);
      underWay.delete(key);
      return isRecent(read) ? read : undefined;
    },
  };
}

/** Name of the meta element that announces a response, and id of the element with it, which follows the shell's script. */
export const SERVER_READ = "read";

/**
 * A request that the server sent while the document was on its way (its `requestKey`), the text that came back, and its
 * `Date` header. A request that differs, for example by a stored session, is sent by the browser.
 */
export type ServerRead = readonly [key: string, text: string, date: string];

const find = () => document.getElementById(SERVER_READ);

/** Waits for the response or the end of the document. The element is complete when something follows it. */
const untilRead = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (document.readyState === "loading" && !find()?.nextSibling) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", check);
    check();
  });

/**
 * Sends an early request of a document that announces a response: takes the response from the document, or sends the
 * request itself when the document has none for it.
 */
export const takeOrSend = (async (url: string, init: Omit<BuiltRequest, "url">) => {
  await untilRead();
  const [key, text, date = ""] = JSON.parse(find()?.textContent || "[]") as ServerRead | [];
  if (key !== requestKey({ ...init, url })) return fetch(url, init);
  // Not a `Response`, which passes its text to a later task.
  return { ok: true, status: 200, headers: new Headers({ date }), text: async () => text };
}) as typeof fetch;

/** Data that the start-up script passes to the shell: the launch and the early responses. */
export interface Handover {
  readonly launch: LaunchParameters;
  /** Reads in flight, by request key. Each is taken once. */
  readonly early: Map<string, EarlyRead>;
  /** Set by the shell once it runs. Its native port also handles a browser without an app. */
  closeWebview?: () => void;
}

const slot = Symbol.for("lending.handover");
type Holder = { [slot]?: Handover };

export function leaveHandover(holder: object, handover: Handover) {
  (holder as Holder)[slot] = handover;
}

/** Returns whether the shell has not taken the data yet: it runs later, and reads the address then. */
export const hasHandover = (holder: object): boolean => slot in holder;

/** Takes the data of the start-up script. Returns undefined when it did not run (tests, a remote that runs alone). */
export function takeHandover(holder: object): Handover | undefined {
  const handover = (holder as Holder)[slot];
  delete (holder as Holder)[slot];
  return handover;
}
