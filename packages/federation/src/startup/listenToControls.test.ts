/** @vitest-environment jsdom */
import { afterEach, expect, it, vi } from "vitest";
import { listenToControls } from "./firstPaintControls.ts";

const goBack = vi.fn();
const reload = vi.fn();
afterEach(() => vi.clearAllMocks());

/** Taps an element inside a control. Returns whether the browser's default action was prevented. */
function tap(html: string): boolean {
  const page = document.implementation.createHTMLDocument();
  listenToControls(page, goBack, reload);
  page.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  page.querySelector("i")?.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  ["Back of a first paint", '<div id="skeleton"><button data-back><i></i></button></div>'],
  ["the Back of a later first paint", '<div id="root"><div data-first-paint><a data-back><i></i></a></div></div>'],
  ["the Back link of a public page", '<div id="skeleton"><a data-back href="/"><i></i></a></div>'],
])("goes back once for %s", (_, html) => {
  expect(tap(html)).toBe(true);
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the document for Retry", () => {
  tap('<div id="skeleton"><button data-retry><i></i></button></div>');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(goBack).not.toHaveBeenCalled();
});

it.each([
  ["the screen's Back", '<div id="root"><button data-back><i></i></button></div>'],
  ["a link of a public page", '<div id="skeleton"><a href="#terms"><i></i></a></div>'],
])("ignores %s", (_, html) => {
  expect(tap(html)).toBe(false);
  expect(goBack).not.toHaveBeenCalled();
});

it.each([
  ["Back", '<div id="skeleton"><a data-back href="/"><i></i></a></div>'],
  ["Retry", '<div id="skeleton"><button data-retry><i></i></button></div>'],
])("keeps the tap on %s from every other listener", (_, html) => {
  const page = document.implementation.createHTMLDocument();
  listenToControls(page, goBack, reload);
  page.body.innerHTML = html;
  const onClick = vi.fn();
  page.querySelector("a,button")?.addEventListener("click", onClick);
  page.querySelector("i")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(onClick).not.toHaveBeenCalled();
});
