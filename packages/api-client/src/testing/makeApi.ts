// Loads the lazy module up front, so that a test waits for responses and not for a module.
import "../api/sending.ts";
import type { Api, ApiOptions } from "../api/Api.ts";
import { createApi } from "../api/createApi.ts";
import { sandboxWireNames } from "../api/sandboxWireNames.ts";
import type { ApiResponse, Call, EndpointParts } from "../endpoint/defineEndpoint.ts";
import { UnreadableFault } from "../faults/faults.ts";
import type { RequestLine } from "../request-line/buildRequest.ts";
import { type FakeRoute, type FakeServer, makeServer, routeOf } from "./makeServer.ts";

export {
  type FakeRequest,
  type FakeRoute,
  type FakeServer,
  html,
  lost,
  makeLateRoute,
  makeServer,
  routeOf,
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

/** Creates a real client in front of a fake server with these routes: `makeApi({ [routeOf(order)]: respond({ b: 1 }) })`. */
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

/** Returns a call that sends this request. Its value is the normalised response: refusals too. */
export const callOf = ({ once, ...line }: RequestLine & Pick<EndpointParts, "once">): Call<ApiResponse> => ({
  endpoint: { kind: "send", ...line, ...(once && { once }) },
  input: {},
  toResult: (response) => ({ ok: true, value: response }),
});

/** Builds a response envelope. Its code means success unless another code is given. */
export function respond(data: unknown = null, { code = "00", message = "" } = {}): object {
  return { code, message, data };
}

/**
 * Makes a call twice: the response to the first attempt has a malformed code, the second succeeds. Returns whether the
 * first attempt throws an `UnreadableFault` and both attempts carry the same `Idempotency-Key`.
 */
export async function keepsIdempotencyKey(call: Call<unknown, unknown>): Promise<boolean> {
  const route = routeOf(call.endpoint);
  const server = makeApi({ [route]: { code: {}, message: "Refused.", data: null } });
  const fault: unknown = await server.api.request(call).catch((error: unknown) => error);
  server.route(route, respond());
  await server.api.request(call);
  const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
  return fault instanceof UnreadableFault && first !== undefined && first === second;
}
