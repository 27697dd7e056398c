import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeApi, respond } from "../testing/makeApi.ts";

const read = { client: "helper", method: "GET", path: "/v3/loan-details", fields: {} } as const;
const SERVER = "2026-12-20T15:59:50Z";
const dated = (date: string) => () => Response.json(respond(), { headers: { Date: date } });
const header = (moment: string) => new Date(moment).toUTCString();
const iso = (ms: number) => new Date(ms).toISOString().replace(".000", "");

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => vi.useRealTimers());

async function nowAfter(route: unknown, phone: string) {
  vi.setSystemTime(phone);
  const { api } = makeApi({ "GET /v3/loan-details": route });
  await api.request(read);
  return api;
}

it.each(["2026-12-20T15:59:50Z", "2031-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "2026-12-18T03:00:00Z"])(
  "takes the server's time from a response when the phone's clock shows %s",
  { tags: "rulings.relative-day" },
  async (phone) => {
    const api = await nowAfter(dated(header(SERVER)), phone);
    expect(iso(api.now())).toBe(SERVER);
    vi.setSystemTime(Date.now() + 10_000);
    expect(iso(api.now())).toBe("2026-12-20T16:00:00Z");
  },
);

it("takes it from an early response, which was sent before the client existed", async () => {
  vi.setSystemTime("2031-01-01T00:00:00Z");
  const early = { ok: true, status: 200, contentType: "", date: header(SERVER), text: JSON.stringify(respond()) };
  const { api } = makeApi(
    {},
    { early: { take: () => ({ sentAt: performance.now(), response: Promise.resolve(early) }) } },
  );
  await api.request(read);
  expect(iso(api.now())).toBe(SERVER);
});

it.each(["", "soon", header("1970-01-01T00:00:00Z")])(
  "uses the phone's clock without a valid header: %j",
  async (date) => {
    const api = await nowAfter(dated(date), SERVER);
    expect(iso(api.now())).toBe(SERVER);
  },
);

it("returns NaN when the phone's clock is older than the product", async () => {
  const api = await nowAfter(dated(""), "1970-01-02T00:00:00Z");
  expect(api.now()).toBeNaN();
});
