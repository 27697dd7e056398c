/** @vitest-environment jsdom */
import { beforeEach, expect, it } from "vitest";
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
  { when: [{ field: "status", among: ["174"] }], main: { ...repay, waits: true } },
];
const query = new URLSearchParams("orderId=o-1&productId=p 1&other=x");
const bar = () => document.querySelector(".early-actions");

function show(data: Readonly<Record<string, unknown>>, amount = "₱1", locale: "source" | "fil-PH" = "source") {
  document.body.innerHTML = `<main class="sk-page"><svg></svg><p data-fact="amount">${amount}</p><button data-retry></button></main>`;
  showActions(document.body, entries, { data, locale, query });
  return [...document.querySelectorAll(".early-actions a, .early-actions button")].map((one) =>
    [one.tagName, one.textContent, one.getAttribute("href")].join(" ").trim(),
  );
}

beforeEach(() => localStorage.clear());

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

it("renders nothing for an order with a payment that was started on this phone", () => {
  localStorage.setItem("startedPayments", '{"o-1":{}}');
  expect(show({ status: "174" })).toEqual([]);
  localStorage.setItem("startedPayments", '{"o-11":{}}');
  expect(show({ status: "174" })).not.toEqual([]);
});
