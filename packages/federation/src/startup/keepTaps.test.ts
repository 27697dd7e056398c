/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepInput } from "./keepInput.ts";

const openLink = vi.fn<(link: HTMLElement) => boolean>();
const onTap = vi.fn();
let place: HTMLElement;
let discard: () => void;

/** Sends an event to an element of the first paint. Returns whether the browser's default action was prevented. */
function send(selector: string, event: Event, timeStamp?: number): boolean {
  if (timeStamp !== undefined) Object.defineProperty(event, "timeStamp", { value: timeStamp });
  (place.querySelector(selector) as Element).dispatchEvent(event);
  return event.defaultPrevented;
}
const tap = (selector: string, timeStamp?: number) =>
  send(selector, new MouseEvent("click", { bubbles: true, cancelable: true }), timeStamp);

async function renderScreen(html: string) {
  const screen = document.getElementById("root") as HTMLElement;
  screen.innerHTML = html;
  screen.onclick = onTap;
  place.remove();
  // The observer runs first, so its timer is the earlier one.
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return screen;
}

beforeEach(() => {
  onTap.mockReset();
  openLink.mockReset().mockReturnValue(true);
  document.body.innerHTML =
    '<div><form><button id="a">A</button></form><button id="b">B</button>' +
    '<a id="link" role="button" href="#x" data-to="/x">Open</a><a id="plain">Plain</a><p>Text</p></div>' +
    '<div id="root"></div>';
  place = document.body.firstElementChild as HTMLElement;
  discard = keepInput(place, { openLink });
});
// A tap must not wait for the screen of the next test.
afterEach(() => discard());

it.each([
  ["a button, which would submit its form", "#a", true],
  ["a link that opens a path", "#link", true],
  ["another link", "#plain", false],
  ["text", "p", false],
])("prevents the browser's action for a tap on %s: %s", (_, selector, isPrevented) => {
  expect(tap(selector)).toBe(isPrevented);
});

it("submits no form before the screen has rendered", () => {
  expect(send("form", new Event("submit", { bubbles: true, cancelable: true }))).toBe(true);
});

it("leaves the enter key to the browser, which presses a link by it", () => {
  expect(send("#link", new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))).toBe(false);
  expect(openLink).not.toHaveBeenCalled();
});

it.each([
  ["the first tap, at the start of the document", [0], 1],
  ["a second tap within half a second", [1_000, 1_499], 1],
  ["a tap half a second later", [1_000, 1_500], 2],
])("opens links for %s", (_, times, count) => {
  for (const time of times) tap("#link", time);
  expect(openLink).toHaveBeenCalledTimes(count);
});

it("marks only the last tapped control as busy", () => {
  tap("#a");
  tap("#b");
  expect([...place.querySelectorAll("[aria-busy=true]")].map(({ id }) => id)).toEqual(["b"]);
});

it("repeats a tap once, also when the page adds a dialog later", async () => {
  tap("#b");
  await renderScreen("<button>B</button>");
  document.body.append(document.createElement("dialog"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(onTap).toHaveBeenCalledTimes(1);
});

it("waits for the screen while the page adds something else", async () => {
  tap("#b");
  document.body.append(document.createElement("dialog"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await renderScreen("<button>B</button>");
  expect(onTap).toHaveBeenCalledTimes(1);
});

it("leaves the focus to a screen without the focused control", async () => {
  const onError = vi.fn();
  addEventListener("error", onError);
  place.querySelector<HTMLElement>("#b")?.focus();
  await renderScreen("<button>Other</button>");
  removeEventListener("error", onError);
  expect(document.activeElement).toBe(document.body);
  expect(onError).not.toHaveBeenCalled();
});

it("moves the focus without scrolling", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  place.querySelector<HTMLElement>("#b")?.focus();
  focus.mockClear();
  await renderScreen("<button>B</button>");
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
