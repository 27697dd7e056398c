/** @vitest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FollowLink } from "./firstPaintControls.ts";
import { findSame, keepInput, keepPress, moveFields, pressLinksBySpace } from "./keepInput.ts";
import { openContactLinks } from "./pageElements.ts";

const onTap = vi.fn();
const onError = vi.fn();
let place: HTMLElement;
let discard = () => {};

function renderFirstPaint(html: string, followLink: FollowLink = () => "repeat") {
  document.body.innerHTML = `<div id="skeleton">${html}</div><div id="root"></div>`;
  place = document.getElementById("skeleton") as HTMLElement;
  pressLinksBySpace(place);
  discard = keepInput(place, { moveFields, followLink });
}

// The observer runs first, so its timer is the earlier one.
const settle = async () => {
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
};
const root = () => document.getElementById("root") as HTMLElement;

/** Renders the screen in place of the first paint, as React does in one frame. */
function replaceFirstPaint(html: string) {
  root().innerHTML = html;
  root().onclick = ({ target }) => onTap((target as Element).textContent);
  place.remove();
}
async function renderScreen(html: string) {
  replaceFirstPaint(html);
  await settle();
}

/** Sends an event to an element of the first paint. Returns whether the browser's default action was prevented. */
function send(selector: string, event: Event, timeStamp?: number): boolean {
  if (timeStamp !== undefined) Object.defineProperty(event, "timeStamp", { value: timeStamp });
  (place.querySelector(selector) as Element).dispatchEvent(event);
  return event.defaultPrevented;
}
const tap = (selector = "button", timeStamp?: number) =>
  send(selector, new MouseEvent("click", { bubbles: true, cancelable: true }), timeStamp);
const focus = (selector: string) => place.querySelector<HTMLElement>(selector)?.focus();
const field = (selector: string, within: Element = root()) => within.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  onTap.mockClear();
  addEventListener("error", onError);
});
afterEach(() => {
  // A tap must not wait for the screen of the next test.
  discard();
  removeEventListener("error", onError);
  expect(onError).not.toHaveBeenCalled();
  history.replaceState(null, "", "/");
});

describe("a tap on the first paint", () => {
  it("is repeated once on the screen, however often the button was tapped", async () => {
    renderFirstPaint('<p data-amount="">₱ 10.00</p><button>Pay</button><button>Other</button>');
    tap("button + button");
    tap();
    tap();
    expect([...place.querySelectorAll("[aria-busy=true]")].map(({ textContent }) => textContent)).toEqual(["Pay"]);
    await renderScreen("<p>₱10.00</p><button>Other</button><button>Pay</button>");
    expect(onTap.mock.calls).toEqual([["Pay"]]);
  });

  it.each(["before", "after"])("is repeated once when the page adds a dialog %s the screen", async (order) => {
    renderFirstPaint("<button>Pay</button>");
    tap();
    if (order === "after") await renderScreen("<button>Pay</button>");
    document.body.append(document.createElement("dialog"));
    await settle();
    if (order === "before") await renderScreen("<button>Pay</button>");
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is disabled", "<p>₱10.00</p><button disabled>Pay</button>"],
    ["is waiting", '<p>₱10.00</p><button aria-disabled="true">Pay</button>'],
    ["is behind a dialog", "<p>₱10.00</p><div inert><button>Pay</button></div>"],
    ["is missing", "<p>₱10.00</p><button>Borrow Again</button>"],
    ["opens another section", '<p>₱10.00</p><a href="/#other">Pay</a>'],
    ["opens another address", '<p>₱10.00</p><a href="/other">Pay</a>'],
    ["has another amount", "<p>₱20.00</p><button>Pay</button>"],
  ])("is discarded when the control of the screen %s", async (_, screen) => {
    renderFirstPaint('<p data-amount="">₱10.00</p><button>Pay</button>');
    tap();
    await renderScreen(screen);
    expect(onTap).not.toHaveBeenCalled();
  });

  it.each([
    ["a navigation", () => history.pushState(null, "", "/other")],
    ["Back", () => discard()],
  ])("is discarded after %s", async (_, leave) => {
    renderFirstPaint("<button>Pay</button>");
    tap();
    leave();
    await renderScreen("<button>Pay</button>");
    expect(onTap).not.toHaveBeenCalled();
  });

  it.each([
    ["that the screen must open", "/repay", '<a href="/repay">Open</a>'],
    ["whose query only the screen knows", "/promotion#/text", '<a href="/promotion?id=7#/text">Open</a>'],
  ])("is repeated on a link %s", async (_, to, screen) => {
    renderFirstPaint(`<a href="${to}">Open</a>`);
    tap("a");
    await renderScreen(screen);
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the first tap, at the start of the document", [0], 1],
    ["a repeated tap", [1_000, 2_199], 1],
    ["a tap after a look", [1_000, 2_200], 2],
  ])("opens a link at once, and not again on the screen: %s", async (_, times, count) => {
    const followLink = vi.fn(() => "opened" as const);
    renderFirstPaint('<a href="/repay">REPAY</a>', followLink);
    for (const time of times) tap("a", time);
    expect(followLink).toHaveBeenCalledTimes(count);
    await renderScreen('<a href="/repay">REPAY</a>');
    expect(onTap).not.toHaveBeenCalled();
  });

  it.each([
    ["a button, which would submit its form", "button", true],
    ["a link that opens a path", "[href='/x']", true],
    ["a link that is left to the browser", "[href='tel:1']", false],
    ["a link without an address", "a", false],
    ["text", "p", false],
  ])("on %s prevents the browser's action: %s", (_, selector, isPrevented) => {
    renderFirstPaint(
      '<a>Plain</a><form><button>A</button></form><a href="/x">Open</a><a href="tel:1">Call</a><p>Text</p>',
      ({ pathname }) => (pathname === "/x" ? "opened" : undefined),
    );
    expect(tap(selector)).toBe(isPrevented);
    expect(send("form", new Event("submit", { bubbles: true, cancelable: true }))).toBe(true);
  });
});

