import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";

const told = { analyticsUrl: "/collect", registry: makeSiteRegistry({ set: 12, arm: "canary" }) };
const sendBeacon = vi.fn((_address: string, _body: string) => true);
type Notice = (list: { getEntries: () => readonly object[] }) => void;
let observers: Map<string, Notice>;
let visibility = "visible";

beforeEach(() => {
  observers = new Map();
  visibility = "visible";
  sendBeacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  Object.defineProperty(document, "visibilityState", { get: () => visibility, configurable: true });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly notice: Notice;
      constructor(notice: Notice) {
        this.notice = notice;
      }
      observe({ type }: { type: string }) {
        if (type === "event") throw new TypeError("not measured here");
        observers.set(type, this.notice);
      }
    },
  );
  vi.resetModules();
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
});
afterEach(() => dispatchEvent(new Event("pagehide")));

const measure = async (to: Parameters<typeof import("./measureVisit.ts")["measureVisit"]>[0] = told) => {
  const { measureVisit } = await import("./measureVisit.ts");
  measureVisit(to);
  return () => measureVisit(to);
};
const notice = (type: string, ...entries: readonly object[]) => observers.get(type)?.({ getEntries: () => entries });
const leave = () => {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};
const events = () => sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body)]);

it("tells once, when the page is left, that a screen stood and how it did, and nothing of who was there", async () => {
  const again = await measure();
  again();
  notice("largest-contentful-paint", { startTime: 700.4 }, { startTime: 912.6 });
  notice("layout-shift", { value: 0.02 }, { value: 0.5, hadRecentInput: true }, { value: 0.0104 });
  expect(events()).toEqual([]);
  leave();
  dispatchEvent(new Event("pagehide"));
  expect(events()).toEqual([
    [
      "/collect",
      {
        event: "visit",
        path: "/loanDetail",
        remote: "loan",
        version: "0.2.0",
        set: 12,
        arm: "canary",
        lcp: 913,
        cls: 0.03,
      },
    ],
  ]);
});

it("waits while the page only moves", async () => {
  await measure();
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(events()).toEqual([]);
});

it("tells nobody where there is no endpoint", async () => {
  await measure({ ...told, analyticsUrl: "" });
  leave();
  expect(events()).toEqual([]);
});
