// @vitest-environment jsdom

import { Figures } from "@lending/ui/figures";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { collectTranslations } from "./earlyTranslations.ts";
import { guardPage, keepTranslated, makeRoomForKeyboard } from "./guardPage.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
keepTranslated();

const page = document.body.appendChild(document.createElement("div"));
let root = createRoot(page);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(page);
});

async function show(content: ReactNode): Promise<void> {
  await act(async () => root.render(content));
}

/** Replaces every text by `font` elements, as Google Translate does, but for what must stay as it is. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    if (!text.parentElement?.closest("[translate=no],font")) texts.push(text as Text);
  for (const text of texts) {
    const translation = document.createElement("font");
    translation.append(Object.assign(document.createElement("font"), { textContent: `~${text.data}` }));
    text.replaceWith(translation);
  }
  // Observers are called after the replacement.
  await Promise.resolve();
}

it("removes translated texts, and shows the new amounts", async () => {
  await show(<Figures>Pay ₱2,650.00 by 2026-12-21 here</Figures>);
  await translate();
  expect(page.textContent).toBe("~Pay ₱2,650.00~ by 2026-12-21~ here");
  await show(<Figures>Pay today</Figures>);
  expect(page.textContent).toBe("Pay today");
});

it("shows the new text of a translated button beside its icon", async () => {
  const button = (label: string) => (
    <button type="button">
      {label}
      <svg />
    </button>
  );
  await show(button("More"));
  await translate();
  await show(button("Hide"));
  expect(page.textContent).toBe("Hide");
});

it("inserts before a translated text", async () => {
  const line = (hasIcon: boolean) => (
    <p>
      {hasIcon && <b>!</b>}
      Pay today
    </p>
  );
  await show(line(false));
  await translate();
  await show(line(true));
  expect(page.textContent).toBe("!Pay today");
});

it("survives the removal of a text whose translation is gone", async () => {
  const line = (text: string | false) => (
    <p>
      {text}
      <b>!</b>
    </p>
  );
  await show(line("Pay"));
  await translate();
  page.querySelector("font")?.remove();
  await show(line(false));
  expect(page.textContent).toBe("~!");
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("shows every text that changes on a page that was translated before the guard has loaded", {
  tags: "screens.translated",
}, async () => {
  collectTranslations();
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const show = (due: string, paid: string) =>
    act(async () =>
      root.render(
        <>
          <p>
            {due}
            <svg />
          </p>
          <p>
            {paid}
            <svg />
          </p>
        </>,
      ),
    );
  await show("Due today", "Nothing paid");
  for (const line of page.querySelectorAll("p")) {
    const translation = document.createElement("font");
    translation.append(`~${line.textContent}`);
    line.firstChild?.replaceWith(translation);
  }
  expect(page.textContent).toBe("~Due today~Nothing paid");
  guardPage({ host: "browser" });
  await show("Due tomorrow", "₱500 paid");
  expect(page.textContent).toBe("Due tomorrow₱500 paid");
});

let host: "android" | "browser" = "android";
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;
vi.useFakeTimers();
const native = {
  get host() {
    return host;
  },
};
makeRoomForKeyboard(native);

function focus(html: string, height = 740) {
  vi.stubGlobal("innerHeight", 740);
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>("input, textarea, button")?.focus();
  vi.stubGlobal("innerHeight", height);
  vi.advanceTimersByTime(700);
  return document.body.style.paddingBottom;
}

beforeEach(() => {
  host = "android";
  document.body.style.paddingBottom = "";
  scrollIntoView.mockClear();
});

it("makes room below the page, and shows the field, when the keyboard shrinks nothing", () => {
  expect(focus("<textarea></textarea>")).toBe("50vh");
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it("makes room for a field that had the focus before this file loaded", () => {
  host = "browser";
  expect(focus("<input>")).toBe("");
  host = "android";
  makeRoomForKeyboard(native);
  vi.advanceTimersByTime(700);
  expect(document.body.style.paddingBottom).toBe("50vh");
});

it("keeps the room while another control has the focus, so that Next stays under the finger", () => {
  focus("<input>");
  document.body.insertAdjacentHTML("beforeend", "<button>Next</button>");
  document.querySelector("button")?.focus();
  vi.advanceTimersByTime(700);
  expect(document.body.style.paddingBottom).toBe("50vh");
});

it.each([
  ["the keyboard shrinks the window", "<input>", 440, "android"],
  ["no keyboard opens for the control", '<input type="checkbox">', 740, "android"],
  ["no text is typed into the control", "<button>Next</button>", 740, "android"],
  ["a browser shows the page", "<input>", 740, "browser"],
] as const)("makes no room when %s", (_, html, height, shown) => {
  host = shown;
  expect(focus(html, height)).toBe("");
});
