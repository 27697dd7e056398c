import { afterEach, expect, it, vi } from "vitest";
import { defineRead } from "../endpoint/defineEndpoint.ts";
import { TimeoutFault } from "../faults/faults.ts";
import { createApi } from "./createApi.ts";
import { sandboxWireNames as wireNames } from "./sandboxWireNames.ts";

const read = defineRead({ client: "json", method: "GET", path: "/x", fields: {} });

vi.mock("./sending.ts", () => new Promise(() => undefined));

afterEach(() => void vi.useRealTimers());

it("a request whose file never arrives ends after 60 seconds", { tags: "requests.timeout" }, async () => {
  vi.useFakeTimers();
  const headers = { json: {}, form: {} };
  const api = createApi({ apiBase: "https://api.test", productPrefix: "/api", clientQuery: {}, headers, wireNames });
  const outcome = expect(api.request(read())).rejects.toBeInstanceOf(TimeoutFault);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});
