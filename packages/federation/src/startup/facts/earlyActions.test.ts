/** @vitest-environment jsdom */
import type { ActionCondition } from "@lending/ui/first-paint-parts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showActions } from "./earlyActions.ts";

const conditions: readonly ActionCondition[] = [
  {
    when: [
      { field: "status", among: ["174"] },
      { field: "isDelay", among: ["1"] },
      { field: "link", among: [""] },
    ],
    needsAmount: true,
    opensElsewhere: "h5Url",
    marks: "opened",
  },
  {
    when: [{ field: "status", among: ["174"] }],
    unlessStored: { key: "order.started", query: "orderId" },
    waits: true,
  },
];
const template = (controls: string) => `<template data-actions><div id="bar">${controls}</div></template>`;
const templates =
  template(
    '<button data-to="/repay?productId=-&orderId=-" data-words="REPAY|Repay|Bayaran|还款">REPAY</button><button data-to="/repayDelay?orderId=-">Rollover</button>',
  ) + template('<button data-to="/productUrl?productId=-">Borrow again</button>');
const query = new URLSearchParams("orderId=o-1&productId=p 1&other=x");
const bar = () => document.getElementById("bar");

function show(data: Readonly<Record<string, unknown>>, amount = "₱1", locale: "source" | "fil-PH" = "source") {
  document.body.innerHTML = `<main><p data-amount="">${amount}</p></main>${templates}<button data-retry></button>`;
  showActions(document.body, conditions, { data, locale, query });
  return [...document.querySelectorAll<HTMLElement>("#bar button")].map(({ textContent, dataset }) =>
    [textContent, dataset.to, dataset.waits !== undefined && "waits", dataset.marks].filter(Boolean).join(" "),
  );
}
const repay = ["REPAY /repay?productId=p+1&orderId=o-1 opened", "Rollover /repayDelay?orderId=o-1 opened"];
const borrow = ["Borrow again /productUrl?productId=p+1 waits"];

const height = innerHeight;
beforeEach(() => localStorage.clear());
afterEach(() => {
  window.innerHeight = height;
});

it.each([1, "1", true])("shows the first controls whose conditions match, for the flag %j", (isDelay) => {
  expect(show({ status: 174, isDelay })).toEqual(repay);
  expect(bar()?.parentElement?.tagName).toBe("MAIN");
  expect(document.querySelector("[data-retry]")?.hasAttribute("data-above")).toBe(true);
});

it.each([
  ...[0, "0", false, "true", null, {}, undefined].map((isDelay) => ({ isDelay })),
  ...["x".repeat(100), {}].map((link) => ({ isDelay: 1, link })),
])("shows the next ones for %j, whose flag or link is not the one of a condition", (data) => {
  expect(show({ status: "174", ...data })).toEqual(borrow);
});

it("lets the screen open another link of the lender", () => {
  expect(show({ status: "174", isDelay: 1, h5Url: "https://partner.example/" })[0]).toBe(
    "REPAY /repay?productId=p+1&orderId=o-1 waits opened",
  );
});

it("uses the language of the page", () => {
  expect(show({ status: "174", isDelay: 1 }, "₱1", "fil-PH")[0]).toMatch(/^Bayaran /);
});

it.each([
  ["an unknown status", { status: "9" }, "₱1"],
  ["no status", {}, "₱1"],
  ["an amount that is not shown", { status: "174", isDelay: 1 }, ""],
])("shows nothing for %s", (_, data, amount) => {
  expect(show(data, amount)).toEqual([]);
  expect(bar()).toBeNull();
});

it("shows nothing while the phone stores a value that the condition names, for this parameter", () => {
  localStorage.setItem("order.started o-11", "{}");
  expect(show({ status: "174" })).not.toEqual([]);
  localStorage.setItem("order.started o-1", "{}");
  expect(show({ status: "174" })).toEqual([]);
  // A condition that names none is not concerned.
  expect(show({ status: "174", isDelay: 1 })).not.toEqual([]);
});

it("shows the controls where the storage is blocked", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(show({ status: "174" })).toEqual(borrow);
});

it("leaves parameters empty that the address lacks", () => {
  document.body.innerHTML = `<main></main>${template('<a data-to="/repay?orderId=-"></a>')}`;
  showActions(document.body, [{ when: [] }], { data: {}, locale: "source", query: new URLSearchParams() });
  expect(document.querySelector("a")?.dataset.to).toBe("/repay?orderId=");
});

it.each([
  [481, 144, true],
  [480, 100, false],
  [800, 240, true],
  [800, 241, false],
])("on a screen of %i px shows a bar of %i px: %s", (screenHeight, barHeight, isShown) => {
  window.innerHeight = screenHeight;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(barHeight);
  show({ status: "174" });
  expect(bar() !== null).toBe(isShown);
  expect(document.querySelector("[data-retry]")?.hasAttribute("data-above")).toBe(isShown);
});
