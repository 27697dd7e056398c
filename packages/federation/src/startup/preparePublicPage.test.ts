/** @vitest-environment jsdom */
import { afterEach, expect, it, vi } from "vitest";
import { preparePublicPage } from "./firstPaintControls.ts";

function renderPage(html: string): HTMLElement {
  document.body.innerHTML = `<div id="skeleton">${html}</div>`;
  const place = document.getElementById("skeleton") as HTMLElement;
  preparePublicPage(place);
  return place;
}
const click = (place: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  place.querySelector("b")?.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => history.replaceState(null, "", "/"));

it("opens a deep link at its section", () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  renderPage('<section data-asked="false"></section><section data-asked="true"></section>');
  expect(scroll).toHaveBeenCalledOnce();
});

it("navigates to another path of this site without reloading, and notifies the router", () => {
  const onPopState = vi.fn();
  window.addEventListener("popstate", onPopState, { once: true });
  expect(click(renderPage('<a href="/About"><b>About</b></a>'))).toBe(true);
  expect(location.pathname).toBe("/About");
  // Back of the app then stays in the product.
  expect(history.state).toEqual({ idx: 1 });
  expect(onPopState).toHaveBeenCalledOnce();
});

it("leaves a link to the same path, whose query only the screen knows, to keepInput", () => {
  history.replaceState(null, "", "/promotion?id=7");
  const place = renderPage('<a href="/promotion#/agreement"><b>Agreement</b></a>');
  expect(click(place)).toBe(false);
  expect(location.href).toMatch(/\/promotion\?id=7$/);
  expect(place.querySelector("a")?.dataset.to).toBe("/promotion#/agreement");
});

it.each([
  ["another tab", '<a href="/About" target="_blank"><b>x</b></a>', {}],
  ["the same path of another site", '<a href="https://other.test/"><b>x</b></a>', {}],
  ["mail", '<a href="mailto:a@b.test"><b>x</b></a>', {}],
  ["no link", "<b>x</b>", {}],
  ["a click with a key", '<a href="/About"><b>x</b></a>', { ctrlKey: true }],
  ["a click with the command key", '<a href="/About"><b>x</b></a>', { metaKey: true }],
  ["a click with the middle button", '<a href="/About"><b>x</b></a>', { button: 1 }],
])("leaves %s to the browser", (_, html, init) => {
  const place = renderPage(html);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  let prevented: boolean | undefined;
  document.body.addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      onClick(event);
    },
    { once: true },
  );
  click(place, init);
  expect(prevented).toBe(false);
  expect(location.pathname).toBe("/");
  expect(place.querySelector("[data-to]")).toBeNull();
});
