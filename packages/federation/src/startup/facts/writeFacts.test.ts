/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { writeFacts } from "./showFacts.ts";

function renderFirstPaint() {
  document.body.innerHTML =
    '<div id="place"><p data-fact="title"><i>bar</i></p><p data-fact="amount" data-amount="currency wider"><i>bar</i></p></div>';
  return document.getElementById("place") as HTMLElement;
}
const slot = (place: Element, name: string) => place.querySelector(`[data-fact=${name}]`) as HTMLElement;

it("writes text, never markup", () => {
  const place = renderFirstPaint();
  writeFacts(place, { title: "<img src=x>", amount: "₱<b>1</b>" });
  expect(place.querySelector("img, b")).toBeNull();
  expect(slot(place, "title").textContent).toBe("<img src=x>");
  expect(slot(place, "amount").textContent).toBe("₱<b>1</b>");
});

it("separates the currency sign and shrinks a long amount, like the screen", () => {
  const place = renderFirstPaint();
  writeFacts(place, { amount: "₱10.650.000" });
  expect(slot(place, "amount").querySelector(".currency")?.textContent).toBe("₱");
  expect(slot(place, "amount").textContent).toBe("₱10.650.000");
  expect(slot(place, "amount").classList).toContain("wider");
});

it("restores all bars when one fact does not fit its line", () => {
  const place = renderFirstPaint();
  Object.defineProperty(slot(place, "title"), "scrollWidth", { value: 560 });
  writeFacts(place, { amount: "₱12.345.678", title: "Too long" });
  expect(slot(place, "title").innerHTML).toBe("<i>bar</i>");
  expect(slot(place, "amount").innerHTML).toBe("<i>bar</i>");
  expect(slot(place, "amount").className).toBe("");
});

it("ignores a fact without a slot", () => {
  const place = renderFirstPaint();
  writeFacts(place, { date: "2026-12-21", title: "Due" });
  expect(slot(place, "title").textContent).toBe("Due");
});

it.each([
  ["₱123.45", []],
  ["₱1234.56", []],
  ["₱12345.67", []],
  ["₱123.456.7", []],
  ["₱1.234.567", []],
  ["₱12.345.678", ["wider"]],
])("renders the amount %s with the size classes %j", (amount, classes) => {
  const place = renderFirstPaint();
  writeFacts(place, { amount });
  expect([...slot(place, "amount").classList]).toEqual(classes);
});

it("renders an amount without the currency sign of the screens as sent", () => {
  const place = renderFirstPaint();
  writeFacts(place, { amount: "P500" });
  expect(slot(place, "amount").innerHTML).toBe("P500");
});

it("renders no text but an amount like one", () => {
  const place = renderFirstPaint();
  writeFacts(place, { title: "₱500 is due on 21 December" });
  expect(slot(place, "title").innerHTML).toBe("₱500 is due on 21 December");
  expect(slot(place, "title").className).toBe("");
});

it.each([
  ["scrollWidth", 1, "Due"],
  ["scrollWidth", 2, "bar"],
])("with a %s that is %i px more than the line has, the line shows %j", (size, value, text) => {
  const place = renderFirstPaint();
  // jsdom has no layout: the line itself measures 0.
  Object.defineProperty(slot(place, "title"), size, { value });
  writeFacts(place, { title: "Due" });
  expect(slot(place, "title").textContent).toBe(text);
});

it.each([
  [23, "Due"],
  [44, "bar"],
])("in a line of 22 px that becomes %i px high, shows %j", (height, text) => {
  const place = renderFirstPaint();
  const title = slot(place, "title");
  Object.defineProperty(title, "offsetHeight", { get: () => (title.textContent === "bar" ? 22 : height) });
  writeFacts(place, { title: "Due" });
  expect(title.textContent).toBe(text);
});
