/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReadFirstFacts } from "../routes/defineRoutes.ts";
import { hasHandover, leaveHandover, takeHandover } from "./earlyReads.ts";

// The start-up script of a path with facts and controls, in its document: it runs once, when the file loads.
const label = (text: string) => ({ source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": `${text} zh` });
const environment = {
  headers: { json: {}, form: {} },
  apiBase: "",
  productPrefix: "/api/app",
  locale: "source",
  linkScheme: "lending",
};
const preloads = (title: string, more: object) => ({
  title: label(title),
  styles: [],
  modules: [],
  locales: {},
  early: [{ client: "helper", method: "GET", path: "/details", fields: { orderId: { query: "orderId" } } }],
  ...more,
});
const order = preloads("Order Details", {});
/** What the script of the path's facts stores. */
const readFacts: ReadFirstFacts = (data, { copy }) => {
  const { status, due, day } = data as Record<"status" | "due" | "day", string>;
  return [{ texts: { title: status, amount: due }, controls: "repay" }, { texts: { line: `${copy("until")} ${day}` } }];
};
const words = (text: string) => Object.values(label(text)).join("|");
const root = '<div id="root"></div>';
const body = `<template id="first-paint/repay"><h1 data-words="${words("Repay")}"></h1><p>Pay code</p></template>
  <div id="skeleton"><main><button data-back data-label="Back|Back|Bumalik|返回"></button>
  <h1 data-words="${words("Order Details")}"></h1>
  <p data-fact="title"></p><p data-fact="amount" data-amount="currency wider"></p><p data-fact="line"></p></main>
  <template data-controls="repay"><div class="bar"><a href="/repay?orderId=-" data-words="${words("Repay")}"></a></div></template>
  <span hidden data-copy="until" data-words="${words("Until")}"></span>
  <button data-retry data-words="Retry|Retry|Subukan ulit|重试"></button></div>
  ${root}`;

const data = { status: "Due soon", due: "₱2,650.00", day: "2026-12-21" };
const removals: (() => void)[] = [];
const text = (selector: string) => document.querySelector(selector)?.textContent;
const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Loads the script, and its document up to the end. Returns a function that ends the document. */
async function load(search: string, html: string, more: object = {}, environmentKeys: object = {}) {
  history.replaceState(null, "", `/loanDetail?orderId=o-1${search}`);
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.head.innerHTML =
    json("start-environment", { ...environment, ...environmentKeys }) +
    json("environment", { wireNames: {} }) +
    json("preloads", { ...order, ...more }) +
    json("next-preloads", { "/repay": preloads("Repay", { template: "first-paint/repay" }) });
  document.body.innerHTML = "";
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await import("./main.ts");
  document.body.innerHTML = html;
  // The observer of the script runs first.
  await Promise.resolve();
  await import("./controls.ts");
  return () => {
    state.mockRestore();
    dispatchEvent(new Event("DOMContentLoaded"));
  };
}

/** Loads the script of a prerendered page. */
async function loadPage(search: string, html: string, more: object = {}) {
  for (const name of ["HAS_FACTS", "HAS_CONTROLS"]) vi.stubGlobal(name, false);
  vi.stubGlobal("IS_PAGE", true);
  return load(search, html, more);
}

async function start(search: string) {
  (await load(search, body))();
  await vi.waitFor(() => expect(text(".bar a")).toBeTruthy());
}

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  for (const name of ["HAS_FACTS", "HAS_CONTROLS"]) vi.stubGlobal(name, true);
  Object.assign(globalThis, { [Symbol.for("lending.firstFacts")]: readFacts });
  vi.stubGlobal("IS_PAGE", false);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: "0", data }));
  // A document has one start-up script, and this one has a script for each test.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
      const parameters = [type, listener as EventListener, options as AddEventListenerOptions] as const;
      add(...parameters);
      removals.push(() => target.removeEventListener(...parameters));
    });
  }
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

