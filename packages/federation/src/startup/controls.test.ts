/** @vitest-environment jsdom */
import { afterEach, expect, it, vi } from "vitest";
import { showControls } from "./controls.ts";
import { translate } from "./firstPaintControls.ts";

const template =
  '<template data-controls="repay"><div id="bar"><a href="/repay?productId=-&orderId=-&source=-" data-words="REPAY|Repay|Bayaran|还款">REPAY</a><button>Call</button></div></template>';
const barQuery = new URLSearchParams("orderId=o-1&productId=p 1&other=x");
const bar = () => document.getElementById("bar");

function showBar(controls = "repay", { locale = "source" as "source" | "fil-PH", onOpen = vi.fn() } = {}) {
  document.body.innerHTML = `<main></main>${template}<button data-retry></button>`;
  showControls(document.body, { controls, onOpen }, barQuery, (place) => translate(place, locale));
  return onOpen;
}

const screenBefore = innerHeight;
afterEach(() => {
  window.innerHeight = screenBefore;
});

it("shows the controls of a name at the end of the screen, with the parameters of the address, empty without them", () => {
  showBar();
  expect(bar()?.parentElement?.tagName).toBe("MAIN");
  expect(bar()?.querySelector("a")?.getAttribute("href")).toBe("/repay?productId=p+1&orderId=o-1&source=");
  expect(document.querySelector("[data-retry]")?.hasAttribute("data-above")).toBe(true);
});

it("uses the language of the page", () => {
  showBar("repay", { locale: "fil-PH" });
  expect(bar()?.querySelector("a")?.textContent).toBe("Bayaran");
});

it("shows nothing for controls that the first paint does not have", () => {
  showBar("borrow");
  expect(bar()).toBeNull();
});

it.each([
  ["a", 1],
  ["button", 0],
])("reports that a link opens its path, and no other control: a tap on %s %i times", (selector, times) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const onOpen = showBar();
  bar()?.querySelector<HTMLElement>(selector)?.click();
  expect(onOpen).toHaveBeenCalledTimes(times);
});

it.each([
  [481, 144, true],
  [480, 100, false],
  [800, 240, true],
  [800, 241, false],
])("on a screen of %i px shows a bar of %i px: %s", (screenHeight, barHeight, isShown) => {
  window.innerHeight = screenHeight;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(barHeight);
  showBar();
  expect(bar() !== null).toBe(isShown);
  expect(document.querySelector("[data-retry]")?.hasAttribute("data-above")).toBe(isShown);
});
