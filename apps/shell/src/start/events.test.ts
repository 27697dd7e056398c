import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";
import { describePage } from "./events.ts";

type Report = (metric: { readonly value: number }) => void;
const reports = vi.hoisted(() => new Map<string, Report>());
const library = vi.hoisted(() => ({ isMissing: false }));
vi.mock("web-vitals", () => ({
  get onLCP() {
    if (library.isMissing) throw new TypeError("the file did not load");
    return (report: Report) => reports.set("LCP", report);
  },
  onINP: (report: Report) => reports.set("INP", report),
  onCLS: (report: Report) => reports.set("CLS", report),
}));

const analytics = {
  analyticsUrl: "/collect",
  registry: makeSiteRegistry({ release: 12 }),
};
const sendBeacon = vi.fn((_address: string, _body: string) => true);
let visibility = "visible";

beforeEach(() => {
  reports.clear();
  library.isMissing = false;
  visibility = "visible";
  sendBeacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  Object.defineProperty(document, "visibilityState", { get: () => visibility, configurable: true });
  vi.resetModules();
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
  // As at the end of a document for one visitor.
  document.body.innerHTML = '<script type="application/json" id="token">"t"</script>';
});
afterEach(() => dispatchEvent(new Event("pagehide")));

const measure = async (to: Parameters<typeof import("./events.ts")["measureVisit"]>[0] = analytics) => {
  const { measureVisit } = await import("./events.ts");
  measureVisit(to);
  await vi.dynamicImportSettled();
  return () => measureVisit(to);
};
const leave = () => {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};
const events = () => sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body)]);
const place = {
  event: "visit",
  path: "/loanDetail",
  remote: "loan",
  version: "0.2.0",
  release: 12,
  token: "t",
};

it("sends one visit with the newest web vitals when the page is left, and nothing about the borrower", async () => {
  const measureAgain = await measure();
  measureAgain();
  reports.get("LCP")?.({ value: 700.4 });
  reports.get("LCP")?.({ value: 912.6 });
  reports.get("INP")?.({ value: 56 });
  reports.get("CLS")?.({ value: 0.0304 });
  expect(events()).toEqual([]);
  leave();
  dispatchEvent(new Event("pagehide"));
  expect(events()).toEqual([["/collect", { ...place, lcp: 913, inp: 56, cls: 0.03 }]]);
});

it("includes values that the library completes while the page is being hidden", async () => {
  await measure();
  addEventListener("visibilitychange", () => reports.get("CLS")?.({ value: 0.2 }), { capture: true, once: true });
  leave();
  expect(events()).toEqual([["/collect", { ...place, cls: 0.2 }]]);
});

it.each([
  ["the browser measures nothing", false],
  ["the library fails to load", true],
])("counts the visit when %s", async (_, isMissing) => {
  library.isMissing = isMissing;
  await measure();
  leave();
  expect(events()).toEqual([["/collect", place]]);
});

it("waits while the page is still visible", async () => {
  await measure();
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(events()).toEqual([]);
});

it("sends nothing without an analytics endpoint", async () => {
  await measure({ ...analytics, analyticsUrl: "" });
  leave();
  expect(events()).toEqual([]);
});

const site = makeSiteRegistry({ release: 3 });
const at = (address: string) => history.replaceState(null, "", address);

it.each([
  ["/loanDetail/?orderId=o-1", { path: "/loanDetail", remote: "loan", version: "0.2.0" }],
  ["/error", { path: "/error", remote: "shell", version: "0.1.0" }],
  ["/repay", { path: "/repay", remote: "repay", version: "33333333" }],
  ["/0917-000-0000", { path: "", remote: "", version: undefined }],
])("returns the owner of %s without its query", (address, place) => {
  at(address);
  expect(describePage(site)).toEqual({ ...place, release: 3, token: "t" });
});

it("states no token in a document for everybody", () => {
  document.body.innerHTML = "";
  expect(describePage(site).token).toBeUndefined();
});

it("returns the version of another remote by its name", () => {
  at("/repay");
  expect(describePage(site, "loan")).toMatchObject({ path: "/repay", remote: "loan", version: "0.2.0" });
  expect(describePage(site, "unknown")).toMatchObject({ remote: "unknown", version: undefined });
});

it("returns the previous version after a page has fallen back to it", () => {
  at("/loanDetail");
  const last = `${location.origin}/assets/loan/0.1.9-beta.1-6f5e4d3c2b1a/remoteEntry.22222222.js`;
  let requestedEntry = "";
  vi.stubGlobal("performance", { getEntriesByName: (name: string) => (name === requestedEntry ? [{}] : []) });
  expect(describePage(site)).toMatchObject({ remote: "loan", version: "0.2.0" });
  requestedEntry = last;
  expect(describePage(site)).toMatchObject({ remote: "loan", version: "0.1.9-beta.1" });
});

it("reads versions of any number of digits", () => {
  at("/loanDetail");
  const [loan] = site.remotes.filter(({ name }) => name === "loan");
  if (!loan) throw new Error("The registry has no loan.");
  const remotes = [{ ...loan, base: "/assets/loan/10.21.32-1a2b3c4d5e6f/" }];
  expect(describePage({ ...site, remotes }).version).toBe("10.21.32");
});
