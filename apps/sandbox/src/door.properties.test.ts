import { hostileValue, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "./api/endpoint.ts";
import { ENDPOINTS } from "./api/endpoints.ts";
import { WIRE_NAMES } from "./api/readFields.ts";
import { makeSandbox, type TestSandbox } from "./testing/makeSandbox.ts";

const SESSIONS = ["demo", "other", "", "nobody", "demo' or '1'='1", "\u0000"] as const;
const IDS = [
  ..."p-1 p-2 p-4 p-none o-174 o-200 o-other o-none 90001 90006 265000 1000000 120 days 1 2 5 -1 00".split(" "),
  "13912345678",
  "loan-agreement",
];
/** Values that only the session `other` may receive. */
const OTHERS = /o-other|Ben Santos|13900000002/;

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = makeSandbox();
});
afterAll(() => sandbox.dispose());

/** Returns the names of the fields in an endpoint's input schema. */
function namesOf({ input }: Endpoint): string[] {
  const parsed = v.safeParse(v.looseObject({ entries: v.record(v.string(), v.unknown()) }), input);
  return parsed.success ? Object.keys(parsed.output.entries) : Object.values(WIRE_NAMES.openProduct);
}

const text = fc.oneof(
  fc.constantFrom(...IDS),
  fc.string({ unit: "binary", maxLength: 50 }),
  hostileValue.map((value) => (typeof value === "string" ? value.slice(0, 5000) : String(JSON.stringify(value)))),
);

const headersOf = (type: string) => ({ "X-Requested-With": "XMLHttpRequest", "content-type": type });

function call({ method, path }: Endpoint, session: string, fields: Readonly<Record<string, string>>) {
  const query = new URLSearchParams({ sessionId: session, ...(method === "GET" ? fields : {}) });
  return sandbox.app.request(`http://localhost:4100${path.startsWith("/api/") ? path : `/api/app${path}`}?${query}`, {
    method,
    headers: headersOf("application/x-www-form-urlencoded"),
    ...(method === "POST" && { body: new URLSearchParams(fields).toString() }),
  });
}

const codeName = WIRE_NAMES.openProductAnswer.status;
const envelope = v.union([
  v.looseObject({ code: v.string(), message: v.string() }),
  v.looseObject({ [codeName]: v.string() }),
]);

describe("every endpoint, with any input", () => {
  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s returns a status below 500 with a complete envelope and without another borrower's data",
    { timeout: 600_000 },
    async (_, endpoint) => {
      const names = namesOf(endpoint);
      const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names, "x"), fc.string({ maxLength: 8 })), text);
      await fc.assert(
        fc.asyncProperty(fields, fc.constantFrom(...SESSIONS), async (sent, session) => {
          const response = await call(endpoint, session, sent);
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get("cache-control")).toBe("no-store");
          expect(response.headers.get("x-content-type-options")).toBe("nosniff");
          const body = await response.text();
          expect(v.is(envelope, JSON.parse(body)), body.slice(0, 200)).toBe(true);
          // A response may repeat what the request contained, but nothing else of the other borrower.
          if (session !== "other" && !OTHERS.test(JSON.stringify(sent))) expect(body).not.toMatch(OTHERS);
          if (endpoint.access === "borrower" && session !== "demo" && session !== "other") {
            expect(body).not.toMatch(/"code":"00?"/);
          }
        }),
        runs(15),
      );
    },
  );

  it("no call returns data of another session's order", async () => {
    for (const endpoint of ENDPOINTS) {
      const names = namesOf(endpoint);
      const fields = Object.fromEntries(names.map((name) => [name, /order/i.test(name) ? "o-other" : "p-1"]));
      const body = await (await call(endpoint, "demo", fields)).text();
      expect(body.replaceAll(/"(?:orderId|orderNo)":"o-other"/g, ""), endpoint.name).not.toMatch(
        /Ben Santos|13900000002/,
      );
      if (names.some((name) => /order/i.test(name)) && endpoint.access === "borrower" && endpoint.name !== "saveEvent")
        expect(body, endpoint.name).not.toMatch(/"orderStatus"|"repayAmount"|"payUrl"|"cards"/);
    }
  });
});
