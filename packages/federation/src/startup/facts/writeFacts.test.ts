/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { writeFacts } from "./writeFacts.ts";

function stand() {
  document.body.innerHTML =
    '<div id="place"><p data-fact="title"><i>bar</i></p><p data-fact="amount"><i>bar</i></p></div>';
  return document.getElementById("place") as HTMLElement;
}
const slot = (place: Element, name: string) => place.querySelector(`[data-fact=${name}]`) as HTMLElement;

it("writes text, never markup", () => {
  const place = stand();
  writeFacts(place, { title: "<img src=x>", amount: "₱<b>1</b>" });
  expect(place.querySelector("img, b")).toBeNull();
  expect(slot(place, "title").textContent).toBe("<img src=x>");
  expect(slot(place, "amount").textContent).toBe("₱<b>1</b>");
});

it("sets the sign of an amount apart, and a long amount smaller, as the screen does", () => {
  const place = stand();
  writeFacts(place, { amount: "₱10.650.000" });
  expect(slot(place, "amount").querySelector(".sk-currency")?.textContent).toBe("₱");
  // One piece, and no two: the finished amount would else be the larger one, and so the page's largest paint.
  expect([...slot(place, "amount").childNodes].map((node) => node.textContent)).toEqual(["₱10.650.000"]);
  expect(slot(place, "amount").classList).toContain("sk-wide");
});

it("gives all bars back where one fact does not fit its line", () => {
  const place = stand();
  Object.defineProperty(slot(place, "title"), "scrollHeight", { value: 56 });
  writeFacts(place, { title: "Two lines", amount: "₱1" });
  expect(slot(place, "title").innerHTML).toBe("<i>bar</i>");
  expect(slot(place, "amount").innerHTML).toBe("<i>bar</i>");
});

it("leaves a fact without a slot to the screen", () => {
  const place = stand();
  writeFacts(place, { date: "2026-12-21", title: "Due" });
  expect(slot(place, "title").textContent).toBe("Due");
});