it.each([
  ["", "Back", "Retry", "Order Details", "Until", "Repay"],
  ["&lang=en-PH", "Back", "Retry", "Order Details", "Until", "Repay"],
  ["&lang=fil-PH", "Bumalik", "Subukan ulit", "Order Details fil", "Until fil", "Repay fil"],
  ["&lang=zh-CN", "返回", "重试", "Order Details zh", "Until zh", "Repay zh"],
])(
  "shows the first paint, the facts and the controls of a response in the language of %j",
  async (search, back, retry, title, until, repay) => {
    await start(search);
    expect(document.querySelector("[data-back]")?.getAttribute("aria-label")).toBe(back);
    expect(text("[data-retry]")).toBe(retry);
    expect([text("h1"), text("[data-fact=title]"), text("[data-fact=amount]")]).toEqual([title, "Due soon", data.due]);
    expect(text("[data-fact=line]")).toBe(`${until} 2026-12-21`);
    expect(text(".bar a")).toBe(repay);
  },
);

it.each([
  ["&lang=FIL-ph", undefined, "fil-PH", "Order Details fil"],
  ["&lang=zh", undefined, "zh-CN", "Order Details zh"],
  [`&lang=${encodeURIComponent("<b>")}`, undefined, "en", "Order Details"],
  ["&lang=de", undefined, "en", "Order Details"],
  ["&lang=x-long", undefined, "en", "Order Details"],
  ["", "fil-PH", "fil-PH", "Order Details fil"],
  ["&lang=zh", "fil-PH", "zh-CN", "Order Details zh"],
  ["", "", "en", "Order Details"],
  ["", ["fil-PH"], "en", "Order Details"],
])("with %j and phoneLocale %j the document on a Filipino phone is in %s", async (search, phoneLocale, tag, title) => {
  vi.stubGlobal("navigator", { userAgent: "", languages: ["fil-PH", "en-US"] });
  await load(search, root, {}, { phoneLocale });
  expect([document.documentElement.lang, document.title]).toEqual([tag, title]);
});

it("opens the other path of a redirect, with its query and hash, and requests the data of that path", async () => {
  await load("&from=push#terms", root, { redirect: "/repay" });
  expect(location.pathname + location.search + location.hash).toBe("/repay?orderId=o-1&from=push#terms");
  expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/details\?.*&orderId=o-1$/), expect.anything());
});

it("passes its data to the shell once", () => {
  const holder = {};
  const handover = { launch: {} as Parameters<typeof leaveHandover>[1]["launch"], early: new Map() };
  expect([hasHandover(holder), takeHandover(holder)]).toEqual([false, undefined]);
  leaveHandover(holder, handover);
  expect([hasHandover(holder), takeHandover(holder)]).toEqual([true, handover]);
  expect([hasHandover(holder), takeHandover(holder)]).toEqual([false, undefined]);
});

it("opens a link to a next path at once, with the title and the first paint of its screen", async () => {
  await start("");
  document.querySelector<HTMLElement>(".bar a")?.click();
  expect(location.pathname + location.search).toBe("/repay?orderId=o-1");
  expect([document.title, text("#skeleton")]).toEqual(["Repay", "RepayPay code"]);
});

it("loads the facts of a next path on a touch, and runs them only once the link is opened", async () => {
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  const href = "data:text/javascript,globalThis.runs=(globalThis.runs??0)%2B1";
  const next = { "/repay": preloads("Repay", { template: "first-paint/repay", facts: { href } }) };
  await start("");
  byId("next-preloads").textContent = JSON.stringify(next);
  const runs = () => (globalThis as { runs?: number }).runs;
  const links = () => document.querySelectorAll(`link[href="${href}"]`);
  const control = document.querySelector<HTMLElement>(".bar a");
  control?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event("load"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs()).toBeUndefined();
  control?.click();
  links()[1]?.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(runs()).toBe(1));
});

