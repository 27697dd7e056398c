import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WaitingEnd } from "./WaitingScreen.tsx";

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="skeleton"><button data-back></button><button data-retry></button></div><div id="root"></div>';
});
afterEach(cleanup);

const show = (hasBack = true) =>
  render(
    <>
      {hasBack && (
        <button type="button" data-back="">
          Back
        </button>
      )}
      <h1 tabIndex={-1}>Repayment</h1>
      <WaitingEnd />
    </>,
    { container: element("#root") },
  );

it.each(["[data-back]", "[data-retry]"])(
  "moves the focus from the first paint's %s to the screen's Back",
  (focused) => {
    element(focused).focus();
    show();
    expect(document.activeElement).toBe(element("#root [data-back]"));
    expect(element("#skeleton")).toBeNull();
  },
);

it("moves the focus to the title of a screen without Back", () => {
  element("[data-back]").focus();
  show(false);
  expect(document.activeElement).toBe(element("h1"));
});

it("leaves the focus where it is when it is not in the first paint", () => {
  show();
  expect(document.activeElement).toBe(document.body);
});
