import { afterEach, describe, expect, it } from "vitest";
import { makeSandbox, type TestSandbox } from "../testing/makeSandbox.ts";

const SITE = "https://site.test";
const PATH = "http://localhost:4100/api/app/problem-save?sessionId=demo";
const SENT_HEADERS = [
  "content-type",
  "idempotency-key",
  "traceparent",
  "x-advertising-id",
  "x-app-version",
  "x-device-id",
  "x-requested-with",
  "x-session-id",
];

let sandbox: TestSandbox;
afterEach(() => sandbox.dispose());

const preflight = (origin: string, headers: readonly string[] = SENT_HEADERS) =>
  sandbox.app.request(PATH, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": headers.join(","),
    },
  });
const post = (origin: string) =>
  sandbox.app.request(PATH, {
    method: "POST",
    headers: { origin, "x-requested-with": "XMLHttpRequest", "content-type": "application/x-www-form-urlencoded" },
    body: "problemType=2&problemDetail=Once&orderNo=o-174",
  });
const allowedOrigin = (response: Response) => response.headers.get("access-control-allow-origin");
const allowedHeaders = (response: Response) =>
  (response.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(",").sort();

describe("an API on another origin", () => {
  it("allows every header that the site sends, to a configured origin", async () => {
    sandbox = makeSandbox({ corsOrigins: [SITE] });
    const response = await preflight(SITE, ["idempotency-key"]);
    expect(response.status).toBe(204);
    expect(allowedOrigin(response)).toBe(SITE);
    expect(allowedHeaders(response)).toEqual(SENT_HEADERS);
    expect(response.headers.get("access-control-allow-methods")).toBe("GET,POST");
    const posted = await post(SITE);
    expect(allowedOrigin(posted)).toBe(SITE);
    expect(posted.headers.get("access-control-expose-headers")).toBe("Date");
  });

  it.each([
    ...["https://evil.test", "http://site.test", "null", ""].map((origin) => ({ origin, corsOrigins: [SITE] })),
    { origin: SITE },
  ])("allows no access to another origin than the configured ones: %j", async ({ origin, ...options }) => {
    sandbox = makeSandbox(options);
    expect(allowedOrigin(await preflight(origin))).toBeNull();
    expect(allowedOrigin(await post(origin))).toBeNull();
  });
});