it.each([
  ["space", " ", "a", 1],
  ["space", " ", "input", 0],
  ["enter, by which the browser presses a link", "Enter", "a", 0],
])("for the key %s (%j) on %s presses %i links", (_, key, selector, count) => {
  const followLink = vi.fn(() => "opened" as const);
  renderFirstPaint('<a role="button" href="/repay">Repay</a><input>', followLink);
  const isPrevented = send(selector, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect([isPrevented, followLink.mock.calls.length]).toEqual([count > 0, count]);
});

describe("the focus", () => {
  it("moves to the same control without scrolling", async () => {
    renderFirstPaint("<button>One</button><button>Two</button>");
    focus("button + button");
    const spy = vi.spyOn(HTMLElement.prototype, "focus");
    await renderScreen("<button>One</button><button>Two</button>");
    expect(document.activeElement?.textContent).toBe("Two");
    expect(spy).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it("is left to a screen without the focused control", async () => {
    renderFirstPaint("<button>B</button>");
    focus("button");
    await renderScreen("<button>Other</button>");
    expect(document.activeElement).toBe(document.body);
  });
});

describe("fields", () => {
  const fields = '<input name="a"><input name="c" type="checkbox"><textarea name="b"></textarea>';

  it("keep text, selection, check boxes and focus, and report the changes to the screen", async () => {
    renderFirstPaint(`${fields}<input name="untouched">`);
    const text = field("textarea", place);
    field("[name=a]", place).value = "Maria";
    field("[name=c]", place).checked = true;
    text.value = "Hello";
    text.focus();
    text.setSelectionRange(1, 3);
    const onInput = vi.fn();
    root().addEventListener("input", ({ target }) => onInput((target as HTMLInputElement).name));
    await renderScreen(`${fields}<input name="untouched" value="kept">`);
    const { value, selectionStart, selectionEnd } = field("textarea");
    expect([value, selectionStart, selectionEnd]).toEqual(["Hello", 1, 3]);
    expect([field("[name=a]").value, field("[name=c]").checked]).toEqual(["Maria", true]);
    expect(field("[name=untouched]").value).toBe("kept");
    expect(document.activeElement).toBe(field("textarea"));
    expect(new Set(onInput.mock.calls.flat())).toEqual(new Set(["a", "b", "c"]));
  });

  it("get the caret before the text is reported, so that a screen that formats the text can move it", async () => {
    renderFirstPaint("<input>");
    const typed = field("input", place);
    typed.value = "0917";
    typed.focus();
    typed.setSelectionRange(4, 4);
    const format = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      input.value = "0 917";
      input.setSelectionRange(5, 5);
    };
    root().addEventListener("input", format, { once: true });
    await renderScreen("<input>");
    expect([field("input").value, field("input").selectionStart]).toEqual(["0 917", 5]);
  });

  it.each([
    ["a field with another name", '<input name="phone">', '<input name="code">'],
    ["a field of another type", '<input name="a" type="email">', '<input name="a" type="tel">'],
    ["no field", '<input name="a">', "<p></p>"],
  ])("are not copied into %s", (_, page, screen) => {
    renderFirstPaint(page);
    const typed = field("input", place);
    typed.value = "0917";
    root().innerHTML = screen;
    expect(moveFields(place, root(), typed)).toBeUndefined();
    expect(field("input")?.value ?? "").toBe("");
  });

  it.each([
    ["that nobody changed", false, true],
    ["that the screen has changed likewise", true, true],
  ])("keep the check box of a screen %s", (_, before, onScreen) => {
    renderFirstPaint('<input type="checkbox">');
    field("input", place).checked = before;
    root().innerHTML = '<input type="checkbox">';
    field("input").checked = onScreen;
    moveFields(place, root(), undefined);
    expect(field("input").checked).toBe(true);
  });

  it("return the one that replaces the focused one, also without a selection", () => {
    renderFirstPaint('<input type="email" name="a"><input name="b">');
    root().innerHTML = place.innerHTML;
    expect(moveFields(place, root(), field("input", place))).toBe(field("input"));
    expect(moveFields(place, root(), undefined)).toBeUndefined();
  });
});

describe("a press that ends after the screen has replaced the first paint", () => {
  const pointer = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));
  const findReplacement = vi.fn((pressed: Element) => findSame(place, root(), pressed));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    renderFirstPaint("<button>Pay</button><p>Text</p>");
    findReplacement.mockClear();
    keepPress(place, findReplacement);
  });
  afterEach(() => vi.useRealTimers());

  async function pressAcross(screen: string, selector = "button") {
    pointer("pointerdown", place.querySelector(selector) as Element);
    replaceFirstPaint(screen);
    await Promise.resolve();
    return root().querySelector("button") as HTMLButtonElement;
  }

  it("clicks the same control once in a browser that sends no click", async () => {
    const button = await pressAcross("<button>Pay</button>");
    for (let times = 0; times < 2; times += 1) {
      pointer("pointerup", button);
      vi.runAllTimers();
    }
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
    tap();
    const button = await pressAcross("<button>Pay</button>");
    vi.runAllTimers();
    pointer("pointerup", button);
    vi.runAllTimers();
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it("searches no replacement when it began elsewhere, or ended on the first paint", async () => {
    pointer("pointerdown", place.querySelector("button") as Element);
    pointer("pointerup", place.querySelector("button") as Element);
    pointer("pointerup", await pressAcross("<button>Pay</button>", "p"));
    vi.runAllTimers();
    expect(findReplacement).not.toHaveBeenCalled();
    expect(onTap).not.toHaveBeenCalled();
  });
});

describe("mail and phone links", () => {
  let isBrowser = false;
  let isPrevented = false;

  beforeAll(() => {
    openContactLinks(() => isBrowser);
    addEventListener("click", (event) => {
      isPrevented = event.defaultPrevented;
      // jsdom cannot navigate.
      event.preventDefault();
    });
  });

  function click(html: string) {
    document.body.innerHTML = html;
    document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return { isPrevented, frame: document.querySelector("iframe")?.getAttribute("src") };
  }

  it.each([
    ["open in a hidden frame of a webview", "mailto:help@sandbox.example", false, true],
    ["open in a hidden frame of a webview", "tel:+63280000000", false, true],
    ["are left to a browser", "mailto:help@sandbox.example", true, false],
    ["do not include other links of the page", "#top", false, false],
  ])("%s: %s", (_, href, inBrowser, inFrame) => {
    isBrowser = inBrowser;
    const frame = inFrame ? href : undefined;
    expect(click(`<a href="${href}"><b>x</b></a>`)).toEqual({ isPrevented: inFrame, frame });
  });
});