it("repeats on the screen a tap on the same control", async () => {
  await start("");
  const place = byId("skeleton");
  const screen = byId("root");
  place.insertAdjacentHTML("beforeend", '<button aria-label="Copy"> x </button><button> Help </button>');
  (place.lastElementChild as HTMLElement).click();
  screen.innerHTML = '<p>₱2,650.00</p><button aria-label="Help">?</button>';
  const onTap = vi.fn();
  screen.onclick = onTap;
  place.remove();
  await vi.waitFor(() => expect(onTap).toHaveBeenCalledTimes(1));
});

it("goes back in the product for the first paint's Back, and leaves Back of the screen to the screen", async () => {
  await start("");
  const back = vi.fn((event: Event) => event.preventDefault());
  addEventListener("appbridge:back", back);
  document.querySelector<HTMLElement>("#skeleton [data-back]")?.click();
  const root = byId("root");
  root.innerHTML = "<button data-back>Back</button>";
  const onTap = vi.fn();
  root.onclick = onTap;
  root.querySelector("button")?.click();
  expect([back.mock.calls.length, onTap.mock.calls.length]).toEqual([1, 1]);
});

it("keeps the text and opens the links of a prerendered page", async () => {
  const page = '<input name="phone"><a href="/About">About</a>';
  await loadPage("", `<div id="skeleton" data-page>${page}</div><div id="root"></div>`);
  const place = byId("skeleton");
  const screen = byId("root");
  (place.querySelector("input") as HTMLInputElement).value = "0917";
  place.querySelector("a")?.click();
  expect(location.pathname).toBe("/About");
  screen.innerHTML = page;
  place.remove();
  await Promise.resolve();
  expect(screen.querySelector("input")?.value).toBe("0917");
});

it("shows a prerendered page from the start at its section and the link to it", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(`${this.id}${document.documentElement.hidden ? " hidden" : ""}`);
  };
  const page = '<a id="first"></a><a id="link" aria-current="page"></a><section id="loan"></section>';
  await loadPage("", `<div id="skeleton" data-page>${page}</div>`, { section: "loan" });
  expect([document.documentElement.hidden, scrolled]).toEqual([true, []]);
  expect(document.documentElement.dataset.atTop).toBeUndefined();
  document.body.insertAdjacentHTML("beforeend", root);
  await Promise.resolve();
  expect([document.documentElement.hidden, scrolled]).toEqual([false, ["link", "loan"]]);
  byId("skeleton").remove();
  await Promise.resolve();
});

it("shows a page in another language after a while, as it is without the template at its end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const html = '<div id="skeleton" data-page><h1>Know every payment</h1></div>';
  const end = await loadPage("&lang=fil-PH", html, { template: "first-paint-own" });
  vi.advanceTimersByTime(2999);
  expect(document.documentElement.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(document.documentElement.hidden).toBe(false);
  vi.useRealTimers();
  document.body.insertAdjacentHTML("beforeend", root);
  end();
  expect(byId("skeleton").textContent).toBe("Know every payment");
  byId("skeleton").remove();
  await Promise.resolve();
});

it("lays out the later sections of a prerendered page once its top is visible", async () => {
  await loadPage("", `<div id="skeleton" data-page></div>${root}`);
  const { dataset } = document.documentElement;
  expect(dataset.atTop).toBe("");
  await vi.waitFor(() => expect(dataset.atTop).toBeUndefined());
  byId("skeleton").remove();
  await Promise.resolve();
});

it.each([
  ["", false],
  ["&lang=fil-PH", true],
])("with %j hides a prerendered page in another language while its end arrives: %j", async (search, isHidden) => {
  const template = `<template id="first-paint-own"><h1 data-words="${words("Order Details")}"></h1></template>`;
  const html = `${template}<div id="skeleton" data-page><h1>Know every payment</h1></div>`;
  const end = await loadPage(search, html, { template: "first-paint-own" });
  const place = byId("skeleton");
  expect(document.documentElement.hidden).toBe(isHidden);
  document.body.insertAdjacentHTML("beforeend", '<div id="root"></div>');
  end();
  await Promise.resolve();
  expect(document.documentElement.hidden).toBe(false);
  expect(place.textContent).toBe(isHidden ? "Order Details fil" : "Know every payment");
  place.remove();
  await Promise.resolve();
});
