/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSame, keepInput, keepPress } from "./keepInput.ts";
import { moveFields } from "./moveFields.ts";

const onTap = vi.fn();
let place: HTMLElement;
let discard: () => void;

function renderFirstPaint(html: string, openLink?: (link: HTMLElement) => boolean) {
  document.body.innerHTML = `<div id="skeleton">${html}</div><div id="root"></div>`;
  place = document.getElementById("skeleton") as HTMLElement;
  discard = keepInput(place, { moveFields, ...(openLink && { openLink }) });
}

/** Renders the screen in place of the first paint, as React does in one frame. */
async function renderScreen(html: string) {
  const screen = document.getElementById("root") as HTMLElement;
  screen.innerHTML = html;
  screen.onclick = ({ target }) => onTap((target as Element).textContent);
  place.remove();
  // The observer runs first, so its timer is the earlier one.
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

const tap = (selector = "button") => (place.querySelector(selector) as HTMLElement).click();
const element = <Kind extends HTMLElement>(selector: string) => document.querySelector(`#root ${selector}`) as Kind;

beforeEach(() => onTap.mockClear());
afterEach(() => history.replaceState(null, "", "/"));

it("repeats a tap once on the screen, however often the button was tapped", async () => {
  renderFirstPaint('<p data-amount="">₱ 10.00</p><button>Pay</button>');
  tap();
  tap();
  expect(place.querySelector("[aria-busy]")).not.toBeNull();
  await renderScreen("<p>₱10.00</p><button>Other</button><button>Pay</button>");
  expect(onTap.mock.calls).toEqual([["Pay"]]);
});

it.each([
  ["is disabled", "<p>₱10.00</p><button disabled>Pay</button>"],
  ["is waiting", '<p>₱10.00</p><button aria-disabled="true">Pay</button>'],
  ["is behind a dialog", "<p>₱10.00</p><div inert><button>Pay</button></div>"],
  ["is missing", "<p>₱10.00</p><button>Borrow Again</button>"],
  ["opens another section", "<p>₱10.00</p><button data-to='/#other'>Pay</button>"],
  ["opens another address", '<p>₱10.00</p><button data-to="/other">Pay</button>'],
  ["has another amount", "<p>₱20.00</p><button>Pay</button>"],
])("discards a tap when the control of the screen %s", async (_, screen) => {
  renderFirstPaint('<p data-amount="">₱10.00</p><button>Pay</button>');
  tap();
  await renderScreen(screen);
  expect(onTap).not.toHaveBeenCalled();
});

it.each([
  ["a navigation", () => history.pushState(null, "", "/other")],
  ["Back", () => discard()],
])("discards a tap after %s", async (_, leave) => {
  renderFirstPaint("<button>Pay</button>");
  tap();
  leave();
  await renderScreen("<button>Pay</button>");
  expect(onTap).not.toHaveBeenCalled();
});

it("opens a link once at once, and ignores the second tap of a double tap", async () => {
  const openLink = vi.fn(() => true);
  renderFirstPaint('<a href="/repay" data-to="/repay">REPAY</a>', openLink);
  tap("a");
  tap("a");
  expect(openLink).toHaveBeenCalledTimes(1);
  await renderScreen('<button data-to="/repay">REPAY</button>');
  expect(onTap).not.toHaveBeenCalled();
});

it("repeats the tap on a link that the shell must open", async () => {
  renderFirstPaint('<a href="/repay" data-to="/repay">REPAY</a>', () => false);
  tap("a");
  await renderScreen('<button data-to="/repay">REPAY</button>');
  expect(onTap).toHaveBeenCalledTimes(1);
});

it("moves the focus to the same control", async () => {
  renderFirstPaint("<button>One</button><button>Two</button>");
  (place.querySelectorAll("button")[1] as HTMLElement).focus();
  await renderScreen("<button>One</button><button>Two</button>");
  expect(document.activeElement?.textContent).toBe("Two");
});

it("keeps text, selection, check boxes and focus of fields, and reports the changes to the screen", async () => {
  renderFirstPaint('<input name="a"><input name="c" type="checkbox"><textarea name="b"></textarea>');
  const text = place.querySelector("textarea") as HTMLTextAreaElement;
  (place.querySelector("[name=a]") as HTMLInputElement).value = "Maria";
  (place.querySelector("[name=c]") as HTMLInputElement).checked = true;
  text.value = "Hello";
  text.focus();
  text.setSelectionRange(1, 3);
  const onInput = vi.fn();
  const screen = document.getElementById("root") as HTMLElement;
  screen.addEventListener("input", ({ target }) => onInput((target as HTMLInputElement).name));
  await renderScreen('<input name="a"><input name="c" type="checkbox"><textarea name="b"></textarea>');
  expect(element<HTMLInputElement>("[name=a]").value).toBe("Maria");
  expect(element<HTMLInputElement>("[name=c]").checked).toBe(true);
  const kept = element<HTMLTextAreaElement>("textarea");
  expect([kept.value, kept.selectionStart, kept.selectionEnd]).toEqual(["Hello", 1, 3]);
  expect(document.activeElement).toBe(kept);
  expect(onInput.mock.calls.flat()).toEqual(expect.arrayContaining(["a", "b", "c"]));
});

it("sets the caret before it reports the text, so that a screen that formats the text can move it", async () => {
  renderFirstPaint("<input>");
  const field = place.querySelector("input") as HTMLInputElement;
  field.value = "0917";
  field.focus();
  field.setSelectionRange(4, 4);
  const screen = document.getElementById("root") as HTMLElement;
  const format = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    input.value = "0 917";
    input.setSelectionRange(5, 5);
  };
  screen.addEventListener("input", format, { once: true });
  await renderScreen("<input>");
  expect([element<HTMLInputElement>("input").value, element<HTMLInputElement>("input").selectionStart]).toEqual([
    "0 917",
    5,
  ]);
});

