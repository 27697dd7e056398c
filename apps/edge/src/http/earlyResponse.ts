import { type BuiltRequest, requestKey } from "@lending/api-client/request-line";
import { makeTraceparent } from "@lending/api-client/traceparent";
import {
  chooseLocale,
  type LocaleSettings,
  type RequestEnvironment,
  readLaunch,
  requestContext,
} from "@lending/bridge/launch";
import { readText } from "@lending/delivery/live";
import { jsonElement } from "@lending/federation/document";
import { ROUTE_PRELOADS_ID, type StartupPreloads } from "@lending/federation/manifest";
import { buildEarlyRequest, SERVER_READ, type ServerRead } from "@lending/federation/startup";
import type { SiteDocument } from "../Site.ts";
import { chooseEncoding } from "./body.ts";
import { type StartedText, startText } from "./startedText.ts";

/** After this time the document ends without the response, and the browser sends the request. */
const READ_MS = 3000;
/** A larger response, in bytes, is left to the browser. */
const READ_MAX = 200_000;

interface DocumentData {
  readonly environment: RequestEnvironment & LocaleSettings & { readonly tracing?: boolean };
  readonly preloads: StartupPreloads | null;
}

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Builds the first early request of the document exactly as its start-up script does. */
function buildRead({ environment, preloads }: DocumentData, url: URL, headers: Headers): BuiltRequest | undefined {
  const early = preloads?.early[0];
  if (!early || environment.apiBase !== "" || !url.searchParams.get("sessionId")) return undefined;
  const launch = readLaunch({
    location: { search: url.search },
    navigator: { userAgent: headers.get("user-agent") ?? "" },
    sessionStorage: noStorage,
    localStorage: noStorage,
  });
  // In the phone's order of preference, as browsers send it.
  const languages = headers
    .get("accept-language")
    ?.split(",")
    .map((tag) => tag.trim().split(";")[0] ?? "");
  const context = requestContext(environment, launch, chooseLocale(environment, launch, languages ?? []));
  return buildEarlyRequest(early, url.searchParams, context);
}

/** Reads the data elements of a document. Undefined during a canary, when the browser chooses between two requests. */
function readData(html: string): DocumentData | undefined {
  const read = (id: string): unknown =>
    JSON.parse(html.split(`<script type="application/json" id="${id}">`)[1]?.split("</script>")[0] ?? "null");
  if (html.includes('id="canary"')) return undefined;
  const environment = read("environment") as DocumentData["environment"] | null;
  return environment ? { environment, preloads: read(ROUTE_PRELOADS_ID) as StartupPreloads | null } : undefined;
}

const END = "</body></html>";

/** The client and the document for which early data is requested. */
interface EarlyCaller {
  readonly address: string;
  /** Trace of the document, when it has one. */
  readonly traceparent: string | undefined;
}

/** Sends a call of the client at this address to the API. */
export type ApiCaller = (call: Request, address: string) => Promise<Response>;

interface EarlyResponseOptions {
  readonly callApi: ApiCaller;
  /** Counts documents that ended with a response, and those that did not. */
  readonly onRead: (outcome: "sent" | "failed") => void;
}

/**
 * Creates the handler of documents for a launch link with a session. It sends the document at once, requests the data
 * of the path meanwhile, and appends the response as an inert data element, which saves the browser a round trip. Returns
 * undefined for a document without such a request.
 */
export function createEarlyResponses({ callApi, onRead }: EarlyResponseOptions) {
  const parsed = new WeakMap<
    object,
    Promise<{ readonly text: StartedText; readonly data: DocumentData | undefined }>
  >();
  const parse = async ({ body }: SiteDocument) => {
    const html = new TextDecoder().decode((await body.read("identity")).bytes);
    const start = html.slice(0, -END.length).replace("<head>", `<head><meta name="${SERVER_READ}">`);
    return { text: startText(start), data: html.endsWith(END) ? readData(html) : undefined };
  };

  async function requestData(
    request: Request,
    read: BuiltRequest,
    { address, traceparent }: EarlyCaller,
  ): Promise<ServerRead | undefined> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(READ_MS)]);
    const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", reject, { once: true }));
    const headers = new Headers(read.headers);
    for (const name of ["cookie", "user-agent", "x-forwarded-proto"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (traceparent !== undefined) headers.set("traceparent", traceparent);
    const { method, body } = read;
    const call = new Request(new URL(read.url, request.url), {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    });
    // A call may ignore that it was aborted.
    const response = await Promise.race([callApi(call, address), aborted]);
    const isJson = response.status === 200 && /\bjson\b/.test(response.headers.get("content-type") ?? "");
    const text = await Promise.race([readText(response, isJson ? READ_MAX : 0), aborted]);
    const date = response.headers.get("date") ?? new Date().toUTCString();
    if (text) return [requestKey(read), text, { headers: { date } }];
    await response.body?.cancel();
    return undefined;
  }

  return async (request: Request, document: SiteDocument, caller: EarlyCaller): Promise<Response | undefined> => {
    const known = parsed.get(document.body) ?? parse(document);
    parsed.set(document.body, known);
    const { text, data } = await known;
    const url = new URL(request.url);
    const read = data && buildRead(data, url, request.headers);
    if (!read || request.method !== "GET") return undefined;
    const traceparent = caller.traceparent ?? (data.environment.tracing ? makeTraceparent() : undefined);
    const last = requestData(request, read, { ...caller, traceparent })
      .catch(() => undefined)
      .then((serverRead) => {
        onRead(serverRead ? "sent" : "failed");
        return (serverRead ? jsonElement(SERVER_READ, serverRead) : "") + END;
      });
    const encoding = chooseEncoding(request.headers.get("accept-encoding"));
    return new Response(await text.stream(last, encoding), {
      status: document.status ?? 200,
      // Otherwise workerd compresses the compressed body again.
      encodeBody: "manual",
      headers: {
        ...document.headers,
        // It contains data of one borrower: no cache may keep it, and a proxy must pass on its first part at once.
        "cache-control": "no-store",
        "x-accel-buffering": "no",
        vary: "accept-encoding",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
    } as ResponseInit);
  };
}
