/** @vitest-environment jsdom */
import { makeEnvironment, makeLaunch } from "@lending/bridge/testing";
import { NEXT_ROUTE_PRELOADS_ID } from "@lending/federation/manifest";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";
import { loadingStyles, readStart, reloadForOtherLaunch } from "./readStart.ts";

const environment = makeEnvironment();
const registry = makeSiteRegistry({ release: 3 });
const element = (id: string, content: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;

const { apiBase, headers, ...later } = environment;
const environmentElements = element("start-environment", { apiBase, headers }) + element("environment", later);

beforeEach(() => {
  document.body.innerHTML = environmentElements + element("registry", registry);
  history.replaceState(null, "", "/loanDetail?sessionId=s-1&lang=fil-PH");
});

it("takes the launch and the requests under way from the start-up script, once", () => {
  const handover = { launch: makeLaunch({ sessionId: "s-2" }), early: new Map(), closeWebview: () => undefined };
  Object.assign(window, { [Symbol.for("lending.handover")]: handover });
  const start = readStart(window);
  expect(start).toMatchObject({ environment, registry });
  expect(start.readNext()).toEqual({});
  expect(start.launch).toBe(handover.launch);
  expect(start.early).toBe(handover.early);
  const close = () => undefined;
  start.offerClose(close);
  expect(handover.closeWebview).toBe(close);
  expect(readStart(window).launch.sessionId).toBe("s-1");
});

it("completes the registry once the document has ended, in the same object", () => {
  const [owner, ...others] = registry.remotes;
  const partial = { ...registry, isPartial: true, remotes: [owner] };
  document.body.innerHTML = environmentElements + element("registry", partial);
  // As while the parser receives it.
  document.body.innerHTML += element("other-remotes", others).replace("]</script>", "</script>");
  const start = readStart(window);
  expect(start.registry).toEqual(partial);
  document.body.innerHTML = element("registry", partial) + element("other-remotes", others);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(start.registry).toEqual({ ...registry, isPartial: false });
});

it("reads the address itself where the start-up script did not run", () => {
  document.body.innerHTML += element(NEXT_ROUTE_PRELOADS_ID, { "/repay": { styles: [] } });
  const start = readStart(window);
  expect(start.launch).toMatchObject({ sessionId: "s-1", lang: "fil-PH" });
  expect(start.early.size).toBe(0);
  expect(start.readNext()).toEqual({ "/repay": { styles: [] } });
  expect(() => start.offerClose(() => undefined)).not.toThrow();
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const launch = makeLaunch({ sessionId: "s1", deviceId: "d1" });

function restore(stored: string, { persisted = true } = {}) {
  const events = new EventTarget();
  const reload = vi.fn();
  const page = Object.assign(events, { location: { reload }, sessionStorage }) as unknown as Window;
  reloadForOtherLaunch(page, launch);
  const screen = vi.fn();
  page.addEventListener("pageshow", screen);
  sessionStorage.setItem("launch", stored);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { reloads: reload.mock.calls.length, reachesScreen: screen.mock.calls.length === 1 };
}

it.each(["sessionId=s2&deviceId=d1", "sessionId=&deviceId=d1", "sessionId=s1&deviceId=d2", "lang=fil-PH"])(
  "loads a restored page again after the launch %s, and keeps the event from its screens",
  (stored) => {
    expect(restore(stored)).toEqual({ reloads: 1, reachesScreen: false });
  },
);

it.each(["sessionId=s1&deviceId=d1", "deviceId=d1&lang=fil-PH&sessionId=s1", ""])(
  "leaves a restored page as it is where the stored launch is %j",
  (stored) => {
    expect(restore(stored)).toEqual({ reloads: 0, reachesScreen: true });
  },
);

it("leaves a page alone that was loaded", () => {
  expect(restore("sessionId=s2", { persisted: false })).toEqual({ reloads: 0, reachesScreen: true });
});

it("waits for each stylesheet that has not loaded, and for no preload", async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"><link rel="preload" as="style" href="c.css">';
  const [loading, loaded] = document.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]");
  Object.defineProperty(loaded, "sheet", { value: {} });
  const [first, second, ...others] = loadingStyles(document);
  expect([second, others]).toEqual([loaded?.sheet, []]);
  loading?.dispatchEvent(new Event("load"));
  await first;
});
