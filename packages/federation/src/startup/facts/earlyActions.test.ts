/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EarlyAction, EarlyActions } from "../../routes/defineRoutes.ts";
import { showActions } from "./earlyActions.ts";

const label = (text: string) => ({ source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": text });
const repay: EarlyAction = {
  label: label("REPAY"),
  to: { path: "/repay", query: ["productId", "orderId"] },
  unless: "h5Url",
  marks: "opened",
};
const entries: readonly EarlyActions[] = [
  {
    when: [
      { field: "status", among: ["174"] },
      { field: "isDelay", among: ["1"] },
      { field: "link", among: [""] },
    ],
    needsAmount: true,
    main: repay,
    second: { label: label("Rollover"), hint: label("Short?"), to: { path: "/repayDelay", query: ["orderId"] } },
  },
  {
    when: [{ field: "status", among: ["174"] }],
    unlessStored: { key: "order.started", query: "orderId" },
    main: { ...repay, waits: true },
  },
];
const query = new URLSearchParams("orderId=o-1&productId=p 1&other=x");
const bar = () => document.querySelector(".early-actions");

function show(data: Readonly<Record<string, unknown>>, amount = "₱1", locale: "source" | "fil-PH" = "source") {
  document.body.innerHTML = `<main class="sk-page"><svg><path></path></svg><p data-fact="amount">${amount}</p><button data-retry></button></main>`;
  showActions(document.body, entries, { data, locale, query });
  return [...document.querySelectorAll(".early-actions a, .early-actions button")].map((one) =>
    [one.tagName, one.textContent, one.getAttribute("href")].join(" ").trim(),
  );
}

const height = innerHeight;
beforeEach(() => localStorage.clear());
afterEach(() => {
  window.innerHeight = height;
});

it.each([1, "1", true])("renders a link and a second action with its hint, for the flag %j", (isDelay) => {
  expect(show({ status: 174, isDelay })).toEqual([
    "A REPAY /repay?productId=p+1&orderId=o-1",
    "A Rollover /repayDelay?orderId=o-1",
  ]);
  const [main, second] = document.querySelectorAll<HTMLElement>(".early-actions a");
  expect(main?.getAttribute("role")).toBe("button");
  expect(main?.dataset.marks).toBe("opened");
  expect(document.getElementById(second?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Short?");
});

it.each([0, "0", false, "true", null, {}, undefined])("uses the next entry for the flag %j", (isDelay) => {
  expect(show({ status: "174", isDelay })).toEqual(["BUTTON REPAY"]);
});

it("renders a button without an address when the lender sends another link", () => {
  expect(show({ status: "174", isDelay: 1, h5Url: "https://partner.example/" })[0]).toBe("BUTTON REPAY");
});

it("renders a button that goes back before the main one", () => {
  document.body.innerHTML = '<p data-fact="amount">₱1</p><button data-retry></button>';
  showActions(document.body, [{ when: [], main: repay, back: label("Not now") }], {
    data: {},
    locale: "fil-PH",
    query,
  });
  const [back, main] = document.querySelectorAll<HTMLElement>(".early-pair > *");
  expect([back?.textContent, back?.dataset.back, main?.textContent]).toEqual(["Not now fil", "true", "REPAY fil"]);
});

it("uses the language of the page", () => {
  expect(show({ status: "174" }, "₱1", "fil-PH")).toEqual(["BUTTON REPAY fil"]);
});

it.each([
  ["a long link", "x".repeat(100)],
  ["a link of an unexpected type", {}],
])("does not take %s for a missing one", (_, link) => {
  expect(show({ status: "174", isDelay: 1, link })).toEqual(["BUTTON REPAY"]);
});

it.each([
  ["an unknown status", { status: "9" }],
  ["no status", {}],
])("renders nothing for %s", (_, data) => {
  expect(show(data)).toEqual([]);
  expect(bar()).toBeNull();
});

it("renders no action on an amount that is not shown", () => {
  expect(show({ status: "174", isDelay: 1 }, "")).toEqual([]);
});

it("renders nothing while the phone stores a value that the entry names, for this parameter", () => {
  localStorage.setItem("order.started o-11", "{}");
  expect(show({ status: "174" })).not.toEqual([]);
  localStorage.setItem("order.started o-1", "{}");
  expect(show({ status: "174" })).toEqual([]);
  // An entry that names none is not concerned.
  expect(show({ status: "174", isDelay: 1 })).not.toEqual([]);
});

it("renders the actions where the storage is blocked", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(show({ status: "174" })).toEqual(["BUTTON REPAY"]);
});

it("leaves parameters empty that the address lacks", () => {
  document.body.innerHTML = '<p data-fact="amount"></p><button data-retry></button>';
  showActions(document.body, [{ when: [], main: repay }], { data: {}, locale: "source", query: new URLSearchParams() });
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/repay?productId=&orderId=");
});

it("has no attributes without a value, and buttons that submit no form", () => {
  show({ status: "174", isDelay: 1, h5Url: "https://partner.example/" });
  const [main, second] = document.querySelectorAll<HTMLElement>(".early-actions a, .early-actions button");
  expect([main?.hasAttribute("data-to"), main?.getAttribute("type")]).toEqual([false, "button"]);
  expect([second?.dataset.to, second?.hasAttribute("data-marks")]).toEqual(["/repayDelay?orderId=o-1", false]);
});

it("shows the arrow of Back on the second action", () => {
  show({ status: "174", isDelay: 1 });
  const [, second] = document.querySelectorAll(".early-actions a");
  expect(second?.querySelector("svg path")).not.toBeNull();
  // A clone, because Back keeps its arrow.
  expect(document.querySelector(".sk-page > svg path")).not.toBeNull();
});

// These have styles in apps/shell/src/actions.css.
const common = ["early-actions", "early-button", "early-column"];
it.each([
  ["a main action", {}, common],
  ["an action that goes back", { back: label("Not now") }, [...common, "early-line", "early-pair"]],
  [
    "a second action",
    { second: { label: label("Rollover"), hint: label("Short?") } },
    [...common, "early-action", "early-after", "early-hint", "early-second", "early-small", "early-tonal"],
  ],
])("uses for %s the classes of the action bar", (_, more, classes) => {
  document.body.innerHTML = '<svg></svg><p data-fact="amount">₱1</p><button data-retry></button>';
  showActions(document.body, [{ when: [], main: repay, ...more }], { data: {}, locale: "source", query });
  const used = [...document.querySelectorAll("[class]")].flatMap((one) => [...one.classList]);
  expect([...new Set(used)].sort()).toEqual([...classes].sort());
  for (const button of document.querySelectorAll(".early-actions button"))
    expect(button.getAttribute("type")).toBe("button");
});

it.each([
  [481, 144, true],
  [480, 100, false],
  [800, 240, true],
  [800, 241, false],
])("on a screen of %i px renders a bar of %i px: %s", (screenHeight, barHeight, isRendered) => {
  window.innerHeight = screenHeight;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(barHeight);
  show({ status: "174" });
  expect(bar() !== null).toBe(isRendered);
});
