import type { EndpointParts } from "../endpoint/defineEndpoint.ts";

/** Maximum time between a response and the next request that it triggers. */
const QUIET_MS = 20;
// The real timers, also when a test installs fake ones.
const { setTimeout: later, performance: clock } = globalThis;
const now = clock.now.bind(clock);

/** The server's time of every response: three days before the due date of the builders. */
const DATE = "Fri, 18 Dec 2026 02:00:00 GMT";

/** A request as the fake server received it. */
export interface FakeRequest {
  readonly method: string;
  /** Without the product prefix. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Fields of a form, JSON or multipart body; a file by its name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The response of a route: a JSON body, a Response, or a function that makes either from the request. */
export type FakeRoute = unknown | ((request: FakeRequest) => unknown);

/** A fake server that replaces `fetch`. */
export interface FakeServer {
  readonly fetch: typeof fetch;
  /** The requests so far, in order. */
  readonly requests: readonly FakeRequest[];
  /** Resolves once no request is in flight and none was sent for 20 ms. Does not wait for routes that never respond. */
  settled(): Promise<void>;
  /** Sets or replaces a route, named by `routeOf` or like `GET /v3/loan-details`. */
  route(name: string, route: FakeRoute): void;
}

/** Names the route of an endpoint: `makeApi({ [routeOf(orderDetails)]: respond(makeOrderDetails()) })`. */
export const routeOf = ({ method, path }: Pick<EndpointParts, "method" | "path">): string => `${method} ${path}`;

/** Creates a fake server at the level of HTTP. Responds with 404 to an address without a route. */
export function makeServer(routes: Readonly<Record<string, FakeRoute>> = {}, productPrefix = "/api/app"): FakeServer {
  const known = new Map<string, FakeRoute>(Object.entries(routes));
  const requests: FakeRequest[] = [];
  let inFlight = 0;
  let lastAt = 0;
  return {
    requests,
    async settled() {
      do {
        await new Promise((resolve) => later(resolve, 5));
      } while (inFlight > 0 || now() - lastAt < QUIET_MS);
    },
    route: (name, route) => void known.set(name, route),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      let counted = 1;
      inFlight += counted;
      try {
        const received = await readRequest(request, productPrefix);
        requests.push(received);
        const name = `${received.method} ${received.path}`;
        const route = known.has(name)
          ? known.get(name)
          : () => Response.json({ code: "404", message: `The fake server has no route ${name}.` }, { status: 404 });
        if (route === stuck) {
          inFlight -= counted;
          counted = 0;
        }
        const networkResponse = await Promise.race([crossNetwork(), whenAborted(request.signal)]);
        if (networkResponse !== undefined) return networkResponse;
        const reply = typeof route === "function" ? (async () => route(received))() : route;
        const body = await Promise.race([reply, whenAborted(request.signal)]);
        if (body instanceof Response) return body.clone();
        return Response.json(stagedBody(body), { headers: { Date: DATE } });
      } finally {
        inFlight -= counted;
        lastAt = now();
      }
    },
  };
}

async function readRequest(request: Request, productPrefix: string): Promise<FakeRequest> {
  const url = new URL(request.url);
  const isUnderPrefix = url.pathname.startsWith(`${productPrefix}/`);
  return {
    method: request.method,
    path: isUnderPrefix ? url.pathname.slice(productPrefix.length) : url.pathname,
    query: Object.fromEntries(url.searchParams),
    fields: await readFields(request.clone()),
    headers: Object.fromEntries(request.headers),
  };
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  const body = await request.text();
  if (type.startsWith("application/json")) return JSON.parse(body);
  if (type.startsWith("application/x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(body));
  if (type.startsWith("multipart/form-data")) return Object.fromEntries(readParts(body));
  return {};
}

// Parsed manually: under jsdom a Request cannot parse the multipart files that it has written itself.
function readParts(body: string): [name: string, value: string][] {
  const parts = body.matchAll(/ name="([^"]*)"(?:; filename="([^"]*)")?[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g);
  return [...parts].map(([, name = "", file, content = ""]) => [name, file ?? content]);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException("Aborted", "AbortError"));
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}

/** A connection that is refused or lost. */
export const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A server that never responds; the request ends by its time-out or its signal. */
export const stuck = (): Promise<never> => new Promise(() => undefined);

/** A route with a response that the test sends by `arrive`: a body, or a function such as `lost`. */
export function makeLateRoute() {
  let arrive: (response: FakeRoute) => void = () => undefined;
  const late = new Promise<FakeRoute>((resolve) => {
    arrive = resolve;
  });
  const route = () => late.then((response) => (typeof response === "function" ? response() : response));
  return { route, arrive };
}

/** A response with the given HTTP status. */
export const status = (code: number) => (): Response => new Response("{}", { status: code });

/** An HTML page instead of data, as a captive portal sends it. */
export const html = (): Response =>
  new Response("<!doctype html><title>Log in to the Wi-Fi</title>", { headers: { "Content-Type": "text/html" } });

/** The simulated network: normal, with a delay of three seconds, unreachable, or responding only with HTTP 503. */
export type StagedNetwork = "online" | "slow" | "offline" | "down";

const SLOW_MS = 3000;
let staged: StagedNetwork = "online";
let stagedBody = (body: unknown): unknown => body;

/**
 * Sets the simulated network for all fake servers, so that designers can look at a screen in each failure state.
 * `read` changes each JSON body before it is sent: Storybook translates it as the lender does.
 */
export function stageNetwork(network: StagedNetwork, read = stagedBody): void {
  staged = network;
  stagedBody = read;
}

/** Lets a request through (undefined), waits, throws, or returns a 503 response, as the simulated network does. */
async function crossNetwork(): Promise<Response | undefined> {
  if (staged === "offline") throw new TypeError("Failed to fetch");
  if (staged === "down") return new Response("", { status: 503 });
  if (staged === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return undefined;
}
