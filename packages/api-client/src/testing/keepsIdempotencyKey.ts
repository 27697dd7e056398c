import type { Api } from "../api/Api.ts";
import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { answer } from "./answer.ts";
import { makeApi } from "./makeApi.ts";

/**
 * Makes a call twice: the response to the first attempt has a malformed code, the second succeeds. Returns whether the
 * first attempt throws an `UnreadableFault` and both attempts carry the same `Idempotency-Key`. `route` is named as for
 * `makeApi`.
 */
export async function keepsIdempotencyKey(route: string, call: (api: Api) => Promise<unknown>): Promise<boolean> {
  const server = makeApi({ [route]: { code: {}, message: "Refused.", data: null } });
  const fault: unknown = await call(server.api).catch((error: unknown) => error);
  server.route(route, answer());
  await call(server.api);
  const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
  return fault instanceof UnreadableFault && first !== undefined && first === second;
}
