import { cleanup, render } from "@testing-library/react";
import { createElement, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus, useScreenTitle } from "./screenFocus.ts";

const show = (...parts: readonly HTMLElement[]) => document.body.replaceChildren(...parts);
const make = (name: string, text: string, focusable = true) => {
  const element = document.createElement(name);
  element.textContent = text;
  if (focusable) element.tabIndex = -1;
  return element;
};
const nextChange = () => new Promise((resolve) => setTimeout(resolve, 0));

let stop = () => {};
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  show();
});

describe("keepFocus", () => {
  it("moves the focus from a removed control to the title of the new content", async () => {
    const retry = make("button", "Retry");
    show(make("h1", "No connection"), retry);
    retry.focus();
    show(make("h1", "Order"));
    await nextChange();
    expect(document.activeElement?.textContent).toBe("Order");
  });

  it("waits while only a first paint is rendered", async () => {
    const retry = make("button", "Retry");
    show(retry);
    retry.focus();
    show(make("h1", "Order", false));
    await nextChange();
    expect(document.activeElement).toBe(document.body);
    show(make("h1", "Order"));
    await nextChange();
    expect(document.activeElement?.textContent).toBe("Order");
  });

  it("keeps a focus that other code has set", async () => {
    const retry = make("button", "Retry");
    show(retry);
    retry.focus();
    const field = make("input", "");
    show(make("h1", "Order"), field);
    field.focus();
    await nextChange();
    expect(document.activeElement).toBe(field);
  });

  it("does nothing on a page without any focus", async () => {
    show(make("h1", "Order"));
    await nextChange();
    show(make("h1", "Order"));
    await nextChange();
    expect(document.activeElement).toBe(document.body);
  });
});

it("leaves the title of a screen that sets its own while it is first rendered", { tags: "rulings.one-title" }, () => {
  function Screen() {
    useEffect(() => {
      document.title = "User agreement";
    }, []);
    return null;
  }
  function Frame() {
    useScreenTitle("A loan with nothing hidden", "promo");
    return createElement(Screen);
  }
  render(createElement(Frame));
  expect(document.title).toBe("User agreement");
  cleanup();
});
