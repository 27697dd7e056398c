// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { makeRoomForKeyboard } from "./makeRoomForKeyboard.ts";

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
