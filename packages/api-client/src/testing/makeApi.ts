// Here at once, as on a phone that has had an idle moment: a test waits for answers, not for files.
import "../api/sending.ts";
import type { Api, ApiOptions } from "../api/Api.ts";
import { createApi } from "../api/createApi.ts";
import { type FakeRoute, type FakeServer, makeServer } from "./makeServer.ts";
import { sandboxWireNames } from "./sandboxWireNames.ts";

export type FakeApiOptions = Partial<Omit<ApiOptions, "fetch">>;

/** A real client in front of a fake server. */
export interface FakeApi extends FakeServer {
  readonly api: Api;
}

/** Makes a real client in front of a fake server with these routes, such as `{ "GET /v3/loan-details": answer({ ... }) }`. */
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
