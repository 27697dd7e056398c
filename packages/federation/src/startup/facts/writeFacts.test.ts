/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { writeFacts } from "./showFacts.ts";

function renderSkeleton() {
  document.body.innerHTML =
    '<div id="place"><p data-fact="title"><i>bar</i></p><p data-fact="amount"><i>bar</i></p></div>';
  return document.getElementById("place") as HTMLElement;
}
const slot = (place: Element, name: string) => place.querySelector(`[data-fact=${name}]`) as HTMLElement;

it("writes text, never markup", () => {
  const place = renderSkeleton();
  writeFacts(place, { title: "<img src=x>", amount: "₱<b>1</b>" });
  expect(place.querySelector("img, b")).toBeNull();
  expect(slot(place, "title").textContent).toBe("<img src=x>");
  expect(slot(place, "amount").textContent).toBe("₱<b>1</b>");
});

it("separates the currency sign and shrinks a long amount, like the screen", () => {
  const place = renderSkeleton();
  writeFacts(place, { amount: "₱10.650.000" });
  expect(slot(place, "amount").querySelector(".sk-currency")?.textContent).toBe("₱");
  // One element instead of two: otherwise the final amount would be larger and become the page's largest contentful
  // paint.
  expect([...slot(place, "amount").childNodes].map((node) => node.textContent)).toEqual(["₱10.650.000"]);
  expect(slot(place, "amount").classList).toContain("sk-wide");
});

it("restores all bars when one fact does not fit its line", () => {
  const place = renderSkeleton();
  Object.defineProperty(slot(place, "title"), "scrollHeight", { value: 56 });
  writeFacts(place, { title: "Two lines", amount: "₱1" });
  expect(slot(place, "title").innerHTML).toBe("<i>bar</i>");
  expect(slot(place, "amount").innerHTML).toBe("<i>bar</i>");
});

it("ignores a fact without a slot", () => {
  const place = renderSkeleton();
  writeFacts(place, { date: "2026-12-21", title: "Due" });
  expect(slot(place, "title").textContent).toBe("Due");
});
