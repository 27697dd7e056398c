// Loads the lazy module up front, so that a test waits for responses and not for a module.
import "../api/sending.ts";
import type { Api, ApiOptions } from "../api/Api.ts";
import { createApi } from "../api/createApi.ts";
import { sandboxWireNames } from "../api/sandboxWireNames.ts";
import { UnreadableFault } from "../faults/faults.ts";
import { type FakeRoute, type FakeServer, makeServer } from "./makeServer.ts";

export {
  type FakeRequest,
  type FakeRoute,
  type FakeServer,
  html,
  lost,
  makeLateRoute,
  makeServer,
  type StagedNetwork,
  stageNetwork,
  status,
  stuck,
} from "./makeServer.ts";

export type FakeApiOptions = Partial<Omit<ApiOptions, "fetch">>;

/** A real client in front of a fake server. */
export interface FakeApi extends FakeServer {
  readonly api: Api;
}

/** Creates a real client in front of a fake server with these routes: `makeApi({ "GET /a": respond({ b: 1 }) })`. */
export function makeApi(routes: Readonly<Record<string, FakeRoute>> = {}, options: FakeApiOptions = {}): FakeApi {
  const productPrefix = options.productPrefix ?? "/api/app";
  const server = makeServer(routes, productPrefix);
  const api = createApi({
    apiBase: "https://api.test",
    clientQuery: { appVersion: "1.0.0", sessionId: "demo", clientType: "android" },
    headers: { json: { "X-Session-Id": "demo" }, form: { "X-App-Version": "1.0.0" } },
    wireNames: sandboxWireNames,
    ...options,
    productPrefix,
    fetch: server.fetch,
  });
  return { ...server, api };
}

/** Builds a response envelope. Its code means success unless another code is given. */
export function respond(data: unknown = null, { code = "00", message = "" } = {}): object {
  return { code, message, data };
}

/**
 * Makes a call twice: the response to the first attempt has a malformed code, the second succeeds. Returns whether the
 * first attempt throws an `UnreadableFault` and both attempts carry the same `Idempotency-Key`. `route` is named as for
 * `makeApi`.
 */
export async function keepsIdempotencyKey(route: string, call: (api: Api) => Promise<unknown>): Promise<boolean> {
  const server = makeApi({ [route]: { code: {}, message: "Refused.", data: null } });
  const fault: unknown = await call(server.api).catch((error: unknown) => error);
  server.route(route, respond());
  await call(server.api);
  const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
  return fault instanceof UnreadableFault && first !== undefined && first === second;
}