it("keeps the values of the screen in fields that nobody changed", async () => {
  renderFirstPaint('<input name="a"><input name="c" type="checkbox">');
  await renderScreen('<input name="a" value="kept"><input name="c" type="checkbox" checked>');
  expect(element<HTMLInputElement>("[name=a]").value).toBe("kept");
  expect(element<HTMLInputElement>("[name=c]").checked).toBe(true);
});

it("copies nothing into another field", async () => {
  renderFirstPaint('<input name="phone" value="0917">');
  await renderScreen('<input name="code">');
  expect(element<HTMLInputElement>("input").value).toBe("");
});

it("repeats the tap on a link whose query only the screen knows", async () => {
  renderFirstPaint('<a href="/promotion#/agreement" data-to="/promotion#/agreement">Agreement</a>');
  tap("a");
  await renderScreen('<a href="/promotion?id=7#/agreement">Agreement</a>');
  expect(onTap).toHaveBeenCalledTimes(1);
});

describe("a press that ends after the screen has replaced the first paint", () => {
  const pointer = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));
  const root = () => document.getElementById("root") as HTMLElement;

  async function pressAcross(screen: string) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    renderFirstPaint("<button>Pay</button>");
    keepPress(place, (pressed) => findSame(place, root(), pressed));
    pointer("pointerdown", place.querySelector("button") as Element);
    root().innerHTML = screen;
    root().onclick = ({ target }) => onTap((target as Element).textContent);
    place.remove();
    await Promise.resolve();
    return root().querySelector("button") as HTMLButtonElement;
  }
  afterEach(() => vi.useRealTimers());

  it("clicks the same control once in a browser that sends no click", async () => {
    const button = await pressAcross("<button>Pay</button>");
    pointer("pointerup", button);
    vi.runAllTimers();
    pointer("pointerup", button);
    vi.runAllTimers();
    expect(onTap.mock.calls).toEqual([["Pay"]]);
  });

  it("leaves the click to a browser that sends one", async () => {
    const button = await pressAcross("<button>Pay</button>");
    pointer("pointerup", button);
    button.click();
    vi.runAllTimers();
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is lifted elsewhere", "<button>Pay</button><p>Text</p>", "pointerup", "p"],
    ["becomes a scroll", "<button>Pay</button>", "pointercancel", "button"],
    ["meets another control", "<button>Delete</button>", "pointerup", "button"],
  ])("clicks nothing when it %s", async (_, screen, type, selector) => {
    const button = await pressAcross(screen);
    pointer(type, root().querySelector(selector) as Element);
    if (type === "pointercancel") pointer("pointerup", button);
    vi.runAllTimers();
    expect(onTap).not.toHaveBeenCalled();
  });

  it("clicks once when a tap already waits for the screen", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    renderFirstPaint("<button>Pay</button>");
    keepPress(place, (pressed) => findSame(place, root(), pressed));
    tap();
    pointer("pointerdown", place.querySelector("button") as Element);
    root().innerHTML = "<button>Pay</button>";
    root().onclick = () => onTap("Pay");
    place.remove();
    await Promise.resolve();
    vi.runAllTimers();
    pointer("pointerup", root().querySelector("button") as Element);
    vi.runAllTimers();
    expect(onTap).toHaveBeenCalledTimes(1);
  });
});

it("presses a link with the role of a button by the space key", async () => {
  const openLink = vi.fn(() => true);
  renderFirstPaint('<a role="button" data-to="/repay">Repay</a><input>', openLink);
  const press = (selector: string) => {
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    place.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press("input"), openLink.mock.calls.length]).toEqual([false, 0]);
  expect([press("a"), openLink.mock.calls.length]).toEqual([true, 1]);
});
