/** @vitest-environment jsdom */
import { getByText, queryByText } from "@testing-library/dom";
import { act, type ElementType, memo, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSignatureFunctionForTransform, performReactRefresh, register } from "./refreshRuntime.ts";
import { defineRoutes, jsxDEV } from "./stableComponents.ts";

const element = (type: ElementType, props: object = {}) => jsxDEV(type, props, undefined, false);
const title = { source: "T", "en-PH": "T", "fil-PH": "T", "zh-CN": "T" };
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** A button that counts its clicks. `hooks` is the signature that the transform computes. */
function makeCounter(label: string, hooks = "useState"): ElementType {
  const sign = createSignatureFunctionForTransform();
  function Counter() {
    const [count, setCount] = useState(0);
    return element("button", { onClick: () => setCount(count + 1), children: `${label} ${count}` });
  }
  return sign(Counter, hooks) as ElementType;
}

/** Evaluates a module of each component, and renders the last one. */
function show(components: Readonly<Record<string, ElementType>>) {
  for (const [id, type] of Object.entries(components)) register(type, id);
  act(() => root.render(element(Object.values(components).at(-1) as ElementType)));
}

/** Evaluates a module again, as an update does. */
function update(id: string, type: unknown) {
  register(type, id);
  act(() => void performReactRefresh());
}

const click = () => act(() => place.querySelector("button")?.click());

describe("components of a hot build", () => {
  it("show their newest version and keep their state", () => {
    show({ "a Counter": makeCounter("before") });
    click();
    const button = getByText(place, "before 1");
    update("a Counter", makeCounter("after"));
    expect(getByText(place, "after 1")).toBe(button);
    click();
    expect(queryByText(place, "after 2")).not.toBeNull();
  });

  it("start with new state when their hooks have changed", () => {
    const Counter = makeCounter("before");
    show({ "b Counter": Counter, "b Page": () => element(Counter) });
    click();
    update("b Counter", makeCounter("after", "useState useId"));
    expect(queryByText(place, "after 0")).not.toBeNull();
    click();
    update("b Counter", makeCounter("again", "useState useId"));
    expect(queryByText(place, "again 1")).not.toBeNull();
  });

  it("show the newest version of a memo component", () => {
    const Text = memo(() => "before");
    show({ "c Text": Text, "c Page": () => element(Text) });
    const After = memo(() => "after");
    update("c Text", After);
    expect(place.textContent).toBe("after");
  });

  it("show the newest version of a screen, to which the shell keeps its first version", async () => {
    const FirstScreen = Object.assign(makeCounter("before"), { whenIdle: [] });
    register(FirstScreen, "d FirstScreen");
    const [route] = defineRoutes([{ path: "/x", title, screen: async () => ({ FirstScreen }) } as never]);
    const { Screen } = (await route?.screen()) ?? {};
    expect(Screen?.whenIdle).toEqual([]);
    // The shell's own elements do not pass the development transform.
    const { createElement } = await import("react");
    act(() => root.render(createElement(Screen as ElementType)));
    click();
    update("d FirstScreen", makeCounter("after"));
    expect(queryByText(place, "after 1")).not.toBeNull();
  });
});
