/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPress } from "./keepInput.ts";

const findReplacement = vi.fn<(pressed: Element) => HTMLElement | null>();
const onError = vi.fn();
const onClick = vi.fn();
let place: HTMLElement;
let screen: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  addEventListener("error", onError);
  document.body.innerHTML = '<div><button>Pay</button><p>Text</p></div><button id="same">Pay</button>';
  place = document.body.firstElementChild as HTMLElement;
  screen = document.getElementById("same") as HTMLElement;
  screen.onclick = onClick;
  findReplacement.mockReturnValue(screen);
  keepPress(place, findReplacement);
});
afterEach(() => {
  vi.useRealTimers();
  removeEventListener("error", onError);
  vi.resetAllMocks();
});

const pointer = (type: string, target: Element | null) => target?.dispatchEvent(new Event(type, { bubbles: true }));

it("searches no replacement for a press that began elsewhere", () => {
  pointer("pointerdown", place.querySelector("p"));
  place.remove();
  pointer("pointerup", screen);
  vi.runAllTimers();
  expect(findReplacement).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

it("searches no replacement while the first paint is rendered", () => {
  pointer("pointerdown", place.querySelector("button"));
  pointer("pointerup", screen);
  vi.runAllTimers();
  expect(findReplacement).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

it("clicks nothing when the screen has no replacement", () => {
  findReplacement.mockReturnValue(null);
  pointer("pointerdown", place.querySelector("button"));
  place.remove();
  pointer("pointerup", screen);
  vi.runAllTimers();
  expect(onClick).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
