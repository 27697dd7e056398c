/** @vitest-environment jsdom */
import { afterEach, expect, it, vi } from "vitest";
import { keepPage } from "./keepPage.ts";

function stand(html: string): HTMLElement {
  document.body.innerHTML = `<div id="skeleton">${html}</div>`;
  const place = document.getElementById("skeleton") as HTMLElement;
  keepPage(place);
  return place;
}
const click = (place: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  place.querySelector("b")?.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => history.replaceState(null, "", "/"));

it("lets nothing be typed that would be gone a moment later", () => {
  const place = stand("<form><input><textarea></textarea><button>Send</button></form>");
  expect([...place.querySelectorAll("input, textarea, button")].every((one) => one.matches(":disabled"))).toBe(true);
});

it("opens a deep link at its section", () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  stand('<section data-asked="false"></section><section data-asked="true"></section>');
  expect(scroll).toHaveBeenCalledOnce();
});

it("leads to another path of this site without leaving, and tells the router", () => {
  const told = vi.fn();
  window.addEventListener("popstate", told, { once: true });
  expect(click(stand('<a href="/About"><b>About</b></a>'))).toBe(true);
  expect(location.pathname).toBe("/About");
  expect(told).toHaveBeenCalledOnce();
});

it.each([
  ["another tab", '<a href="/About" target="_blank"><b>x</b></a>', {}],
  ["another site", '<a href="https://other.test/"><b>x</b></a>', {}],
  ["mail", '<a href="mailto:a@b.test"><b>x</b></a>', {}],
  ["no link", "<b>x</b>", {}],
  ["a click with a key", '<a href="/About"><b>x</b></a>', { ctrlKey: true }],
])("leaves %s to the browser", (_, html, init) => {
  const place = stand(html);
  const seen = vi.fn((event: Event) => event.preventDefault());
  let prevented: boolean | undefined;
  document.body.addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      seen(event);
    },
    { once: true },
  );
  click(place, init);
  expect(prevented).toBe(false);
  expect(location.pathname).toBe("/");
});
